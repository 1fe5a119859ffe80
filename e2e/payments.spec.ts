/** What can go otherwise than well between paying and owning, through the pages that people see. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  fillBuyerForm,
  freshAddress,
  signInToPanel,
  startBuying,
  test,
} from './browser.ts';

const course = 'Basic Model in 24 hours';

test('3-D Secure: a wrong code may be typed again, the right one pays', async ({ page }) => {
  const { provider } = await buyer(page, 'secure');
  await provider.getByRole('button', { name: 'Оплатить с 3-D Secure' }).click();
  await expect(provider.getByRole('heading', { name: 'Подтверждение банка' })).toBeVisible();
  const code = /Код (\d{4}) для/.exec(await provider.getByRole('main').innerText())?.[1] ?? '';
  await provider.getByLabel('Код из SMS').fill(code === '0000' ? '0001' : '0000');
  await provider.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(provider.getByText('Код не подошёл. Осталось попыток: 2')).toBeVisible();
  await expect(page.getByText('Ждём подтверждения оплаты')).toBeVisible();
  await provider.getByLabel('Код из SMS').fill(code);
  await provider.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Курс ваш!')).toBeVisible();
  await expect(provider.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();
});

test('an abandoned payment runs out, and the waiting form says so', async ({ page }) => {
  const { provider } = await buyer(page, 'left');
  const controls = await controlsOf(provider);
  await controls.getByRole('button', { name: 'Вперёд на 15 минут' }).click();
  await expect(controls.getByText('Время передвинуто')).toBeVisible();
  await expect(controls.getByText('Ждёт оплаты')).toBeVisible();
  await controls.getByRole('button', { name: 'Вперёд на час' }).click();
  await expect(controls.getByText('expired_on_confirmation').first()).toBeVisible();
  await expect(page.getByText('Время оплаты истекло')).toBeVisible();
  await expect(page.getByText('деньги не списаны')).toBeVisible();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('button', { name: /Оплатить картой/ })).toBeVisible();
});

test('a notice that never comes: the page of the return finds the money by itself', async ({ page }) => {
  const { provider } = await buyer(page, 'silent');
  const controls = await controlsOf(provider);
  await controls.getByRole('button', { name: 'Придержать уведомления этого платежа' }).click();
  await expect(controls.getByText('Уведомления этого платежа придержаны')).toBeVisible();
  await page.goto('about:blank');
  await pay(provider);
  await expect(provider.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();
  await controls.reload();
  await expect(controls.getByText('Придержано')).toBeVisible();
  await controls.getByRole('button', { name: 'Потерять' }).click();
  await expect(controls.getByText('Потеряно', { exact: true })).toBeVisible();
});

test('a notice that comes five more times: one payment, one course, one mail', async ({ page, browser }) => {
  const { provider, email } = await buyer(page, 'echo');
  const controls = await controlsOf(provider);
  await pay(provider);
  await expect(page.getByText('Курс ваш!')).toBeVisible();
  await expect(async () => {
    await controls.reload();
    await expect(controls.getByText('Доставлено')).toBeVisible({ timeout: 500 });
  }).toPass();
  await controls.getByLabel('Сколько раз', { exact: true }).fill('5');
  await controls.getByRole('button', { name: 'Повторить' }).click();
  await expect(controls.getByText(/Попыток: 6/)).toBeVisible();
  await expect(controls.locator('.log li')).toHaveText(Array(6).fill(/→ 200/));

  const office = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await openOrder(office, email);
  await expect(office.getByText('Оплата получена')).toHaveCount(1);
  await office.goto('/demo/mailbox');
  const mails = office.getByRole('link').filter({ hasText: 'Заказ оплачен' }).filter({ hasText: email });
  await expect(mails).toHaveCount(1);
  await office.context().close();
});

test('a forged notice is answered and believed by nobody', async ({ page, browser }) => {
  const { provider, email } = await buyer(page, 'forged');
  const controls = await controlsOf(provider);
  await controls.getByLabel('Сумма').fill('1.00');
  await controls.getByRole('button', { name: 'Отправить подделку' }).click();
  await expect(controls.getByText('Ответ магазина на подделку: 200')).toBeVisible();
  await controls.getByLabel('Событие').selectOption('payment.canceled');
  await controls.getByLabel('Статус').selectOption('canceled');
  await controls.getByRole('button', { name: 'Отправить подделку' }).click();
  await expect(controls.getByText('Ответ магазина на подделку: 200')).toBeVisible();

  const office = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await openOrder(office, email);
  await expect(office.getByRole('dialog').getByText('Ожидает оплаты').first()).toBeVisible();
  await expect(office.getByText('Оплата получена')).toHaveCount(0);
  await office.context().close();
  await expect(page.getByText('Ждём подтверждения оплаты')).toBeVisible();
});

test('a notice that comes before the buyer returns: form and page of the return both say paid', async ({
  page,
}) => {
  const { provider } = await buyer(page, 'early');
  await provider.getByRole('button', { name: 'Оплатить с 3-D Secure' }).click();
  const controls = await controlsOf(provider);
  await controls.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Курс ваш!')).toBeVisible();
  await provider.reload();
  await expect(provider.getByRole('heading', { name: 'Платёж принят' })).toBeVisible();
  await provider.getByRole('link', { name: 'Вернуться в магазин' }).click();
  await expect(provider.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();
});

test('a course paid twice: the second payment is called what it is', async ({ page }) => {
  const { provider, email } = await buyer(page, 'twice');
  const other = await page.context().newPage();
  const second = await startBuying(other, course, { name: 'Анна', email });
  await pay(provider);
  // As a person goes back to it: of four tabs a busy browser gives those behind the least time.
  await page.bringToFront();
  await expect(page.getByText('Курс ваш!')).toBeVisible();
  await pay(second);
  await other.bringToFront();
  await expect(other.getByText('Школа вернёт деньги').first()).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Этот курс у вас уже есть' })).toBeVisible();
  await expectAccessible(other);
});

test('without the payment provider the form says what happened, by its code and time', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-away-'));
  const school = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      YOOKASSA_URL: 'http://127.0.0.1:1/v3',
      YOOKASSA_SHOP_ID: '100500',
      YOOKASSA_SECRET_KEY: 'test_away',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await page.goto(await addressOf(school));
    await fillBuyerForm(page, course, { name: 'Анна', email: freshAddress('away') });
    await page.getByRole('button', { name: /Оплатить картой/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Ошибка при создании платежа' });
    await expect(dialog).toContainText('Платёжная система не отвечает. Деньги не списаны');
    await expect(dialog).toContainText('PAYMENT_ERROR');
    await expect(dialog).toContainText(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/);
    await expectAccessible(page);
  } finally {
    school.kill();
    await new Promise((resolve) => school.once('exit', resolve));
    await rm(folder, { recursive: true, force: true });
  }
});

for (const language of ['ru', 'en', 'zh']) {
  test(`the simulator's pages break no rule of access in ${language}`, async ({ page, request }) => {
    test.slow();
    const bought = await request.post('/api/create_payment', { data: order(freshAddress('access')) });
    const payment = ((await bought.json()) as { confirmation_url: string }).confirmation_url;
    const look = async (address: string) => {
      const url = new URL(address, payment);
      url.searchParams.set('lang', language);
      await page.goto(url.href);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    };
    await look(payment);
    await page.locator('button[value="success_3ds"]').click();
    await look(page.url());
    await look(`/simulator?payment=${new URL(payment).searchParams.get('orderId')}`);
  });
}

function order(email: string) {
  return {
    amount: 4000,
    currency: 'RUB',
    description: `Оплата курса: ${course}`,
    email,
    name: 'Анна',
    privacy_consent: true,
    offer_consent: true,
  };
}

async function buyer(page: Page, name: string): Promise<{ provider: Page; email: string }> {
  const email = freshAddress(name);
  return { email, provider: await startBuying(page, course, { name: 'Анна', email }) };
}

async function pay(provider: Page): Promise<void> {
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
}

/** The simulator's controls of the payment, in a tab of their own. */
async function controlsOf(provider: Page): Promise<Page> {
  const link = provider.getByRole('link', { name: 'Управление этим платежом' });
  const controls = await provider.context().newPage();
  await controls.goto(new URL((await link.getAttribute('href')) ?? '', provider.url()).href);
  return controls;
}

async function openOrder(office: Page, email: string): Promise<void> {
  await signInToPanel(office, 'manager@podium.local');
  await office.getByRole('link', { name: 'Заказы' }).click();
  await office.getByPlaceholder(/Номер заказа/).fill(email);
  const row = office.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await row.getByRole('link').first().click();
  await expect(office.getByText('Покупатель оформил заказ')).toBeVisible();
}

function addressOf(school: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    school.once('exit', (code) => reject(new Error(`the school ended with ${code}: ${said}`)));
    school.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      const found = /Podium is serving (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
}
