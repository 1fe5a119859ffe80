import { expect, expectAccessible, mailedLink, mailTo, signInToPanel, test } from './browser.ts';
import { aStudent, callAs, ownCourse, signIn } from './students.ts';

// spec: 37, 40
test('a student finishes the last lesson, saves the certificate, and anybody can verify it by its address', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await aStudent(page, 'Ярослава');
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  for (const { id } of lessons.slice(0, -1))
    await callAs(page.request, student, 'POST', `/api/lessons/${id}/done`, { is_done: true });
  await signIn(page, student);
  await page.goto(`/course/${course.id}/lesson/${lessons.at(-1)!.id}`);
  await page.getByRole('button', { name: 'Отметить пройденным' }).click();
  const address = await mailedLink(page, student.email, 'Сертификат за курс');

  await page.goto('/dashboard');
  const own = page.getByRole('region', { name: 'Сертификаты' });
  await expect(own).toContainText('Ярослава Ким');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: 'Скачать PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^certificate-\d+-[\d-]+\.pdf$/);

  const stranger = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) });
  const agency = await stranger.newPage();
  await agency.goto(new URL(address, 'http://localhost').pathname);
  await expect(agency.getByRole('heading', { level: 1, name: 'This certificate is genuine' })).toBeVisible();
  const drawn = agency.getByRole('main').locator('img');
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await expect(agency.getByRole('definition').first()).toHaveText('Ярослава Ким');
  await expect(agency.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(agency);
  const unknown = await agency.goto(`/certificate/${'a'.repeat(43)}`);
  expect(unknown?.status()).toBe(404);
  await expect(agency.getByRole('heading', { name: 'No such certificate' })).toBeVisible();
  await stranger.close();
});

// spec: 506
test('staff who return the whole price are asked about the certificate; its page then says that it is void', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await aStudent(page, 'Злата');
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  for (const { id } of lessons)
    await callAs(page.request, student, 'POST', `/api/lessons/${id}/done`, { is_done: true });
  const address = await mailedLink(page, student.email, 'Сертификат за курс');
  const certificate = new URL(address, 'http://localhost').pathname;

  const staff = await browser.newContext({ locale: 'ru-RU', ...(baseURL && { baseURL }) });
  const panel = await staff.newPage();
  await signInToPanel(panel, 'finance@podium.local');
  await panel.goto(`/admin/orders?search=${encodeURIComponent(student.email)}`);
  await panel.getByRole('row').filter({ hasText: course.title }).getByRole('link').first().click();
  const order = panel.getByRole('dialog', { name: /^Заказ/ });
  await order.getByRole('button', { name: 'Вернуть деньги' }).click();
  const form = panel.getByRole('dialog', { name: 'Вернуть деньги' });
  const box = form.getByLabel(/^Отозвать сертификат № C-\d+$/);
  await expect(box).toBeChecked();
  await expectAccessible(panel);
  const amount = form.getByLabel('Сумма, ₽');
  await amount.fill('1000');
  await expect(box).toBeHidden();
  await amount.fill(String(course.price));
  await form.getByLabel('Закрыть доступ к курсу').uncheck();
  await expect(box).toBeHidden();
  await form.getByLabel('Закрыть доступ к курсу').check();
  await expect(box).toBeChecked();
  await form.getByLabel('Что написать покупателю').fill('Возвращаем, как просили');
  await form.getByRole('button', { name: 'Вернуть деньги' }).click();
  await mailTo(page, student.email, 'Деньги возвращены');
  await staff.close();
  await page.goto(certificate);
  await expect(page.getByRole('heading', { level: 1, name: 'Сертификат отозван' })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
