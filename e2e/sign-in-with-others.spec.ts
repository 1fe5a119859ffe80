import type { Page } from '@playwright/test';
import { expect, expectAccessible, freshAddress, signInWith, test } from './browser.ts';

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
  // The session id is in no address that the browser keeps.
  await page.goBack();
  expect(page.url()).not.toContain('session_id');
});

test('the student of the demo school finds the same account behind both doors', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await page.getByRole('button', { name: 'student@podium.local' }).click();
  await expect(page.getByRole('banner')).toContainText('Анна');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await signInWith(page, 'student@podium.local', 'podium-demo');
  await expect(page).toHaveURL(/\/dashboard$/);
});

const refusals = [
  {
    home: '/',
    sign: 'Войти',
    google: 'Войти через Google',
    cancel: 'Отказаться',
    said: 'Ошибка входа через Google',
  },
  {
    home: '/en',
    sign: 'Sign in',
    google: 'Sign in with Google',
    cancel: 'Refuse',
    said: 'Signing in with Google failed',
  },
  { home: '/zh', sign: '登录', google: '通过 Google 登录', cancel: '拒绝', said: '通过 Google 登录失败' },
];
for (const { home, sign, google, cancel, said } of refusals) {
  test(`who refuses at Google is told so and may try again: ${home}`, async ({ page }) => {
    await page.goto(home);
    await page.getByRole('banner').getByRole('button', { name: sign, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: google }).click();
    await page.getByRole('button', { name: cancel }).click();
    await expect(page).toHaveURL(`${home}?error=google_auth_failed`);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(said);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(home);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('an address that Google has not confirmed opens nothing, and the server says why', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await page.getByRole('button', { name: 'igor.vetrov@example.com' }).click();
  await expect(page).toHaveURL('/?error=google_auth_failed');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Google не подтвердил');
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBeNull();
});

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

const vkTexts = {
  ru: {
    home: '/',
    vk_auth_failed: 'Ошибка входа через VK',
    invalid_vk_callback: 'VK вернул неполный ответ',
    vk_callback_error: 'Не удалось завершить вход через VK',
  },
  en: {
    home: '/en',
    vk_auth_failed: 'Signing in with VK failed',
    invalid_vk_callback: 'VK sent an incomplete answer',
    vk_callback_error: 'Signing in with VK could not be finished',
  },
  zh: {
    home: '/zh',
    vk_auth_failed: '通过 VK 登录失败',
    invalid_vk_callback: 'VK 返回的信息不完整',
    vk_callback_error: '无法连接服务器',
  },
};
for (const [language, texts] of Object.entries(vkTexts)) {
  test(`what goes wrong on the way back from VK has a name and words: ${language}`, async ({
    page,
    context,
  }) => {
    await page.goto(texts.home);
    await context.addCookies([{ name: 'podium_language', value: language, url: page.url() }]);
    const led = async (
      query: string,
      error: 'vk_auth_failed' | 'invalid_vk_callback' | 'vk_callback_error',
    ) => {
      await page.goto(`/auth/vk/callback${query}`);
      await expect(page).toHaveURL(`${texts.home}?error=${error}`);
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(texts[error]);
    };
    await led('', 'invalid_vk_callback');
    await led('?code=vk2.a.x&state=other', 'invalid_vk_callback');
    await led('?state=vk_auth', 'invalid_vk_callback');
    await led('?error=access_denied&state=vk_auth', 'vk_auth_failed');
    await page.route('**/api/auth/vk', (route) => route.abort());
    await led('?code=vk2.a.x&state=vk_auth', 'vk_callback_error');
    await page.unroute('**/api/auth/vk');
    await page.goto('/auth/vk/callback?code=vk2.a.x&state=vk_auth&device_id=d');
    await expect(page).toHaveURL(`${texts.home}?error=vk_auth_failed`);
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  });
}

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

/** The code of the newest mail to the address, as it stands there. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const row = mailbox
    .getByRole('link')
    .filter({ hasText: 'Код подтверждения' })
    .filter({ hasText: email })
    .first();
  await expect(async () => {
    await mailbox.goto('/demo/mailbox');
    await expect(row).toBeVisible({ timeout: 100 });
  }).toPass();
  const code = /\d{4} \d{4}/.exec((await row.textContent()) ?? '')?.[0];
  await mailbox.close();
  if (!code) throw new Error('the mail has no code');
  return code;
}
