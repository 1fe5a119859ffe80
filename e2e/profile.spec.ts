/** Own account: editing it, ways to sign in, and its sessions. */
import type { Page } from '@playwright/test';
import { choosePassword, expect, freshAddress, mailedLink, mailTo, signInWith, test } from './browser.ts';
import { anotherSession, aStudent, studentPassword as password, signIn, statusOf } from './students.ts';

const next = 'Ветер-в-мае-7';

// spec: 281
test('name, telephone, language of mails and password are changed; the other device is out, and a mail tells', async ({
  page,
}) => {
  await test.step('name, telephone and the language of mails are changed, and are there after a reload', async () => {
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

    await personal.getByLabel('Имя').fill('');
    await personal.getByLabel('Телефон').fill('12');
    await personal.getByRole('button', { name: 'Сохранить' }).click();
    await expect(personal.getByText('Заполните это поле')).toBeVisible();
    await expect(personal.getByText('Укажите номер с кодом страны')).toBeVisible();

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
  await test.step('a new password: the wrong one is said where it was typed, the other device is out, a mail tells', async () => {
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
    await section.getByRole('textbox', { name: 'Текущий пароль' }).fill(password);
    await section.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(page.getByText('Остальные сеансы завершены', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Устройства' }).getByRole('listitem')).toHaveCount(1);
    expect(await statusOf(page, elsewhere)).toBe(401);
    expect(await statusOf(page, student.token)).toBe(200);
    await mailTo(page, student.email, 'Пароль изменён');
  });
});

// spec: 282, 283
test('a new address counts from the link of its mail on, in any browser; until then it can be taken back, and one that is taken looks like any other', async ({
  page,
  browser,
}) => {
  await test.step('a new address counts from the link of its mail on, and until then can be taken back', async () => {
    const student = await aStudent(page);
    const address = freshAddress('moved');
    await signIn(page, student);
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Email' });
    await askFor(page, freshAddress('mistyped'));
    await expect(section.getByText('Ждём подтверждения адреса mistyped-')).toBeVisible();
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
    await choosePassword(page, next, next);
    await expect(page.getByText(`Email вашего аккаунта снова ${student.email}`)).toBeVisible();
    await page.getByRole('link', { name: 'Войти' }).click();
    await signInWith(page, student.email, next);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step('an address that is taken looks like any other, and a link that is not whole says so', async () => {
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
  });
  await test.step('a new address waits for a button in a browser where the account is not signed in', async () => {
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
});

async function askFor(page: Page, email: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByLabel('Новый email').fill(email);
  await section.getByRole('textbox', { name: 'Текущий пароль' }).fill(password);
  await section.getByRole('button', { name: 'Сменить email' }).click();
}
