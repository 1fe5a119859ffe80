/** What a student sees of the cabinet before any course: who they are, and where everything is. */
import { expect, expectAccessible, test } from './browser.ts';
import { aStudent, signIn } from './students.ts';

test('the cabinet says who is here and leads to courses, offers, support and profile', async ({ page }) => {
  const student = await aStudent(page);
  const { id } = student.user as { id: string };
  await signIn(page, student);
  await page.goto('/dashboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('button', { name: 'Выйти' })).toBeVisible();
  await expect(bar.getByText('В', { exact: true })).toBeVisible();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, Вера!');
  for (const fact of [student.email, 'Пока нет курсов', 'не указан', id])
    await expect(main.getByText(fact, { exact: true })).toBeVisible();

  const cards = page.getByRole('navigation', { name: 'Разделы кабинета' }).getByRole('listitem');
  await expect(cards).toHaveText([/Мои курсы/, /Купить курсы/, /Поддержка/, /Мой профиль/]);
  const support = cards.getByRole('link', { name: /Поддержка/ });
  await expect(support).toHaveAttribute('href', /^https:\/\/wa\.me\/7\d{10}$/);
  await expect(support).toHaveAttribute('target', '_blank');
  const offers = page.getByRole('region', { name: 'Предложения' });
  await expect(offers.getByRole('heading')).toHaveText([
    /Скидка 30\s% на\s+дополнительные курсы/,
    // Of the courses that are not owned, the dearest.
    /\S/,
  ]);
  await expect(offers).toContainText(/50\s000\s₽/);
  await expectAccessible(page);
});

test('the profile shows what the school holds, and nothing of it can be typed over', async ({ page }) => {
  const student = await aStudent(page);
  await signIn(page, student);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Мой профиль' }).click();
  const popup = page.getByRole('dialog', { name: 'Мой профиль' });
  for (const fact of ['Вера Ким', student.email, 'не указан', 'Пока нет курсов'])
    await expect(popup.getByText(fact, { exact: true })).toBeVisible();
  await expect(popup.getByRole('textbox')).toHaveCount(0);
});
