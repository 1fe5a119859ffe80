import type { Page } from '@playwright/test';
import {
  courseCard,
  expect,
  freshAddress,
  mailedLink,
  payInNewTab,
  registerInModal,
  signInToPanel,
  signInWith,
  startBuying,
  test,
} from './browser.ts';

const course = 'Basic Model in 24 hours';

// spec: 97, 273, 356
test('a person registers, confirms, buys, watches, and a manager finds the order', async ({
  page,
  browser,
}) => {
  const email = freshAddress('vera');
  await page.goto('/');
  await page.getByRole('button', { name: 'Регистрация' }).click();
  const atHome = page.waitForEvent('load');
  await registerInModal(page, email, 'Подиум-2026!');
  await expect(page.getByText('Поздравляем! Вы зарегистрированы')).toBeVisible();
  await atHome;

  await page.goto(await mailedLink(page, email, 'Подтвердите адрес'));
  await expect(page.getByText('Адрес подтверждён')).toBeVisible();

  await page.goto('/login');
  await signInWith(page, email, 'Подиум-2026!');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Здесь появятся ваши курсы')).toBeVisible();

  await page.goto('/');
  await courseCard(page, 'Стань моделью').getByRole('button', { name: 'Купить курс' }).click();
  const provider = await payInNewTab(page);
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Курс ваш!')).toBeVisible();
  await expect(page.getByText('Поздравляем! Курс «Стань моделью за 24 часа» активирован!')).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Смотреть уроки' }).click();
  await page.getByRole('link', { name: 'Открыть страницу урока' }).click();
  await expect(page).toHaveURL(/\/course\/[\w-]+\/lesson\/[\w-]+$/);
  await expectPlaying(page);

  const office = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await signInToPanel(office, 'manager@podium.local');
  await office.getByRole('link', { name: 'Заказы' }).click();
  await office.getByPlaceholder(/^Номер, email/).fill(email);
  const row = office.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Оплачен');
  await expect(row).toContainText('12 000 ₽');
  await office.context().close();
});

// spec: 30, 192, 359, 402, 495
test('an anonymous buyer pays with 3-D Secure, chooses a password by mail and finds the course', async ({
  page,
}) => {
  const email = freshAddress('lena');
  const provider = await startBuying(page, course, { name: 'Елена Громова', email });
  await provider.getByRole('button', { name: 'Оплатить с 3-D Secure' }).click();
  await expect(provider.getByRole('heading', { name: 'Подтверждение банка' })).toBeVisible();
  const code = /Код (\d{4}) для/.exec(await provider.getByRole('main').innerText())?.[1] ?? '';
  await provider.getByLabel('Код из SMS').fill(code === '0000' ? '0001' : '0000');
  await provider.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(provider.getByText('Код не подошёл. Осталось попыток: 2')).toBeVisible();
  await expect(page.getByText('Ждём подтверждения оплаты')).toBeVisible();
  await provider.getByLabel('Код из SMS').fill(code);
  await provider.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Мы завели для вас личный кабинет')).toBeVisible();
  await expect(provider.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();

  await page.goto(await mailedLink(page, email, 'Курс ваш'));
  const passwords = page.getByRole('textbox', { name: /пароль/i });
  await passwords.nth(0).fill('Свой-пароль-7');
  await passwords.nth(1).fill('Свой-пароль-7');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByText('Пароль сохранён')).toBeVisible();

  await page.goto('/login');
  await signInWith(page, email, 'Свой-пароль-7');
  await expect(page.getByRole('heading', { name: 'Basic Model in 24 hours' }).first()).toBeVisible();
});

// spec: 503, 504
test('an abandoned payment runs out, and the waiting form says so; a course paid twice is called what it is', async ({
  page,
}) => {
  await test.step('an abandoned payment runs out, and the waiting form says so', async () => {
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
  await test.step('a course paid twice: the second payment is called what it is', async () => {
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
  });
});

/** The video plays: its clock runs, after a seek as well. */
async function expectPlaying(page: Page): Promise<void> {
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThanOrEqual(2);
  await video.evaluate((v: HTMLVideoElement) => {
    v.muted = true;
    v.currentTime = 10;
    return v.play();
  });
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime)).toBeGreaterThan(10.2);
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
