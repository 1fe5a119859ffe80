/** A payment that cannot be made: what the buyer is told, and what to tell the school. */
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, fillBuyerForm, freshAddress, test } from './browser.ts';

const course = 'Basic Model in 24 hours';

const failures: { what: string; answer: (route: Route) => Promise<void>; said: string }[] = [
  {
    what: 'an answer without a link',
    answer: (route) => route.fulfill({ json: { payment_id: '1', confirmation_url: '', order_secret: 'a' } }),
    said: 'От платёжной системы не получена ссылка на оплату',
  },
  {
    what: 'a server that has no words for it',
    answer: (route) => route.fulfill({ status: 502, body: 'bad gateway' }),
    said: 'Ошибка сервера 502',
  },
  {
    what: 'a lost connection',
    answer: (route) => route.abort(),
    said: 'Нет связи с сервером. Проверьте подключение к интернету',
  },
];

for (const { what, answer, said } of failures) {
  test(`${what} is told with the course, a code and the time, and leads back to the form`, async ({
    page,
  }) => {
    await page.goto('/');
    await fillBuyerForm(page, course, { name: 'Анна', email: freshAddress('anna') });
    await page.route('**/api/create_payment', answer);
    await pressPay(page);
    const dialog = page.getByRole('alertdialog', { name: 'Ошибка при создании платежа' });
    await expect(dialog).toContainText(said);
    await expect(dialog).toContainText(course);
    await expect(dialog).toContainText('PAYMENT_ERROR');
    await expect(dialog).toContainText(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/);
    await expectAccessible(page);
    // The tab that was opened for the payment is closed again.
    await expect.poll(() => page.context().pages().length).toBe(1);
    await dialog.getByRole('button', { name: 'Хорошо' }).click();
    await expect(page.getByRole('button', { name: /Оплатить картой/ })).toBeEnabled();
    await expect(page.getByRole('dialog').getByLabel('Имя')).toHaveValue('Анна');
  });
}

test('the form asks for what a purchase needs, and names the cards', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('article')
    .filter({ hasText: course })
    .getByRole('button', { name: 'Купить курс' })
    .click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(form).toContainText('МИР, Visa, MasterCard, Maestro, YooMoney, SberPay');
  await form.getByRole('button', { name: /Оплатить картой/ }).click();
  await expect(form.getByText('Заполните это поле')).not.toHaveCount(0);
  await expect(form.getByText('Без этого согласия продолжить нельзя')).toHaveCount(2);
});

async function pressPay(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Оплата курса' })
    .getByRole('button', { name: /Оплатить картой/ })
    .click();
}
