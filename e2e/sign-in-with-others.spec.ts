import type { Page } from '@playwright/test';
import { expect, expectAccessible, freshAddress, mailTo, test } from './browser.ts';

// spec: 62, 191, 291, 344
test('somebody new signs in with Google from the home page, and later from the sign-in page', async ({
  page,
}) => {
  const email = freshAddress('maria');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  const modal = page.getByRole('dialog', { name: 'Вход в личный кабинет' });
  await expect(modal.getByText('Входя через другой сервис, я даю согласие')).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Войти через Google' }).click();
  await expect(page.getByRole('heading', { name: 'Вход через Google' })).toBeVisible();
  await expectAccessible(page);
  await chooseAnother(page, 'Мария', email);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('Мария');
  expect(await page.evaluate(() => localStorage.getItem('podium_remember'))).toBeNull();

  await page.goto('/dashboard');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await page.getByRole('button', { name: email }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('Мария');
  // No address in the browser's history holds the session id.
  await page.goBack();
  expect(page.url()).not.toContain('session_id');
});

// spec: 292, 451, 457
test('who refuses at Google is told so and may try again; an unconfirmed address opens nothing, and the server says why', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Войти через Google' }).click();
  await page.getByRole('button', { name: 'Отказаться' }).click();
  await expect(page).toHaveURL('/?error=google_auth_failed');
  await expect(dialog.getByRole('alert')).toHaveText('Ошибка входа через Google');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Войти через Google' }).click();
  await page.getByRole('button', { name: 'igor.vetrov@example.com' }).click();
  await expect(page).toHaveURL('/?error=google_auth_failed');
  await expect(dialog.getByRole('alert')).toContainText('Google не подтвердил');
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBeNull();

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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

// spec: 293, 294, 457
test('what goes wrong on the way back from VK has a name and words, in the language of the visitor', async ({
  page,
  context,
  baseURL,
}) => {
  const led = async (query: string, home: string, error: string, words: string) => {
    await page.goto(`/auth/vk/callback${query}`);
    await expect(page).toHaveURL(`${home}?error=${error}`);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words);
  };
  await led('', '/', 'invalid_vk_callback', 'VK вернул неполный ответ');
  await led('?code=vk2.a.x&state=other', '/', 'invalid_vk_callback', 'VK вернул неполный ответ');
  await led('?state=vk_auth', '/', 'invalid_vk_callback', 'VK вернул неполный ответ');
  await led('?error=access_denied&state=vk_auth', '/', 'vk_auth_failed', 'Ошибка входа через VK');
  await page.route('**/api/auth/vk', (route) => route.abort());
  const unreachable = 'Не удалось завершить вход через VK';
  await led('?code=vk2.a.x&state=vk_auth', '/', 'vk_callback_error', unreachable);
  await page.unroute('**/api/auth/vk');
  await page.goto('/auth/vk/callback?code=vk2.a.x&state=vk_auth&device_id=d');
  await expect(page).toHaveURL('/?error=vk_auth_failed');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();

  await context.addCookies([{ name: 'podium_language', value: 'zh', url: baseURL! }]);
  await led('', '/zh', 'invalid_vk_callback', 'VK 返回的信息不完整');
});

// spec: 292
test('a page for Google’s answer without a session id, or with a stranger’s, ends at the error', async ({
  page,
}) => {
  for (const hash of ['', '#session_id=', `#session_id=${'a'.repeat(43)}`]) {
    await page.goto('about:blank');
    await page.goto(`/auth/google/callback${hash}`);
    await expect(page).toHaveURL('/?error=google_auth_failed');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  }
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
