import { expect, mailTo, signInToPanel, test } from './browser.ts';
import { aStudent, ownCourse, signIn } from './students.ts';

// spec: 43, 505, 723
test('a student asks for the money back and gets a part, then the rest: the course closes', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await aStudent(page, 'Марина');
  const { course } = await ownCourse(page, student, 'basic');
  await signIn(page, student);
  await page.goto('/dashboard');
  const secondCourse = page.getByRole('heading', { name: 'Скидка 30 % на дополнительные курсы' });
  await expect(secondCourse).toBeVisible();
  await page.goto('/my-orders');
  const own = page.getByRole('article').filter({ hasText: course.title });
  await expect(own).toContainText(/Передумать и вернуть деньги можно до \d+/);
  await own.getByRole('button', { name: 'Попросить возврат' }).click();
  const form = page.getByRole('dialog', { name: 'Вернуть деньги за курс' });
  await expect(form).toContainText('Вернём 4 000 ₽');
  await expect(form).toContainText('Вы прошли 0 из 1');
  await form.getByLabel('Почему решили вернуть курс').fill('Нет времени');
  await form.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(own).toContainText('Мы получили запрос и скоро ответим');
  await mailTo(page, student.email, 'Мы получили ваш запрос на возврат');

  const staff = await browser.newContext({ locale: 'ru-RU', ...(baseURL && { baseURL }) });
  const panel = await staff.newPage();
  await signInToPanel(panel, 'finance@podium.local');
  await panel.goto('/admin/orders/refunds');
  await panel.getByRole('searchbox', { name: 'Поиск' }).fill(student.email);
  await expect(panel, 'the list was asked').toHaveURL(/search=/);
  const row = panel.getByRole('row').filter({ hasText: student.email });
  await expect(row).toContainText('Ждёт решения');
  await row.getByRole('link').click();
  const order = panel.getByRole('dialog', { name: /^Заказ/ });
  const refunds = order.getByRole('region', { name: 'Возвраты' });
  await expect(refunds).toContainText('Нет времени');
  await order.getByRole('button', { name: 'Одобрить возврат' }).click();
  const decision = panel.getByRole('dialog', { name: 'Вернуть деньги по просьбе покупателя' });
  await decision.getByLabel('Сумма, ₽').fill('1500');
  await decision.getByLabel('Что написать покупателю').fill('Возвращаем часть, как договорились');
  await decision.getByLabel('Закрыть доступ к курсу').uncheck();
  await decision.getByRole('button', { name: 'Вернуть деньги' }).click();
  await expect(panel.getByText('✅ Возврат начат, покупатель получит письмо')).toBeVisible();
  await mailTo(page, student.email, 'Деньги возвращены: 1\u00a0500\u00a0₽');

  await panel.reload();
  await expect(refunds).toContainText('Можно вернуть2 500 ₽');
  await expect(order).toContainText('Частично возвращён');
  await order.getByRole('button', { name: 'Вернуть деньги' }).click();
  const rest = panel.getByRole('dialog', { name: 'Вернуть деньги' });
  await expect(rest.getByLabel('Сумма, ₽')).toHaveValue('2 500');
  await rest.getByLabel('Что написать покупателю').fill('Возвращаем остальное');
  await rest.getByRole('button', { name: 'Вернуть деньги' }).click();
  await mailTo(page, student.email, 'Деньги возвращены: 2\u00a0500\u00a0₽');
  await panel.reload();
  await expect(refunds).toContainText('Возвращено4 000 ₽');
  await expect(order.getByRole('button', { name: 'Вернуть деньги' })).toBeHidden();
  await panel.keyboard.press('Escape');
  await expect(panel, 'back in the list that it was opened from').toHaveURL(/\/orders\/refunds\?.*search=/);
  await staff.close();

  await page.reload();
  await expect(own).toContainText('Деньги возвращены: 2 500 ₽');
  await expect(own).toContainText('Чек о возврате, 2 500 ₽: оформлен, на почту не отправлялся');
  await page.goto('/dashboard');
  const mine = page.getByRole('region', { name: 'Мои курсы' });
  await expect(mine).toBeVisible();
  await expect(mine.getByRole('heading', { name: course.title })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Доступные курсы' })).toContainText(course.title);
  await expect(secondCourse, 'nothing that was paid is owned any more').toBeHidden();
});
