/** Instalments, from the form through the bank's pages to the course. */
import type { Page } from '@playwright/test';
import { courseCard, expect, freshAddress, mailTo, test } from './browser.ts';

const course = 'Basic Model in 24 hours';

// spec: 31, 193, 358
test('approved: from the payment form to the bank, and the course is open', async ({ page }) => {
  await page.goto('/');
  await courseCard(page, course)
    .getByRole('button', { name: /Купить курс/ })
    .click();
  const payment = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(payment.getByText('Рассрочка без процентов на 3–6 месяцев')).toBeVisible();
  await payment.getByRole('button', { name: 'Оформить рассрочку' }).click();
  const form = page.getByRole('dialog', { name: 'Беспроцентная рассрочка' });
  await expect(form.getByRole('radio', { name: /6 месяцев/ })).toBeChecked();
  await expect(form.getByText('667 ₽ в месяц')).toBeVisible();
  const email = freshAddress('instalment');
  await fill(page, email);
  const bank = await sendIn(page);
  await expect(bank.getByText('4 000 ₽')).toBeVisible();
  await expect(page.getByText('Заполните анкету банка')).toBeVisible();
  await bank.getByRole('button', { name: 'Очередной банк отказывает' }).click();
  await expect(page.getByText('Один банк отказал, решают другие')).toBeVisible();
  await bank.getByRole('button', { name: 'Очередной банк одобряет' }).click();
  await expect(page.getByText('Рассрочка одобрена!')).toBeVisible();
  // Reloaded, the tab still waits.
  await page.reload();
  await expect(page.getByText('Рассрочка одобрена!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Подписать договор' })).toBeVisible();
  await bank.getByRole('button', { name: 'Подписать договор', exact: true }).click();
  await expect(bank.getByText('Договор подписан')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Курс ваш!' })).toBeVisible();
  await mailTo(page, email, 'Рассрочка одобрена');
  await mailTo(page, email, 'Курс ваш');
  await bank.getByRole('link', { name: 'Вернуться на сайт школы' }).click();
  await expect(bank.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();
});

async function fill(page: Page, email: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Беспроцентная рассрочка' });
  await form.getByLabel('Имя и фамилия').fill('Анна Соколова');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Мобильный телефон').fill('8 (900) 555-35-35');
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
}

/** The bank's form, which opens in a tab of its own. */
async function sendIn(page: Page, button = 'Заполнить анкету банка'): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const bank = await opened;
  await bank.waitForURL(/\/form\//);
  return bank;
}
