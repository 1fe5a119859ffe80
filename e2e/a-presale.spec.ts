/** A course that is sold before it begins: one receipt with the money, another on the day of the start. */
import { expect, signInToPanel } from './browser.ts';
import { passTime, test } from './ownSchool.ts';
import { anotherSession, aStudent, ownCourse, signIn } from './students.ts';

// spec: 541
test('an advance at first; on the day the course begins its receipt is settled, before buyer and staff', async ({
  page,
  visitor,
  school,
  browser,
}) => {
  const { courses } = await (await page.request.get('/api/courses')).json();
  const { title, start_date } = courses.find(({ type }: { type: string }) => type === 'premium');
  const student = await aStudent(page);
  await signIn(page, student);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Предзаказ, старт 1 сентября/ })).toBeVisible();
  await ownCourse(page, student, 'premium');
  const provider = school.demo!.yookassa!;
  await expect.poll(() => provider.receipts().length).toBe(1);
  expect(provider.receipts()).toMatchObject([
    { items: [{ payment_mode: 'full_prepayment', amount: { value: '50000.00' } }] },
  ]);

  passTime(school, Date.parse(`${start_date}T12:00:00+03:00`) - Date.now());
  await expect.poll(() => provider.receipts().length, { timeout: 30_000 }).toBe(2);
  expect(provider.receipts()[1]).toMatchObject({
    items: [{ payment_mode: 'full_payment', amount: { value: '50000.00' } }],
    settlements: [{ type: 'prepayment' }],
  });

  // The session of the day of buying has run out long ago.
  await signIn(visitor, { ...student, token: await anotherSession(page, student) });
  await visitor.goto('/my-orders');
  const order = visitor.getByRole('article', { name: title });
  const lines = order.getByRole('listitem').filter({ hasText: 'Чек о' });
  const settled = [
    /^Чек о зачёте предоплаты, 50\s000\s₽: оформлен, на почту не отправлялся.*ФД № \d+/,
    /^Чек об оплате, 50\s000\s₽: оформлен, на почту не отправлялся.*ФД № \d+/,
  ];
  await expect(async () => {
    await visitor.reload();
    await expect(lines).toHaveText(settled, { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });

  const office = await browser.newContext({ locale: 'ru-RU', baseURL: school.url });
  const panel = await office.newPage();
  await signInToPanel(panel, 'finance@podium.local');
  await panel.goto('/admin/orders');
  await panel.getByRole('searchbox', { name: 'Поиск' }).fill(student.email);
  await panel.getByRole('row').filter({ hasText: student.email }).getByRole('link').click();
  const receipts = panel.getByRole('dialog', { name: /^Заказ Z-\d+$/ }).getByRole('region', { name: 'Чеки' });
  await expect(receipts).toContainText(/Оплата, 50\s000\s₽\s*Зарегистрирован/);
  await expect(receipts).toContainText(/Зачёт предоплаты, 50\s000\s₽\s*Зарегистрирован/);
  await office.close();
});
