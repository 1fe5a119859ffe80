import type { Page } from '@playwright/test';
import { chooseMore, expect, freshAddress, signInToPanel, test } from './browser.ts';

test('an administrator adds a student with a course and cancels an order; support sends the access again and leaves a note', async ({
  page,
  browser,
}) => {
  const email = freshAddress('novaya');
  await signInToPanel(page, 'director@podium.local');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Добавить ученика' }).click();
  const form = page.getByRole('dialog', { name: 'Новый ученик' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Имя').fill('Нина');
  await form.getByRole('combobox', { name: 'Курс' }).click();
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.getByRole('option', { name: 'Премиум: карьера модели' }).click();
  await form.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText(`✅ Ученик добавлен, письмо отправлено на ${email}`)).toBeVisible();
  await expect(page.getByRole('main').getByText('выдан сотрудником')).toBeVisible();
  const card = page.url();

  const order = await aWaitingOrder(page);
  await page.goto(`/admin/orders/${order}`);
  const drawer = page.getByRole('dialog', { name: /^Заказ Z-\d+$/ });
  await chooseMore(drawer, 'Отменить заказ');
  const question = page.getByRole('dialog', { name: /^Отмена заказа Z-\d+$/ });
  await question.getByLabel('Причина').fill('Передумали');
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByText('✅ Заказ отменён')).toBeVisible();
  await expect(drawer.getByText('Отменён', { exact: true }).first()).toBeVisible();

  const desk = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await signInToPanel(desk, 'support@podium.local');
  await desk.goto(card);
  const person = desk.getByRole('main');
  await person.getByRole('button', { name: 'Отправить доступ ещё раз' }).click();
  await expect(desk.getByText('✅ Письмо с доступом отправляется')).toBeVisible();
  await person.getByLabel('Новая заметка').fill('Позвонить завтра');
  await person.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(person.getByText('Позвонить завтра')).toBeVisible();
  await desk.context().close();
});

/** A visitor has ordered and not paid. @returns the order's id */
async function aWaitingOrder(page: Page): Promise<string> {
  const data = {
    ...{ amount: 4000, currency: 'RUB', description: 'Оплата курса: Basic Model in 24 hours' },
    ...{ name: 'Ирина', email: freshAddress('irina'), privacy_consent: true, offer_consent: true },
  };
  const answer = await page.request.post('/api/create_payment', { data });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).order_id;
}
