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
test('an anonymous buyer pays, chooses a password by mail and finds the course', async ({ page }) => {
  const email = freshAddress('lena');
  const provider = await startBuying(page, 'Basic Model in 24 hours', { name: 'Елена Громова', email });
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Мы завели для вас личный кабинет')).toBeVisible();

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

// spec: 503
test('a declined card costs nothing, and the buyer may try again', async ({ page }) => {
  const email = freshAddress('olga');
  const provider = await startBuying(page, 'Basic Model in 24 hours', { name: 'Ольга', email });
  await provider.getByRole('button', { name: 'Недостаточно средств' }).click();
  await expect(page.getByText('Оплата не прошла')).toBeVisible();
  await expect(page.getByText('деньги не списаны')).toBeVisible();

  const office = await page.context().newPage();
  await signInToPanel(office, 'manager@podium.local');
  await office.getByRole('link', { name: 'Заказы' }).click();
  await office.getByPlaceholder(/^Номер, email/).fill(email);
  await expect(office.getByRole('row').filter({ hasText: email })).toContainText('Отменён');
});

/** The video plays: its clock runs, after a seek as well. */
async function expectPlaying(page: import('@playwright/test').Page): Promise<void> {
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThanOrEqual(2);
  await video.evaluate((v: HTMLVideoElement) => {
    v.muted = true;
    v.currentTime = 10;
    return v.play();
  });
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime)).toBeGreaterThan(10.2);
}
