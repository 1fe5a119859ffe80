import { expect, expectAccessible, freshAddress, signInToPanel, startBuying, test } from './browser.ts';

test('an order is found by filters that live in the address, opened and closed by the keyboard', async ({
  page,
}) => {
  const email = freshAddress('vera');
  const provider = await startBuying(page, 'Basic Model in 24 hours', { name: 'Вера Ким', email });
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Курс ваш!')).toBeVisible();

  await signInToPanel(page, 'financial@podium.local'.replace('financial', 'finance'));
  await page.getByRole('link', { name: 'Заказы' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(email);
  const rows = page.getByRole('row').filter({ hasText: email });
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Сумма от').fill('4001');
  await expect(page).toHaveURL(/amount_from=4001/);
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/amount_from/);
  await expect(page.getByLabel('Сумма от')).toHaveValue('');
  await expect(rows).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Курс' }).click();
  await page.getByRole('option', { name: 'Basic Model in 24 hours' }).click();
  await page.getByLabel('Дата с').fill('2026-01-01');
  await expect(page).toHaveURL(/course=[\w-]{36}.*from=2026-01-01|from=2026-01-01.*course=/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Курс' })).toHaveValue('Basic Model in 24 hours');
  await expect(page.getByLabel('Итоги выборки')).toContainText('4 000 ₽');

  await rows.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Заказ / });
  await expect(drawer.getByText('Оплата получена')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Написать покупателю' })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page, 'the filters are still there').toHaveURL(/\/admin\/orders\?.*course=/);
  await page.goBack();
  await expect(drawer).toBeVisible();

  await drawer.getByRole('link', { name: 'Открыть карточку' }).click();
  const person = page.getByRole('dialog', { name: 'Вера Ким' });
  await expect(person).toContainText(email);
  await expect(person.getByText('4 000 ₽').first()).toBeVisible();
  await expect(person.getByRole('link', { name: 'Basic Model in 24 hours' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test('people are listed with their courses and what they paid, and the dearest buyer comes first', async ({
  page,
}) => {
  const email = freshAddress('zoya');
  const provider = await startBuying(page, 'Basic Model in 24 hours', { name: 'Зоя Яшина', email });
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Курс ваш!')).toBeVisible();

  await signInToPanel(page, 'support@podium.local');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пользователи');
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Basic Model in 24 hours');
  await expect(row).toContainText('4 000 ₽');
  await page.getByRole('button', { name: /Оплачено всего/ }).click();
  await expect(page).toHaveURL(/sort=total_paid/);
  await page.getByLabel('Регистрация с').fill('2999-01-01');
  await expect(page.getByText('Ничего не найдено').first()).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(page).not.toHaveURL(/from=|search=/);
});

test('signing in to the panel: what is missing, what is wrong, who is in, and the ways out', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
  const submit = page.getByRole('button', { name: 'Войти', exact: true });
  await submit.click();
  await expect(page.getByText('Укажите email')).toBeVisible();
  await expect(page.getByText('Введите пароль')).toBeVisible();
  // A student's own password opens the cabinet, not the panel.
  await signInToPanel(page, 'student@podium.local');
  await expect(page.getByRole('alert')).toHaveText('Неверный email или пароль');

  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/me', (route) => letGo.then(() => route.continue()));
  await signInToPanel(page, 'support@podium.local');
  await expect(page.getByText('Загрузка…')).toBeVisible();
  answer();
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('support@podium.local');
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).not.toBeNull();
  await expect(bar.getByRole('link', { name: 'На сайт' })).toHaveAttribute('href', '/');
  await bar.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBeNull();
});
