import type { Page } from '@playwright/test';
import { expect, freshAddress, mailTo, test } from './browser.ts';

// spec: 62, 191, 291, 344
test('somebody new signs in with Google from the home page, and later from the sign-in page', async ({
  page,
}) => {
  const email = freshAddress('maria');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  const modal = page.getByRole('dialog', { name: 'Вход в личный кабинет' });
  await expect(modal.getByText('Входя через другой сервис, я даю согласие')).toBeVisible();
  await modal.getByRole('button', { name: 'Войти через Google' }).click();
  await expect(page.getByRole('heading', { name: 'Вход через Google' })).toBeVisible();
  await chooseAnother(page, 'Мария', email);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('Мария');
  expect(await page.evaluate(() => localStorage.getItem('podium_remember'))).toBeNull();

  await page.goto('/dashboard');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await page.getByRole('button', { name: email }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('Мария');
  // No address in the browser's history holds the session id.
  await page.goBack();
  expect(page.url()).not.toContain('session_id');
});

// spec: 63, 293
test('somebody new from VK proves an address by a code, also after the tab was dropped; then VK is enough', async ({
  page,
}) => {
  const email = freshAddress('olga');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через VK' }).click();
  await chooseAnother(page, 'Ольга', '');
  await expect(page.getByRole('heading', { name: 'Ваш email' })).toBeVisible();
  expect(page.url()).not.toContain('code=');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText(`Мы отправили код на ${email}`)).toBeVisible();
  const code = await mailedCode(page, email);
  await page.reload();
  await page.getByLabel('Код из письма').fill('12');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByText('Код из письма — восемь цифр')).toBeVisible();
  await page.getByLabel('Код из письма').fill(code === '1234 5678' ? '8765 4321' : '1234 5678');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Код не подходит');
  await page.getByLabel('Код из письма').fill(code);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('Ольга');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через VK' }).click();
  await page
    .getByRole('button', { name: /Ольга\s+без адреса/ })
    .last()
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('Ольга');
});

async function chooseAnother(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByText('Кто-то другой').click();
  await page.getByLabel('Имя').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Продолжить' }).click();
}

/** The code in the newest mail to the address. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const code = /\d{4} \d{4}/.exec(await mailTo(page, email, 'Код подтверждения'))?.[0];
  if (!code) throw new Error('the mail has no code');
  return code;
}
