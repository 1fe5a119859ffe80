/** Easier buying: a promo code, a second try in another browser, the course at once, a form that loses nothing. */
import type { Browser, Locator, Page } from '@playwright/test';
import { promoCodesPanelApi } from '#features/sales/promo-codes/contract.ts';
import {
  comeToRest,
  courseCard,
  expect,
  fillBuyerFields,
  freshAddress,
  mailedLink,
  payInNewTab,
  startBuying,
  test,
} from './browser.ts';

const course = 'Basic Model in 24 hours';

// spec: 521, 524
test('a promo code of the address lowers the price, and the course opens at once', async ({ page }) => {
  const code = await aCode(page);
  const email = freshAddress('code');
  await noteMoves(page);
  let answer = await held(page);
  await page.goto(`/?promo=${code.toLowerCase()}`);
  await expect(page.locator('#last-chance'), 'no second offer beside it').toBeHidden();
  const card = courseCard(page, course);
  await expectStill(page, card, async () => {
    answer();
    await expect(page.getByText(`Промокод ${code} действует: цены курсов уже с ним.`)).toBeVisible();
    await expect(card.getByText(/^3\s000\s₽$/)).toBeVisible();
  });
  await expect(page.getByRole('link', { name: /от 3\s000/ })).toHaveAttribute('href', '#courses');
  await expect(card.locator('s:visible')).toContainText(/4\s000\s₽/);
  await expect(card).toContainText(/Цена по промокоду: вы экономите 1\s000\s₽/);
  answer = await held(page);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/courses\/[\w-]+\?promo=e2e/i);
  const price = page.locator('main').getByText(/^3\s000\s₽$/);
  await expectStill(page, page.locator('#course-title'), async () => {
    answer();
    await expect(price.first()).toBeVisible();
  });
  await page.goBack();
  await courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(form.getByText(`Промокод ${code} применён`)).toBeVisible();
  await expect(form.getByRole('button', { name: /Оплатить картой 3\s000/ })).toBeVisible();
  await fillBuyerFields(page, { name: 'Инна', email });
  const provider = await payInNewTab(page);
  await expect(provider.getByRole('main')).toContainText(/3\s000/);
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.bringToFront();
  const paid = page.getByRole('dialog', { name: 'Курс ваш!' });
  await paid.getByLabel('Пароль для кабинета').fill('Свой-пароль-7');
  await paid.getByRole('button', { name: 'Открыть кабинет' }).click();
  await expect(page).toHaveURL(/\/course\/[\w-]+\/lesson\/[\w-]+$/);

  // Signed in to the account, the mailed link confirms the address and asks for nothing.
  await page.goto(await mailedLink(page, email, 'Курс ваш'));
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();
  await page.getByRole('link', { name: 'Открыть кабинет' }).click();
  await expect(page.getByRole('heading', { name: course }).first()).toBeVisible();
});

// spec: 524
test('a code that does not work says why, and costs nothing to take back', async ({ page }) => {
  await page.goto('/?promo=invented');
  await expect(page.getByText('Такого промокода нет')).toBeVisible();
  await expect(courseCard(page, course).locator('s:visible')).toHaveCount(0);
  await page.goto('/');
  await courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await form.getByRole('button', { name: 'Есть промокод?' }).click();
  await form.getByLabel('Промокод').fill('нет такого');
  await form.getByRole('button', { name: 'Применить' }).click();
  await expect(form.getByText('Такого промокода нет')).toBeVisible();
  await form.getByLabel('Промокод').fill(await aCode(page));
  await form.getByRole('button', { name: 'Применить' }).click();
  await expect(form.getByRole('button', { name: /Оплатить картой 3\s000/ })).toBeVisible();
  await form.getByRole('button', { name: 'Убрать' }).click();
  await expect(form.getByRole('button', { name: /Оплатить картой 4\s000/ })).toBeVisible();
});

// spec: 503, 535
test('a declined card says why, and the second try in another browser buys; a paid order opens nothing to a stranger', async ({
  page,
  browser,
}) => {
  await test.step('a declined card says why, and the second try in another browser buys', async () => {
    const provider = await startBuying(page, course, { name: 'Ольга', email: freshAddress('declined') });
    await provider.getByRole('button', { name: 'Недостаточно средств' }).click();
    await expect(provider.getByText('На счёте не хватило денег')).toBeVisible();
    await page.bringToFront();
    await expect(page.getByText('На счёте не хватило денег')).toBeVisible();
    await expect(page.getByText('деньги не списаны')).toBeVisible();

    const other = await anotherBrowser(browser);
    await other.goto(provider.url());
    await expect(other.getByText('На счёте не хватило денег')).toBeVisible();
    await expect(other.getByText('Ольга')).toHaveCount(0);
    await other.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await fillBuyerFields(other, { name: 'Ольга', email: freshAddress('second-try') });
    const again = await payInNewTab(other);
    await again.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await other.bringToFront();
    await expect(other.getByRole('dialog', { name: 'Курс ваш!' })).toBeVisible();
    await other.context().close();
  });
  await test.step('an order that is paid shows a stranger its state, and opens nothing', async () => {
    const email = freshAddress('paid');
    const provider = await startBuying(page, course, { name: 'Ника', email });
    await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await expect(provider.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();
    const other = await anotherBrowser(browser);
    await other.goto(provider.url());
    await expect(other.getByRole('heading', { name: 'Оплата получена' })).toBeVisible();
    await expect(other.getByLabel('Пароль для кабинета')).toHaveCount(0);
    await expect(other.getByText(email)).toHaveCount(0);
    await other.context().close();
  });
});

// spec: 537
test('Back closes the form; Back, Escape and a reload lose nothing that was typed', async ({ page }) => {
  const buyer = { name: 'Вера Ким', email: freshAddress('typed') };
  await page.goto('/');
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  const openForm = () => courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
  const expectTyped = async () => {
    await expect(form.getByLabel('Имя')).toHaveValue(buyer.name);
    await expect(form.getByLabel('Email')).toHaveValue(buyer.email);
    await expect(form.getByLabel('Я принимаю условия договора-оферты')).toBeChecked();
  };
  await openForm();
  await fillBuyerFields(page, buyer);
  await form.getByText('Другие способы').click();
  await form.getByLabel('СБП').check();
  await expect(form.getByRole('button', { name: /^Оплатить \d/ })).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await openForm();
  await expectTyped();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await openForm();
  await expectTyped();
  await page.reload();
  await expectTyped();
  await expect(form.getByLabel('СБП')).toBeChecked();
});

/** Holds the next answer about a promo link until it is let go. */
async function held(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const matches = '**/api/promo-codes/prices';
  await page.unroute(matches);
  await page.route(matches, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Counts what moves on the page by itself. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      const moved = window as { moves?: number };
      for (const move of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.moves = (moved.moves ?? 0) + move.value;
    }).observe({ type: 'layout-shift', buffered: true }),
  );
}

/** Whatever `happens` while this part is in sight, nothing on the page moves by it. */
async function expectStill(page: Page, part: Locator, happens: () => Promise<void>): Promise<void> {
  await comeToRest(page);
  await expect(page.getByText('Проверяем промокод…')).toBeVisible();
  await expect(page.getByRole('button', { name: /Поддержка/ })).toBeVisible();
  await part.scrollIntoViewIfNeeded();
  const settled = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise(requestAnimationFrame);
      for (let n = 0; n < 3; n++) await frame();
      return (window as { moves?: number }).moves ?? 0;
    });
  let before = await settled();
  await expect(async () => {
    const now = await settled();
    const was = before;
    before = now;
    expect(now).toBe(was);
  }).toPass();
  await happens();
  expect(await settled(), 'nothing moves').toBe(before);
}

/** 25 % off every course, for one use. */
async function aCode(page: Page): Promise<string> {
  const signIn = { email: 'manager@podium.local', password: 'podium-demo', staff: true };
  const login = await page.request.post('/api/login', { data: signIn });
  const { access_token } = (await login.json()) as { access_token: string };
  const terms = { kind: 'percent', percent: 25, sum: null, starts_on: null, ends_on: null };
  const made = await page.request.post(promoCodesPanelApi.generate.path, {
    headers: { authorization: `Bearer ${access_token}` },
    data: { ...terms, prefix: 'E2E', count: 1, max_uses: 1, course_ids: [], is_on: true, note: '' },
  });
  const { batch_id } = (await made.json()) as { batch_id: string };
  const listed = await page.request.get(`${promoCodesPanelApi.list.path}?batch=${batch_id}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return ((await listed.json()) as { promo_codes: { code: string }[] }).promo_codes[0]!.code;
}

async function anotherBrowser(browser: Browser): Promise<Page> {
  const network = Array.from({ length: 3 }, () => Math.floor(Math.random() * 255)).join('.');
  const extraHTTPHeaders = { 'x-forwarded-for': `10.${network}` };
  return (await browser.newContext({ locale: 'ru-RU', extraHTTPHeaders })).newPage();
}
