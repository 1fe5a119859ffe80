/** Texts of the site, edited with the page beside them. */
import type { Page } from '@playwright/test';
import { day } from '#shared/dates.ts';
import { expect, signInToPanel } from './browser.ts';
import { passTime, test } from './ownSchool.ts';

// spec: 749
test('a content manager sees what is typed, publishes it in three languages and at a time, and takes it back; a colleague is named', async ({
  page,
  visitor,
  browser,
  school,
}) => {
  await signInToPanel(page, 'content@podium.local');
  await page.goto('/admin/content/texts/hero');
  const shown = page.frameLocator('iframe');
  const title = page.getByLabel('Заголовок', { exact: true });
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Стань моделью за 24 часа');
  await title.fill('Школа, которую видно');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Школа, которую видно');
  await expect(async () => {
    // A redraw under the pointer must not count as a click.
    await shown.getByText('24 часа занятий: портфолио').first().click();
    await expect(page.getByLabel('Подзаголовок')).toBeFocused({ timeout: 500 });
  }).toPass();
  await title.focus();
  await expect(shown.locator('[data-marked]')).toHaveText('Школа, которую видно');
  // Nothing is published yet.
  await expectTitle(visitor, 'Стань моделью за 24 часа');

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено').first()).toBeVisible();
  await expectTitle(visitor, 'Школа, которую видно');
  const languages = page.getByRole('navigation', { name: 'Язык текста' });
  await expect(languages.getByRole('link', { name: 'Английский · нет перевода' })).toBeVisible();
  for (const [language, text] of [
    ['Английский', 'A school that is seen'],
    ['Китайский', '看得见的学校'],
  ] as const) {
    await languages.getByRole('link', { name: language }).click();
    await expect(languages.getByRole('link', { name: language })).toHaveAttribute('aria-current', 'page');
    await title.fill(text);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(text);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(languages.getByRole('link', { name: `${language} · перевод верен` })).toBeVisible();
  }

  await languages.getByRole('link', { name: 'Русский' }).click();
  await title.fill('Новый сезон');
  await page.getByRole('button', { name: 'Опубликовать позже' }).click();
  const plan = page.getByRole('dialog', { name: 'Опубликовать в заданное время' });
  const at = new Date(school.app.now().getTime() + day).toISOString().slice(0, 16);
  await plan.getByLabel('Когда').fill(at);
  await plan.getByRole('button', { name: 'Запланировать' }).click();
  await expect(
    page.getByText(/Новый текст появится на сайте .* Кто запланировал: Ирина Лугова/),
  ).toBeVisible();

  const other = await browser.newContext({ locale: 'ru-RU', baseURL: school.url });
  const colleague = await other.newPage();
  await signInToPanel(colleague, 'director@podium.local');
  await colleague.goto('/admin/content/texts/hero');
  await expect(colleague.getByText('редактируют и другие: Ирина Лугова')).toBeVisible();
  await other.close();

  passTime(school, 2 * day);
  await expectTitle(visitor, 'Новый сезон');
  await signInToPanel(page, 'content@podium.local');
  await page.goto('/admin/content/texts/hero');
  await page.getByRole('button', { name: 'История' }).click();
  const history = page.getByRole('dialog', { name: 'Каким был этот текст' });
  const versions = history.getByRole('listitem');
  await expect(versions.first().locator('ins')).toHaveText(['Новый', 'сезон']);
  await versions.nth(1).getByRole('button', { name: 'Вернуть этот' }).click();
  await expect(page.getByText('✅ Прежний текст снова на сайте')).toBeVisible();
  await expectTitle(visitor, 'Школа, которую видно');
});

/** Soon, on the page that visitors get. */
async function expectTitle(visitor: Page, title: string): Promise<void> {
  const heading = visitor.getByRole('heading', { level: 1 });
  await expect(async () => {
    await visitor.goto('/');
    await expect(heading).toHaveText(title, { timeout: 500 });
  }).toPass();
}
