import type { Page } from '@playwright/test';
import { courseCard, expect, expectAccessible, freshAddress, signInWith, test } from './browser.ts';

// spec: 464
test('who tries too often is told when to try again, in the language of the page', async ({ page }) => {
  const email = freshAddress('vera');
  await useUpGuesses(page, email);
  await page.goto('/login');
  await signInWith(page, email, 'Свой-пароль-7');
  await expect(page.getByRole('alert')).toHaveText(/Слишком много попыток\. Попробуйте снова через 6 минут/);
  await expectAccessible(page);

  await useUpPurchases(page);
  await page.goto('/en');
  await courseCard(page, 'Become a model').getByRole('button', { name: 'Buy the course' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Вера Ким');
  await form.getByLabel('Email').fill(email);
  for (const consent of await form.getByRole('checkbox', { name: /policy|agreement|offer/i }).all())
    await consent.check();
  await form.getByRole('button', { name: /Pay .+ by card/ }).click();
  await expect(form.getByRole('alert')).toHaveText(/Too many attempts\. Please try again in \d+ seconds/);
  // The typed address is still there for the next attempt.
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
});

/** Guesses from elsewhere; the account does not know the browser of this journey. */
async function useUpGuesses(page: Page, email: string): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const answer = await page.request.post('/api/login', {
      data: { email, password: 'wrong one' },
      headers: { 'x-forwarded-for': `192.0.2.${n + 1}` },
    });
    expect(answer.status()).toBe(401);
  }
}

/** Places orders for a course that does not exist, from the address of this journey. */
async function useUpPurchases(page: Page): Promise<void> {
  const order = { amount: 1, currency: 'RUB', description: '', course_id: crypto.randomUUID() };
  const send = () => page.request.post('/api/create_payment', { data: order });
  await expect(async () => expect((await send()).status()).toBe(429)).toPass({ intervals: [0] });
}
