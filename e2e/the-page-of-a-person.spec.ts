import { chooseMore, expect, mailTo, signInToPanel, test } from './browser.ts';
import { aStudent, ownCourse } from './students.ts';

// spec: 508, 630
test('a manager opens a person, asks for a refund of their order; finance refunds, and the manager is told', async ({
  page,
  browser,
}) => {
  const student = await aStudent(page, 'Дарья');
  await ownCourse(page, student, 'basic');
  await signInToPanel(page, 'manager@podium.local');
  await page.getByRole('link', { name: 'Пользователи' }).click();
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(student.email);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('row').filter({ hasText: student.email }).getByRole('link').click();
  const person = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дарья Ким');
  await expect(person.getByText('Пройдено уроков: 0 из 1')).toBeVisible();
  await expect(person.getByText('Курс ваш')).toBeVisible();
  await person.getByLabel('Новая заметка').fill('Звонила: не подходит время');
  await person.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(person.getByText('Звонила: не подходит время')).toBeVisible();
  const more = person.getByRole('button', { name: 'Ещё действия' });
  const handOver = person.getByRole('button', { name: 'Передать коллеге' });
  await more.click();
  await page.keyboard.press('ArrowDown');
  await expect(handOver).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(handOver).toBeHidden();
  await expect(more).toBeFocused();
  await person.getByRole('link', { name: 'Все пользователи' }).click();
  await expect(page, 'the list is as it was').toHaveURL(/search=/);
  await page.getByRole('row').filter({ hasText: student.email }).getByRole('link').click();

  await person.getByRole('link', { name: 'Basic Model in 24 hours' }).first().click();
  const order = page.getByRole('dialog', { name: /^Заказ Z-\d+$/ });
  await chooseMore(order, 'Попросить вернуть деньги');
  const form = page.getByRole('dialog', { name: 'Попросить вернуть деньги' });
  await form.getByLabel('Почему нужен возврат').fill('Не подходит время занятий');
  await form.getByRole('button', { name: 'Отправить просьбу' }).click();
  await expect(page.getByText('✅ Просьба отправлена финансисту')).toBeVisible();
  await expect(order.getByText('ждёт решения')).toBeVisible();

  const office = await browser.newContext({ locale: 'ru-RU' });
  const panel = await office.newPage();
  await signInToPanel(panel, 'finance@podium.local');
  const wishes = panel.getByRole('region', { name: 'Коллеги просят вернуть деньги' });
  const task = wishes.getByRole('listitem').filter({ hasText: 'Не подходит время занятий' });
  await expect(task).toBeVisible();
  await task.getByRole('link').click();
  const open = panel.getByRole('dialog', { name: /^Заказ/ });
  const refunds = open.getByRole('region', { name: 'Возвраты' });
  await open.getByRole('button', { name: 'Вернуть деньги' }).click();
  const decision = panel.getByRole('dialog', { name: 'Вернуть деньги' });
  await decision.getByLabel('Что написать покупателю').fill('Возвращаем, как договорились');
  await decision.getByRole('button', { name: 'Вернуть деньги' }).click();
  await expect(panel.getByText('✅ Возврат начат, покупатель получит письмо')).toBeVisible();
  await expect(refunds.getByText('деньги возвращают')).toBeVisible();
  await office.close();

  await mailTo(page, 'manager@podium.local', 'Решение по вашей просьбе о возврате');
  await page.reload();
  await expect(order.getByText('деньги возвращают')).toBeVisible();
});
