import type { Page } from '@playwright/test';
import { comeToRest, expect, test } from './browser.ts';

// spec: 28, 129, 132, 133
test('the gallery shows people with their measures and portraits, in one to four columns, and as a row on a phone', async ({
  page,
}) => {
  await test.step('the gallery shows people with their measures and portraits', async () => {
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
  });
  await test.step('the grid has one, two, three or four columns, and nothing moves while portraits load', async () => {
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
  await test.step('on a phone the gallery is one row, which a finger or the arrow keys bring to rest at a portrait', async () => {
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
