/** The pages that mails and links lead to, in every state they can be in, and the ways from the bar of the site. */
import type { Page } from '@playwright/test';
import { choosePassword, expect, expectAccessible, registerInModal, test } from './browser.ts';
import { aStudent, signIn } from './students.ts';

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
    await page.goto('/verify-email/a-token-of-somebody');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/?login=true');
    await page.unroute('**/api/verify-email/*');
  }
});

test('an address that is not confirmed: the reason is said, another link is offered', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('alert')).toContainText('Неверная ссылка подтверждения');
  await expectAccessible(page);
  await page.goto('/verify-email/nobody-was-ever-sent-this-one');
  await expect(page.getByRole('alert')).toContainText('Ссылка устарела или уже использована');
  await expect(page.getByRole('button', { name: 'Отправить письмо ещё раз' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');

  await page.route('**/api/verify-email/*', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await page.goto('/verify-email/a-token-of-somebody');
  await expect(page.getByRole('alert')).toContainText('Ошибка подтверждения адреса');
  await page.unroute('**/api/verify-email/*');

  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/verify-email/*', (route) => letGo.then(() => route.abort()));
  await page.goto('/verify-email/a-token-of-somebody');
  await expect(page.getByText('Подтверждаем адрес…')).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toContainText('Ошибка соединения');
});

test('the sign-in page says where one is, what is missing, that it is busy, and what failed', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в школу «Подиум»');
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
});

test('the test sign-in of a demonstration without a connection says so', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Тестовый вход' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ошибка сети');
});

test('registering without what is needed names every field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  const form = page.getByRole('dialog', { name: 'Регистрация' });
  await expect(form.getByText(/с заглавными и строчными буквами, цифрами и знаками/)).toBeVisible();
  await form.getByRole('button', { name: 'Зарегистрироваться' }).click();
  // Names, address and password; the telephone may stay empty.
  await expect(form.getByText('Заполните это поле')).toHaveCount(4);
  await expect(form.getByText('Без этого согласия продолжить нельзя')).toHaveCount(2);
  await registerInModal(page, 'not an address', '12345');
  await expect(form.getByText('Проверьте адрес: нужен вид name@mail.ru')).toBeVisible();
  await expect(form.getByText('Не меньше 6 символов', { exact: true })).toBeVisible();
});

test('a forgotten password: without an address, and without a connection, the form says so', async ({
  page,
}) => {
  await page.goto('/?login=true');
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  const form = page.getByRole('dialog', { name: 'Восстановление пароля' });
  await form.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(form.getByText('Введите email')).toBeVisible();
  await page.route('**/api/auth/forgot-password', (route) => route.abort());
  await form.getByLabel('Email').fill('anna@example.com');
  await form.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(form.getByRole('alert')).toContainText('Ошибка при отправке письма');
});

test('a new password that could not be saved is said, and stays typed', async ({ page }) => {
  await page.route('**/api/auth/reset-password', (route) => route.abort());
  await page.goto('/reset-password?token=a-token-of-somebody');
  await choosePassword(page, 'Подиум-2026!', 'Подиум-2026!');
  await expect(page.getByRole('alert')).toContainText('Ошибка при сбросе пароля');
  await expect(page.getByLabel('Новый пароль')).toHaveValue('Подиум-2026!');
});

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

test('every page of a demonstration says that it is one', async ({ page }) => {
  await signIn(page, await aStudent(page));
  const pages = ['/', '/offer.html', '/no-such-page', '/login', '/reset-password', '/verify-email'];
  for (const path of [...pages, '/payment/return', '/dashboard', '/admin']) {
    await page.goto(path);
    await expect(page.getByText('Демонстрационный режим: деньги не списываются.'), path).toBeVisible();
  }
});

test('whoever is signed in is greeted by name, and only staff see the way to the panel', async ({ page }) => {
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
