/** A buyer who gave up is called, pays by transfer, and has the course. */
import type { Page } from '@playwright/test';
import { hour } from '#shared/dates.ts';
import { expect, mailTo, signInToPanel } from './browser.ts';
import { passTime, test } from './ownSchool.ts';
import { aStudent, callAs, type Student, signIn } from './students.ts';

const course = 'Basic Model in 24 hours';

// spec: 538
test('an unfinished payment is on the call list; the manager notes the call and enters the transfer, and the course opens before the student’s eyes', async ({
  page,
  school,
  browser,
}) => {
  const student = await aStudent(page, 'Вера', '8 900 555-35-35');
  await signIn(page, student);
  await leavePayment(page, student);
  await page.goto('/dashboard');
  const mine = page.getByRole('region', { name: 'Мои курсы' });
  await expect(page.getByText('Здесь появятся ваши курсы')).toBeVisible();

  passTime(school, 2.1 * hour);
  await mailTo(page, student.email, 'Вы не закончили оплату курса');
  const office = await browser.newContext({ locale: 'ru-RU', baseURL: school.url });
  const panel = await office.newPage();
  await signInToPanel(panel, 'manager@podium.local');
  await panel.goto('/admin/orders');
  await panel.getByRole('link', { name: 'Незавершённые оплаты' }).click();
  const row = panel.getByRole('row').filter({ hasText: student.email });
  await expect(row).toContainText('Позвонить');
  await expect(row).toContainText('+79005553535');
  await row.getByRole('link').click();
  const call = panel.getByRole('dialog', { name: 'Вера Ким' });
  await expect(call.getByRole('link', { name: '+79005553535' })).toHaveAttribute('href', 'tel:+79005553535');
  await call.getByRole('combobox', { name: 'Что в итоге' }).click();
  await panel.getByRole('option', { name: 'Позвонили' }).click();
  await call.getByLabel('Заметка').fill('Заплатит переводом');
  await call.getByRole('button', { name: 'Сохранить' }).click();
  await expect(panel.getByText('✅ Отмечено')).toBeVisible();
  await call.getByRole('button', { name: 'Закрыть' }).click();
  await expect(row).toContainText('Заплатит переводом');

  await panel.getByRole('link', { name: 'Заказы', exact: true }).last().click();
  await panel.getByRole('button', { name: 'Внести оплату' }).click();
  const form = panel.getByRole('dialog', { name: 'Оплата переводом или наличными' });
  await form.getByLabel('Email покупателя').fill(student.email);
  await expect(form.getByText(/Заказ будет записан ученику: Вера Ким/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Курс' }).click();
  await panel.getByRole('option', { name: course }).click();
  await form.getByLabel('Получено').fill('4000');
  await form.getByLabel('День оплаты').fill('2026-01-15');
  await form.getByRole('button', { name: 'Внести', exact: true }).click();
  await expect(panel.getByRole('dialog', { name: /^Заказ Z-\d+$/ })).toContainText('Внесено вручную');

  // Nobody reloads the student's page.
  await expect(mine.getByRole('heading', { name: course })).toBeVisible({ timeout: 30_000 });
  await panel.goto('/admin/orders/unfinished');
  await expect(row).toContainText('Купил');
  await office.close();
});

/** Begins to pay, asks for a reminder, and goes away. */
async function leavePayment(page: Page, student: Student): Promise<void> {
  const { courses } = await (await page.request.get('/api/courses')).json();
  const { id, price } = courses.find(({ title }: { title: string }) => title === course);
  const data = { amount: price, currency: 'RUB', description: course, course_id: id, reminder_consent: true };
  await callAs(page.request, student, 'POST', '/api/create_payment', data);
}
