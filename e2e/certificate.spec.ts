import { expect, expectAccessible, mailedLink, test } from './browser.ts';
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
