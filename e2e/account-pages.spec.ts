/** The pages that mails and links lead to, in all their states, and the account links in the site's bar. */
import type { Page } from '@playwright/test';
import {
  choosePassword,
  expect,
  expectAccessible,
  freshAddress,
  mailedLink,
  registerInModal,
  signInWith,
  startBuying,
  test,
} from './browser.ts';
import { aStudent, signIn } from './students.ts';

// spec: 61, 302, 303, 304
test('the page that confirms an address says each outcome, and leads on', async ({ page }) => {
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
    await page.route('**/api/verify-email/*', (route) => route.fulfill(answer));
    await openVerification(page, 'a-token-of-somebody');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/?login=true');
    // A reload says it again without another press.
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.unroute('**/api/verify-email/*');
  }
});

// spec: 302
test('the token of a confirmation may stand in the query as well', async ({ page }) => {
  const answer = { json: { status: 'success', message: '', email: 'anna@example.com' } };
  await page.route('**/api/verify-email/a-token-of-somebody', (route) => route.fulfill(answer));
  await page.goto('/verify-email?token=a-token-of-somebody');
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();
});

// spec: 303, 304, 460
test('an address that is not confirmed: the reason is said, another link is offered', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('alert')).toContainText('Неверная ссылка подтверждения');
  await expectAccessible(page);
  await openVerification(page, 'nobody-was-ever-sent-this-one');
  await expect(page.getByRole('alert')).toContainText('Ссылка устарела или уже использована');
  await expect(page.getByRole('button', { name: 'Отправить письмо ещё раз' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');

  await page.route('**/api/verify-email/*', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await openVerification(page, 'a-token-of-somebody');
  await expect(page.getByRole('alert')).toContainText('Ошибка подтверждения адреса');
  await page.unroute('**/api/verify-email/*');

  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/verify-email/*', (route) => letGo.then(() => route.abort()));
  await openVerification(page, 'a-token-of-somebody');
  await expect(page.getByText('Подтверждаем адрес…')).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toContainText('Ошибка соединения');
});

// spec: 302
test('the token of a link leaves the address at once, and a reload goes on with it', async ({ page }) => {
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

// spec: 348
test('a stranger who registers after a purchase: the buyer’s confirming leads to a password of their own', async ({
  page,
}) => {
  const email = freshAddress('buyer');
  const provider = await startBuying(page, 'Basic Model in 24 hours', { name: 'Мария Орлова', email });
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Курс ваш!' })).toBeVisible();
  const stranger = { email, password: 'пароль чужого', first_name: 'Чужой', last_name: 'Человек' };
  const consents = { privacy_consent: true, data_consent: true };
  const registered = await page.request.post('/api/register', { data: { ...stranger, ...consents } });
  expect(registered.ok()).toBe(true);

  await page.goto(await mailedLink(page, email, 'Подтвердите адрес'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await expect(page.getByText('Придумайте пароль: с ним')).toBeVisible();
  await choosePassword(page, 'Подиум-2026!', 'Подиум-2026!');
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();
  await page.goto('/login');
  await signInWith(page, email, 'Подиум-2026!');
  await expect(page).toHaveURL(/\/dashboard$/);
});

// spec: 56, 202, 203, 205, 351, 372, 446, 447
test('the sign-in page says where one is, what is missing, that it is busy, and what failed', async ({
  page,
}) => {
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
});

// spec: 342
test('an answer with a token alone is kept, and the person asked for', async ({ page }) => {
  const me = { id: '1', email: 'anna@example.com', first_name: 'Анна', role: 'user' };
  await page.route('**/api/register', (route) => route.fulfill({ json: { access_token: 'a-token' } }));
  await page.route('**/api/me', (route) => route.fulfill({ json: me }));
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await registerInModal(page, 'anna@example.com', 'Подиум-2026!');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Анна');
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBe('a-token');
});

// spec: 95, 96, 264, 405
test('signed-in people are greeted by name, and only staff see the way to the panel', async ({ page }) => {
  const bar = page.getByRole('banner');
  await signIn(page, await aStudent(page));
  await page.goto('/');
  await expect(bar).toContainText('Здравствуйте, Вера!');
  await expect(bar.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute('href', '/dashboard');
  await expect(bar.getByRole('link', { name: 'Панель управления' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Выйти' }).click();
  await expect(bar.getByRole('button', { name: 'Регистрация' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await becomeManager(page);
  await page.goto('/');
  await expect(bar.getByRole('link', { name: 'Панель управления' })).toHaveAttribute('href', '/admin');
  await page.goto('/dashboard');
  await expect(bar.getByRole('link', { name: 'Панель управления' })).toHaveAttribute('href', '/admin');
});

/** In a browser that did not request the link, nothing happens before a button is pressed. */
async function openVerification(page: Page, token: string): Promise<void> {
  await page.goto(`/verify-email/${token}`);
  await expect(page).toHaveURL('/verify-email');
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
}

async function becomeManager(page: Page): Promise<void> {
  const data = { email: 'manager@podium.local', password: 'podium-demo' };
  const { access_token, user } = await (await page.request.post('/api/login', { data })).json();
  await page.evaluate(
    ([token, who]) => {
      localStorage.setItem('podium_token', token!);
      localStorage.setItem('podium_user', who!);
    },
    [access_token, JSON.stringify(user)],
  );
}
