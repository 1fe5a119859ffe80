import { expect, test } from './browser.ts';
import { anotherSession, aStudent, iphone, signIn, statusOf } from './students.ts';

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
