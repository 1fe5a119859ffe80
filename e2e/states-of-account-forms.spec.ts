/** The forms in which people register, sign in and ask for what is forgotten, in all their states. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, freshAddress, registerInModal, test } from './browser.ts';

const password = 'Подиум-2026!';

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

// spec: 340
test('two seconds after a registration the page reloads with the banner', async ({ page }) => {
  const answer = { verification_required: true, message: '', email: 'anna@example.com', email_sent: true };
  await page.route('**/api/register', (route) => route.fulfill({ json: answer }));
  await openRegistration(page);
  await stopClock(page);
  await registerInModal(page, 'anna@example.com', password);
  const steps = page.getByRole('alertdialog', { name: 'Поздравляем! Вы зарегистрированы' });
  await expect(steps).toContainText('Войдите в личный кабинет');
  await expect(steps).toContainText('Спам');
  await page.clock.runFor(1900);
  await expect(steps).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('podium_just_registered'))).toBeNull();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page.getByRole('complementary', { name: 'Ваша регистрация' })).toBeVisible();
  await expect(steps).toBeHidden();
});

// spec: 341
test('who registers with an account and its right password is welcomed for a second, and signed in', async ({
  page,
}) => {
  await openRegistration(page);
  await stopClock(page);
  await registerInModal(page, 'student@podium.local', 'podium-demo');
  const welcome = page.getByRole('alertdialog', { name: 'С возвращением, Анна!' });
  await expect(welcome).toBeVisible();
  await page.clock.runFor(900);
  await expect(welcome).toBeVisible();
  await page.clock.runFor(200);
  await expect(welcome).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Анна');
});

// spec: 342
test('an answer with a token alone is kept, and the person asked for', async ({ page }) => {
  const me = { id: '1', email: 'anna@example.com', first_name: 'Анна', role: 'user' };
  await page.route('**/api/register', (route) => route.fulfill({ json: { access_token: 'a-token' } }));
  await page.route('**/api/me', (route) => route.fulfill({ json: me }));
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await registerInModal(page, 'anna@example.com', 'Подиум-2026!');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Анна');
  expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBe('a-token');
});

// spec: 196, 343, 363, 455
test('after registering the profile form opens; it shows what went wrong, and sending closes it', async ({
  browser,
}) => {
  // In a window whose errors are not counted: what failed stands in its console as well.
  const page = await browser.newPage({ locale: 'ru-RU' });
  const email = freshAddress('anna');
  const answer = { verification_required: true, message: '', email, email_sent: true };
  await page.route('**/api/register', (route) => route.fulfill({ json: answer }));
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await registerInModal(page, email, 'Подиум-2026!');
  const form = page.getByRole('dialog', { name: 'Анкета модели' });
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Имя и фамилия')).toHaveValue('Вера Ким');
  await expectAccessible(page);
  await fillProfile(form);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  const send = () => form.getByRole('button', { name: 'Отправить анкету' }).click();
  await page.route('**/api/model/profile', (route) => route.abort());
  await send();
  await expect(page.getByText('Ошибка отправки данных').first()).toBeVisible();
  await page.unroute('**/api/model/profile');
  await page.route('**/api/model/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await send();
  await expect(page.getByText('Ошибка сохранения анкеты').first()).toBeVisible();
  await page.unroute('**/api/model/profile');
  await send();
  await expect(form).toBeHidden();
  await expect(page.getByText(/Анкета A-\d+ отправлена/)).toBeVisible();
  await page.close();
});

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [10] });
}

async function openRegistration(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click();
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible();
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

async function fillProfile(form: Locator): Promise<void> {
  await form.getByLabel('Имя и фамилия').fill('Верана Ёлкина');
  await form.getByLabel('Телефон').fill('89005553535');
  await form.getByLabel('Город').fill('Казань');
  await form.getByLabel('Рост (см)').fill('176');
  await form.getByLabel('Вес (кг)').fill('58');
  await form.getByLabel('Возраст').fill('21');
}
