/** Failures between paying and owning, through the pages that people see. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, freshAddress, startBuying, test } from './browser.ts';

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

// spec: 503
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

// spec: 504
test('a course paid twice: the second payment is called what it is', async ({ page }) => {
  const { provider, email } = await buyer(page, 'twice');
  const other = await page.context().newPage();
  const second = await startBuying(other, course, { name: 'Анна', email });
  await pay(provider);
  // Brought to the front as a person would: a busy browser gives background tabs the least time.
  await page.bringToFront();
  await expect(page.getByText('Курс ваш!')).toBeVisible();
  await pay(second);
  await other.bringToFront();
  await expect(other.getByText('Школа вернёт деньги').first()).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Этот курс у вас уже есть' })).toBeVisible();
  await expectAccessible(other);
});

test("the simulator's pages break no rule of access", async ({ page, request }) => {
  const bought = await request.post('/api/create_payment', { data: order(freshAddress('access')) });
  const payment = ((await bought.json()) as { confirmation_url: string }).confirmation_url;
  await page.goto(payment);
  await expectAccessible(page);
  await page.locator('button[value="success_3ds"]').click();
  await expect(page.getByRole('heading', { name: 'Подтверждение банка' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(
    new URL(`/simulator?payment=${new URL(payment).searchParams.get('orderId')}`, payment).href,
  );
  await expectAccessible(page);
});

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

/** The simulator's controls for the payment, in a tab of their own. */
async function controlsOf(provider: Page): Promise<Page> {
  const link = provider.getByRole('link', { name: 'Управление этим платежом' });
  const controls = await provider.context().newPage();
  await controls.goto(new URL((await link.getAttribute('href')) ?? '', provider.url()).href);
  return controls;
}
