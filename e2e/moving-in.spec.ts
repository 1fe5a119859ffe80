/** An owner moves people of a former school in from a file, and takes them back. */
import { expect, expectAccessible, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

const csv = `Email;ФИО;Телефон;Курсы
olga.move@example.com;Ольга Переезд;8 999 123-45-67;Старый курс
petr.move@example.com;Пётр Переезд;;
не адрес;Вера;;
`;

// spec: 771
test('the owner moves a school in and undoes it', async ({ page }) => {
  await signInToPanel(page, 'admin@podium.local');
  await page.goto('/admin/users/moving-in');
  await expect(page.getByText('Пока ни одного файла.')).toBeVisible();
  const file = { name: 'pupils.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);

  await expect(page.getByRole('heading', { name: 'pupils.csv' })).toBeVisible();
  await page.getByRole('button', { name: 'Проверить', exact: true }).click();
  const results = page.getByRole('region', { name: 'Что будет со строками' });
  await expect(results).toContainText('Отклонено: Email написан с ошибкой');
  await expect(results).toContainText('Отклонено: Такого курса в школе нет');

  await page.getByLabel('Старый курс').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Сохранить и проверить' }).click();
  await expect(results).toContainText('Отклонено: Email написан с ошибкой');
  await expect(results).not.toContainText('Такого курса в школе нет');
  await expectAccessible(page);
  const refused = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать отклонённые' }).click();
  expect((await refused).suggestedFilename()).toBe('pupils-refused.csv');

  await page.getByRole('button', { name: 'Перенести', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Перенести 2 строки?' });
  await question.getByRole('button', { name: 'Перенести' }).click();
  const invitations = page.getByRole('region', { name: 'Приглашения' });
  await expect(invitations).toContainText('Новых людей: 2');
  await invitations.getByLabel('Сколько пригласить').fill('1');
  await invitations.getByRole('button', { name: 'Пригласить' }).click();
  await expect(invitations).toContainText('Приглашены: 1');

  await page.getByRole('button', { name: 'Отменить перенос' }).click();
  const undo = page.getByRole('dialog', { name: 'Отменить всё, что принёс этот файл?' });
  await undo.getByRole('button', { name: 'Отменить перенос' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Отменён' })).toBeVisible();
  await page.goto('/admin/users?search=move@example.com');
  await expect(page.getByText('olga.move@example.com')).toBeHidden();
});

const asked = `Email,Course,Amount,Status,Order date,Order number
gb1.move@example.com,Старый курс,100 GBP,Отгружен,01/02/2024,G1
`;

test('what a file does not tell is asked once', async ({ page }) => {
  await signInToPanel(page, 'admin@podium.local');
  await page.goto('/admin/users/moving-in');
  const buffer = Buffer.from(`\ufeff${asked}`, 'utf16le');
  await page.locator('input[type=file]').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByLabel('Кодировка файла')).toHaveValue('utf-16le');
  await expect(page.getByText('Читается столбцов: 6 из 6.')).toBeVisible();
  await page.getByRole('button', { name: 'Проверить', exact: true }).click();
  await page.getByLabel('Даты вида 01/02/2024').selectOption({ label: 'Сначала месяц' });
  await page.getByLabel('Старый курс').selectOption({ index: 2 });
  await page.getByLabel('Отгружен').selectOption({ label: 'Оплачен' });
  await page.getByLabel('Рублей за 1 GBP').fill('115.5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить и проверить' }).click();
  const results = page.getByRole('region', { name: 'Что будет со строками' });
  await expect(results).toContainText('Новое');
  await expect(results).not.toContainText('Отклонено');
});
