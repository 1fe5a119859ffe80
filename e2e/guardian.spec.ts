/** Somebody under 18 buys: an adult gets the form by mail, agrees, pays, and the course is the student's. */
import {
  courseCard,
  expect,
  expectAccessible,
  fillBuyerFields,
  freshAddress,
  mailedLink,
  mailTo,
  test,
} from './browser.ts';

const course = 'Basic Model in 24 hours';

// spec: 515, 526
test('a student under 18 orders, the guardian agrees and pays, and the course opens', async ({
  page,
  browser,
}) => {
  const student = freshAddress('under18');
  const mother = freshAddress('mother');
  await page.goto('/');
  await courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await fillBuyerFields(page, { name: 'Анна Юная', email: student });
  await form.getByLabel('Мне нет 18 лет').check();
  await expect(form.getByRole('button', { name: /Оплатить картой/ })).toHaveCount(0);
  await form.getByLabel('Email родителя').fill(student);
  await form.getByRole('button', { name: 'Отправить родителю' }).click();
  await expect(form.getByText('Нужен адрес родителя, а не ваш собственный')).toBeVisible();
  await form.getByLabel('Email родителя').fill(mother);
  await form.getByRole('button', { name: 'Отправить родителю' }).click();
  await expect(form.getByText('Ждём согласия родителя')).toBeVisible();
  await expect(form.getByText(mother)).toBeVisible();

  const context = await browser.newContext({ locale: 'ru-RU' });
  const adult = await context.newPage();
  await adult.goto(await mailedLink(page, mother, 'просит вашего согласия'));
  await expect(adult).toHaveURL(/\/guardian$/);
  await expect(adult.getByText('Анна Юная').first()).toBeVisible();
  await expect(adult.getByText(student)).toBeVisible();
  await expect(adult.getByRole('link', { name: 'Посмотреть на сайте' })).toHaveAttribute('href', '/#courses');
  const seller = adult.getByRole('region', { name: 'Кто продаёт' });
  await expect(seller).toContainText('ИНН');
  await expect(seller).toContainText('в течение 14 дней после оплаты');
  await adult.getByRole('button', { name: 'Согласиться и перейти к оплате' }).click();
  await expect(adult.getByText('Без этого согласия продолжить нельзя').first()).toBeVisible();
  await adult.getByLabel('Ваши имя и фамилия').fill('Мария Взрослая');
  for (const box of await adult.getByRole('checkbox').all()) await box.check();
  await expectAccessible(adult);
  await adult.getByRole('button', { name: 'Согласиться и перейти к оплате' }).click();
  await adult.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(adult).toHaveURL(/\/guardian\?order=/);
  await expect(adult.getByRole('heading', { name: 'Всё оплачено' })).toBeVisible();
  await expect(adult.getByText(/Номер заказа Z-\d+, оплачено 4\s000\s₽/)).toBeVisible();

  await adult.goto(await mailedLink(page, mother, 'Оплата получена, заказ Z-'));
  await adult.getByRole('button', { name: 'Попросить возврат' }).click();
  await adult.getByLabel('Почему решили вернуть курс').fill('Передумали');
  await adult.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(adult.getByText('Мы получили запрос и скоро ответим')).toBeVisible();
  await mailTo(page, mother, 'Мы получили ваш запрос на возврат');
  await context.close();

  await expect(page.getByRole('dialog', { name: 'Курс ваш!' })).toBeVisible();
  expect(await mailTo(page, student, 'Курс ваш')).toContain(course);
});
