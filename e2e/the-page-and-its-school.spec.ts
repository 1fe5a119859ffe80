/** Navigation on the public page, and from there into the school. */
import type { Locator, Page, Response } from '@playwright/test';
import { expect, expectAccessible, test } from './browser.ts';

const anchors = [
  'program',
  'video-testimonials',
  'reviews',
  'models',
  'about',
  'courses',
  'model-rating',
  'faq',
  'contact',
];
const languages = [
  { path: '/', menu: 'Меню' },
  { path: '/en', menu: 'Menu' },
  { path: '/zh', menu: '菜单' },
];

for (const { path, menu } of languages) {
  // spec: 89, 92
  test(`at ${path} every section has a link that leads to it, in the line and in the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await linked(page)).toEqual(anchors);
    for (const anchor of anchors) await expect(page.locator(`section#${anchor}`)).toHaveCount(1);
    await expect(page.getByText(menu, { exact: true })).toBeHidden();
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await linked(page)).toEqual([]);
      await page.getByText(menu, { exact: true }).click();
      expect(await linked(page)).toEqual(anchors);
      const sheet = page.locator('header details');
      for (const way of ['tel:', 'wa.me', 't.me', 'mailto:', 'vk.example', 'instagram.example'])
        await expect(sheet.locator(`a[href*="${way}"]`).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width === 360) {
        // Once the scripts have come; before that some browsers let no key reach what is swiped.
        await expect(page.locator('#models ul')).toHaveAttribute('tabindex', '0');
        await expectAccessible(page);
      }
      await page.keyboard.press('Escape');
    }
  });
}

// spec: 162, 164
test('nothing comes from elsewhere, whatever is chosen, until the map is asked for', async ({ page }) => {
  const foreign = watchForeign(page);
  await page.route(/^https:\/\/yandex\.ru\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Принять', exact: true }).click();
  await page.reload();
  await readThrough(page);
  expect(foreign).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Показать карту' }).click();
  const frame = page.locator('#contact iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/yandex\.ru\/map-widget\/v1\/\?text=/);
  await expect(frame).toBeFocused();
  await expect.poll(() => foreign).toHaveLength(1);
  expect(new URL(foreign[0]!).hostname).toBe('yandex.ru');
});

// spec: 114, 158, 353
test('the students counter grows as chance has it, everywhere alike', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    Math.random = () => Number(sessionStorage.getItem('dice') ?? '0.3');
    addEventListener('podium:alive', () => document.documentElement.setAttribute('data-alive', ''));
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
  const hero = page.locator('main > section').first();
  await expect(hero).toContainText('127 учеников учатся сейчас');
  await page.clock.runFor(30_000);
  await expect(hero).toContainText('127 учеников учатся сейчас');
  await page.evaluate(() => sessionStorage.setItem('dice', '0.29'));
  await page.clock.runFor(29_000);
  await expect(hero).toContainText('127 учеников учатся сейчас');
  await page.clock.runFor(1000);
  await expect(hero).toContainText('128 учеников учатся сейчас');
  await expect(page.locator('section[aria-labelledby=promises-title]')).toContainText('128');
});

// spec: 91, 481
test('the bar is clear at the top and opaque once more than 50 pixels are behind', async ({ page }) => {
  await page.goto('/');
  const colour = () =>
    page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor.replace(/\s/g, ''));
  expect(await colour()).toBe('rgba(0,0,0,0)');
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await page.waitForTimeout(400);
  expect(await colour()).toBe('rgba(0,0,0,0)');
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(colour).toBe('rgb(251,248,244)');
  // It stays at the top however far one scrolls.
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
});

// spec: 94
test('the menu closes when a link is chosen, outside, with Escape and when the focus leaves it, before the scripts have come and after', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  // Tall enough to show part of the page beside the menu.
  await page.setViewportSize({ width: 390, height: 1400 });
  await page.goto('/');
  const menu = page.locator('header details');
  await page.setViewportSize({ width: 390, height: 844 });
  await menu.getByText('Меню', { exact: true }).click();
  const sheet = (await menu.locator('> div').boundingBox())!;
  expect(sheet.y + sheet.height, 'it ends within the window').toBeLessThanOrEqual(844);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 1400 });
  await leaveMenu(page, menu);
  await menu.getByText('Меню', { exact: true }).click();
  await menu.getByRole('button', { name: 'Войти' }).click();
  arrival.resolve();
  await expect(page.getByRole('dialog', { name: 'Вход в личный кабинет' })).toBeVisible();
  await expect(menu).not.toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Вход в личный кабинет' })).toBeHidden();
  await leaveMenu(page, menu);
});

test('signed-in people find the sections in the menu, beside their own links', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('podium_token', 'x'.repeat(43));
    localStorage.setItem('podium_user', JSON.stringify({ first_name: 'Вера', role: 'super_admin' }));
  });
  await page.route('**/api/me', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Здравствуйте, Вера!');
  expect(await linked(page)).toEqual([]);
  await page.getByText('Меню', { exact: true }).click();
  expect(await linked(page)).toEqual(anchors);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await expectAccessible(page);
});

test('what is drawn on the server alone keeps its looks and works', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property);
  expect(await look('#about', 'background-color')).toBe('rgb(234, 223, 207)');
  expect(await look('#learning ol', 'display')).toBe('grid');
  for (const list of ['#reviews ul', '#video-testimonials ul'])
    expect(await look(list, 'display')).toBe('grid');
  for (const part of ['#faq', '#program']) expect(await look(part, 'max-width')).not.toBe('none');
  const lessons = page.locator('#program').getByText('Съёмки для маркетплейсов');
  await expect(lessons).toBeVisible();
  await page.locator('#program label').first().click();
  await expect(lessons).toBeHidden();
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph')).toBeVisible();
});

test('the first visit costs at most 350 KB, pictures and fonts included, and nothing of the panel', async ({
  page,
}) => {
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

/** Opens the menu of a small screen and closes it, in every possible way. */
async function leaveMenu(page: Page, menu: Locator): Promise<void> {
  const opener = menu.getByText('Меню', { exact: true });
  const open = async () => {
    await opener.click();
    await expect(menu).toHaveAttribute('open', '');
  };
  await open();
  await menu.getByRole('link', { name: 'Вопросы' }).click();
  await expect(menu).not.toHaveAttribute('open', '');
  await expect(page.getByRole('heading', { name: 'Частые вопросы' })).toBeInViewport();

  await open();
  await page.mouse.click(8, 1390);
  await expect(menu).not.toHaveAttribute('open', '');

  await open();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open', '');
  await expect(opener).toBeFocused();

  // With the keyboard alone.
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Программа' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).not.toHaveAttribute('open', '');
}

/** Anchors of the visible links in the bar, in order. */
async function linked(page: Page): Promise<string[]> {
  const links = await page.getByRole('banner').getByRole('listitem').getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  return hrefs.flatMap((href) => (href?.startsWith('#') ? [href.slice(1)] : []));
}

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
