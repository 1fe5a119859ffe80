/** Sessions: where somebody is signed in, what ends a session, and what does not. */
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { anotherSession, aStudent, callAs, iphone, type Student, signIn, statusOf } from './students.ts';

// spec: 285
test('devices by keyboard: one is ended, then all others, then everything, which leads home', async ({
  page,
}) => {
  const student = await aStudent(page);
  const phone = await anotherSession(page, student, iphone);
  const others = [await anotherSession(page, student), await anotherSession(page, student)];
  await signIn(page, student);
  await page.goto('/profile');
  const devices = page.getByRole('region', { name: 'Устройства' });
  const rows = devices.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await devices.getByRole('button', { name: 'Ещё 1' }).click();
  await expect(devices.getByRole('list')).toBeFocused();
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('это устройство');
  await expect(rows.filter({ hasText: 'Safari, iPhone' })).toContainText(/Вход: .*202\d/);
  await devices.getByRole('button', { name: /Завершить сеанс: Safari, iPhone/ }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(devices.getByRole('list')).toBeFocused();
  expect(await statusOf(page, phone)).toBe(401);

  await devices.getByRole('button', { name: 'Выйти на остальных устройствах' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(devices.getByText('Других сеансов нет')).toBeVisible();
  for (const other of others) expect(await statusOf(page, other)).toBe(401);
  expect(await statusOf(page, student.token)).toBe(200);

  await page.keyboard.press('Tab');
  await expect(devices.getByRole('button', { name: 'Выйти везде' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await statusOf(page, student.token)).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBeNull();
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
});

// spec: 461
test('a right that is missing ends no session; an account that was closed does', async ({ page }) => {
  const student = await aStudent(page);
  await signIn(page, student);
  let refusing = true;
  const forbidden = { status: 403, json: { code: 'forbidden', detail: 'Недостаточно прав' } };
  await page.route('**/api/user/newsletter', (route) =>
    refusing && route.request().method() === 'PUT' ? route.fulfill(forbidden) : route.continue(),
  );
  await page.goto('/dashboard');
  const asked = page.waitForResponse('**/api/me');
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('alert')).toContainText('Недостаточно прав');
  expect((await asked).status()).toBe(200);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBe(student.token);

  refusing = false;
  const { id } = student.user as { id: string };
  await callAs(page.request, await aManager(page), 'POST', `/api/admin/users/${id}/block`, {});
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Доступ к аккаунту закрыт')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBeNull();
});

// spec: 337
test('without a network the remembered person stands in, and another try brings the rest', async ({
  page,
}) => {
  await signIn(page, await aStudent(page));
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Личные данные' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Профиль' })).toHaveText('В');
  await expect(page.getByText('Ошибка загрузки данных')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('region', { name: 'Личные данные' })).toBeVisible();
});

async function aManager(page: Page): Promise<Student> {
  const data = { email: 'manager@podium.local', password: 'podium-demo', staff: true };
  const { access_token, user } = await (await page.request.post('/api/login', { data })).json();
  return { email: data.email, token: access_token, user };
}
