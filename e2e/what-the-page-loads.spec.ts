/** What a visitor's browser is sent, and from where. */
import type { Page, Response } from '@playwright/test';
import { expect, test } from './browser.ts';

// spec: 162, 164
test('the first visit costs at most 350 KB and nothing of the panel; nothing comes from elsewhere until the map is asked for', async ({
  page,
}) => {
  await test.step('the first visit costs at most 350 KB, pictures and fonts included, and nothing of the panel', async () => {
    const answers: Response[] = [];
    page.on('response', (response) => void answers.push(response));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });
    // The scripts load by themselves once the page has been painted.
    await expect(page.locator('script[type=later], link[rel=later]')).toHaveCount(0);
    const sizes = await Promise.all(
      answers.map(async (answer) => (await answer.request().sizes()).responseBodySize),
    );
    expect(answers.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(350 * 1024);
    const urls = answers.map((answer) => answer.url());
    expect(urls.filter((url) => /mantine|Panel|Orders|query/i.test(url))).toEqual([]);
  });
  await test.step('nothing comes from elsewhere, whatever is chosen, until the map is asked for', async () => {
    const foreign = watchForeign(page);
    await page.route(/^https:\/\/yandex\.ru\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Принять', exact: true }).click();
    await page.reload();
    await readThrough(page);
    expect(foreign).toEqual([]);
    await page.getByRole('button', { name: 'Показать карту' }).click();
    const frame = page.locator('#contact iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/yandex\.ru\/map-widget\/v1\/\?text=/);
    await expect(frame).toBeFocused();
    await expect.poll(() => foreign).toHaveLength(1);
    expect(new URL(foreign[0]!).hostname).toBe('yandex.ru');
  });
});

function watchForeign(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(?:https?|wss?):/.test(url) && !/^\w+:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(url))
      foreign.push(url);
  });
  return foreign;
}

async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}
