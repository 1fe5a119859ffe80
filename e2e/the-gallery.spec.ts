import type { Page } from '@playwright/test';
import { comeToRest, expect, expectAccessible, test } from './browser.ts';

const asked = '**/api/models';
const empty = 'Пока нет моделей для отображения';

// spec: 28, 129
test('the gallery shows people with their measures and portraits', async ({ page }) => {
  // Its code comes when one is near.
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/LiveGallery') && scripts.push(request.url())),
  );
  await page.goto('/');
  await comeToRest(page);
  await expect(gallery(page).getByRole('img')).toHaveCount(8);
  expect(scripts).toEqual([]);
  await comeNear(page);
  await expect.poll(() => scripts).toHaveLength(1);
  const cards = gallery(page).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  await expect(cards.first().getByRole('heading', { name: 'Алина' })).toBeVisible();
  await expect(cards.first()).toContainText('Рост: 176 см • Размер: 44');
  const portrait = cards.first().getByRole('img');
  await expect.poll(() => portrait.evaluate(pixels)).toBeGreaterThan(0);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expectAccessible(page, '#models');
});

// spec: 131, 415, 456
test('a failure is told with its status, or as a lost connection, and asking again helps', async ({
  page,
}) => {
  await page.route(asked, (route) => route.abort());
  await page.goto('/');
  await comeNear(page);
  const status = gallery(page).getByRole('status');
  await expect(status).toContainText('Ошибка загрузки моделей: нет связи с сервером');
  await page.unroute(asked);
  await page.route(asked, (route) => route.fulfill({ status: 500, json: {} }));
  await status.getByRole('button').click();
  await expect(status).toContainText('Ошибка загрузки моделей: HTTP 500');
  await expect(gallery(page).getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page, '#models');
  await page.unroute(asked);
  await status.getByRole('button').click();
  await expect(gallery(page).getByRole('listitem')).toHaveCount(8);
  await expect(status).toBeEmpty();
});

// spec: 130
test('a gallery without anybody says so, and that it is loading before', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(asked, async (route) => {
    await answered;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/');
  await comeNear(page);
  await expect(gallery(page).getByRole('listitem')).toHaveCount(8);
  answer();
  await expect(gallery(page).getByRole('status')).toContainText('HTTP 500');
  await page.unroute(asked);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(asked, async (route) => {
    await released;
    await route.fulfill({ json: [] });
  });
  await gallery(page).getByRole('button').click();
  await expect(gallery(page).getByRole('status')).toHaveText('Загрузка моделей...');
  release();
  await expect(gallery(page).getByRole('status')).toHaveText(empty);
});

test('a reader who is there before the gallery has looked around is seen as well', async ({ page }) => {
  await page.route(asked, (route) => route.fulfill({ json: [] }));
  // A busy browser may report at once that the gallery was far away and that it is near.
  await page.addInitScript(() => {
    const Native = IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          held.push(...entries);
          document.documentElement.setAttribute('data-watched', '');
          if (held.at(-1)?.isIntersecting) tell(held.splice(0), observer);
        }, options);
      }
    };
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-watched]')).toHaveCount(1);
  await comeNear(page);
  await expect(gallery(page).getByRole('status')).toHaveText(empty);
});

// spec: 135
test('a portrait that fails to load, and an invalid address, are replaced by a drawing', async ({ page }) => {
  await page.route('**/photos/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await comeNear(page);
  const broken = gallery(page).getByRole('img', { name: 'Портрета пока нет: Алина' });
  await broken.scrollIntoViewIfNeeded();
  await expect.poll(() => broken.evaluate(pixels)).toBeGreaterThan(0);

  const model = { id: '1', name: 'Вера', height: 170, size: '44', location: 'Москва', photo_id: null };
  const [dot, other] = [
    'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    'ftp://photo.example/1.jpg',
  ];
  await page.route(asked, (route) =>
    route.fulfill({ json: [dot, other, null].map((photo, id) => ({ ...model, id: String(id), photo })) }),
  );
  await page.reload();
  await comeNear(page);
  await expect(gallery(page).getByRole('img')).toHaveCount(3);
  await expect(gallery(page).getByRole('img', { name: 'Портрет: Вера' })).toHaveAttribute('src', dot);
  await expect(gallery(page).getByRole('img', { name: 'Портрета пока нет: Вера' })).toHaveCount(2);
});

// spec: 132
test('the grid has one, two, three or four columns, and nothing moves while portraits load', async ({
  page,
}) => {
  for (const [width, columns] of [
    [500, 1],
    [768, 2],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await comeToRest(page);
    const cards = gallery(page).getByRole('listitem');
    const places = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect([width, new Set(places).size]).toEqual([width, columns]);
    const heightOf = () => gallery(page).evaluate((section) => section.getBoundingClientRect().height);
    const before = await heightOf();
    await comeNear(page);
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.last().getByRole('img').evaluate(pixels)).toBeGreaterThan(0);
    expect(await heightOf()).toBe(before);
  }
});

// spec: 133
test('on a phone the gallery is one row, which a finger or the arrow keys bring to rest at a portrait', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await comeToRest(page);
  await comeNear(page);
  const cards = gallery(page).getByRole('listitem');
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const row = gallery(page).getByRole('list');
  await row.focus();
  await page.keyboard.press('ArrowRight');
  const left = (index: number) => cards.nth(index).evaluate((card) => card.getBoundingClientRect().left);
  const start = await row.evaluate((list) => list.getBoundingClientRect().left);
  await expect.poll(async () => Math.abs((await left(1)) - start)).toBeLessThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, '#models');
});

function gallery(page: Page) {
  return page.locator('#models');
}

/** Scrolls like a reader: pictures further down are requested only then, and the drawn cards give way to live ones. */
async function comeNear(page: Page): Promise<void> {
  await gallery(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(gallery(page).locator('[data-drawn] ul')).toHaveCount(0);
}

function pixels(image: Element): number {
  return (image as HTMLImageElement).naturalWidth;
}
