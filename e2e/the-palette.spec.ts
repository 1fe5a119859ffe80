/** One field for the whole panel. */
import { expect, signInToPanel, test } from './browser.ts';
import { aStudent, ownCourse } from './students.ts';

// spec: 618
test('a person, their order and a section are found and opened by the keyboard; only what the role may see is found', async ({
  page,
}) => {
  const student = await aStudent(page, 'Стелла');
  await ownCourse(page, student, 'basic');
  await signInToPanel(page, 'finance@podium.local');
  await expect(page.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Поиск по панели' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('option', { name: 'Анкеты моделей' })).toHaveCount(0);
  await field.fill(student.email);
  await expect(palette.getByRole('group', { name: 'Люди' }).getByRole('option')).toContainText('Стелла Ким');
  const order = palette.getByRole('group', { name: 'Заказы' }).getByRole('option');
  await expect(order).toContainText(student.email);
  await page.keyboard.press('ArrowDown');
  await expect(order).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Заказ Z-\d+/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Найти' }).click();
  await field.fill('возвр');
  await palette.getByRole('option', { name: 'Заказы → Возвраты' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/refunds$/);
  await page.keyboard.press('Control+k');
  await field.fill('на расср');
  await palette.getByRole('group', { name: 'Настройки' }).getByRole('option').click();
  await expect(page.getByRole('dialog', { name: 'Рассрочка на сайте' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Найти' }).click();
  await field.fill('нет такого нигде');
  await expect(palette.getByText('Ничего не нашлось')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});
