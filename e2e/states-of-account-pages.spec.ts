/** The pages that mails, links and other services lead to, in all their states. */
import type { Page } from '@playwright/test';
import {
  choosePassword,
  courseCard,
  expect,
  expectAccessible,
  freshAddress,
  signInWith,
  test,
} from './browser.ts';

const first = 'Подиум-2026!';
const second = 'Ветер-в-мае-7';

// spec: 61, 302, 303, 304, 460
test('the page that confirms an address says each outcome with its reason, and leads on', async ({
  page,
}) => {
  await test.step('an address that is not confirmed: the reason is said, another link is offered', async () => {
    await page.goto('/verify-email');
    await expect(page.getByRole('alert')).toContainText('Неверная ссылка подтверждения');
    await expectAccessible(page);
    await openVerification(page, 'nobody-was-ever-sent-this-one');
    await expect(page.getByRole('alert')).toContainText('Ссылка устарела или уже использована');
    await expect(page.getByRole('button', { name: 'Отправить письмо ещё раз' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');

    await page.route('**/api/verify-email', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
    await openVerification(page, 'a-token-of-somebody');
    await expect(page.getByRole('alert')).toContainText('Ошибка подтверждения адреса');
    await page.unroute('**/api/verify-email');

    const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/verify-email', (route) => letGo.then(() => route.abort()));
    await openVerification(page, 'a-token-of-somebody');
    await expect(page.getByText('Подтверждаем адрес…')).toBeVisible();
    answer();
    await expect(page.getByRole('alert')).toContainText('Ошибка соединения');
  });
  await test.step('the page that confirms an address says each outcome, and leads on', async () => {
    const outcomes = [
      {
        answer: { json: { status: 'success', message: '', email: 'anna@example.com' } },
        title: 'Адрес подтверждён',
      },
      {
        answer: { json: { status: 'already_verified', message: '', email: 'anna@example.com' } },
        title: 'Адрес уже подтверждён',
      },
    ];
    for (const { answer, title } of outcomes) {
      await page.route('**/api/verify-email', (route) => route.fulfill(answer));
      await openVerification(page, 'a-token-of-somebody');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/?login=true');
      // A reload says it again without another press.
      await page.reload();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.unroute('**/api/verify-email');
    }
  });
  await test.step('the token of a confirmation may stand in the query as well', async () => {
    const answer = { json: { status: 'success', message: '', email: 'anna@example.com' } };
    await page.route('**/api/verify-email', (route) => route.fulfill(answer));
    await page.goto('/verify-email?token=a-token-of-somebody');
    await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();
    await page.unroute('**/api/verify-email');
  });
});

// spec: 56, 202, 203, 205, 351, 372, 446, 447, 464
test('the sign-in page says where one is, what is missing, that it is busy, what failed, and when to try again', async ({
  page,
}) => {
  await test.step('the sign-in page says where one is, what is missing, that it is busy, and what failed', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в школу: Подиум');
    await expect(page.getByText('Войдите в личный кабинет')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
    const submit = page.getByRole('button', { name: 'Войти', exact: true });
    await submit.click();
    await expect(page.getByText('Заполните это поле')).toHaveCount(2);

    const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/login', (route) =>
      letGo.then(() => route.fulfill({ status: 502, body: 'bad gateway' })),
    );
    await page.getByLabel('Email').fill('anna@example.com');
    await page.getByRole('textbox', { name: 'Пароль' }).fill('Подиум-2026!');
    await submit.click();
    await expect(page.getByRole('button', { name: 'Вход...' })).toBeDisabled();
    answer();
    await expect(page.getByRole('alert')).toHaveText('Ошибка входа');

    await page.unroute('**/api/login');
    await page.route('**/api/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Тестовый вход' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Ошибка сети' })).toBeVisible();
    await page.unroute('**/api/login');
  });
  await test.step('who tries too often is told when to try again, in the language of the page', async () => {
    const email = freshAddress('vera');
    await useUpGuesses(page, email);
    await page.goto('/login');
    await signInWith(page, email, 'Свой-пароль-7');
    await expect(page.getByRole('alert')).toHaveText(
      /Слишком много попыток\. Попробуйте снова через 6 минут/,
    );
    await expectAccessible(page);

    await useUpPurchases(page);
    await page.goto('/en');
    await courseCard(page, 'Become a model').getByRole('button', { name: 'Buy the course' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Вера Ким');
    await form.getByLabel('Email').fill(email);
    for (const consent of await form.getByRole('checkbox', { name: /policy|agreement|offer/i }).all())
      await consent.check();
    await form.getByRole('button', { name: /Pay .+ by card/ }).click();
    await expect(form.getByRole('alert')).toHaveText(/Too many attempts\. Please try again in \d+ seconds/);
    // The typed address is still there for the next attempt.
    await expect(form.getByLabel('Email')).toHaveValue(email);
  });
});

// spec: 60, 300, 301, 302, 385, 450, 477
test('a link for a new password: what is wrong with it is said and nothing typed is lost; its token leaves the address; three seconds after the change home opens', async ({
  page,
}) => {
  await test.step('a reset link that is not whole, and passwords that differ, are said at once; what could not be saved stays typed', async () => {
    await page.goto('/reset-password');
    await expect(page.getByRole('alert')).toContainText('Неверная ссылка для сброса пароля');
    await expect(page.getByRole('button', { name: 'Сохранить пароль' })).toBeDisabled();
    await expectAccessible(page);

    await page.goto('/reset-password?token=nobody-was-ever-sent-this-one');
    await choosePassword(page, '12345', '12345');
    await expect(page.getByText('Не меньше 6 символов', { exact: true })).toBeVisible();
    await choosePassword(page, second, first);
    await expect(page.getByText('Пароли не совпадают')).toBeVisible();
    await page.route('**/api/auth/reset-password', (route) => route.abort());
    await choosePassword(page, second, second);
    await expect(page.getByRole('alert')).toContainText('Ошибка при сбросе пароля');
    await expect(page.getByLabel('Новый пароль')).toHaveValue(second);
    await page.unroute('**/api/auth/reset-password');
    await choosePassword(page, second, second);
    await expect(page.getByRole('alert')).toContainText('Ссылка устарела или уже использована');
    await expect(page.getByLabel('Новый пароль')).toHaveValue(second);
    await page.getByRole('button', { name: 'Прислать новую ссылку' }).click();
    await expect(page.getByRole('dialog', { name: 'Восстановление пароля' })).toBeVisible();
  });
  await test.step('the token of a link leaves the address at once, and a reload goes on with it', async () => {
    const dead = 'Ссылка устарела или уже использована';
    await page.goto('/reset-password?token=a-token-of-somebody');
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await choosePassword(page, 'Подиум-2026!', 'Подиум-2026!');
    await expect(page.getByRole('alert')).toContainText(dead);
    for (const link of ['/verify-email/a-token-of-somebody', '/verify-email?token=a-token-of-somebody']) {
      await page.goto(link);
      await expect(page).toHaveURL('/verify-email');
      await page.reload();
      await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
      await expect(page.getByRole('alert'), link).toContainText(dead);
    }
  });
  await test.step('three seconds after the password was changed the home page opens', async () => {
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { success: true } }));
    await page.clock.install();
    await page.goto('/reset-password?token=a-token-of-somebody');
    await expect(page.getByRole('button', { name: 'Сохранить пароль' })).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await choosePassword(page, second, second);
    await expect(page.getByRole('heading', { name: 'Пароль изменён' })).toBeVisible();
    await page.clock.runFor(2900);
    await expect(page).toHaveURL('/reset-password');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/');
  });
});

// spec: 292, 294, 451, 457
test('what goes wrong with another service has a name and words, opens nothing, and may be tried again', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('a page for Google’s answer without a session id, or with a stranger’s, ends at the error', async () => {
    for (const hash of ['', '#session_id=', `#session_id=${'a'.repeat(43)}`]) {
      await page.goto('about:blank');
      await page.goto(`/auth/google/callback${hash}`);
      await expect(page).toHaveURL('/?error=google_auth_failed');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    }
  });
  await test.step('who refuses at Google is told so and may try again; an unconfirmed address opens nothing, and the server says why', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Войти через Google' }).click();
    await page.getByRole('button', { name: 'Отказаться' }).click();
    await expect(page).toHaveURL('/?error=google_auth_failed');
    await expect(dialog.getByRole('alert')).toHaveText('Ошибка входа через Google');
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
  await test.step('what goes wrong on the way back from VK has a name and words, in the language of the visitor', async () => {
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
});

/** In a browser that did not request the link, nothing happens before a button is pressed. */
async function openVerification(page: Page, token: string): Promise<void> {
  await page.goto(`/verify-email/${token}`);
  await expect(page).toHaveURL('/verify-email');
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
}

/** Guesses from elsewhere; the account does not know the browser of this journey. */
async function useUpGuesses(page: Page, email: string): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const answer = await page.request.post('/api/login', {
      data: { email, password: 'wrong one' },
      headers: { 'x-forwarded-for': `192.0.2.${n + 1}` },
    });
    expect(answer.status()).toBe(401);
  }
}

/** Places orders for a course that does not exist, from the address of this journey. */
async function useUpPurchases(page: Page): Promise<void> {
  const order = { amount: 1, currency: 'RUB', description: '', course_id: crypto.randomUUID() };
  const send = () => page.request.post('/api/create_payment', { data: order });
  await expect(async () => expect((await send()).status()).toBe(429)).toPass({ intervals: [0] });
}
