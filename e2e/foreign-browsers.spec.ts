/** Browsers that are not as ours: which store nothing, change the page, open no tab, or cannot read a part of it. */
import { test as anyTest, type BrowserContext, expect, type Page } from '@playwright/test';
import { courseCard, fillBuyerForm, freshAddress, signInWith } from './browser.ts';

const course = 'Basic Model in 24 hours';

/** What is wrong with a browser is logged by it, so errors in the console do not count here. */
const test = anyTest.extend<{ network: undefined }>({
  network: [
    async ({ context }, use) => {
      const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
      await use(undefined);
    },
    { auto: true },
  ],
});

const storages: Record<string, () => void> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [name, spoil] of Object.entries(storages))
  test(`storage that is ${name}: the page stays, buying works, and signing in says what it needs`, async ({
    page,
  }) => {
    await page.addInitScript(spoil);
    await page.goto('/');
    const created = createdBy(page);
    await buy(page);
    await expect(page.getByText('Завершите оплату', { exact: false })).toBeVisible();
    expect(created).toHaveLength(1);

    await page.goto('/login');
    await signInWith(page, 'student@podium.local', 'podium-demo');
    await expect(page.getByText('Браузер не даёт сайту хранить данные')).toBeVisible();
    await page.goto('/admin');
    await page.getByLabel('Email').fill('manager@podium.local');
    await page.getByRole('textbox', { name: 'Пароль' }).fill('podium-demo');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page.getByText('Браузер не даёт сайту хранить данные')).toBeVisible();
  });

test('storage that is full in the middle of it: one payment, and one application at the bank', async ({
  page,
}) => {
  await page.goto('/');
  const created = createdBy(page);
  await fillBuyerForm(page, course, { name: 'Вера', email: freshAddress('full') });
  await page.evaluate(storages.full!);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: /Оплатить картой/ }).click();
  // Closed before it is led on, it may never answer.
  const bank = await opened;
  await bank.waitForURL(/\/checkout\//);
  await bank.close();
  await expect(page.getByText('Завершите оплату', { exact: false })).toBeVisible();
  expect(created).toHaveLength(1);

  await page.goto('/');
  await courseCard(page, course)
    .getByRole('button', { name: /Купить курс/ })
    .click();
  await page.getByRole('button', { name: 'Оформить рассрочку' }).click();
  const form = page.getByRole('dialog', { name: 'Беспроцентная рассрочка' });
  await form.getByLabel('Имя и фамилия').fill('Анна Соколова');
  await form.getByLabel('Email').fill(freshAddress('full'));
  await form.getByLabel('Мобильный телефон').fill('8 (900) 555-35-35');
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
  await page.evaluate(storages.full!);
  await form.getByRole('button', { name: 'Заполнить анкету банка' }).click();
  await expect(page.getByText('Заполните анкету банка')).toBeVisible();
});

const changes: Record<string, () => void> = {
  'an extension that puts an element into the header': () => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('header nav')?.prepend(document.createElement('span')),
    );
  },
  'a translator': () => {
    addEventListener('DOMContentLoaded', () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    });
  },
};

for (const [who, change] of Object.entries(changes))
  test(`a page changed before its scripts by ${who} is loaded once, whole, and can be pressed`, async ({
    page,
  }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.addInitScript(change);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(courseCard(page, course)).toBeVisible();
    await courseCard(page, course)
      .getByRole('button', { name: /Купить курс/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Оплата курса' })).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть' }).last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Страница не открылась' })).toBeHidden();
    expect(await page.evaluate(takeAwayMoved)).toBe('');
    expect(loads).toBe(1);
  });

/** As React takes a text away that it wrote, and a translator has moved meanwhile. */
function takeAwayMoved(): string | null {
  const [line, font] = [document.createElement('p'), document.createElement('font')];
  const text = document.createTextNode('3 days');
  line.append(font);
  font.append(text);
  line.insertBefore(document.createElement('b'), text);
  line.removeChild(text);
  return line.textContent;
}

test('a tab that is the window itself: a refusal stands in the form, and the payment opens here', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => window;
  });
  await page.goto('/');
  await fillBuyerForm(page, course, { name: 'Вера', email: 'student@podium.local' });
  const pay = page.getByRole('button', { name: /Оплатить картой/ });
  await page.route('**/api/create_payment', (route) =>
    route.fulfill({ status: 409, json: { code: 'sign_in_to_buy', detail: 'Войдите, чтобы купить' } }),
  );
  await pay.click();
  await expect(page.getByText('Войдите, чтобы купить')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/api/create_payment');
  await page.getByLabel('Email').fill(freshAddress('own'));
  await pay.click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).waitFor();
});

test('a part that the browser cannot read is not called a lost connection', async ({ page }) => {
  await page.route(/\/assets\/PaymentModal-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const broken = /(?<=' }),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/');
  const press = courseCard(page, course).getByRole('button', { name: /Купить курс/ });
  await press.click();
  await expect(page.getByText('Эта часть страницы не открывается')).toBeVisible();
  await expect(page.getByText('Нет связи с сервером')).toBeHidden();
  expect(loads).toBe(1);
});

test('a browser older than those of the README is told so, above a page that is there', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Array.prototype as { findLast?: unknown }).findLast;
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-old', /^Ваш браузер устарел/);
  await expect(courseCard(page, course)).toBeVisible();
});

/** Fills the form, and pays; the tab that opens is closed. */
async function buy(page: Page): Promise<void> {
  await fillBuyerForm(page, course, { name: 'Вера', email: freshAddress('foreign') });
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: /Оплатить картой/ }).click();
  const provider = await opened;
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).waitFor();
  await provider.close();
}

/** Calls that make an order, as they are answered. */
function createdBy(page: Page): number[] {
  const statuses: number[] = [];
  const context: BrowserContext = page.context();
  context.on('response', (response) => {
    if (response.url().endsWith('/api/create_payment')) statuses.push(response.status());
  });
  return statuses;
}
