import type { Page } from '@playwright/test';
import {
  courseCard,
  expect,
  expectAccessible,
  freshAddress,
  mailedLink,
  startBuying,
  test,
} from './browser.ts';

const course = 'Basic Model in 24 hours';

// spec: 194, 498
test('a buyer who mistyped the address puts it right, gets the mail there and finds the course', async ({
  page,
}) => {
  const right = freshAddress('lena');
  const wrong = right.replace('@', 'x@');
  const provider = await startBuying(page, course, { name: 'Елена Громова', email: wrong });
  await pay(provider);
  const success = page.getByRole('dialog', { name: 'Курс ваш!' });
  await expect(success).toContainText(wrong);
  await expect(page.getByText(`Поздравляем! Курс «${course}» активирован!`)).toBeVisible();
  await expect(success.getByRole('link', { name: '+7 900 000‑00‑01' })).toHaveAttribute(
    'href',
    'tel:+79000000001',
  );
  await expect(success.getByRole('link', { name: '@podium_demo_school' })).toBeVisible();
  const strangersLink = await mailedLink(page, wrong, 'Курс ваш');

  await success.getByRole('button', { name: 'В адресе опечатка? Исправить' }).click();
  const field = success.getByLabel('Верный email');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(success.getByText('Это тот же адрес')).toBeVisible();
  await field.fill(right);
  await field.press('Enter');
  await expect(success.getByRole('alert')).toContainText('Адрес исправлен');
  await expect(success).toContainText(right);
  await expect(success).toContainText('Письмо с подробностями отправлено');
  await expectAccessible(page);
  const link = await mailedLink(page, right, 'Курс ваш');

  await page.goto(strangersLink);
  await choosePassword(page);
  await expect(page.getByText('Ссылка устарела или уже использована')).toBeVisible();
  await page.goto(link);
  await choosePassword(page);
  await expect(page.getByText('Пароль сохранён')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(right);
  await page.getByRole('textbox', { name: 'Пароль' }).fill('Свой-пароль-7');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('heading', { name: course }).first()).toBeVisible();
});

// spec: 354, 355
test('a window reloaded while it waits waits on; a browser that paid finds its order again after its window is closed, until it is signed in', async ({
  page,
}) => {
  await test.step('a window reloaded while it waits waits on, and closing it lets go of the page', async () => {
    const provider = await startBuying(page, course, { name: 'Ольга', email: freshAddress('olga') });
    const waiting = page.getByRole('dialog', { name: 'Оплата курса' });
    await expect(waiting.getByText('Ждём подтверждения оплаты')).toBeVisible();
    await page.reload();
    await expect(waiting.getByText('Ждём подтверждения оплаты')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(waiting).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(waiting).toBeHidden();

    await page.evaluate(() =>
      Object.assign(document.body.style, { overflow: 'hidden', pointerEvents: 'none' }),
    );
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('#courses article button')];
      buttons.find(({ textContent }) => textContent === 'Купить курс')?.click();
    });
    await expect(waiting).toBeVisible();
    expect(await bodyLocks(page), 'opening releases what was locked').toBe('/');
    await page.evaluate(() =>
      Object.assign(document.body.style, { overflow: 'hidden', pointerEvents: 'none' }),
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => bodyLocks(page)).toBe('/');
    await provider.close();
  });
  await test.step('a browser that paid finds its order again after its window is closed, until it is signed in', async () => {
    const email = freshAddress('rita');
    const provider = await startBuying(page, course, { name: 'Рита', email });
    const found = page.getByRole('complementary', { name: 'Ваш заказ' });
    await expect(found, 'not paid yet').toBeHidden();
    await page.reload();
    await pay(provider);
    await expect(provider.getByRole('heading', { name: 'Курс ваш!' }), 'the other tab knows').toBeVisible();
    await provider.reload();
    await expect(provider.getByRole('button', { name: 'В адресе опечатка? Исправить' })).toBeVisible();
    await provider.close();
    await page
      .getByRole('dialog', { name: 'Курс ваш!' })
      .getByRole('button', { name: 'Закрыть' })
      .last()
      .click();
    await expect(found).toContainText(course);
    await page.goto('/');
    await found.getByRole('link', { name: 'Открыть заказ' }).click();
    await expect(page.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Пароль' }).fill('Свой-пароль-7');
    await page.getByRole('button', { name: 'Открыть кабинет' }).click();
    await page.waitForURL(/\/lesson\//);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Личный кабинет' }).first()).toBeVisible();
    await expect(found).toBeHidden();
  });
});

// spec: 359
test('where pop-ups are blocked the same tab goes to the payment and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const email = freshAddress('vera');
  await page.goto('/');
  await courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await form.getByLabel('Имя').fill('Вера');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
  await form.getByRole('button', { name: /Оплатить картой/ }).click();
  await page.waitForURL((url) => url.pathname !== '/');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(form, 'nothing is waited for any more').toBeHidden();
});

async function pay(provider: Page): Promise<void> {
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await provider.waitForURL(/\/payment\/return\?order=[\w-]+$/);
}

async function choosePassword(page: Page): Promise<void> {
  const passwords = page.getByRole('textbox', { name: /пароль/i });
  await passwords.nth(0).fill('Свой-пароль-7');
  await passwords.nth(1).fill('Свой-пароль-7');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
}

function bodyLocks(page: Page): Promise<string> {
  return page.evaluate(() => `${document.body.style.overflow}/${document.body.style.pointerEvents}`);
}
