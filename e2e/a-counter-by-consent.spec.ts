/** The owner sets a counter of Yandex Metrica; a visitor's browser asks for it after consent, and never without. */
import type { Page } from '@playwright/test';
import { expect, problemsIn, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';
import { aStudent, signIn } from './students.ts';

/** Stands in for Yandex's script: records how it was called, and leaves a cookie as the counter does. */
const script = `window.counted = ym.a; document.cookie = '_ym_uid=1; path=/'; localStorage.setItem('_ym_x', '1');`;

// spec: 172
test('a counter is asked for on public pages alone, after consent, until that is taken back', async ({
  page,
  visitor,
}) => {
  const asked: string[] = [];
  for (const each of [page, visitor])
    await each.context().route(/^https:\/\/mc\.yandex/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'application/javascript', body: script });
    });
  const complaints = problemsIn(visitor.context());

  await signInToPanel(page, 'admin@podium.local');
  await page.goto('/admin/system/integrations');
  const card = page.getByRole('region', { name: 'Веб-аналитика: Яндекс Метрика' });
  await card.getByRole('button', { name: 'Указать счётчик' }).click();
  const form = page.getByRole('dialog', { name: 'Счётчик Яндекс Метрики' });
  await form.getByLabel('Номер счётчика').fill('12 34');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText('Номер счётчика — от пяти до десяти цифр')).toBeVisible();
  await form.getByLabel('Номер счётчика').fill('98765432');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('✅ Счётчик 98765432 на открытых страницах')).toBeVisible();
  await expect(card).toContainText('98765432');

  const bar = visitor.getByRole('region', { name: 'Файлы cookie' });
  // Until every page knows of the counter, as it does within a second.
  await expect(async () => {
    await visitor.goto('/');
    await expect(bar.getByRole('button', { name: 'Разрешить аналитику' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(bar).toContainText('Яндекс сохранит у вас свои cookie');
  await bar.getByRole('button', { name: 'Только необходимые' }).click();
  await expect(bar).toBeHidden();
  await visitor.goto('/en');
  await expectAlive(visitor);
  expect(asked).toEqual([]);

  await visitor.goto('/');
  await openSettings(visitor);
  await bar.getByRole('button', { name: 'Разрешить аналитику' }).click();
  await expect.poll(() => asked).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
  await expect
    .poll(() => visitor.evaluate(() => (window as { counted?: unknown[][] }).counted))
    .toMatchObject([
      [98765432, 'init', { webvisor: false, clickmap: false, trackLinks: false, trackHash: false }],
    ]);
  await visitor.goto('/offer.html');
  await expect.poll(() => asked).toHaveLength(2);

  // Addresses with a secret, and pages of one person, load no counter.
  for (const address of ['/?code=secret&state=vk_auth', '/guardian/secret', '/reset-password']) {
    await visitor.goto(address);
    await expectAlive(visitor);
  }
  await signIn(visitor, await aStudent(visitor));
  await visitor.goto('/dashboard');
  await expect(visitor.getByText('Здесь появятся ваши курсы')).toBeVisible();
  await visitor.goto('/my-data');
  await expect(visitor.getByRole('heading', { name: 'Ваши согласия' })).toBeVisible();
  expect(asked).toHaveLength(2);

  await visitor.goto('/');
  await expect.poll(() => asked).toHaveLength(3);
  await openSettings(visitor);
  await expect(bar).toContainText('Сейчас аналитика Яндекс Метрики разрешена');
  await bar.getByRole('button', { name: 'Только необходимые' }).click();
  await expect.poll(() => traces(visitor)).toEqual({ cookie: false, stored: false, isLoaded: false });
  await visitor.goto('/offer.html');
  await expectAlive(visitor);
  expect(asked).toHaveLength(3);
  expect(complaints).toEqual([]);
});

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click();
}

/** The page has come to life: what it loads by itself it has asked for. */
async function expectAlive(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

function traces(page: Page) {
  return page.evaluate(() => ({
    cookie: document.cookie.includes('_ym'),
    stored: '_ym_x' in localStorage,
    isLoaded: 'ym' in window,
  }));
}
