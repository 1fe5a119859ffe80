/** Own account: editing it, ways to sign in, and its sessions. */
import type { Page } from '@playwright/test';
import {
  choosePassword,
  expect,
  expectAccessible,
  freshAddress,
  mailedLink,
  mailTo,
  signInWith,
  test,
} from './browser.ts';
import {
  anotherSession,
  aStudent,
  iphone,
  studentPassword as password,
  signIn,
  statusOf,
} from './students.ts';

const next = 'Ветер-в-мае-7';

// spec: 281
test('name, telephone and the language of mails are changed, and are there after a reload', async ({
  page,
}) => {
  const student = await aStudent(page);
  await signIn(page, student);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Мой профиль' }).click();
  await page.getByRole('link', { name: 'Изменить данные и пароль' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page).toHaveTitle('Профиль');
  const personal = page.getByRole('region', { name: 'Личные данные' });
  await expect(personal.getByLabel('Имя')).toHaveValue('Вера');
  await expect(page.getByRole('region', { name: 'Устройства' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  await personal.getByLabel('Имя').fill('');
  await personal.getByLabel('Телефон').fill('12');
  await personal.getByRole('button', { name: 'Сохранить' }).click();
  await expect(personal.getByText('Заполните это поле')).toBeVisible();
  await expect(personal.getByText('Укажите номер с кодом страны')).toBeVisible();
  await expectAccessible(page);

  await personal.getByLabel('Имя').fill('Анна');
  await personal.getByLabel('Телефон').fill('8 900 123-45-67');
  await personal.getByLabel('Язык писем').selectOption('en');
  await personal.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await expect(personal.getByLabel('Телефон')).toHaveValue('+79001234567');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Профиль' })).toHaveText('А');
  await page.reload();
  await expect(personal.getByLabel('Имя')).toHaveValue('Анна');
  await expect(personal.getByLabel('Язык писем')).toHaveValue('en');
});

// spec: 281
test('a new password: the wrong one is said where it was typed, the other device is out, a mail tells', async ({
  page,
}) => {
  const student = await aStudent(page);
  const elsewhere = await anotherSession(page, student);
  await signIn(page, student);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Пароль' });
  await expect(page.getByRole('region', { name: 'Устройства' }).getByRole('listitem')).toHaveCount(2);
  await section.getByRole('textbox', { name: 'Текущий пароль' }).fill('не тот');
  await section.getByRole('textbox', { name: 'Новый пароль' }).fill(next);
  await section.getByRole('textbox', { name: 'Новый пароль' }).press('Enter');
  await expect(section.getByRole('alert')).toContainText('Текущий пароль указан неверно');
  await expect(section.getByRole('textbox', { name: 'Текущий пароль' })).toBeFocused();
  await expectAccessible(page);
  await section.getByRole('textbox', { name: 'Текущий пароль' }).fill(password);
  await section.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByText('Остальные сеансы завершены', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Устройства' }).getByRole('listitem')).toHaveCount(1);
  expect(await statusOf(page, elsewhere)).toBe(401);
  expect(await statusOf(page, student.token)).toBe(200);
  await mailTo(page, student.email, 'Пароль изменён');
});

// spec: 282, 283
test('a new address counts from the link of its mail on, and until then can be taken back', async ({
  page,
}) => {
  const student = await aStudent(page);
  const address = freshAddress('moved');
  await signIn(page, student);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Email' });
  await askFor(page, freshAddress('mistyped'));
  await expect(section.getByText('Ждём подтверждения адреса mistyped-')).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Оставить прежний адрес' }).click();
  await expect(section.getByText('Ждём подтверждения')).toBeHidden();

  await askFor(page, address);
  await expect(section.getByRole('alert')).toContainText('Мы отправили письмо на новый адрес');
  await expect(section.getByText(`Ждём подтверждения адреса ${address}`)).toBeVisible();
  await expect(section.getByText(`письма школы: ${student.email}`)).toBeVisible();
  await mailTo(page, student.email, 'Запрошена смена email');
  const link = await mailedLink(page, address, 'Подтвердите новый адрес');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Адрес уже подтверждён' })).toBeVisible();
  await page.getByRole('link', { name: 'Открыть профиль' }).click();
  await expect(section.getByText(`письма школы: ${address}`)).toBeVisible();

  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await signInWith(page, address, password);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(await mailedLink(page, student.email, 'Email аккаунта изменён'));
  await expect(page).toHaveURL('/take-back');
  await expectAccessible(page);
  await choosePassword(page, next, next);
  await expect(page.getByText(`Email вашего аккаунта снова ${student.email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Войти' }).click();
  await signInWith(page, student.email, next);
  await expect(page).toHaveURL(/\/dashboard$/);
});

// spec: 283
test('a new address waits for a button in a browser where the account is not signed in', async ({
  page,
  browser,
}) => {
  const student = await aStudent(page);
  const address = freshAddress('moved');
  await signIn(page, student);
  await page.goto('/profile');
  await askFor(page, address);
  const link = await mailedLink(page, address, 'Подтвердите новый адрес');
  const elsewhere = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL('/confirm-email');
  await elsewhere.reload();
  await expect(elsewhere.getByText(`Сделать ${address} адресом аккаунта`)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();
  await elsewhere.context().close();
});

test('an address that is taken looks like any other, and a link that is not whole says so', async ({
  page,
}) => {
  const [student, owner] = [await aStudent(page), await aStudent(page)];
  await signIn(page, student);
  await page.goto('/profile');
  await askFor(page, owner.email);
  const section = page.getByRole('region', { name: 'Email' });
  await expect(section.getByRole('alert')).toContainText('Мы отправили письмо на новый адрес');
  await expect(section.getByText(`Ждём подтверждения адреса ${owner.email}`)).toBeVisible();
  await mailTo(page, owner.email, 'Этот адрес уже занят вашим аккаунтом');
  await page.goto('/confirm-email');
  await expect(page.getByRole('alert')).toContainText('Неверная ссылка');
  await page.goto(`/confirm-email?token=${'a'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('Ссылка устарела или уже использована');
  await expectAccessible(page);
});

test('who came by Google is told so, and gets a password by the link of a mail', async ({ page }) => {
  const email = freshAddress('maria');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await page.getByText('Кто-то другой').click();
  await page.getByLabel('Имя').fill('Мария');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByText('вы входите через Google')).toBeVisible();
  const others = page.getByRole('region', { name: 'Вход через другие сервисы' });
  await expect(others.getByRole('button', { name: 'Отключить вход через Google' })).toBeDisabled();
  await expect(page.getByText('Чтобы сменить email, сначала задайте пароль')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Прислать ссылку на почту' }).click();
  await expect(page.getByRole('alert')).toContainText('Мы отправили на вашу почту ссылку');
  await page.goto(await mailedLink(page, email, 'Пароль для вашего аккаунта'));
  await page.getByLabel('Новый пароль').fill(next);
  await page.getByLabel('Пароль ещё раз').fill(next);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('heading', { name: 'Пароль изменён' })).toBeVisible();
  await page.goto('/login');
  await signInWith(page, email, next);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await others.getByRole('button', { name: 'Отключить вход через Google' }).click();
  await expect(others.getByText('Ничего не подключено')).toBeVisible();
});

test('the profile fits every screen, in every language', async ({ page, context, baseURL }) => {
  const student = await aStudent(page);
  await anotherSession(page, student, iphone);
  await signIn(page, student);
  for (const [language, title] of [
    ['ru', 'Профиль'],
    ['en', 'Profile'],
    ['zh', '个人资料'],
  ] as const) {
    await context.addCookies([{ name: 'podium_language', value: language, url: baseURL! }]);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${language} at ${width}`).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  }
});

async function askFor(page: Page, email: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByLabel('Новый email').fill(email);
  await section.getByRole('textbox', { name: 'Текущий пароль' }).fill(password);
  await section.getByRole('button', { name: 'Сменить email' }).click();
}
