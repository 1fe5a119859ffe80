/** The owner looks after the server: how it is, what it wrote down, whom it works with; and closes the site for a while. */
import { join } from 'node:path';
import { demoPassword } from '#server/demoDefaults.ts';
import { makeLog } from '#server/log.ts';
import { logFolder } from '#server/logFolder.ts';
import { expect } from './browser.ts';
import { test } from './ownSchool.ts';

// spec: 585, 782, 783, 784, 785, 786, 787, 788
test('the owner sees how the server is, tries what it works with, and closes the site for a while', async ({
  page,
  visitor,
  school,
}) => {
  const log = makeLog('info', logFolder(join(school.app.config.dataDir, 'logs')));
  log.error({ err: new Error('no route to host') }, 'a mail did not leave');
  log.info({ method: 'POST', route: '/api/login', status: 200, ms: 3 }, 'answered');

  await page.goto('/admin');
  await page.getByLabel('Email').fill('admin@podium.local');
  await page.getByRole('textbox', { name: 'Пароль' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.getByRole('link', { name: 'Система', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Система' })).toBeVisible();
  await expect(page.getByText(/^SQLite 3\./)).toBeVisible();
  await expect(page.getByText(/^0 из \d+ ответ\S+ \(0 %\)$/)).toBeVisible();
  // This school runs inside the test's process, so nothing would start it again; the page says so.
  await expect(page.getByRole('button', { name: 'Перезапустить сервер' })).toBeDisabled();
  await expect(page.getByText('Перезапустить некому')).toBeVisible();

  await page.getByRole('button', { name: 'Тест API' }).click();
  await expect(page.getByText(/^Открытый запрос: 200, \d+ мс$/)).toBeVisible();
  await expect(page.getByText(/^С вашими правами: 200, \d+ мс$/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Описание API' }).click();
  const docs = await opened;
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('Podium API');
  await expect(docs.getByText('POST /api/login').first()).toBeVisible();
  await expect(docs.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /system-ui/);
  await docs.close();

  await page.getByRole('button', { name: 'Очистить кэш' }).click();
  await page.getByRole('button', { name: 'Очистить', exact: true }).click();
  await expect(page.getByText(/^✅ Кэш очищен: страниц — \d+/)).toBeVisible();

  await page.getByRole('button', { name: 'Включить режим обслуживания' }).click();
  await page.getByRole('button', { name: 'Включить', exact: true }).click();
  await expect(page.getByText('✅ Режим обслуживания включён')).toBeVisible();
  for (const [path, title] of [
    ['/', 'На сайте идут работы'],
    ['/en', 'We’re working on the site'],
    ['/zh', '网站正在维护'],
  ] as const) {
    const answer = await visitor.goto(path);
    expect([answer?.status(), await answer?.headerValue('retry-after')]).toEqual([503, '600']);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.goto('/admin/orders');
  await expect(page.getByText(/Режим обслуживания с .+: посетители видят просьбу зайти позже/)).toBeVisible();
  await page.getByRole('link', { name: 'Открыть систему' }).click();
  await page.getByRole('button', { name: 'Открыть сайт' }).click();
  await expect(page.getByText('✅ Сайт снова открыт')).toBeVisible();
  expect((await visitor.goto('/'))?.status()).toBe(200);

  await page.getByRole('link', { name: 'Интеграции' }).click();
  await page.getByRole('button', { name: 'Проверить: Платежи: ЮKassa' }).click();
  await expect(page.getByText(/^✅ Платежи: ЮKassa: ответ за \d+ мс$/)).toBeVisible();

  await page.getByRole('link', { name: 'Задания' }).click();
  await expect(page.getByText('Невыполненных заданий нет')).toBeVisible();

  await page.getByRole('link', { name: 'Журнал сервера' }).click();
  await expect(page.getByText('a mail did not leave · no route to host')).toBeVisible();
  await expect(page.getByText('answered · POST /api/login 200 · 3 ms')).toBeVisible();
  await page.getByRole('combobox', { name: 'Важность' }).click();
  await page.getByRole('option', { name: 'Ошибка' }).click();
  await expect(page.getByText('answered · POST /api/login')).toBeHidden();
  await page.getByRole('switch', { name: 'Следить' }).click();
  log.error('written while somebody looks');
  await expect(page.getByText('written while somebody looks')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  expect((await download).suggestedFilename()).toMatch(/^podium-\d{4}-\d\d-\d\d\.log$/);
});
