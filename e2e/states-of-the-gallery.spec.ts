/** The gallery that cannot be loaded, has nobody to show, or lacks a portrait. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './browser.ts';

const asked = '**/api/models';
const empty = 'Пока нет моделей для отображения';

// spec: 130, 131, 135, 415, 456
test('a gallery says that it is loading, has nobody or has failed, and why; a portrait that is missing is drawn', async ({
  page,
}) => {
  await test.step('a failure is told with its status, or as a lost connection, and asking again helps', async () => {
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
  await test.step('a gallery without anybody says so, and that it is loading before', async () => {
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
    await page.unroute(asked);
  });
  await test.step('a portrait that fails to load, and an invalid address, are replaced by a drawing', async () => {
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
    await page.unroute(asked);
    await page.unroute('**/photos/**');
  });
  await test.step('a reader who is there before the gallery has looked around is seen as well', async () => {
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
