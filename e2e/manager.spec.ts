import type { Page } from '@playwright/test';
import { chooseMore, expect, mailTo, signInToPanel, test } from './browser.ts';
import { aStudent, orderedAsMinor, signIn } from './students.ts';

// spec: 714
test('a manager serves a customer: takes the money by hand, gives another course, writes; the student sees it all', async ({
  page,
  browser,
}) => {
  const student = await aStudent(page);
  await signIn(page, student);
  await page.goto('/dashboard');
  await expect(page.getByText('Здесь появятся ваши курсы')).toBeVisible();

  const office = await browser.newContext({ locale: 'ru-RU' });
  const panel = await office.newPage();
  await signInToPanel(panel, 'manager@podium.local');
  await panel.getByRole('link', { name: 'Заказы' }).click();
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await panel.getByRole('button', { name: 'Внести оплату' }).click();
  const form = panel.getByRole('dialog', { name: 'Оплата переводом или наличными' });
  await form.getByRole('button', { name: 'Внести', exact: true }).click();
  await expect(form.getByText('Заполните это поле')).toHaveCount(4);
  await form.getByLabel('Email покупателя').fill(student.email);
  await expect(form.getByText(/Заказ будет записан ученику: Вера Ким \(Y-\d+\)/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Курс' }).click();
  await panel.getByRole('option', { name: 'Basic Model in 24 hours' }).click();
  await form.getByLabel('Получено').fill('3500');
  await form.getByLabel('День оплаты').fill('2026-01-15');
  await form.getByRole('button', { name: 'Внести', exact: true }).click();
  const drawer = panel.getByRole('dialog', { name: /^Заказ Z-\d+$/ });
  await expect(drawer.getByText('Внесено вручную').first()).toBeVisible();
  const number = /Z-\d+/.exec((await drawer.getByRole('heading', { level: 2 }).textContent()) ?? '')![0];

  // Nobody reloads the student's page.
  const mine = page.getByRole('region', { name: 'Мои курсы' });
  await expect(mine.getByRole('heading', { name: 'Basic Model in 24 hours' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Мой профиль' }).click();
  const profile = page.getByRole('dialog', { name: 'Мой профиль' });
  await expect(profile).toContainText(/Оплачено3\s500\s₽/);
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();

  await drawer.getByLabel('Номер чека').fill('ФД 1024');
  await drawer.getByRole('button', { name: 'Сохранить номер чека' }).click();
  await expect(drawer.getByText('ФД 1024')).toBeVisible();
  await drawer.getByLabel('Номер чека').fill('ФД 1025');
  await drawer.getByRole('button', { name: 'Исправить номер чека' }).click();
  await expect(drawer.getByText('ФД 1025')).toBeVisible();
  await drawer.getByLabel('Заметка для сотрудников').fill('Оплатила в кассе, чек отдан');
  await drawer.getByRole('button', { name: 'Добавить заметку' }).click();
  await expect(drawer.getByText('Оплатила в кассе, чек отдан')).toBeVisible();
  const mail = panel.getByRole('dialog', { name: `Письмо покупателю: заказ ${number}` });
  // A press while the drawer is redrawn with the note may be lost.
  await expect(async () => {
    if (!(await mail.isVisible())) await chooseMore(drawer, 'Написать покупателю');
    await expect(mail).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(mail.getByLabel('Тема')).toHaveValue(`Ваш заказ ${number}`);
  await mail.getByLabel('Текст письма').fill('Спасибо за оплату.\n\nЖдём вас на первом уроке.');
  await mail.getByRole('button', { name: 'Отправить' }).click();
  await expect(mail).toBeHidden();
  await expect(drawer.getByText('Ждём вас на первом уроке.')).toBeVisible();
  const sent = await mailTo(page, student.email, `Ваш заказ ${number}`);
  expect(sent).toContain('Ждём вас на первом уроке.');

  await drawer.getByRole('link', { name: 'Открыть карточку' }).click();
  const person = panel.getByRole('main');
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('Вера Ким');
  await chooseMore(person, 'Открыть курс');
  const giving = panel.getByRole('dialog', { name: 'Открыть курс: Вера Ким' });
  await giving.getByRole('combobox', { name: 'Курс' }).click();
  await panel.getByRole('option', { name: 'Стань моделью за 24 часа' }).click();
  await giving.getByLabel('Открыт до').fill('2099-12-31');
  await giving.getByRole('button', { name: 'Открыть курс' }).click();
  await expect(person.getByText('до 31.12.2099 включительно')).toBeVisible();
  await expect(mine.getByText(/доступ до 31.декабря.2099/)).toBeVisible({ timeout: 30_000 });

  await panel.goto('/admin/orders');
  await panel.getByRole('searchbox', { name: 'Поиск' }).fill(number);
  await expect(panel.getByRole('row').filter({ hasText: student.email })).toContainText('3 500 ₽');
  await takeOffWrongTick(panel, page);
  await office.close();

  await page.getByRole('link', { name: /^Мои заказы/ }).click();
  const order = page.getByRole('article', { name: 'Basic Model in 24 hours' });
  await expect(order).toContainText(number);
  await expect(order).toContainText('3 500 ₽');
  const downloaded = page.waitForEvent('download');
  await order.getByRole('button', { name: 'Скачать квитанцию' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^order-\d+-[\d-]+\.pdf$/);
});

/** Another buyer has ticked “under 18” by mistake: once that is taken off, they pay by themselves. */
async function takeOffWrongTick(panel: Page, page: Page) {
  const buyer = await orderedAsMinor(page);
  await panel.goto(`/admin/orders/${buyer.order}`);
  const drawer = panel.getByRole('dialog', { name: /^Заказ Z-\d+$/ });
  await chooseMore(drawer, 'Покупателю есть 18 лет');
  const question = panel.getByRole('dialog', { name: 'Снять отметку «нет 18 лет»?' });
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await question.getByRole('button', { name: 'Снять отметку' }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByText('Законный представитель')).toHaveCount(0);
  const mail = await mailTo(page, buyer.email, 'Согласие родителя больше не нужно');
  const wayBack = /href="([^"]*\/payment\/return\?[^"]*)"/.exec(mail)![1]!.replaceAll('&#38;', '&');
  const other = await panel.context().newPage();
  await other.goto(wayBack);
  await expect(other.getByRole('link', { name: 'Открыть страницу оплаты' })).toBeVisible();
  await other.close();
}
