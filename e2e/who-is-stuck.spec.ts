/** Who is stuck is found in analytics and written to, once a week. */
import { day, minute } from '#shared/dates.ts';
import { expect, freshAddress, mailTo, signInToPanel } from './browser.ts';
import { passTime, test } from './ownSchool.ts';
import { buyAsVisitor } from './students.ts';

// spec: 617
test('a manager finds who paid and never came, writes to them once a week, and the list says so', async ({
  page,
  school,
}) => {
  const buyer = { name: 'Лидия Тихая', email: freshAddress('quiet') };
  await buyAsVisitor(page, buyer);
  passTime(school, 4 * day);

  await signInToPanel(page, 'manager@podium.local');
  await page.getByRole('link', { name: 'Аналитика' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аналитика');
  await expect(page.getByRole('region', { name: 'Обучение' })).toBeVisible();
  const stuck = page
    .getByRole('region', { name: 'Кто застрял' })
    .getByRole('region', { name: 'Оплатили и не вошли за 3 дня' });
  const student = stuck.getByRole('listitem').filter({ hasText: buyer.name });
  await expect(student).not.toContainText('написали');
  await student.getByRole('checkbox').check();
  await stuck.getByRole('button', { name: 'Написать' }).click();
  const form = page.getByRole('dialog', { name: 'Письмо выбранным' });
  await expect(form.getByText('Письмо получит 1 человек.')).toBeVisible();
  await form.getByLabel('Тема').fill('Ваш курс ждёт вас');
  await form.getByLabel('Текст').fill('Не получается войти?\n\nОтветьте на это письмо, мы поможем.');
  await form.getByRole('button', { name: 'Отправить через минуту' }).click();
  await expect(form).toBeHidden();
  await expect(student).toContainText('написали');
  passTime(school, 2 * minute);
  expect(await mailTo(page, buyer.email, 'Ваш курс ждёт вас')).toContain('мы поможем');

  await student.getByRole('checkbox').check();
  await stuck.getByRole('button', { name: 'Написать' }).click();
  await expect(form.getByText('Письмо не получит никто из выбранных.')).toBeVisible();
  await expect(form.getByText('уже было письмо об учёбе на этой неделе: 1')).toBeVisible();
  await form.getByLabel('Тема').fill('Ещё раз');
  await form.getByLabel('Текст').fill('Мы всё ещё ждём вас.');
  await form.getByRole('button', { name: 'Отправить через минуту' }).click();
  await expect(form).toBeHidden();
  await expect(
    page.getByText('❌ Письмо никому не уйдёт: уже было письмо об учёбе на этой неделе (1)'),
  ).toBeVisible();
  await expect(stuck.getByText('Письмо никому не уйдёт', { exact: true })).toBeVisible();
  await stuck.getByText('1 человек остался как был').click();
  await expect(stuck.getByText(`${buyer.name}: уже было письмо об учёбе на этой неделе`)).toBeVisible();

  await page.reload();
  await expect(student).toContainText('написали');
});
