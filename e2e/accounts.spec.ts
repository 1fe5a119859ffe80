import type { Browser, Page } from '@playwright/test';
import {
  choosePassword,
  expect,
  freshAddress,
  mailedLink,
  registerInModal,
  signInWith,
  test,
} from './browser.ts';
import { aStudent, buyAsVisitor, signIn } from './students.ts';

const first = 'Подиум-2026!';
const second = 'Ветер-в-мае-7';
const weekMs = 7 * 24 * 60 * 60 * 1000;

// spec: 60, 61, 95, 98, 179, 180, 206, 302, 328, 329, 338, 339, 446, 474
test('registers, confirms, signs in, forgets the password, and finds every other session ended', async ({
  page,
  browser,
}) => {
  const email = freshAddress('vera');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await registerInModal(page, email, first);
  const steps = page.getByRole('alertdialog', { name: 'Поздравляем! Вы зарегистрированы' });
  await expect(steps).toContainText('Перейдите по ссылке из письма');

  const banner = page.getByRole('complementary', { name: 'Ваша регистрация' });
  const inNav = page.getByRole('complementary', { name: 'Состояние регистрации' });
  for (const place of [banner, inNav]) await expect(place).toContainText(`${email}ожидает подтверждения`);
  await expect(steps).toBeHidden();
  const profile = page.getByRole('dialog', { name: 'Анкета модели' });
  await expect(profile.getByLabel('Email')).toHaveValue(email);
  await profile.getByRole('button', { name: 'Не сейчас' }).click();
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(profile).toBeHidden();

  const mail = await page.context().newPage();
  await mail.goto(await mailedLink(page, email, 'Подтвердите адрес'));
  await expect(mail.getByText('Адрес подтверждён')).toBeVisible();
  await mail.reload();
  await expect(mail.getByRole('heading', { name: 'Адрес уже подтверждён' })).toBeVisible();
  for (const place of [banner, inNav]) await expect(place).toContainText('email подтверждён');
  await mail.close();
  await banner.getByRole('button', { name: 'Скрыть' }).click();
  for (const place of [banner, inNav]) await expect(place).toBeHidden();

  await page.goto('/?login=true');
  const modal = page.getByRole('dialog', { name: 'Вход в личный кабинет' });
  await modal.getByLabel('Запомнить меня на 7 дней').check();
  await expect(page).toHaveURL('/');
  await signInWith(modal, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);
  const kept = await keptSession(page);
  expect(kept.podium_remember).toBe('true');
  expect(Math.abs(Number(kept.podium_token_expires) - Date.now() - weekMs)).toBeLessThan(60_000);
  expect(Object.keys(JSON.parse(kept.podium_user!))).toEqual(['id', 'email', 'first_name', 'role']);

  const elsewhere = await signedInElsewhere(browser, email);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
  expect(await keptSession(page)).toEqual({});

  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  await signInWith(modal, email, 'забытый-пароль');
  await expect(modal.getByRole('alert')).toHaveText('Неверный email или пароль');
  await modal.getByRole('button', { name: 'Забыли пароль?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Восстановление пароля' });
  await expect(forgot.getByLabel('Email')).toHaveValue(email);
  await forgot.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Если такой адрес зарегистрирован');

  await page.goto(await mailedLink(page, email, 'Смена пароля'));
  await expect(page).toHaveURL('/reset-password');
  await choosePassword(page, second, second);
  await expect(page.getByRole('heading', { name: 'Пароль изменён' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/');
  await expect(elsewhere.getByText('Сеанс завершён. Войдите ещё раз')).toBeVisible();
  expect(await keptSession(elsewhere)).toEqual({});
  await elsewhere.goto('/login');
  await signInWith(elsewhere, email, first);
  await expect(elsewhere.getByRole('alert')).toHaveText('Неверный email или пароль');
  await signInWith(elsewhere, email, second);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await elsewhere.context().close();
});

// spec: 348
test('a stranger who registers after a purchase: the buyer’s confirming leads to a password of their own', async ({
  page,
}) => {
  const email = freshAddress('buyer');
  await buyAsVisitor(page, { name: 'Мария Орлова', email });
  const stranger = { email, password: 'пароль чужого', first_name: 'Чужой', last_name: 'Человек' };
  const consents = { privacy_consent: true, data_consent: true };
  const registered = await page.request.post('/api/register', { data: { ...stranger, ...consents } });
  expect(registered.ok()).toBe(true);

  await page.goto(await mailedLink(page, email, 'Подтвердите адрес'));
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await expect(page.getByText('Придумайте пароль: с ним')).toBeVisible();
  await choosePassword(page, 'Подиум-2026!', 'Подиум-2026!');
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();
  await page.goto('/login');
  await signInWith(page, email, 'Подиум-2026!');
  await expect(page).toHaveURL(/\/dashboard$/);
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

async function signedInElsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await page.goto('/login');
  await signInWith(page, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(Object.keys(await keptSession(page)).sort()).toEqual(['podium_token', 'podium_user']);
  return page;
}

/** Session data in the browser's storage. */
function keptSession(page: Page): Promise<Record<string, string>> {
  const keys = ['podium_token', 'podium_remember', 'podium_token_expires', 'podium_user'];
  return page.evaluate(
    (keys) => Object.fromEntries(Object.entries(localStorage).filter(([key]) => keys.includes(key))),
    keys,
  );
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
