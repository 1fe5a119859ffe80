import type { Page } from '@playwright/test';
import { choosePassword, expect, expectAccessible, freshAddress, registerInModal, test } from './browser.ts';

const first = 'Подиум-2026!';
const second = 'Ветер-в-мае-7';

// spec: 60, 300, 385, 450
test('a reset link that is not whole, and passwords that differ, are said at once; what could not be saved stays typed', async ({
  page,
}) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toContainText('Неверная ссылка для сброса пароля');
  await expect(page.getByRole('button', { name: 'Сохранить пароль' })).toBeDisabled();
  await expectAccessible(page);

  await page.goto('/reset-password?token=nobody-was-ever-sent-this-one');
  await choosePassword(page, '12345', '12345');
  await expect(page.getByText('Не меньше 6 символов', { exact: true })).toBeVisible();
  await choosePassword(page, second, first);
  await expect(page.getByText('Пароли не совпадают')).toBeVisible();
  await page.route('**/api/auth/reset-password', (route) => route.abort());
  await choosePassword(page, second, second);
  await expect(page.getByRole('alert')).toContainText('Ошибка при сбросе пароля');
  await expect(page.getByLabel('Новый пароль')).toHaveValue(second);
  await page.unroute('**/api/auth/reset-password');
  await choosePassword(page, second, second);
  await expect(page.getByRole('alert')).toContainText('Ссылка устарела или уже использована');
  await expect(page.getByLabel('Новый пароль')).toHaveValue(second);
  await page.getByRole('button', { name: 'Прислать новую ссылку' }).click();
  await expect(page.getByRole('dialog', { name: 'Восстановление пароля' })).toBeVisible();
});

// spec: 97, 187, 189, 190, 366
test('the forms lead to one another, by keyboard as well, and break no rule of access', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Войти' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Вход в личный кабинет' })).toBeVisible();
  const seen = new Set<string>();
  const ways = [
    ['Забыли логин?', 'Восстановление логина'],
    ['Восстановить пароль по email', 'Восстановление пароля'],
    ['Восстановить логин по телефону', 'Восстановление логина'],
    ['Уже есть аккаунт? Войти', 'Вход в личный кабинет'],
    ['Нет аккаунта? Зарегистрироваться', 'Регистрация'],
  ] as const;
  for (const [button, title] of ways) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    if (!seen.has(title)) await expectAccessible(page);
    seen.add(title);
  }
  await expect(page.getByRole('dialog').getByRole('link', { name: 'На главную' })).toHaveAttribute(
    'href',
    '/',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

// spec: 188, 326, 373, 374, 378, 379, 380, 382, 448, 453
test('registering: what is missing is named, a password is judged or made up, what failed is said, and a second click sends nothing', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  const form = page.getByRole('dialog', { name: 'Регистрация' });
  const submit = form.getByRole('button', { name: 'Зарегистрироваться' });
  await expect(form.getByText(/с заглавными и строчными буквами, цифрами и знаками/)).toBeVisible();
  await submit.click();
  // Names, address and password are required; the phone may stay empty.
  await expect(form.getByText('Заполните это поле')).toHaveCount(4);
  await expect(form.getByText('Без этого согласия продолжить нельзя')).toHaveCount(2);
  await registerInModal(page, 'not an address', '12345');
  await expect(form.getByText('Проверьте адрес: нужен вид name@mail.ru')).toBeVisible();
  await expect(form.getByText('Не меньше 6 символов', { exact: true })).toBeVisible();

  const field = form.getByRole('textbox', { name: 'Пароль' });
  const judged = { abc: 'очень слабый', abc1: 'слабый', Abcdefg1: 'средний', 'Abcdefg!': 'надёжный' };
  for (const [password, word] of Object.entries(judged)) {
    await field.fill(password);
    await expect(form.getByText(`Пароль: ${word}`, { exact: true })).toBeVisible();
  }
  await form.getByRole('button', { name: 'Сгенерировать надёжный пароль' }).click();
  await expect(form.getByText('Пароль: очень надёжный')).toBeVisible();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z\d]).{10}$/);

  const sent: string[] = [];
  await page.route('**/api/register', async (route) => {
    sent.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.abort();
  });
  const email = freshAddress('olga');
  await form.getByLabel('Email').fill(email);
  await submit.click();
  await expect(form.getByRole('alert')).toContainText('Ошибка регистрации');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Я принимаю политику конфиденциальности')).toBeChecked();
  sent.length = 0;
  await form.evaluate((dialog) => {
    const target = dialog.querySelector('form')!;
    for (let time = 0; time < 3; time += 1) target.requestSubmit();
  });
  await expect(submit).toBeEnabled();
  expect(sent).toHaveLength(1);
});

// spec: 189, 383, 384, 449, 452
test('what is forgotten: an address or a number is asked for, failures are said, and the answer is the same for every one', async ({
  page,
}) => {
  await page.goto('/?login=true');
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  const form = page.getByRole('dialog', { name: 'Восстановление пароля' });
  await form.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(form.getByText('Введите email')).toBeVisible();
  await page.route('**/api/auth/forgot-password', (route) => route.abort());
  await form.getByLabel('Email').fill('anna@example.com');
  await form.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(form.getByRole('alert')).toContainText('Ошибка при отправке письма');

  await form.getByRole('button', { name: 'Восстановить логин по телефону' }).click();
  await page.getByRole('button', { name: 'Напомнить логин' }).click();
  await expect(page.getByText('Введите номер телефона')).toBeVisible();
  await page.getByLabel('Телефон').fill('8 (999) 000-00-00');
  await page.route('**/auth/forgot-login', (route) => route.abort());
  await page.getByRole('button', { name: 'Напомнить логин' }).click();
  await expect(page.getByRole('alert')).toContainText('Ошибка при восстановлении логина');
  await page.unroute('**/auth/forgot-login');
  await page.getByRole('button', { name: 'Напомнить логин' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Если такой номер зарегистрирован, логин будет отправлен на email',
  );
});

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [10] });
}
