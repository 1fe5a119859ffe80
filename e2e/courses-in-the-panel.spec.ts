/** The owner builds the catalogue, in a school of their own, because others may be buying from it. */
import { courseCard, expect, openTab, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

// They share a school, one after the other.
test.describe.configure({ mode: 'default' });

// spec: 676, 678, 679, 681, 828, 846
test('courses are moved by the keyboard, deleted and brought back, and visitors see it at once', async ({
  page,
  visitor,
}) => {
  const premium = 'Премиум: карьера модели';
  await signInToPanel(page, 'director@podium.local');
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: `Переместить: ${premium}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Курс «${premium}» на месте 3 из 3.`)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`Курс «${premium}» на месте 2 из 3.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('✅ Новый порядок уже на сайте')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.locator('#courses article').nth(1)).toContainText(premium);

  await page.getByRole('button', { name: `Удалить: ${premium}` }).click();
  const question = page.getByRole('dialog', { name: `Удалить курс «${premium}»?` });
  await expect(question).toContainText('Все уроки этого курса тоже будут удалены: 20 уроков.');
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('✅ Курс удалён')).toBeVisible();
  await expect(page.getByRole('heading', { name: premium, exact: true })).toBeHidden();
  await visitor.goto('/');
  await expect(visitor.locator('#courses article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Отменить удаление' }).click();
  await expect(page.getByText('✅ Курс возвращён')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.locator('#courses article').nth(1)).toContainText(premium);
});

// spec: 676, 677, 686, 829
test('a course is made, priced and promoted, and visitors see it at once', async ({ page, visitor }) => {
  await signInToPanel(page, 'director@podium.local');
  await page.getByRole('link', { name: 'Курсы', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Курсы');

  await page.getByRole('button', { name: 'Добавить курс' }).click();
  const added = page.getByRole('dialog', { name: 'Новый курс' });
  await added.getByRole('button', { name: 'Создать курс' }).click();
  await expect(added.getByText('Заполните это поле')).toHaveCount(2);
  await added.getByLabel('Название', { exact: false }).first().fill('Мастерская');
  await added.getByLabel('Название (английский)').fill('Workshop');
  await added.getByLabel('Цена').fill('9900,50');
  await added.getByRole('button', { name: 'Создать курс' }).click();
  await expect(page.getByText('✅ Курс «Мастерская» создан')).toBeVisible();
  // Nobody can be sold what there is nothing in.
  await visitor.goto('/');
  await expect(courseCard(visitor, 'Мастерская')).toHaveCount(0);
  const missing = page.getByRole('status').filter({ hasText: 'Курса пока нет на сайте' });
  await expect(missing.getByRole('listitem')).toHaveText(/Нет урока, который можно смотреть/);
  await missing.getByRole('link', { name: 'К урокам' }).click();
  await page.getByRole('button', { name: 'Добавить первый урок' }).click();
  const lesson = page.getByRole('dialog', { name: 'Новый урок' });
  await lesson.getByRole('textbox', { name: 'Название', exact: true }).fill('Первый урок');
  await lesson.getByLabel('Ссылка на видео', { exact: true }).fill('https://disk.yandex.ru/i/abc_DEF-1');
  await lesson.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('✅ Урок добавлен')).toBeVisible();
  await page.getByRole('link', { name: 'Курсы', exact: true }).click();
  await expect(missing).toBeHidden();
  await visitor.goto('/');
  await expect(courseCard(visitor, 'Мастерская')).toContainText(/9\s900,50\s₽/);
  await visitor.goto('/en');
  await expect(courseCard(visitor, 'Workshop')).toBeVisible();

  // Other parts of the page may follow the prices.
  await page.evaluate(() =>
    window.addEventListener('coursesUpdated', () => document.body.setAttribute('data-told', '')),
  );
  await page.getByRole('button', { name: 'Изменить: Мастерская' }).click();
  const edited = page.getByRole('dialog', { name: 'Курс «Мастерская»' });
  await expect(edited.getByRole('link', { name: 'Управлять уроками' })).toHaveAttribute(
    'href',
    /^\/admin\/lessons\/[0-9a-f-]{36}$/,
  );
  await expect(edited.getByLabel('Цена')).toHaveValue(/9\s900,5\s₽/);
  await edited.getByLabel('Цена').fill('8000');
  await edited.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('✅ Курс обновлён! Цены синхронизированы с главной страницей')).toBeVisible();
  await expect(page.locator('body[data-told]')).toBeVisible();
  await visitor.goto('/');
  await expect(courseCard(visitor, 'Мастерская')).toContainText(/8\s000\s₽/);

  await page.getByRole('button', { name: 'Изменить: Мастерская' }).click();
  await openTab(edited, 'Акция');
  await page.reload();
  await edited.getByLabel('Цена по акции').fill('7000');
  await edited.getByLabel('Зачёркнутая цена').fill('10000');
  const preview = edited.getByRole('article', { includeHidden: true });
  await expect(preview).toContainText(/7\s000\s₽/);
  await expect(preview.locator('s')).toContainText(/10\s000\s₽/);
  await edited.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('✅ Акция сохранена!')).toBeVisible();
  await visitor.goto('/');
  await expect(courseCard(visitor, 'Мастерская')).toContainText(/7\s000\s₽/);
  await expect(courseCard(visitor, 'Мастерская').locator('s')).toContainText(/10\s000\s₽/);
});
