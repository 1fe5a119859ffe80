import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, freshAddress, registerInModal, test } from './browser.ts';

const files = [
  'offer.html',
  'privacy-policy-new.html',
  'personal-data-consent.html',
  'newsletter-consent.html',
  'review-consent.html',
  'cookies-policy.html',
];

for (const { language, address, list, title } of [
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
]) {
  // spec: 75, 76, 163
  test(`a document reads well in ${language}, and its footer leads to all six`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessible(page);
    const links = page.getByRole('contentinfo').getByRole('navigation', { name: list }).getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const prefix = language === 'ru' ? '' : `/${language}`;
    expect(addresses).toEqual(files.map((file) => `${prefix}/${file}`));
    await links.last().click();
    await expect(page).toHaveURL(`${prefix}/cookies-policy.html`);
  });
}

test('the language control leads to the same document, and the original is a click away', async ({
  page,
}) => {
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

// spec: 78
test('a consent leads to its document in a new tab and is not ticked by that; the forms say which versions they show', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Купить курс' }).click();
  const payment = page.getByRole('dialog', { name: 'Оплата курса' });
  await expectLinkBesideBox(payment, 'Я принимаю условия договора-оферты', '/offer.html');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Регистрация' }).first().click();
  const form = page.getByRole('dialog', { name: 'Регистрация' });
  await expectLinkBesideBox(form, 'Я принимаю политику конфиденциальности', '/privacy-policy-new.html');
  await expectLinkBesideBox(
    form,
    'Я даю согласие на обработку персональных данных',
    '/personal-data-consent.html',
  );
  const sent = page.waitForRequest('**/api/register');
  await registerInModal(page, freshAddress('vera'), 'Подиум-2026!');
  expect((await sent).postDataJSON()).toMatchObject({ document_versions: { privacy: 1, personal_data: 1 } });
});

test('a document that changed while the form was open is to be agreed to again', async ({ page }) => {
  let version = 1;
  await page.route('**/api/documents', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const each of body.documents) each.version = version;
    await route.fulfill({ json: body });
  });
  version = 7;
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await form.getByLabel('Имя').fill('Вера');
  await form.getByLabel('Email').fill(freshAddress('vera'));
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
  version = 1;
  await form.getByRole('button', { name: /Оплатить картой/ }).click();
  await expect(form.getByRole('alert')).toContainText('Документ обновился');
  await expect(form.getByLabel('Я принимаю условия договора-оферты')).not.toBeChecked();
  await expect(form.getByLabel('Имя')).toHaveValue('Вера');
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
  const provider = page.context().waitForEvent('page');
  await form.getByRole('button', { name: /Оплатить картой/ }).click();
  await (await provider).getByRole('button', { name: 'Оплатить', exact: true }).waitFor();
});

/** More than the landing page has for the keyboard: without an end, one that never comes would be waited for. */
const mostStops = 120;

// spec: 170, 171, 329, 365
test('the cookie bar is answered by keyboard, remembered, and changed from the footer', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Файлы cookie' });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
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

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
]) {
  // spec: 173
  test(`the cookie bar covers nothing that has the focus, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Otherwise the page would still be scrolling while it is checked.
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
  });
}

// spec: 69
test('an address that nothing is at says so, in the language of the address, and leads on', async ({
  page,
}) => {
  for (const [path, home, title, way, free] of [
    ['/none', '/', 'Такой страницы нет', 'На главную', 'Смотреть бесплатный урок'],
    ['/zh/none', '/zh', '页面不存在', /首页/, '免费观看一节课'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(home);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: free }).click();
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${home === '/' ? '' : home}/lessons/[a-z-]+$`));
  }
});

async function expectLinkBesideBox(form: Locator, wording: string, path: string): Promise<void> {
  const box = form.getByLabel(wording);
  const link = form.locator('label').filter({ hasText: wording }).getByRole('link');
  const opened = form.page().context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(path);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.close();
  await expect(box).not.toBeChecked();
}

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
