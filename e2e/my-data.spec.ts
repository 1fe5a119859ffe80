/** Personal data: reading it, exporting it, having it erased. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, signInToPanel, test } from './browser.ts';
import { aStudent, ownCourse, signIn, studentPassword } from './students.ts';

// spec: 79
test('somebody reads what they agreed to, unsubscribes, takes their data along and leaves for good', async ({
  page,
}) => {
  const student = await aStudent(page, '<b>Вера</b>');
  await ownCourse(page, student, 'basic');
  await signIn(page, student);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('button', { name: 'Отписаться' })).toBeVisible();
  await page.getByRole('link', { name: /Мои данные/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Мои данные' })).toBeVisible();
  const consents = page.getByRole('region', { name: 'Ваши согласия' });
  await expect(consents.getByRole('listitem')).toHaveCount(3);
  await expect(consents).toContainText('при регистрации');
  await expect(
    consents.getByRole('link', { name: /Политика конфиденциальности, редакция 1/ }),
  ).toHaveAttribute('href', '/documents/privacy/1');
  await consents.getByRole('button', { name: 'Отписаться от рассылки' }).click();
  await expect(consents).toContainText('Отозвано');
  await expect(consents.getByRole('list').getByRole('button')).toHaveCount(0);

  const files = await downloaded(page, () => page.getByRole('button', { name: 'Скачать архив' }).click());
  const data = JSON.parse(files['data.json']!);
  expect(data).toMatchObject({ account: [{ email: student.email }], orders: [{ status: 'paid' }] });
  await expectReadable(page, files['data.html']!, student.email);

  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Удалить аккаунт навсегда?' });
  await dialog.getByLabel(/Введите свой адрес/).fill('else@example.com');
  await dialog.getByLabel('Текущий пароль').fill(studentPassword);
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(dialog).toContainText('Это не адрес этого аккаунта');
  await dialog.getByLabel(/Введите свой адрес/).fill(student.email);
  await dialog.getByLabel('Текущий пароль').fill('не тот');
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(dialog.getByLabel('Текущий пароль')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Текущий пароль').fill(studentPassword);
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByRole('heading', { name: 'Ваш аккаунт удалён' })).toBeVisible();
  await page.goto('/my-data');
  await expect(page.getByRole('heading', { name: 'Войдите, чтобы увидеть свои данные' })).toBeVisible();
  const answer = await page.request.post('/api/login', {
    data: { email: student.email, password: studentPassword },
  });
  expect(answer.status()).toBe(401);

  // Their order stays, and leads to nobody.
  await signInToPanel(page, 'finance@podium.local');
  await page.goto(`/admin/orders/${data.orders[0].id}`);
  const order = page.getByRole('dialog', { name: /^Заказ / });
  await expect(order.getByText('4 000 ₽').first()).toBeVisible();
  await expect(order.locator('a[href^="mailto:"]')).toHaveCount(0);
});

/** Downloads the archive; returns its files. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<Record<string, string>> {
  const saving = page.waitForEvent('download');
  await press();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await saved.path()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** The exported page, opened by itself, shows everything as it was typed. */
async function expectReadable(page: Page, html: string, email: string): Promise<void> {
  const sheet = await page.context().newPage();
  await sheet.setContent(html);
  await expect(sheet.getByRole('heading', { level: 1, name: 'Мои данные' })).toBeVisible();
  await expect(sheet.getByText(email).first()).toBeVisible();
  await expect(sheet.getByText('<b>Вера</b>', { exact: true })).toBeVisible();
  expect(await sheet.locator('script').count()).toBe(0);
  await sheet.close();
}
