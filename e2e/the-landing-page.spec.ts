import type { Locator, Page } from '@playwright/test';
import { comeToRest, expect, expectAccessible, test } from './browser.ts';

const pages = [
  { path: '/', language: 'ru', title: 'Стань моделью за 24 часа', buy: 'Купить курс' },
  { path: '/en', language: 'en', title: 'Become a model in 24 hours', buy: 'Buy the course' },
  { path: '/zh', language: 'zh', title: '24', buy: '购买课程' },
];

for (const { path, language, title, buy } of pages) {
  // spec: 47, 55, 120, 402
  test(`the page speaks ${language}, shows the prices and breaks no rule of access`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').first().getByRole('button', { name: buy })).toBeVisible();
    for (const [place, amount] of ['4', '12', '50'].entries())
      await expect(page.getByRole('article').nth(place)).toContainText(
        new RegExp(`(^|\\D)${amount}[\\s,\u00a0\u202f]\\d00`),
      );
    await expectAccessible(page);
  });
}

// spec: 48
test('the language control leads once round, and the choice is remembered', async ({ page }) => {
  await page.goto('/zh');
  const control = page.getByRole('banner').getByRole('link', { name: /^(EN|中文|RU): / });
  for (const next of ['/', '/en', '/zh']) {
    await control.first().click();
    await expect(page).toHaveURL(next);
  }
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('the site can be read without JavaScript, documents can be printed, and no dead button is shown', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Стань моделью за 24 часа');
  const gallery = page.locator('#models');
  await expect(gallery.getByRole('listitem')).toHaveCount(8);
  await expect(gallery.getByRole('img')).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'Открыть в Яндекс Картах' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Показать карту' })).toBeHidden();

  await page.goto('/privacy-policy-new.html');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('№ 152-ФЗ');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await context.close();
});

// spec: 88
test('a link of the navigation scrolls there smoothly, or at once for who wants no motion', async ({
  page,
}) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  expect(await behaviour()).toBe('smooth');
  await page.getByRole('banner').getByRole('link', { name: 'Курсы' }).first().click();
  await expect(page).toHaveURL('/#courses');
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test('what is pressed before the scripts have come is not lost', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('article').first().getByRole('button', { name: 'Купить курс' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  arrival.resolve();
  await expect(page.getByRole('dialog', { name: 'Оплата курса' })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('what something comes to lie on while it is being pressed is pressed all the same', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('article').first().getByRole('button', { name: 'Купить курс' });
  await button.hover();
  await page.mouse.down();
  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.style.cssText = 'position: fixed; inset: 0; z-index: 100';
    document.body.append(bar);
    addEventListener('mouseup', () => setTimeout(() => bar.remove()));
  });
  await page.mouse.up();
  arrival.resolve();
  await expect(page.getByRole('dialog', { name: 'Оплата курса' })).toBeVisible();
});

test.describe('a place of the page is found at once', () => {
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
  /** Below the bar at the top, and not far from it. */
  const isShownFirst = (top: number) => top > 40 && top < 140;
  test.use({ reducedMotion: 'reduce' });

  test('by a link of it, before the scripts have come', async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Отзывы' }).last().click();
    await expect.poll(async () => isShownFirst(await topOf(page, 'reviews'))).toBe(true);
  });

  test('by its address, and after a reload', async ({ page }) => {
    await page.goto('/#faq');
    await expect.poll(async () => isShownFirst(await topOf(page, 'faq'))).toBe(true);
    await comeToRest(page);
    expect(isShownFirst(await topOf(page, 'faq'))).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Отзывы' }).last().click();
    await expect.poll(async () => isShownFirst(await topOf(page, 'reviews'))).toBe(true);
    await page.reload();
    await comeToRest(page);
    expect(isShownFirst(await topOf(page, 'reviews'))).toBe(true);
  });
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
])
  test(`the first window, ${width}×${height}, shows the title, the price and a face above the cookie bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const top = (await page.locator('[data-cookie-bar]').boundingBox())!.y;
    const hero = page.locator('main > section').first();
    const bottomOf = async (part: Locator) => {
      const box = (await part.boundingBox())!;
      return box.y + box.height;
    };
    expect(await bottomOf(hero.getByRole('heading', { level: 1 }))).toBeLessThan(top);
    expect(await bottomOf(hero.getByRole('link', { name: /4\s000\s₽/ }).first())).toBeLessThan(top);
    expect(await bottomOf(hero.getByText('14 дней на возврат').first())).toBeLessThan(top);
    const picture = (await hero.getByRole('img').first().boundingBox())!;
    const title = (await hero.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(Math.min(picture.y + picture.height, top) - picture.y).toBeGreaterThan(60);
    const isBeside = title.x + title.width <= picture.x;
    expect(isBeside || title.y >= picture.y + picture.height, 'the title is never over the picture').toBe(
      true,
    );
  });

test('from the second section on, a phone has a bar that buys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Отклонить' }).click();
  const bar = page.locator('[data-buy-bar]');
  await expect(bar).not.toBeInViewport();
  await page.locator('#program').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const [bottom, above] = [(await bar.boundingBox())!.y, page.getByRole('button', { name: 'Поддержка' })];
  expect((await above.boundingBox())!.y + (await above.boundingBox())!.height).toBeLessThanOrEqual(bottom);
  await bar.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Оплата курса' })).toBeVisible();
});

// spec: 93
test('on a phone the whole page is no longer than fourteen windows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of pages) {
    await page.goto(path);
    await comeToRest(page);
    const windows = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(windows, path).toBeLessThanOrEqual(14);
  }
});

test('at 400 % nothing lies beside the window, and a form can be filled', async ({ page }) => {
  // A window of 1280 by 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await form.getByLabel('Имя').fill('Вера Ким');
  const pay = form.getByRole('button', { name: /Оплатить/ });
  await pay.scrollIntoViewIfNeeded();
  await expect(pay).toBeInViewport({ ratio: 0.9 });
  expect(await form.evaluate((dialog) => dialog.scrollWidth <= innerWidth)).toBe(true);
  for (const path of ['/', '/en', '/zh', '/login', '/privacy-policy-new.html', '/cookies-policy.html']) {
    await page.goto(path);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect([path, ...widths]).toEqual([path, 320, 320]);
  }
});
