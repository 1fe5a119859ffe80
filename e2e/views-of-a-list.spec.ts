/** A search that is made again and again becomes a tab above the list. */
import { expect, signInToPanel, test } from './browser.ts';

// spec: 619
test('a selection is saved as a view, shown as a tab, renamed and deleted', async ({ page }) => {
  await signInToPanel(page, 'director@podium.local');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Пользователи' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Сохранить вид' })).toHaveCount(0);
  await page.goto('/admin/users?search=%D0%BA%D0%B8%D0%BC&state=active');
  await page.getByRole('button', { name: 'Сохранить вид' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Кимы у нас');
  await dialog.getByLabel('Показывать коллегам').check();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  const tabs = page.getByRole('navigation', { name: 'Виды списка' });
  const tab = tabs.getByRole('link', { name: 'Кимы у нас' });
  await expect(tab).toHaveAttribute('aria-current', 'page');

  await tabs.getByRole('link', { name: 'Все' }).click();
  await expect(page).toHaveURL(/\/admin\/users\??$/);
  await tab.click();
  await expect(page.getByRole('searchbox', { name: 'Поиск' })).toHaveValue('ким');
  await page.getByRole('button', { name: 'Изменить вид' }).click();
  await dialog.getByLabel('Название').fill('Все Кимы');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(tabs.getByRole('link', { name: 'Все Кимы' })).toBeVisible();

  await page.getByRole('button', { name: 'Изменить вид' }).click();
  await dialog.getByRole('button', { name: 'Удалить вид' }).click();
  await page.getByRole('dialog', { name: 'Удалить вид' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(tabs).toHaveCount(0);
});
