/** A payment that cannot be made: what the buyer sees, and the code to give to the school. */
import type { Page, Route } from '@playwright/test';
import { courseCard, expect, expectAccessible, fillBuyerFields, freshAddress, test } from './browser.ts';

const course = 'Basic Model in 24 hours';

const failures: { answer: (route: Route) => Promise<void>; said: string }[] = [
  {
    answer: (route) => route.fulfill({ json: { payment_id: '1', confirmation_url: '', order_secret: 'a' } }),
    said: 'От платёжной системы не получена ссылка на оплату',
  },
  {
    answer: (route) => route.fulfill({ json: { payment_id: '1', order_secret: 'a' } }),
    said: 'От платёжной системы не получена ссылка на оплату',
  },
  {
    answer: (route) => route.fulfill({ status: 502, body: 'bad gateway' }),
    said: 'Ошибка сервера 502',
  },
  {
    answer: (route) =>
      route.fulfill({
        status: 502,
        json: { code: 'payment_provider_failed', detail: 'Платёжная система не отвечает' },
      }),
    said: 'Платёжная система не отвечает',
  },
  {
    answer: (route) => route.abort(),
    said: 'Нет связи с сервером. Проверьте подключение к интернету',
  },
];

// spec: 46, 192, 443, 444, 445
test('the form asks for what a purchase needs and names the cards; each failure is told with the course, a code and the time, and leads back', async ({
  page,
}) => {
  await page.goto('/');
  await courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(form).toContainText('МИР, Visa, MasterCard, Maestro, YooMoney, SberPay');
  await pressPay(page);
  await expect(form.getByText('Заполните это поле')).not.toHaveCount(0);
  await expect(form.getByText('Без этого согласия продолжить нельзя')).toHaveCount(2);

  await fillBuyerFields(page, { name: 'Анна', email: freshAddress('anna') });
  const dialog = page.getByRole('alertdialog', { name: 'Ошибка при создании платежа' });
  for (const { answer, said } of failures) {
    await page.route('**/api/create_payment', answer);
    await pressPay(page);
    await expect(dialog).toContainText(said);
    await expect(dialog).toContainText(course);
    await expect(dialog).toContainText('PAYMENT_ERROR');
    await expect(dialog).toContainText(/Время\s*\d{1,2} [а-я]+ \d{4} г\. в \d\d:\d\d:\d\d/);
    await expect(dialog.getByRole('region', { name: 'Поддержка школы' })).toBeVisible();
    // The tab that was opened for the payment is closed again.
    await expect.poll(() => page.context().pages().length).toBe(1);
    if (said === failures[0]!.said) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Хорошо' }).click();
    await expect(page.getByRole('button', { name: /Оплатить картой/ })).toBeEnabled();
    await expect(page.getByRole('dialog').getByLabel('Имя')).toHaveValue('Анна');
    await page.unroute('**/api/create_payment');
  }

  await page.route('**/api/create_payment', failures[2]!.answer);
  await pressPay(page);
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/create_payment');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await (await opened).getByRole('button', { name: 'Оплатить', exact: true }).waitFor();
  await expect(dialog).toBeHidden();
});

async function pressPay(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Оплата курса' })
    .getByRole('button', { name: /Оплатить картой/ })
    .click();
}
