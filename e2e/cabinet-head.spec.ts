/** The top of the cabinet, above the courses: who is signed in, and where everything is. */
import { expect, test } from './browser.ts';
import { aStudent, callAs, signIn } from './students.ts';

// spec: 34, 57, 263, 265, 266, 267, 270, 278, 433, 548
test('the cabinet says who is here, leads to courses, offers, support and a read-only profile, and keeps a consent to mails', async ({
  page,
}) => {
  await test.step('the cabinet says who is here and leads to courses, offers, support and profile, which is read-only', async () => {
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
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(main).toHaveCSS('color', 'rgb(241, 233, 222)');

    // The profile shows the stored data, and nothing in it can be edited.
    await page.getByRole('button', { name: 'Мой профиль' }).click();
    const popup = page.getByRole('dialog', { name: 'Мой профиль' });
    for (const fact of ['Вера Ким', student.email, 'не указан', 'Пока нет курсов'])
      await expect(popup.getByText(fact, { exact: true })).toBeVisible();
    await expect(popup.getByRole('textbox')).toHaveCount(0);
  });
  await test.step('the banner is put away without a word to anybody; the consent to mails is given, kept and taken back', async () => {
    const student = await aStudent(page);
    await signIn(page, student);
    const newsletter = () => callAs(page.request, student, 'GET', '/api/user/newsletter');
    const banner = page.getByRole('heading', { name: 'Узнавайте о новых уроках первыми' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Не сейчас' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    const subscribe = page.getByRole('button', { name: 'Подписаться' });
    await expect(subscribe).toBeVisible();
    await expect(banner).toBeHidden();
    expect(await newsletter()).toMatchObject({ subscribed: false });

    await subscribe.click();
    await expect(page.getByText('Вы подписаны на письма')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Вы подписаны на письма')).toBeVisible();
    await page.getByRole('button', { name: 'Отписаться' }).click();
    await expect(page.getByText('Письма о новых уроках и предложениях выключены')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Письма о новых уроках и предложениях выключены')).toBeVisible();
    expect(await newsletter()).toEqual({ subscribed: false, since: null });
  });
});
