import { readFile } from 'node:fs/promises';
import { expect, freshAddress, signInToPanel, signInWith, test } from './browser.ts';
import { buyAsVisitor } from './students.ts';

// spec: 604, 629, 711, 713
test('an order is found by filters that live in the address, opened and closed by the keyboard', async ({
  page,
}) => {
  const email = freshAddress('vera');
  await buyAsVisitor(page, { name: 'Вера Ким', email });
  await signInToPanel(page, 'finance@podium.local');
  await page.getByRole('link', { name: 'Заказы' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(email);
  const rows = page.getByRole('row').filter({ hasText: email });
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
  await page.getByRole('textbox', { name: 'Сумма от' }).fill('4001');
  await expect(page).toHaveURL(/amount_from=4001/);
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/amount_from/);
  await expect(page.getByRole('textbox', { name: 'Сумма от' })).toHaveValue('');
  await expect(rows).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Курс' }).click();
  await page.getByRole('option', { name: 'Basic Model in 24 hours' }).click();
  await page.getByLabel('Дата с').fill('2026-01-01');
  await expect(page).toHaveURL(/course=[\w-]{36}.*from=2026-01-01|from=2026-01-01.*course=/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  const chips = page.getByRole('list', { name: 'Включённые фильтры' });
  await expect(chips.getByRole('listitem')).toHaveText(['Курс: Basic Model in 24 hours', /^Дата с: 01/]);
  await expect(page.getByLabel('Итоги выборки')).toContainText('4 000 ₽');
  await chips.getByRole('button', { name: 'Убрать фильтр: Дата с' }).click();
  await expect(page).not.toHaveURL(/from=/);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV: 1 запись' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`;${email};Вера Ким;`);

  await page.keyboard.press('Escape');
  await page.locator('main h1').click();
  await page.keyboard.press('Slash');
  await expect(page.getByRole('searchbox', { name: 'Поиск' })).toBeFocused();
  await page.locator('main h1').click();
  await page.keyboard.press('j');
  await expect(rows.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Заказ / });
  await expect(drawer.getByText('Оплата получена')).toBeVisible();
  await drawer.getByRole('button', { name: 'Ещё действия' }).click();
  const mail = drawer.getByRole('link', { name: 'Написать покупателю' });
  await expect(mail).toHaveAttribute('href', /^mailto:/);
  await page.keyboard.press('Escape');
  await expect(mail).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page, 'the filters are still there').toHaveURL(/\/admin\/orders\?.*course=/);
  await page.goBack();
  await expect(drawer).toBeVisible();

  await drawer.getByRole('link', { name: 'Открыть карточку' }).click();
  const person = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вера Ким');
  await expect(person).toContainText(email);
  await expect(person.getByText('4 000 ₽').first()).toBeVisible();
  await expect(person.getByRole('link', { name: 'Basic Model in 24 hours' })).toBeVisible();
  await person.getByRole('link', { name: 'Все пользователи' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/users$/);
});

// spec: 604, 605, 627, 628
test('people are listed with their courses and what they paid; support is shown no way to change the site', async ({
  page,
}) => {
  const email = freshAddress('zoya');
  await buyAsVisitor(page, { name: 'Зоя Яшина', email });
  await signInToPanel(page, 'support@podium.local');
  await page.getByRole('link', { name: 'Пользователи' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пользователи');
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Basic Model in 24 hours');
  await expect(row).toContainText('4 000 ₽');
  const takeAway = page.getByRole('button', { name: 'Скачать CSV: 1 запись' });
  await expect(takeAway).toBeDisabled();
  await expect(takeAway).toHaveAccessibleDescription('Скачивать список ваша роль не может.');
  await page.getByRole('button', { name: /Оплачено всего/ }).click();
  await expect(page).toHaveURL(/sort=total_paid/);
  await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
  await page.getByLabel('Регистрация с').fill('2999-01-01');
  await expect(page.getByText('Ничего не найдено').first()).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(page).not.toHaveURL(/from=|search=/);

  await expect(page.getByRole('link', { name: 'Контент' })).toHaveCount(0);
  for (const address of ['/admin/content', '/admin/content/texts/hero', '/admin/system/school']) {
    await page.goto(address);
    await expect(page.getByText('у вашей роли нет прав')).toBeVisible();
  }
});

// spec: 58, 548, 587, 594, 595, 596, 597, 819, 838, 893
test('signing in to the panel: what is missing, what is wrong, who is in, and the ways out', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByText('Демонстрационный режим: деньги не списываются.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
  const submit = page.getByRole('button', { name: 'Войти', exact: true });
  await submit.click();
  await expect(page.getByText('Укажите email')).toBeVisible();
  await expect(page.getByText('Введите пароль')).toBeVisible();
  // A student's own password opens the cabinet, not the panel.
  await signInWith(page, 'student@podium.local', 'podium-demo');
  await expect(page.getByRole('alert')).toHaveText('Неверный email или пароль');

  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/me', (route) => letGo.then(() => route.continue()));
  await signInWith(page, 'support@podium.local', 'podium-demo');
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
