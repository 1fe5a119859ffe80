import type { Browser, Page } from '@playwright/test';
import {
  choosePassword,
  expect,
  expectAccessible,
  freshAddress,
  mailedLink,
  meAsked,
  registerInModal,
  signInWith,
  test,
} from './browser.ts';

const first = 'Подиум-2026!';
const second = 'Ветер-в-мае-7';
const weekMs = 7 * 24 * 60 * 60 * 1000;

// spec: 60, 61, 95, 98, 179, 180, 206, 302, 328, 329, 338, 339, 446, 474
test('registers, confirms, signs in, forgets the password, and finds every other session ended', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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

// spec: 204, 335, 336, 337, 461
test('a session that ran out ends at the start; a server in trouble ends none', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Тестовый вход' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const welcome = page.getByRole('heading', { name: /Анна/ });
  await expect(welcome).toBeVisible();

  for (const trouble of ['failed', 500] as const) {
    await page.route(meAsked, (route) =>
      trouble === 'failed' ? route.abort() : route.fulfill({ status: trouble, json: {} }),
    );
    await page.reload();
    await expect(welcome).toBeVisible();
    await page.unroute(meAsked);
  }

  await page.evaluate(() => {
    localStorage.setItem('podium_remember', 'true');
    localStorage.setItem('podium_token_expires', String(Date.now() - 1));
  });
  await page.reload();
  await expect(page).toHaveURL('/');
  expect(await keptSession(page)).toEqual({});

  await page.evaluate(() => localStorage.setItem('podium_token', 'a'.repeat(43)));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  expect(await keptSession(page)).toEqual({});
});

// spec: 181, 328, 475
test('a registration is forgotten after a day', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Ваша регистрация' });
  const registeredAgo = (ms: number) =>
    page.evaluate(
      (timestamp) =>
        localStorage.setItem(
          'podium_just_registered',
          JSON.stringify({ email: 'anna@example.com', timestamp, verified: false }),
        ),
      Date.now() - ms,
    );
  await registeredAgo(86_400_000 - 60_000);
  await page.reload();
  await expect(banner).toBeVisible();
  await registeredAgo(86_400_000 + 1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('podium_just_registered'))).toBeNull();
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
