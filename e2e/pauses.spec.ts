/** Things that happen by themselves after a time. The test controls the clock. */
import type { Page } from '@playwright/test';
import { choosePassword, expect, registerInModal, test } from './browser.ts';

const password = 'Подиум-2026!';

// spec: 340
test('two seconds after a registration the page reloads with the banner', async ({ page }) => {
  const answer = { verification_required: true, message: '', email: 'anna@example.com', email_sent: true };
  await page.route('**/api/register', (route) => route.fulfill({ json: answer }));
  await openRegistration(page);
  await stopClock(page);
  await registerInModal(page, 'anna@example.com', password);
  const steps = page.getByRole('alertdialog', { name: 'Поздравляем! Вы зарегистрированы' });
  await expect(steps).toContainText('Войдите в личный кабинет');
  await expect(steps).toContainText('Спам');
  await page.clock.runFor(1900);
  await expect(steps).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('podium_just_registered'))).toBeNull();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page.getByRole('complementary', { name: 'Ваша регистрация' })).toBeVisible();
  await expect(steps).toBeHidden();
});

// spec: 341
test('who registers with an account and its right password is welcomed for a second, and signed in', async ({
  page,
}) => {
  await openRegistration(page);
  await stopClock(page);
  await registerInModal(page, 'student@podium.local', 'podium-demo');
  const welcome = page.getByRole('alertdialog', { name: 'С возвращением, Анна!' });
  await expect(welcome).toBeVisible();
  await page.clock.runFor(900);
  await expect(welcome).toBeVisible();
  await page.clock.runFor(200);
  await expect(welcome).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Анна');
});

// spec: 301, 477
test('three seconds after the password was changed the home page opens', async ({ page }) => {
  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { success: true } }));
  await page.clock.install();
  await page.goto('/reset-password?token=a-token-of-somebody');
  await expect(page.getByRole('button', { name: 'Сохранить пароль' })).toBeEnabled();
  await stopClock(page);
  await choosePassword(page, password, password);
  await expect(page.getByRole('heading', { name: 'Пароль изменён' })).toBeVisible();
  await page.clock.runFor(2900);
  await expect(page).toHaveURL('/reset-password');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
});

// spec: 355, 478
test('fifty milliseconds after the payment form is closed the page is let go', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(form).toBeVisible();
  await stopClock(page);
  await page.evaluate(() => {
    document.body.style.overflow = 'hidden';
    document.body.style.pointerEvents = 'none';
  });
  const locks = () => page.evaluate(() => [document.body.style.overflow, document.body.style.pointerEvents]);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.clock.runFor(45);
  expect(await locks()).toEqual(['hidden', 'none']);
  await page.clock.runFor(10);
  expect(await locks()).toEqual(['', '']);
});

async function openRegistration(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible();
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}
