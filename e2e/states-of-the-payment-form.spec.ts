/** A payment that cannot be made: what the buyer sees, and the code to give to the school. */
import type { Locator, Page, Route } from '@playwright/test';
import {
  courseCard,
  expect,
  expectAccessible,
  fillBuyerFields,
  freshAddress,
  registerInModal,
  test,
} from './browser.ts';

const course = 'Basic Model in 24 hours';

const failures: { answer: (route: Route) => Promise<void>; said: string }[] = [
  {
    answer: (route) => route.fulfill({ json: { payment_id: '1', confirmation_url: '', order_secret: 'a' } }),
    said: 'От платёжной системы не получена ссылка на оплату',
  },
  {
    answer: (route) => route.fulfill({ json: { payment_id: '1', order_secret: 'a' } }),
    said: 'От платёжной системы не получена ссылка на оплату',
  },
  {
    answer: (route) => route.fulfill({ status: 502, body: 'bad gateway' }),
    said: 'Ошибка сервера 502',
  },
  {
    answer: (route) =>
      route.fulfill({
        status: 502,
        json: { code: 'payment_provider_failed', detail: 'Платёжная система не отвечает' },
      }),
    said: 'Платёжная система не отвечает',
  },
  {
    answer: (route) => route.abort(),
    said: 'Нет связи с сервером. Проверьте подключение к интернету',
  },
];

// spec: 46, 192, 443, 444, 445
test('the form asks for what a purchase needs and names the cards; each failure is told with the course, a code and the time, and leads back', async ({
  page,
}) => {
  await page.goto('/');
  await courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(form).toContainText('МИР, Visa, MasterCard, Maestro, YooMoney, SberPay');
  await pressPay(page);
  await expect(form.getByText('Заполните это поле')).not.toHaveCount(0);
  await expect(form.getByText('Без этого согласия продолжить нельзя')).toHaveCount(2);
  await expectAccessible(page);

  await fillBuyerFields(page, { name: 'Анна', email: freshAddress('anna') });
  const dialog = page.getByRole('alertdialog', { name: 'Ошибка при создании платежа' });
  for (const { answer, said } of failures) {
    await page.route('**/api/create_payment', answer);
    await pressPay(page);
    await expect(dialog).toContainText(said);
    await expect(dialog).toContainText(course);
    await expect(dialog).toContainText('PAYMENT_ERROR');
    await expect(dialog).toContainText(/Время\s*\d{1,2} [а-я]+ \d{4} г\. в \d\d:\d\d:\d\d/);
    await expect(dialog.getByRole('region', { name: 'Поддержка школы' })).toBeVisible();
    // The tab that was opened for the payment is closed again.
    await expect.poll(() => page.context().pages().length).toBe(1);
    if (said === failures[0]!.said) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Хорошо' }).click();
    await expect(page.getByRole('button', { name: /Оплатить картой/ })).toBeEnabled();
    await expect(page.getByRole('dialog').getByLabel('Имя')).toHaveValue('Анна');
    await page.unroute('**/api/create_payment');
  }

  await page.route('**/api/create_payment', failures[2]!.answer);
  await pressPay(page);
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/create_payment');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await (await opened).getByRole('button', { name: 'Оплатить', exact: true }).waitFor();
  await expect(dialog).toBeHidden();
});

// spec: 78
test('a consent leads to its document in a new tab and is not ticked by that; the forms say which versions they show, and one that changed meanwhile is to be agreed to again', async ({
  page,
}) => {
  await test.step('a consent leads to its document in a new tab and is not ticked by that; the forms say which versions they show', async () => {
    await page.goto('/');
    await page.getByRole('article').first().getByRole('button', { name: 'Купить курс' }).click();
    const payment = page.getByRole('dialog', { name: 'Оплата курса' });
    await expectLinkBesideBox(payment, 'Я принимаю условия договора-оферты', '/offer.html');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Регистрация' }).first().click();
    const form = page.getByRole('dialog', { name: 'Регистрация' });
    await expectLinkBesideBox(form, 'Я принимаю политику конфиденциальности', '/privacy-policy-new.html');
    await expectLinkBesideBox(
      form,
      'Я даю согласие на обработку персональных данных',
      '/personal-data-consent.html',
    );
    const sent = page.waitForRequest('**/api/register');
    await registerInModal(page, freshAddress('vera'), 'Подиум-2026!');
    expect((await sent).postDataJSON()).toMatchObject({
      document_versions: { privacy: 1, personal_data: 1 },
    });
  });
  await test.step('a document that changed while the form was open is to be agreed to again', async () => {
    let version = 1;
    await page.route('**/api/documents', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      for (const each of body.documents) each.version = version;
      await route.fulfill({ json: body });
    });
    version = 7;
    await page.goto('/');
    await page.getByRole('article').first().getByRole('button', { name: 'Купить курс' }).click();
    const form = page.getByRole('dialog', { name: 'Оплата курса' });
    await form.getByLabel('Имя').fill('Вера');
    await form.getByLabel('Email').fill(freshAddress('vera'));
    await form.getByLabel('Я принимаю политику конфиденциальности').check();
    await form.getByLabel('Я принимаю условия договора-оферты').check();
    version = 1;
    await form.getByRole('button', { name: /Оплатить картой/ }).click();
    await expect(form.getByRole('alert')).toContainText('Документ обновился');
    await expect(form.getByLabel('Я принимаю условия договора-оферты')).not.toBeChecked();
    await expect(form.getByLabel('Имя')).toHaveValue('Вера');
    await form.getByLabel('Я принимаю политику конфиденциальности').check();
    await form.getByLabel('Я принимаю условия договора-оферты').check();
    const provider = page.context().waitForEvent('page');
    await form.getByRole('button', { name: /Оплатить картой/ }).click();
    await (await provider).getByRole('button', { name: 'Оплатить', exact: true }).waitFor();
  });
});

// spec: 355, 478
test('closed while the payment is being made, no payment page opens; fifty milliseconds after it is closed the page is let go', async ({
  page,
}) => {
  await test.step('closed while the payment is being made, no payment page opens', async () => {
    await page.goto('/');
    await page.route('**/api/create_payment', () => {}, { times: 1 });
    await courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
    const form = page.getByRole('dialog', { name: 'Оплата курса' });
    await form.getByLabel('Имя').fill('Вера');
    await form.getByLabel('Email').fill(freshAddress('vera'));
    await form.getByLabel('Я принимаю политику конфиденциальности').check();
    await form.getByLabel('Я принимаю условия договора-оферты').check();
    const opened = page.context().waitForEvent('page');
    await form.getByRole('button', { name: /Оплатить картой/ }).click();
    const tab = await opened;
    await page.bringToFront();
    const closed = tab.waitForEvent('close');
    await page.keyboard.press('Escape');
    await closed;
    await expect(form).toBeHidden();
    await expect(courseCard(page, course).getByRole('button', { name: 'Купить курс' })).toBeFocused();
  });
  await test.step('fifty milliseconds after the payment form is closed the page is let go', async () => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('article').first().getByRole('button', { name: 'Купить курс' }).click();
    const form = page.getByRole('dialog', { name: 'Оплата курса' });
    await expect(form).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(() => {
      document.body.style.overflow = 'hidden';
      document.body.style.pointerEvents = 'none';
    });
    const locks = () =>
      page.evaluate(() => [document.body.style.overflow, document.body.style.pointerEvents]);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.clock.runFor(45);
    expect(await locks()).toEqual(['hidden', 'none']);
    await page.clock.runFor(10);
    expect(await locks()).toEqual(['', '']);
  });
});

test("the simulator's pages break no rule of access", async ({ page, request }) => {
  const bought = await request.post('/api/create_payment', { data: order(freshAddress('access')) });
  const payment = ((await bought.json()) as { confirmation_url: string }).confirmation_url;
  await page.goto(payment);
  await expectAccessible(page);
  await page.locator('button[value="success_3ds"]').click();
  await expect(page.getByRole('heading', { name: 'Подтверждение банка' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(
    new URL(`/simulator?payment=${new URL(payment).searchParams.get('orderId')}`, payment).href,
  );
  await expectAccessible(page);
});

async function pressPay(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Оплата курса' })
    .getByRole('button', { name: /Оплатить картой/ })
    .click();
}

async function expectLinkBesideBox(form: Locator, wording: string, path: string): Promise<void> {
  const box = form.getByLabel(wording);
  const link = form.locator('label').filter({ hasText: wording }).getByRole('link');
  const opened = form.page().context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(path);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.close();
  await expect(box).not.toBeChecked();
}

function order(email: string) {
  return {
    amount: 4000,
    currency: 'RUB',
    description: `Оплата курса: ${course}`,
    email,
    name: 'Анна',
    privacy_consent: true,
    offer_consent: true,
  };
}
