import type { Page } from '@playwright/test';
import {
  chooseMore,
  choosePassword,
  expect,
  freshAddress,
  mailedLink,
  signInToPanel,
  signInWith,
  test,
} from './browser.ts';

// spec: 634
test('staff are invited, choose a password by the link, and get another role; a manager reads what roles may, and is told whom they cannot change', async ({
  page,
  browser,
}) => {
  await test.step('staff are invited, choose a password by the link, and get another role', async () => {
    const email = freshAddress('olga');
    await signInToPanel(page, 'admin@podium.local');
    await page.getByRole('link', { name: 'Пользователи' }).click();
    await page.getByRole('searchbox', { name: 'Поиск' }).fill(email);
    await page.getByRole('button', { name: 'Добавить сотрудника' }).dispatchEvent('click');
    const form = page.getByRole('dialog', { name: 'Новый сотрудник' });
    await expect(page, 'the list is searched below the form').toHaveURL(/search=/);
    await expect(form.getByRole('combobox', { name: 'Роль' })).toHaveValue('Поддержка');
    await form.getByRole('button', { name: 'Создать' }).click();
    await expect(form.getByText('Заполните это поле')).toHaveCount(2);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Имя').fill('Ольга');
    await form.getByLabel('Фамилия').fill('Ветрова');
    await form.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByText(`✅ Сотрудник добавлен, приглашение отправлено на ${email}`)).toBeVisible();
    const person = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ольга Ветрова');
    await expect(person.getByText('Приглашён, пароль ещё не выбран')).toBeVisible();

    const guest = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
    await guest.goto(await mailedLink(page, email, 'Приглашение в панель школы'));
    await choosePassword(guest, 'Подиум-приглашает-26', 'Подиум-приглашает-26');
    await guest.getByRole('link', { name: 'Войти' }).click();
    await signInWith(guest, email, 'Подиум-приглашает-26');
    await guest.getByRole('link', { name: 'Пользователи' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Пользователи');
    await expect(guest.getByRole('button', { name: 'Добавить сотрудника' })).toBeHidden();

    await chooseMore(person, 'Сменить роль');
    const question = page.getByRole('dialog', { name: 'Роль: Ольга Ветрова' });
    await question.getByRole('combobox', { name: 'Роль' }).click();
    await page.getByRole('option', { name: 'Менеджер', exact: true }).click();
    await question.getByRole('button', { name: 'Сменить роль' }).click();
    await expect(page.getByText('✅ Роль изменена: Менеджер')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('Сеанс закончился. Войдите ещё раз.')).toBeVisible();
    await guest.context().close();

    await page.getByRole('link', { name: 'Система' }).click();
    await page.getByRole('link', { name: 'Журнал действий' }).click();
    await page.getByRole('searchbox', { name: 'Поиск' }).fill(email);
    await expect(page).toHaveURL(/search=/);
    const entry = page.getByRole('row').filter({ hasText: 'Смена роли' }).filter({ hasText: email });
    await expect(entry).toContainText('admin@podium.local');
    await entry.getByRole('link').click();
    const details = page.getByRole('dialog', { name: 'Смена роли' });
    await expect(details.getByRole('row').filter({ hasText: 'Роль' })).toContainText('ПоддержкаМенеджер');
  });
  await test.step('the roles are explained by the keyboard alone, and a manager is told whom they cannot change', async () => {
    await signInToPanel(page, 'manager@podium.local');
    await page.getByRole('link', { name: 'Пользователи' }).click();
    const button = page.getByRole('button', { name: 'Что могут роли' });
    await button.focus();
    await page.keyboard.press('Enter');
    const help = page.getByRole('dialog', { name: 'Роли и права' });
    await expect(help.getByRole('heading', { name: 'Главный администратор' })).toBeVisible();
    await expect(help.getByRole('button', { name: 'Закрыть' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(button).toBeFocused();

    await page.getByRole('searchbox', { name: 'Поиск' }).fill('director@podium.local');
    await page.getByRole('row').filter({ hasText: 'director@' }).getByRole('link').click();
    const person = page.getByRole('main');
    await expect(person.getByText('Роль этого человека не ниже вашей')).toBeVisible();
    await expect(person.getByRole('button', { name: 'Изменить' })).toBeHidden();
  });
});

// spec: 633, 641, 844, 901, 903
test('somebody is edited, blocked, unblocked, deleted and brought back', async ({ page }) => {
  const email = freshAddress('pavel');
  await signInToPanel(page, 'director@podium.local');
  await page.getByRole('link', { name: 'Пользователи' }).click();
  await aColleague(page, email);
  const person = page.getByRole('main');
  await person.getByRole('button', { name: 'Изменить' }).click();
  const form = page.getByRole('dialog', { name: 'Изменить: Павел Счётов' });
  await form.getByRole('textbox', { name: 'Новый пароль', exact: true }).fill('12345');
  await form.getByLabel('Новый пароль ещё раз').fill('54321');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText('Пароли не совпадают')).toBeVisible();
  await expect(form.getByText('Пароль должен содержать не меньше 6 символов')).toBeVisible();
  await form.getByRole('textbox', { name: 'Новый пароль', exact: true }).fill('');
  await form.getByLabel('Новый пароль ещё раз').fill('');
  await form.getByLabel('Телефон').fill('8 900 123-45-67');
  await form.getByLabel('Доступ к курсу').check();
  // An error without a text is reported too, and the form keeps its input.
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^❌ .*Неизвестная ошибка/)).toBeVisible();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('✅ Данные пользователя сохранены')).toBeVisible();
  await expect(person.getByText('+79001234567')).toBeVisible();
  await expect(person.getByText('выдан сотрудником')).toBeVisible();

  await chooseMore(person, 'Заблокировать');
  const asked = page.getByRole('dialog', { name: 'Блокировка: Павел Счётов' });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(page.getByText('✅ Пользователь заблокирован')).toBeVisible();
  await person.getByRole('button', { name: 'Разблокировать' }).click();
  await expect(page.getByText('✅ Пользователь разблокирован')).toBeVisible();

  await chooseMore(person, 'Удалить');
  await page
    .getByRole('dialog', { name: 'Удаление: Павел Счётов' })
    .getByRole('button', { name: 'Удалить' })
    .click();
  await expect(page.getByText('✅ Пользователь удалён.')).toBeVisible();
  await expect(person.getByText(/Удалён\. Отменить удаление можно до/)).toBeVisible();
  await person.getByRole('link', { name: 'Все пользователи' }).click();
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(email);
  await expect(page.getByText('Ничего не найдено').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Состояние' }).click();
  await page.getByRole('option', { name: 'Удалённые' }).click();
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await person.getByRole('button', { name: 'Отменить удаление' }).click();
  await expect(page.getByText('✅ Пользователь восстановлен')).toBeVisible();
});

// spec: 606, 774, 899
test('everyone changes their own password and name, and chooses another password by a mail', async ({
  page,
  browser,
}) => {
  const email = freshAddress('own');
  const director = { email: 'director@podium.local', password: 'podium-demo', staff: true };
  const { access_token } = await (await page.request.post('/api/login', { data: director })).json();
  const colleague = { email, first_name: 'Павел', password: 'Подиум-первый-26', role: 'support' };
  const headers = { authorization: `Bearer ${access_token}` };
  const made = await page.request.post('/api/admin/users/create', { data: colleague, headers });
  expect(made.ok()).toBe(true);
  await page.goto('/admin');
  await signInWith(page, email, colleague.password);
  await page.getByRole('link', { name: 'Мой аккаунт' }).click();
  await page.getByLabel('Текущий пароль').fill('не тот');
  await page.getByRole('textbox', { name: 'Новый пароль', exact: true }).fill('Подиум-второй-26');
  await page.getByLabel('Новый пароль ещё раз').fill('Подиум-второй-26');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByText('Текущий пароль указан неверно')).toBeVisible();
  await page.getByLabel('Текущий пароль').fill('Подиум-первый-26');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByText('✅ Пароль изменён')).toBeVisible();
  await page.getByRole('textbox', { name: 'Имя' }).fill('Пабло');
  await page.getByRole('button', { name: 'Сохранить имя' }).click();
  await expect(page.getByText('✅ Имя сохранено')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Пабло');

  const elsewhere = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await elsewhere.goto('/admin');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(elsewhere.getByLabel('Email')).toHaveValue(email);
  await elsewhere.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(elsewhere.getByText('Если такой адрес зарегистрирован')).toBeVisible();
  await elsewhere.goto(await mailedLink(elsewhere, email, 'Смена пароля'));
  await choosePassword(elsewhere, 'Подиум-вспомнила-26', 'Подиум-вспомнила-26');
  await expect(elsewhere.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  await signInWith(elsewhere, email, 'Подиум-вспомнила-26');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Обзор');
  await elsewhere.context().close();
});

/** Creates a staff member in the panel; their page is open afterwards. */
async function aColleague(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
  const form = page.getByRole('dialog', { name: 'Новый сотрудник' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Имя').fill('Павел');
  await form.getByLabel('Фамилия').fill('Счётов');
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Павел Счётов');
}
