import type { Page } from '@playwright/test';
import { expect, mailedLink, test } from './browser.ts';
import { aStudent, type Student, signIn } from './students.ts';

// spec: 269
test('mails about learning are ended from a mail, without signing in, and begun again in the cabinet', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await aStudent(page);
  await giveCourse(page, student);
  const link = await mailedLink(page, student.email, 'с чего начать');
  // The reader of the mail need not be signed in, and following its link ends nothing.
  const elsewhere = await browser.newContext({ locale: 'ru-RU', baseURL: baseURL! });
  const reader = await elsewhere.newPage();
  await reader.goto(new URL(link).pathname);
  await expect(reader).toHaveURL('/unsubscribe/reminders');
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Отписаться от писем?');
  await signIn(page, student);
  await page.goto('/dashboard');
  const reminders = page.getByRole('region', { name: 'Напоминания об учёбе' });
  await expect(reminders).toContainText('Мы пишем вам');

  await reader.getByRole('button', { name: 'Отписаться' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Вы отписались');
  await expect(reader.getByRole('link', { name: 'кабинет' })).toHaveAttribute('href', '/dashboard');
  await elsewhere.close();

  await page.reload();
  await expect(reminders).toContainText('Напоминания об уроках выключены');
  await reminders.getByRole('button', { name: 'Включить' }).click();
  await expect(reminders).toContainText('Мы пишем вам');
  await page.reload();
  await expect(reminders).toContainText('Мы пишем вам');
});

/** By staff, so that the mail leaves at once. */
async function giveCourse(page: Page, student: Student): Promise<void> {
  const data = { email: 'director@podium.local', password: 'podium-demo', staff: true };
  const { access_token } = await (await page.request.post('/api/login', { data })).json();
  const { id } = student.user as { id: string };
  const answer = await page.request.post(`/api/grant_access/${id}`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: {},
  });
  expect(answer.ok()).toBe(true);
}
