/** A browser page that fails on console errors, and steps that every journey uses. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { withSchoolClock } from './schoolClock.ts';

/** What a worker still holds when it has no more journeys, by its name, and how it is let go. */
export const leftAtTheEnd: Record<string, () => Promise<void>> = {};

/** Fails a journey on any error in the console: a blocked script or style, an exception, a missing text. */
export const test = base.extend<{ page: Page }, { browser: Browser; end: undefined }>({
  browser: [async ({ browser }, use) => use(withSchoolClock(browser)), { scope: 'worker' }],
  end: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form.
    async ({}, use) => {
      await use(undefined);
      for (const letGo of Object.values(leftAtTheEnd)) await letGo();
    },
    { scope: 'worker', auto: true },
  ],
  // Each journey has its own address, as behind a proxy, so that the limits stay on.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': freshNetwork() }),
  page: async ({ page, context }, use) => {
    context.on('page', (tab) => void Promise.all([page, tab].map(keepDrawn)));
    const problems = problemsIn(context);
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
});

export { expect };

/** Errors in the console of this window's pages, as they come. */
export function problemsIn(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (thrown) => void problems.push(String(thrown.error())));
  context.on('console', (message) => {
    // Refusals are part of the journeys; the browser logs each as an error.
    const isRefusal = message.text().startsWith('Failed to load resource');
    // Mails, and the page beside its form, are shown in a frame that runs no script, not even the test's own.
    const isStillFrame =
      message.location().url.includes('/demo/mailbox') ||
      /\/(?:demo\/mailbox|preview\/).*sandboxed/.test(message.text());
    // Toasts are logged as well; one that reports an error is part of the journey.
    const isToast = message.text().startsWith('❌');
    if (message.type() === 'error' && !isRefusal && !isStillFrame && !isToast) problems.push(message.text());
  });
  return problems;
}

/**
 * Starts a minimal screencast of a tab, whose frames are dropped. Chromium draws a background tab of the same
 * window twice a second, and every click waits for two frames of its target; a tab with a screencast is drawn
 * at full rate.
 */
async function keepDrawn(tab: Page): Promise<void> {
  try {
    const browser = await tab.context().newCDPSession(tab);
    await browser.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 16, maxHeight: 16 });
  } catch {
    // The tab was already closed.
  }
}

/** Presses an action of a page or a drawer that stands behind its button “⋯”. */
export async function chooseMore(of: Locator, action: string): Promise<void> {
  await of.getByRole('button', { name: 'Ещё действия' }).click();
  await of.getByRole('button', { name: action, exact: true }).click();
}

function freshNetwork(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

/** Waits until everything below the first screen of a public page is laid out too. */
export async function comeToRest(page: Page): Promise<void> {
  await expect(page.locator('[data-below]')).toHaveCount(0);
}

/**
 * Opens one of several tabs that show the same controls, and waits until it is the current one: until then the
 * former tab stands on the screen, and whatever is clicked is clicked there.
 */
export async function openTab(tabs: Page | Locator, name: string): Promise<void> {
  const tab = tabs.getByRole('link', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}

/** An address used nowhere else in this run. */
export function freshAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

/** HTML of the newest mail to the address in the demo mailbox, once it arrives. */
export async function mailTo(page: Page, address: string, subject: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        // The server may be closing the connection, which has been idle for its ten seconds, as this is sent.
        const mailbox = await page.request.get('/demo/mailbox', { maxRetries: 1 });
        const rows = (await mailbox.text()).split('<li>');
        const row = rows.find((one) => one.includes(address) && one.includes(subject));
        path = /href="([^"]+)"/.exec(row ?? '')?.[1];
        return path;
      },
      { message: `a mail to ${address}: ${subject}`, intervals: [100] },
    )
    .toBeDefined();
  return (await page.request.get(path!)).text();
}

/** Address of the link in the newest such mail. */
export async function mailedLink(page: Page, address: string, subject: string): Promise<string> {
  const mail = await mailTo(page, address, subject);
  const link =
    /href="([^"]*\/(?:verify-email\/|set-password|reset-password|confirm-email|take-back|my-data|certificate\/|guardian\/|unsubscribe\/)[^"]*)"/;
  const href = link.exec(mail)?.[1];
  if (!href) throw new Error('the mail has no link');
  return href.replaceAll('&#38;', '&');
}

/** Buys as a visitor, up to the provider's page, which opens in a tab of its own. */
export async function startBuying(
  page: Page,
  course: string,
  buyer: { name: string; email: string },
): Promise<Page> {
  await page.goto('/');
  await fillBuyerForm(page, course, buyer);
  return payInNewTab(page);
}

/** Opens the payment form from the landing page and fills it in. */
export async function fillBuyerForm(
  page: Page,
  course: string,
  buyer: { name: string; email: string },
): Promise<void> {
  await courseCard(page, course)
    .getByRole('button', { name: /Купить курс|Предзаказ/ })
    .click();
  await fillBuyerFields(page, buyer);
}

/** Fills the open payment form. */
export async function fillBuyerFields(page: Page, buyer: { name: string; email: string }): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await form.getByLabel('Имя').fill(buyer.name);
  await form.getByLabel('Email').fill(buyer.email);
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
}

/** Presses the button of the payment form. @returns the provider's page */
export async function payInNewTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('dialog', { name: 'Оплата курса' })
    .getByRole('button', { name: /Оплатить картой/ })
    .click();
  const provider = await opened;
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).waitFor();
  return provider;
}

export function courseCard(page: Page, course: string) {
  return page.getByRole('article').filter({ hasText: course });
}

/** Signs in with a demo account without the form, and opens the panel. */
export async function signInToPanel(page: Page, email: string): Promise<void> {
  const data = { email, password: 'podium-demo', staff: true };
  const answer = await page.request.post('/api/login', { data });
  expect(answer.ok(), `${email} signs in`).toBe(true);
  const { access_token, user } = await answer.json();
  await keepSession(page, access_token, user);
  await page.goto('/admin');
  // The panel leads on from there to where this person's work is.
  await expect(page).not.toHaveURL(/\/admin$/);
}

/** Who is signed in, asked alone, or first among what a page of the cabinet asks at once. */
export const meAsked = /\/api\/(?:me|together\?ask=%2Fapi%2Fme)\b/;

/** Signs this browser in, from the next page on. */
export async function keepSession(page: Page, token: string, user: object): Promise<void> {
  await page.addInitScript(
    ([key, who]) => {
      // Once only, each: after signing out one stays signed out.
      const before = sessionStorage.getItem('journey') ?? '';
      if (before.includes(key!)) return;
      sessionStorage.setItem('journey', `${before} ${key}`);
      localStorage.setItem('podium_token', key!);
      localStorage.setItem('podium_user', who!);
    },
    [token, JSON.stringify(user)],
  );
}

/** Fills the registration form of the open modal and sends it. */
export async function registerInModal(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Регистрация' });
  await form.getByLabel('Имя').fill('Вера');
  await form.getByLabel('Фамилия').fill('Ким');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я даю согласие на обработку персональных данных').check();
  await form.getByRole('button', { name: 'Зарегистрироваться' }).click();
}

/** Fills the sign-in form, of the page or of the open modal, and sends it. */
export async function signInWith(form: Page | Locator, email: string, password: string): Promise<void> {
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await form.getByRole('button', { name: 'Войти', exact: true }).click();
}

/** Fills the form for a new password and sends it. */
export async function choosePassword(page: Page, password: string, repeat: string): Promise<void> {
  await page.getByLabel('Новый пароль').fill(password);
  await page.getByLabel('Пароль ещё раз').fill(repeat);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
}

/** Source of axe, read once for each page; half the size of the builder's own. */
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = await readFile(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');
const axeSource = `if (!window.axe) { ${axe} }`;

/**
 * The page or a part of it passes axe. Colours are checked once they have settled: with reduced motion there
 * are no transitions.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // Lays out the whole page (base.css): an element not laid out has no background to check a colour
    // against.
    document.documentElement.dataset.whole = '';
    const running = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A dialog that was just asked for begins to appear a frame or two later.
    for (let quiet = 0; quiet < 3; quiet = running().length > 0 ? 0 : quiet + 1) {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await nextFrame();
    }
  });
  // Reports violations only, and within the page: a quarter of the time of a full report.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  expect(violations, page.url()).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}
