import type { Locator, Page } from '@playwright/test';
import { comeToRest, expect, test } from './browser.ts';

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

const pages = [
  {
    path: '/',
    language: 'ru',
    title: 'Стань моделью за 24 часа',
    buy: 'Купить курс',
    menu: 'Меню',
    chance: { percent: /Скидка 50\s%\s+только сегодня/, price: /12\s000\s₽/, regular: /24\s000\s₽/ },
  },
  {
    path: '/en',
    language: 'en',
    title: 'Become a model in 24 hours',
    buy: 'Buy the course',
    menu: 'Menu',
    chance: { percent: '50% off, today only', price: '12,000 ₽', regular: '24,000 ₽' },
  },
  {
    path: '/zh',
    language: 'zh',
    title: '24',
    buy: '购买课程',
    menu: '菜单',
    chance: { percent: '立减 50%，仅限今日', price: '12,000 ₽', regular: '24,000 ₽' },
  },
];

// spec: 47, 48, 55, 111, 120, 402, 470
test('the page speaks each language: title, prices, the last chance; the language control leads once round and is remembered', async ({
  page,
}) => {
  for (const { path, language, title, buy, chance } of pages) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').first().getByRole('button', { name: buy })).toBeVisible();
    for (const [place, amount] of ['4', '12', '50'].entries())
      await expect(page.getByRole('article').nth(place)).toContainText(
        new RegExp(`(^|\\D)${amount}[\\s,\u00a0\u202f]\\d00`),
      );
    const block = page.getByRole('region', { name: chance.percent });
    // The price, the saving and the button.
    await expect(block.getByText(chance.price)).toHaveCount(3);
    await expect(block.locator('s')).toHaveText(chance.regular);
    await expect(block.getByRole('timer')).toHaveText(/^(01:00:00|00:59:\d\d)$/);
  }
  const control = page.getByRole('banner').getByRole('link', { name: /^(EN|中文|RU): / });
  for (const next of ['/', '/en', '/zh']) {
    await control.first().click();
    await expect(page).toHaveURL(next);
  }
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

// spec: 89, 92
test('every section has a link that leads to it, in the line and in the menu, in every language', async ({
  page,
}) => {
  for (const { path, menu } of pages) {
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
      await page.keyboard.press('Escape');
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('podium_token', 'x'.repeat(43));
    localStorage.setItem('podium_user', JSON.stringify({ first_name: 'Вера', role: 'super_admin' }));
  });
  await page.route('**/api/me', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Здравствуйте, Вера!');
  expect(await linked(page), 'who is signed in finds them in the menu').toEqual([]);
  await page.getByText('Меню', { exact: true }).click();
  expect(await linked(page)).toEqual(anchors);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
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

// spec: 94
test('before the scripts have come: what is pressed is not lost, the menu closes in every way, a link leads to its place', async ({
  page,
}) => {
  await test.step('pressed, with something that comes to lie on it', async () => {
    const arrive = await holdScripts(page);
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
    await expect(button).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(page.getByRole('dialog', { name: 'Оплата курса' })).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });
  await test.step('the menu, and after they have come', async () => {
    const arrive = await holdScripts(page);
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
    arrive();
    await expect(page.getByRole('dialog', { name: 'Вход в личный кабинет' })).toBeVisible();
    await expect(menu).not.toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Вход в личный кабинет' })).toBeHidden();
    await leaveMenu(page, menu);
  });
  await test.step('a link', async () => {
    await holdScripts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Отзывы' }).last().click();
    await expectShownFirst(page, 'reviews');
  });
});

// spec: 88, 91, 481
test('a link scrolls smoothly, a place is found by its address and after a reload, the bar turns opaque, and what is drawn on the server alone works', async ({
  page,
}) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  expect(await behaviour()).toBe('smooth');
  await test.step('the bar is opaque once more than 50 pixels are behind', async () => {
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
  await test.step('looks and works', async () => {
    await comeToRest(page);
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
  await page.getByRole('banner').getByRole('link', { name: 'Курсы' }).first().click();
  await expect(page).toHaveURL('/#courses');
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');

  await page.goto('about:blank');
  await page.goto('/#faq');
  await expectShownFirst(page, 'faq');
  await comeToRest(page);
  await expectShownFirst(page, 'faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Отзывы' }).last().click();
  await expectShownFirst(page, 'reviews');
  await page.reload();
  await comeToRest(page);
  await expectShownFirst(page, 'reviews');
});

// spec: 93
test('the first window shows title, price and a face on every screen; on a phone the page is fourteen windows at most and has a bar that buys; at 400 % nothing lies beside it', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await test.step(`${width}×${height}`, () => expectFirstWindow(page));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of pages) {
    await page.goto(path);
    await comeToRest(page);
    const windows = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(windows, path).toBeLessThanOrEqual(14);
  }
  await test.step('a bar that buys, from the second section on', async () => {
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
  // A window of 1280 by 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
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

async function expectFirstWindow(page: Page): Promise<void> {
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
  expect(isBeside || title.y >= picture.y + picture.height, 'the title is never over the picture').toBe(true);
}

/** @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}

/** Below the bar at the top, and not far from it. */
async function expectShownFirst(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await expect
    .poll(async () => {
      const now = await top();
      return now > 40 && now < 140;
    }, `#${id} is at the top`)
    .toBe(true);
}

/** Anchors of the visible links in the bar, in order. */
async function linked(page: Page): Promise<string[]> {
  const links = await page.getByRole('banner').getByRole('listitem').getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  return hrefs.flatMap((href) => (href?.startsWith('#') ? [href.slice(1)] : []));
}

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
