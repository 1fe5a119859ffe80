import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';

const files = [
  'offer.html',
  'privacy-policy-new.html',
  'personal-data-consent.html',
  'newsletter-consent.html',
  'review-consent.html',
  'cookies-policy.html',
];

const read = [
  {
    language: 'ru',
    address: '/offer.html',
    list: 'Документы',
    title: 'Договор-оферта на доступ к онлайн-курсам',
  },
  {
    language: 'en',
    address: '/en/privacy-policy-new.html',
    list: 'Documents',
    title: 'Privacy and personal data policy',
  },
  { language: 'zh', address: '/zh/cookies-policy.html', list: '法律文件', title: 'Cookie' },
];

// spec: 69, 75, 76, 163
test('a document reads well in every language, its footer leads to all six, and what is not there says so and leads on', async ({
  page,
}) => {
  await test.step('an address that nothing is at says so, in the language of the address, and leads on', async () => {
    for (const [path, home, title, way, free] of [
      ['/none', '/', 'Такой страницы нет', 'На главную', 'Смотреть бесплатный урок'],
      ['/zh/none', '/zh', '页面不存在', /首页/, '免费观看一节课'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('main').getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(home);
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: free }).click();
      await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${home === '/' ? '' : home}/lessons/[a-z-]+$`));
    }
  });
  await test.step('a document reads well in every language, and its footer leads to all six', async () => {
    for (const { language, address, list, title } of read) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      const links = page.getByRole('contentinfo').getByRole('navigation', { name: list }).getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const prefix = language === 'ru' ? '' : `/${language}`;
      expect(addresses).toEqual(files.map((file) => `${prefix}/${file}`));
      await links.last().click();
      await expect(page).toHaveURL(`${prefix}/cookies-policy.html`);
    }
  });
  await test.step('the language control leads to the same document, and the original is a click away', async () => {
    await page.goto('/offer.html');
    const control = page.getByRole('banner').getByRole('link', { name: /^(EN|中文|RU): / });
    for (const next of ['/en/offer.html', '/zh/offer.html', '/offer.html', '/en/offer.html']) {
      await control.click();
      await expect(page).toHaveURL(next);
    }
    await page.getByRole('link', { name: 'Russian original' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Договор-оферта на доступ к онлайн-курсам',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});

/** More than the landing page has for the keyboard: without an end, one that never comes would be waited for. */
const mostStops = 120;

// spec: 170, 171, 173, 329, 365
test('the cookie bar covers nothing that has the focus, is answered by keyboard, remembered, and changed from the footer', async ({
  page,
}) => {
  await test.step('the cookie bar covers nothing that has the focus, on a phone or a desk', async () => {
    // Otherwise the page would still be scrolling while it is checked.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { width, height } of [
      { width: 360, height: 640 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
      // It has no free place in a small window.
      await expect(page.getByRole('button', { name: 'Поддержка' })).toBeVisible({ visible: width > 360 });
      const covered: string[] = [];
      let last = '';
      for (let stops = 0; stops < mostStops; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(focusedBesideBar);
        if (stop === null) break;
        if (stop.overlap > 0) covered.push(`${stop.name}: ${stop.overlap} px`);
        last = stop.name;
      }
      expect(covered).toEqual([]);
      expect(last, 'the keyboard has reached the end of the page').toBe('Отклонить');
    }
  });
  await test.step('the cookie bar is answered by keyboard, remembered, and changed from the footer', async () => {
    await page.goto('/');
    const bar = page.getByRole('region', { name: 'Файлы cookie' });
    await expect(bar).toBeVisible();
    await tabTo(page, bar.getByRole('button', { name: 'Отклонить' }), mostStops);
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('declined');
    await page.reload();
    const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' });
    await settings.focus();
    await expect(bar).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(bar).toBeFocused();
    await expect(bar).toContainText('Сейчас вы отклоняете');
    await tabTo(page, bar.getByRole('button', { name: 'Принять' }), 3);
    await page.keyboard.press('Space');
    await expect(settings).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
  });
});

async function tabTo(page: Page, goal: Locator, atMost: number): Promise<void> {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(goal).toBeFocused({ timeout: 1 });
}

/** How many pixels of the focused element lie under the bar; null at the end of the page. */
function focusedBesideBar(): { name: string; overlap: number } | null {
  const element = document.activeElement;
  const bar = document.querySelector('section[tabindex="-1"]');
  if (!element || !bar || element === document.body) return null;
  const name = (element.textContent ?? '').trim().slice(0, 40);
  if (bar.contains(element)) return { name, overlap: 0 };
  const [a, b] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
  return { name, overlap: Math.round(Math.max(0, a.bottom - b.top)) };
}
