import { expect, expectAccessible, freshAddress, signInToPanel, test } from './browser.ts';

// spec: 607, 608
test('the panel opens on what waits for the reader, and each line leads to where it is done', async ({
  page,
}) => {
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
  await expectAccessible(page);

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

// spec: 608
test('finance sees the money and no applications; support neither money nor forms', async ({ page }) => {
  await signInToPanel(page, 'finance@podium.local');
  await expect(page.getByRole('region', { name: 'Деньги', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Новые анкеты' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await signInToPanel(page, 'support@podium.local');
  await expect(page.getByLabel('Сколько всего')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Деньги', exact: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Быстрые действия' })).toHaveCount(0);
});

// spec: 612
test('where the system wishes it dark, the panel is dark, and everything can be read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Marks that no order of the demo school may happen to bear today.
  await page.route('**/api/admin/orders?**', async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    Object.assign(list.orders[0], { refund_due: true, held: true, test: true });
    await route.fulfill({ response: answer, json: list });
  });
  await signInToPanel(page, 'director@podium.local');
  await expect(page.getByRole('region', { name: 'Деньги', exact: true })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(23, 20, 18)');
  await expectAccessible(page);
  for (const list of ['Пользователи', 'Заказы', 'Анкеты моделей']) {
    await page.getByRole('navigation').getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(list);
    await expect(page.getByRole('row').nth(1).or(page.getByRole('article'))).toBeVisible();
    await expectAccessible(page);
  }
});
