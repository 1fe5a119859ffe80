/** A browser window that minds its console, and what every journey does. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Fails a journey on any error in the console: a blocked script or style, an exception, a missing text. */
export const test = base.extend<{ page: Page }>({
  // Each journey comes from an address of its own, as behind a proxy, so that the limits stay on.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': freshNetwork() }),
  page: async ({ page, context }, use) => {
    const problems: string[] = [];
    context.on('weberror', ({ error }) => void problems.push(String(error())));
    context.on('console', (message) => {
      // Answers that say no are part of the journeys; the browser reports each as an error of its own.
      const isRefusal = message.text().startsWith('Failed to load resource');
      // Mails are shown in a frame that runs no script, not even the test's own.
      const isMailFrame =
        message.location().url.includes('/demo/mailbox') || /\/demo\/mailbox.*sandboxed/.test(message.text());
      // Toasts are logged as well; one that says what is wrong is part of the journey.
      const isToast = message.text().startsWith('❌');
      if (message.type() === 'error' && !isRefusal && !isMailFrame && !isToast) problems.push(message.text());
    });
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
});

export { expect };

function freshNetwork(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

/** Waits until also what lies below the first screen of a public page is laid out. */
export async function comeToRest(page: Page): Promise<void> {
  await expect(page.locator('[data-below]')).toHaveCount(0);
}

/** An address nobody else uses in this run. */
export function freshAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

/** Reads the newest mail to the address in the demo mailbox; answers the address of its link. */
export async function mailedLink(page: Page, address: string, subject: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const row = mailbox.getByRole('link').filter({ hasText: subject }).filter({ hasText: address }).first();
  await expect(async () => {
    await mailbox.goto('/demo/mailbox');
    await expect(row).toBeVisible({ timeout: 100 });
  }).toPass();
  await row.click();
  const link = mailbox
    .getByRole('main')
    .locator(
      ['verify-email/', 'set-password', 'reset-password', 'confirm-email', 'my-data']
        .map((page) => `a[href*="/${page}"]`)
        .join(', '),
    )
    .first();
  const href = await link.getAttribute('href');
  await mailbox.close();
  if (!href) throw new Error('the mail has no link');
  return href;
}

/** Buys as somebody unknown, up to the provider's page, which opens in a tab of its own. */
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
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await form.getByLabel('Имя').fill(buyer.name);
  await form.getByLabel('Email').fill(buyer.email);
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
}

/** Presses the button of the payment form; answers the provider's page. */
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

export async function signInToPanel(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill('podium-demo');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
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

/**
 * The page as it is now, or a part of it, breaks no rule that axe knows. Colours are looked at once they have come to
 * rest: whoever asks for less motion sees no others.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations, page.url()).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}
