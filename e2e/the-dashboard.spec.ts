import { expect, freshAddress, signInToPanel, test } from './browser.ts';

// spec: 607, 608
test('the panel opens on what waits for the reader, and each line leads to where it is done; finance sees the money, support neither money nor forms', async ({
  page,
}) => {
  await test.step('the panel opens on what waits for the reader, and each line leads to where it is done', async () => {
    const email = freshAddress('zhdet');
    const name = `Майя ${Date.now()}`;
    const answer = await page.request.post('/api/model/applications', {
      data: {
        ...{ fullName: name, email, phone: '8 900 555-35-35', country: 'Россия', city: 'Казань' },
        ...{ height: 176, weight: 58, age: 21, agreementData: true, agreementPhoto: true },
      },
    });
    expect(answer.ok()).toBe(true);
    await signInToPanel(page, 'director@podium.local');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обзор');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    const counts = page.getByLabel('Сколько всего');
    for (const counted of ['Пользователи', 'Модели', 'Курсы', 'Заказы', 'Отзывы'])
      await expect(counts.getByText(counted)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Деньги', exact: true })).toContainText('7 дней до этого');

    const applications = page.getByRole('region', { name: 'Новые анкеты' });
    await applications.getByRole('link', { name: /^Все: \d+$/ }).click();
    await expect(page).toHaveURL(/\/admin\/model-profiles\?status=new/);
    await expect(page.getByRole('article')).toBeVisible();
    await page.goBack();
    await applications
      .getByRole('link', { name: /^Рассмотреть: / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();

    await page.getByRole('link', { name: 'Завести ученика' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обзор');
  });
  await test.step('finance sees the money and no applications; support neither money nor forms', async () => {
    await signInToPanel(page, 'finance@podium.local');
    await expect(page.getByRole('region', { name: 'Деньги', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Новые анкеты' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await signInToPanel(page, 'support@podium.local');
    await expect(page.getByLabel('Сколько всего')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Деньги', exact: true })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Быстрые действия' })).toHaveCount(0);
  });
});
