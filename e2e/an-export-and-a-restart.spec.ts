/** Somebody takes all lists away; the school is restarted meanwhile, and the file is there afterwards. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './browser.ts';
import { aFilledFolder, removeFolder } from './filledSchool.ts';
import { startSchool } from './ownSchool.ts';

// spec: 585, 768
test('an archive that was begun before a restart is told of once, and fetched after it', async ({ page }) => {
  const folder = await aFilledFolder();
  let school = await startSchool(folder);
  try {
    await page.goto(`${school.url}/admin`);
    await page.getByLabel('Email').fill('admin@podium.local');
    await page.getByRole('textbox', { name: 'Пароль' }).fill('podium-demo');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Экспорт' }).click();
    await page.getByRole('button', { name: 'Собрать ZIP' }).click();
    await expect(page.getByText('Готовим файл')).toBeVisible();
    await school.stop();
    school = await startSchool(folder, new URL(school.url).port);
    await page.reload();
    const news = page.getByText('✅ Выгрузка готова: Полный архив, ZIP');
    const own = page.getByRole('region', { name: 'Ваши выгрузки' });
    const fetch = own.getByRole('button', { name: 'Скачать' });
    await expect(fetch).toBeVisible({ timeout: 45_000 });
    const [file] = await Promise.all([page.waitForEvent('download'), fetch.click()]);
    const zip = unzipSync(await readFile(await file.path()));
    expect(strFromU8(zip['users.csv']!)).toContain('student@podium.local');
    await page.reload();
    await expect(fetch).toBeVisible();
    await expect(news, 'a second window says nothing').toBeHidden();
  } finally {
    await school.stop();
    await removeFolder(folder);
  }
});
