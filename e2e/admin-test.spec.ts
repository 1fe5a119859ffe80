import { expect, test } from './browser.ts';

// spec: 59, 800, 801
test('the test page signs in the prefilled administrator, checks the rights and leads to the panel', async ({
  page,
}) => {
  await page.goto('/admin-test');
  await expect(page.getByLabel('Email')).toHaveValue('director@podium.local');
  await page.getByRole('button', { name: 'Проверить права администратора' }).click();
  await expect(page.getByText('Ответ 401: Войдите в личный кабинет')).toBeVisible();
  await page.getByRole('button', { name: 'Войти и проверить' }).click();
  await expect(page.getByText('Вход выполнен: director@podium.local')).toBeVisible();
  await expect(page.getByText(/Сергей Главин .+, доступ к курсам: нет/)).toBeVisible();
  await expect(page.getByText(/Права администратора есть: /)).toBeVisible();
  await page.getByRole('button', { name: 'Проверить список моделей' }).click();
  await expect(page.getByText('Список моделей получен')).toBeVisible();
  await page.getByLabel('Пароль').fill('не тот');
  await page.getByRole('button', { name: 'Войти и проверить' }).click();
  await expect(page.getByText('Ответ 401: Неверный email или пароль')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть панель' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обзор');
});
