import type { Page } from '@playwright/test';
import { comeToRest, expect, expectAccessible, test } from './browser.ts';

const asked = '**/api/models';
const words = {
  '/': {
    title: 'Наши модели',
    first: 'Алина',
    measures: 'Рост: 176 см • Размер: 44',
    loading: 'Загрузка моделей...',
    failed: 'Ошибка загрузки моделей: HTTP 500',
    empty: 'Пока нет моделей для отображения',
  },
  '/en': {
    title: 'Our models',
    first: 'Alina',
    measures: 'Height: 176 cm • Size: 44',
    loading: 'Loading models...',
    failed: 'Error loading models: HTTP 500',
    empty: 'There are no models to show yet',
  },
  '/zh': {
    title: '我们的模特',
    first: '阿琳娜',
    measures: '身高：176 cm • 尺码：44',
    loading: '正在加载模特……',
    failed: '模特加载失败：HTTP 500',
    empty: '暂无可展示的模特',
  },
} as const;
const paths = Object.keys(words) as (keyof typeof words)[];

for (const path of paths) {
  const text = words[path];

  test(`the gallery at ${path} shows people with their measures and portraits`, async ({ page }) => {
    await page.goto(path);
    await comeNear(page);
    const cards = gallery(page).getByRole('listitem');
    await expect(cards).toHaveCount(8);
    await expect(cards.first().getByRole('heading', { name: text.first })).toBeVisible();
    await expect(cards.first()).toContainText(text.measures);
    const portrait = cards.first().getByRole('img');
    await expect.poll(() => portrait.evaluate(pixels)).toBeGreaterThan(0);
    expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
    await expectAccessible(page);
  });

  test(`at ${path} a failure is told with its status, and asking again helps`, async ({ page }) => {
    await page.route(asked, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(path);
    await comeNear(page);
    const status = gallery(page).getByRole('status');
    await expect(status).toContainText(text.failed);
    await expect(gallery(page).getByRole('listitem')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(asked);
    await status.getByRole('button').click();
    await expect(gallery(page).getByRole('listitem')).toHaveCount(8);
    await expect(status).toBeEmpty();
  });

  test(`at ${path} a gallery without anybody says so, and that it is loading before`, async ({ page }) => {
    await page.route(asked, (route) => route.fulfill({ json: [] }));
    await page.goto(path);
    await comeNear(page);
    await expect(gallery(page).getByRole('status')).toHaveText(text.empty);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.unroute(asked);
    await page.route(asked, async (route) => {
      await answered;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.reload();
    await comeNear(page);
    await expect(gallery(page).getByRole('listitem')).toHaveCount(8);
    answer();
    await expect(gallery(page).getByRole('status')).toContainText(text.failed);
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
    await expect(gallery(page).getByRole('status')).toHaveText(text.loading);
    release();
    await expect(gallery(page).getByRole('status')).toHaveText(text.empty);
  });
}

test('a reader who is there before the gallery has looked around is seen as well', async ({ page }) => {
  await page.route(asked, (route) => route.fulfill({ json: [] }));
  // A busy browser tells at once that the gallery was far away and that it is near.
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
  await expect(gallery(page).getByRole('status')).toHaveText(words['/'].empty);
});

test('without a connection the gallery says what is wrong', async ({ page }) => {
  await page.route(asked, (route) => route.abort());
  await page.goto('/');
  await comeNear(page);
  await expect(gallery(page).getByRole('status')).toContainText(
    'Ошибка загрузки моделей: нет связи с сервером',
  );
});

test('a portrait that fails, and an address that is none, are replaced by a drawing', async ({ page }) => {
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

test('the grid has one, two, three or four columns, and nothing moves while portraits load', async ({
  page,
}) => {
  for (const [width, columns] of [
    [360, 1],
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

test('the gallery is there without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).getByRole('listitem')).toHaveCount(8);
  await expect(gallery(page).getByRole('img')).toHaveCount(8);
  await context.close();
});

function gallery(page: Page) {
  return page.locator('#models');
}

/** As a reader who scrolls: what lies below is asked for only then. */
async function comeNear(page: Page): Promise<void> {
  await gallery(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
}

function pixels(image: Element): number {
  return (image as HTMLImageElement).naturalWidth;
}
