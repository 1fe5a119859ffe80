/** Instalments, from the form through the bank's pages to the course. */
import type { Page } from '@playwright/test';
import { courseCard, expect, expectAccessible, freshAddress, mailTo, test } from './browser.ts';

const course = 'Basic Model in 24 hours';

// One of them takes the bank down, which all share; an application is sent again up to a minute later.
test.describe.configure({ mode: 'serial', timeout: 150_000 });

// spec: 31, 193, 358
test('approved: from the payment form to the bank, and the course is open', async ({ page }) => {
  await page.goto('/');
  await courseCard(page, course)
    .getByRole('button', { name: /Купить курс/ })
    .click();
  const payment = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(payment.getByText('Рассрочка без процентов на 3–12 месяцев')).toBeVisible();
  await payment.getByRole('button', { name: 'Оформить рассрочку' }).click();
  const form = page.getByRole('dialog', { name: 'Беспроцентная рассрочка' });
  await expect(form.getByRole('radio', { name: /6 месяцев/ })).toBeChecked();
  await expect(form.getByText('667 ₽ в месяц')).toBeVisible();
  const email = freshAddress('instalment');
  await fill(page, email);
  await expectAccessible(page);
  const bank = await sendIn(page);
  await expect(bank.getByText('4 000 ₽')).toBeVisible();
  await expect(page.getByText('Заполните анкету банка')).toBeVisible();
  await bank.getByRole('button', { name: 'Очередной банк отказывает' }).click();
  await expect(page.getByText('Один банк отказал, решают другие')).toBeVisible();
  await bank.getByRole('button', { name: 'Очередной банк одобряет' }).click();
  await expect(page.getByText('Рассрочка одобрена!')).toBeVisible();
  // Reloaded, the tab still waits.
  await page.reload();
  await expect(page.getByText('Рассрочка одобрена!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Подписать договор' })).toBeVisible();
  await bank.getByRole('button', { name: 'Подписать договор', exact: true }).click();
  await expect(bank.getByText('Договор подписан')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Курс ваш!' })).toBeVisible();
  await mailTo(page, email, 'Рассрочка одобрена');
  await mailTo(page, email, 'Курс ваш');
  await bank.getByRole('link', { name: 'Вернуться на сайт школы' }).click();
  await expect(bank.getByRole('heading', { name: 'Курс ваш!' })).toBeVisible();
});

test('refused by all banks: nothing is owed, and the course can be paid by card', async ({ page }) => {
  const email = freshAddress('refused');
  await openFromCard(page);
  await fill(page, email);
  const bank = await sendIn(page, 'Заполнить по телефону с оператором');
  expect(new URL(bank.url()).searchParams.get('voice')).toBe('y');
  await bank.getByRole('button', { name: 'Все банки отказывают' }).click();
  await expect(page.getByText('Рассрочка не оформлена')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Подать новую заявку' })).toBeVisible();
  await mailTo(page, email, 'Рассрочка не оформлена');
  await bank.getByRole('link', { name: 'Вернуться на сайт школы' }).click();
  await expect(bank.getByText('вы ничего не должны')).toBeVisible();
  await expectAccessible(bank);
});

// spec: 360
test('the bank is down: the visitor is told, and the application goes out when it is back', async ({
  page,
}) => {
  const email = freshAddress('away');
  await page.goto('/');
  const controls = await page.context().newPage();
  await controls.goto('/demo/bank');
  await controls.getByLabel('Банк недоступен').check();
  await controls.getByRole('button', { name: 'Применить' }).click();
  await expect(controls.getByLabel('Банк недоступен')).toBeChecked();
  await openFromCard(page);
  await fill(page, email);
  await page.getByRole('button', { name: 'Заполнить анкету банка' }).click();
  await expect(page.getByText('Банк сейчас не отвечает')).toBeVisible();
  await expect(page.getByText('Заявка сохранена')).toBeVisible();
  await controls.getByLabel('Банк недоступен').uncheck();
  await controls.getByRole('button', { name: 'Применить' }).click();
  await expect(controls.getByLabel('Банк недоступен')).not.toBeChecked();
  // Due half a minute after it failed, and the schedule comes round every half minute.
  await expect(page.getByRole('link', { name: 'Открыть анкету банка' })).toBeVisible({ timeout: 90_000 });
  await mailTo(page, email, 'Банк снова на связи');
});

async function openFromCard(page: Page): Promise<void> {
  await page.goto('/');
  await courseCard(page, course)
    .getByRole('button', { name: /в месяц/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Беспроцентная рассрочка' })).toBeVisible();
}

async function fill(page: Page, email: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Беспроцентная рассрочка' });
  await form.getByLabel('Имя и фамилия').fill('Анна Соколова');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Мобильный телефон').fill('8 (900) 555-35-35');
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
}

/** The bank's form, which opens in a tab of its own. */
async function sendIn(page: Page, button = 'Заполнить анкету банка'): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const bank = await opened;
  await bank.waitForURL(/\/form\//);
  return bank;
}
