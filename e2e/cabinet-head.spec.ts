/** The top of the cabinet, above the courses: who is signed in, and where everything is. */
import { expect, expectAccessible, test } from './browser.ts';
import { aStudent, signIn } from './students.ts';

// spec: 34, 57, 263, 265, 266, 270, 278, 433, 548
test('the cabinet says who is here and leads to courses, offers, support and profile, which is read-only', async ({
  page,
}) => {
  const student = await aStudent(page);
  const { number } = student.user as { number: string };
  await signIn(page, student);
  await page.goto('/dashboard');
  await expect(page.getByText('Демонстрационный режим: деньги не списываются.')).toBeVisible();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('button', { name: 'Выйти' })).toBeVisible();
  await expect(bar.getByText('В', { exact: true })).toBeVisible();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, Вера!');
  for (const fact of [student.email, 'Пока нет курсов', 'не указан', number])
    await expect(main.getByText(fact, { exact: true })).toBeVisible();

  const cards = page.getByRole('navigation', { name: 'Разделы кабинета' }).getByRole('listitem');
  await expect(cards).toHaveText([/Мои курсы/, /Купить курсы/, /Поддержка/, /Мой профиль/]);
  const support = cards.getByRole('link', { name: /Поддержка/ });
  await expect(support).toHaveAttribute('href', /^https:\/\/wa\.me\/7\d{10}$/);
  await expect(support).toHaveAttribute('target', '_blank');
  const offers = page.getByRole('region', { name: 'Предложения' });
  await expect(offers.getByRole('heading')).toHaveText([
    /Скидка 30\s% на\s+дополнительные курсы/,
    // The most expensive course that is not owned.
    /\S/,
  ]);
  await expect(offers).toContainText(/50\s000\s₽/);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(main).toHaveCSS('color', 'rgb(241, 233, 222)');
  await expectAccessible(page);

  // The profile shows the stored data, and nothing in it can be edited.
  await page.getByRole('button', { name: 'Мой профиль' }).click();
  const popup = page.getByRole('dialog', { name: 'Мой профиль' });
  for (const fact of ['Вера Ким', student.email, 'не указан', 'Пока нет курсов'])
    await expect(popup.getByText(fact, { exact: true })).toBeVisible();
  await expect(popup.getByRole('textbox')).toHaveCount(0);
});
