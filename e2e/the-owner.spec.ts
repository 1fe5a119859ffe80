/**
 * The owner runs the site without a programmer, in a school of their own, because others may be reading what
 * they change.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, openTab, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

// They share a school, one after the other.
test.describe.configure({ mode: 'default' });

// spec: 586, 743, 746
test('an editor changes a text, a phone number and the questions in three languages, and visitors see it at once', async ({
  page,
  visitor,
}) => {
  await test.step('an editor changes a text and a phone number, and visitors see it at once', async () => {
    await visitor.goto('/');
    await openContent(page, 'content@podium.local');
    await page.getByRole('link', { name: 'Первый экран' }).click();
    await page.getByLabel('Заголовок', { exact: true }).fill('Школа, где <b>учат</b> всех');
    await save(page);
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Школа, где <b>учат</b> всех');
    // Another language keeps its own words. A translation that is older than the Russian text is marked as
    // such.
    await visitor.goto('/zh');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('24 小时成为模特');
    await openTab(page, 'Китайский');
    await expect(page.getByText('Сейчас на сайте стандартный текст')).toBeVisible();
    await page.getByLabel('Заголовок', { exact: true }).fill('人人可学');
    await save(page);
    await visitor.goto('/zh');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('人人可学');
    await openTab(page, 'Русский');
    await page.getByLabel('Заголовок', { exact: true }).fill('Школа для всех');
    // The tab is opened before the section has been read again.
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/admin/content/hero', async (route) => {
      if (route.request().method() === 'GET') await answer.promise;
      await route.continue();
    });
    await save(page);
    await openTab(page, 'Китайский');
    answer.resolve();
    await expect(page.getByText('Русский текст изменили позже этого перевода')).toBeVisible();
    await page.getByRole('button', { name: 'Перевод верен' }).click();
    await expect(page.getByText('Русский текст изменили позже этого перевода')).toBeHidden();

    await page.getByRole('link', { name: '← Все тексты' }).click();
    await page.getByRole('link', { name: 'Контакты и соцсети' }).click();
    await page.getByLabel('Телефон').fill('звоните');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Укажите номер с кодом страны')).toBeVisible();
    await expect(page.getByLabel('Телефон')).toBeFocused();
    await page.getByLabel('Телефон').fill('8 911 222-33-44');
    await save(page);
    await visitor.goto('/');
    await expect(visitor.locator('#contact a[href="tel:+79112223344"]')).toBeVisible();
  });
  await test.step('an editor adds a question in three languages, and visitors see it at once', async () => {
    await openContent(page, 'content@podium.local');
    await page.getByRole('link', { name: 'Частые вопросы' }).click();
    // Each begins with the text its visitors have read so far: the default of its language.
    for (const { tab, path, text, number } of [
      { tab: 'Русский', path: '/', text: 'Можно ли прийти с кошкой?', number: 11 },
      { tab: 'Английский', path: '/en', text: 'May I bring my cat?', number: 11 },
      { tab: 'Китайский', path: '/zh', text: '可以带猫来吗？', number: 11 },
    ]) {
      await openTab(page, tab);
      await page.getByRole('button', { name: 'Добавить вопрос' }).click();
      const item = page.getByRole('group', { name: `Вопрос ${number}` });
      await expect(item.getByLabel('Вопрос', { exact: true })).toBeFocused();
      await item.getByLabel('Вопрос', { exact: true }).fill(text);
      await item.getByLabel('Ответ').fill('…');
      await page.getByRole('button', { name: `Выше: Вопрос ${number}` }).click();
      await save(page);
      await visitor.goto(path);
      await expect(visitor.locator('#faq summary').nth(number - 2)).toHaveText(text);
    }
  });
});

test('two editors of one text: the second is told, loses nothing and decides', async ({
  page,
  browser,
  school,
}) => {
  const other = await (await browser.newContext({ locale: 'ru-RU', baseURL: school.url })).newPage();
  const title = (of: Page) => of.getByLabel('Заголовок', { exact: true });
  for (const [editor, email] of [
    [page, 'content@podium.local'],
    [other, 'director@podium.local'],
  ] as const) {
    await openContent(editor, email);
    await editor.getByRole('link', { name: 'Первый экран' }).click();
    await expect(title(editor)).not.toHaveValue('');
  }
  await title(page).fill('Первая версия');
  await save(page);
  await title(other).fill('Вторая версия');
  await other.getByRole('button', { name: 'Сохранить' }).click();
  const notice = other.getByRole('alert').filter({ hasText: 'изменил кто-то другой' });
  await expect(notice).toBeVisible();
  await expect(title(other)).toHaveValue('Вторая версия');
  const seen = async (text: string) => {
    const visitor = await browser.newPage({ baseURL: school.url });
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text);
    await visitor.close();
  };
  await seen('Первая версия');
  await notice.getByRole('button', { name: 'Оставить мою' }).click();
  await expect(other.getByText('✅ Сохранено')).toBeVisible();
  await seen('Вторая версия');

  await title(page).fill('Третья версия');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Показать сохранённую версию' }).click();
  await expect(title(page)).toHaveValue('Вторая версия');
  await expect(page.getByText('Все изменения сохранены')).toBeVisible();

  // Back to the text that every school begins with.
  await page.getByRole('button', { name: 'Вернуть стандартный текст' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
  await expect(title(page)).toHaveValue('Стань моделью за 24 часа');
  await seen('Стань моделью за 24 часа');
  await other.context().close();
});

test('the owner names the school, gives it a sign and a clock, and publishes a document', async ({
  page,
  visitor,
}) => {
  await openContent(page, 'admin@podium.local');
  await page.getByRole('link', { name: 'Система' }).click();
  await openTab(page.getByRole('navigation', { name: 'Разделы системы' }), 'Школа');
  await page.getByLabel('ИНН').fill('7707083894');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('В ИНН ошибка')).toBeVisible();
  await page.getByLabel('ИНН').fill('7707083893');
  await page.getByLabel('Название (русский)').fill('Грация');
  await page.getByRole('combobox', { name: 'Часовой пояс' }).fill('Vladivostok');
  await expect(page.getByRole('option', { name: 'Asia/Vladivostok' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Часовой пояс' }).press('ArrowDown');
  await page.getByRole('combobox', { name: 'Часовой пояс' }).press('Enter');
  await save(page);
  await visitor.goto('/');
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Грация' })).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText('ИНН 7707083893');

  const picture = { width: 300, height: 120, channels: 4 as const, background: '#a8123a' };
  const [file] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Выбрать файл' }).click(),
  ]);
  const buffer = await sharp({ create: picture }).png().toBuffer();
  await file.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Нынешний логотип' })).toBeVisible();
  await visitor.goto('/');
  const sign = visitor.getByRole('banner').getByRole('img', { name: 'Грация' });
  await expect(sign).toHaveJSProperty('naturalHeight', 120);

  await page.getByRole('link', { name: 'Контент' }).click();
  await page.getByRole('link', { name: 'Документы' }).click();
  await page.getByRole('link', { name: /Политика cookie|cookie/i }).click();
  await page
    .getByLabel('Текст', { exact: true })
    .fill('# Кто мы\n\nШкола «{school}», ИНН {inn}.\n\n- раз\n- два');
  const preview = page.getByRole('region', { name: 'Как увидят посетители' });
  await expect(preview).toContainText('1.1. Школа «Грация», ИНН 7707083893.');
  await page.getByRole('button', { name: 'Опубликовать редакцию 2' }).click();
  const question = page.getByRole('dialog', { name: 'Опубликовать редакцию 2' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('✅ Сохранено').last()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Редакция 2 от/ })).toBeVisible();
  await visitor.goto('/cookies-policy.html');
  await expect(visitor.getByText('Школа «Грация», ИНН 7707083893.')).toBeVisible();
  await visitor.goto('/documents/cookies/1');
  await expect(visitor.getByText('Это прежняя редакция')).toBeVisible();
});

async function openContent(page: Page, email: string): Promise<void> {
  await signInToPanel(page, email);
  await page.getByRole('link', { name: 'Контент' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Контент' })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Все изменения сохранены')).toBeVisible();
}
