import { describe, expect, test } from 'vitest';
import { aListener, aPayment, aShop, get, ORDER, submit } from './shop-under-test.ts';

describe('the payment page', () => {
  test.each([
    ['5555 5555 5555 4444', 'succeeded', undefined],
    ['5555555555554600', 'canceled', { party: 'payment_network', reason: 'insufficient_funds' }],
    ['5555555555554584', 'canceled', { party: 'yoo_money', reason: 'country_forbidden' }],
    ['4000 0000 0000 0001', 'canceled', { party: 'payment_network', reason: 'invalid_card_number' }],
  ])('card %s ends as %s and the buyer returns to the shop', async (number, status, details) => {
    const shop = await aShop();
    const payment = await aPayment(shop);
    const page = payment.confirmation.confirmation_url;
    const answer = await submit(page, { action: 'card', number, expiry: '12/39', csc: '123' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(ORDER.confirmation.return_url);
    const settled = (await get(shop, `/payments/${payment.id}`)).body;
    expect(settled.status).toBe(status);
    expect(settled.cancellation_details).toEqual(details);
    expect(settled.confirmation).toBeUndefined();
  });

  test.each([
    ['sbp', { sbp_operation_id: expect.any(String) }],
    ['sberbank', { title: 'SberPay' }],
    ['yoo_money', { account_number: expect.any(String) }],
    ['sber_bnpl', { type: 'sber_bnpl' }],
  ])('%s is paid by one press, whether the shop or the buyer has chosen it', async (type, details) => {
    const shop = await aShop();
    const asked = await aPayment(shop, { payment_method_data: { type } });
    const left = await aPayment(shop);
    await submit(left.confirmation.confirmation_url, { method: type });
    for (const { id, confirmation } of [asked, left]) {
      const page = await (await fetch(confirmation.confirmation_url)).text();
      expect(page).not.toContain('name="number"');
      await submit(confirmation.confirmation_url, { action: 'success' });
      const { body } = await get(shop, `/payments/${id}`);
      expect(body).toMatchObject({ status: 'succeeded', payment_method: { type, ...details } });
    }
  });

  test('a wallet without identification is declined for that reason', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop, { payment_method_data: { type: 'yoo_money' } });
    await submit(payment.confirmation.confirmation_url, { action: 'identification_required' });
    expect(shop.payments()[0]?.cancellation_details?.reason).toBe('identification_required');
  });

  test.each([
    ['confirm', 'succeeded'],
    ['decline', 'canceled'],
  ])('a 3-D Secure card asks the buyer for the code of the bank, who may %s', async (action, status) => {
    const shop = await aShop();
    const payment = await aPayment(shop);
    const answer = await submit(payment.confirmation.confirmation_url, { testCard: '2200000000000004' });
    const step = new URL(answer.headers.get('location') ?? '', shop.url).href;
    const page = await (await fetch(step)).text();
    expect(page).toContain('Подтверждение банка');
    const code = /Код (\d{4}) для/.exec(page)?.[1] ?? '';
    expect(shop.payments()[0]?.status).toBe('pending');
    await submit(step, { action, code });
    expect(shop.payments()[0]).toMatchObject({
      status,
      ...(status === 'canceled' ? { cancellation_details: { reason: '3d_secure_failed' } } : {}),
    });
  });

  test('a wrong code may be typed again, the third one cancels the payment', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop);
    await submit(payment.confirmation.confirmation_url, { testCard: '2200000000000004' });
    const step = `${shop.url}/checkout/payments/v2/contract/3ds?orderId=${payment.id}`;
    const right = /Код (\d{4}) для/.exec(await (await fetch(step)).text())?.[1] ?? '';
    const wrong = right === '0000' ? '0001' : '0000';
    for (const left of [2, 1]) {
      const answer = await submit(step, { action: 'confirm', code: wrong });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(`Осталось попыток: ${left}`);
      expect(shop.payments()[0]?.status).toBe('pending');
    }
    expect((await submit(step, { action: 'confirm', code: wrong })).status).toBe(303);
    expect(shop.payments()[0]).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'payment_network', reason: '3d_secure_failed' },
    });
    await submit(step, { action: 'confirm', code: right });
    expect(shop.payments()[0]?.status).toBe('canceled');
  });

  test('the code alone, without a card before it, pays nothing', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop);
    const step = `${shop.url}/checkout/payments/v2/contract/3ds?orderId=${payment.id}`;
    for (const code of ['0000', '']) await submit(step, { action: 'confirm', code });
    await submit(step, { action: 'decline' });
    expect(shop.payments()[0]?.status).toBe('pending');
  });

  test.each([
    ['ru_RU', '*', '', 'ru'],
    ['ru_RU', 'zh-CN', '', 'ru'],
    ['en_US', 'en', '', 'en'],
    ['en_US', 'zh-CN,zh;q=0.9', '', 'zh'],
    ['en_US', 'en', '&lang=zh', 'zh'],
    ['ru_RU', 'ru', '&lang=en', 'en'],
  ])('an order in %s, a browser in %s, a choice of "%s": the page speaks %s', async (...row) => {
    const [locale, accepted, choice, language] = row;
    const shop = await aShop();
    const payment = await aPayment(shop, { confirmation: { ...ORDER.confirmation, locale } });
    const address = payment.confirmation.confirmation_url + choice;
    const page = await fetch(address, { headers: { 'accept-language': accepted } });
    expect(await page.text()).toContain(`<html lang="${language}">`);
  });

  test('a form filled in wrong says what to mend and settles nothing', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop, { description: '<script>alert(1)</script>' });
    const answer = await submit(payment.confirmation.confirmation_url, {
      action: 'card',
      number: '12',
      expiry: '01/20',
      csc: '1',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(page).not.toContain('<script>');
    expect(shop.payments()[0]?.status).toBe('pending');
  });

  test('the page speaks the language of the order, says it is a simulator, and lets the buyer leave', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop, { confirmation: { ...ORDER.confirmation, locale: 'en_US' } });
    const page = await (await fetch(payment.confirmation.confirmation_url)).text();
    expect(page).toContain('Training checkout — no money is charged');
    expect(page).toContain('₽4,990.00');
    const answer = await submit(payment.confirmation.confirmation_url, { action: 'leave' });
    expect(answer.headers.get('location')).toBe(ORDER.confirmation.return_url);
    expect(shop.payments()[0]?.status).toBe('pending');
  });

  test('a settled payment cannot be settled again from a second tab', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop);
    await submit(payment.confirmation.confirmation_url, { action: 'general_decline' });
    await submit(payment.confirmation.confirmation_url, {
      action: 'card',
      number: '5555555555554444',
      expiry: '12/39',
      csc: '123',
    });
    expect(shop.payments()[0]?.status).toBe('canceled');
    expect(await (await fetch(payment.confirmation.confirmation_url)).text()).toContain('Платёж отменён');
  });

  test('a decided payment stays decided: not by another method call, nor a loan that cools off from a second tab', async () => {
    const shop = await aShop();
    const [declined, cooling] = [
      await aPayment(shop),
      await aPayment(shop, { payment_method_data: { type: 'sber_loan' } }),
    ];
    shop.pay(declined.id, { reason: 'insufficient_funds' });
    expect(shop.pay(declined.id).status).toBe('canceled');
    await submit(cooling.confirmation.confirmation_url, { action: 'suspend' });
    await submit(cooling.confirmation.confirmation_url, { action: 'loan_declined' });
    expect((await get(shop, `/payments/${cooling.id}`)).body).toMatchObject({
      status: 'pending',
      payment_method: { suspended_until: expect.any(String) },
    });
  });

  test('after an hour the payment has run out', async () => {
    let now = new Date('2026-03-01T10:00:00Z');
    const listener = await aListener();
    const shop = await aShop({ clock: () => now, webhookUrl: listener.url });
    const payment = await aPayment(shop);
    now = new Date('2026-03-01T10:59:59Z');
    expect((await get(shop, `/payments/${payment.id}`)).body.status).toBe('pending');
    now = new Date('2026-03-01T11:00:00Z');
    shop.expireDue();
    await shop.webhooksSettled();
    expect(listener.received[0]?.object.cancellation_details).toEqual({
      party: 'yoo_money',
      reason: 'expired_on_confirmation',
    });
  });

  test('a form posted by another site is refused', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const answer = await fetch(payment.confirmation.confirmation_url, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ action: 'success' }),
    });
    expect(answer.status).toBe(403);
    expect(shop.payments()[0]?.status).toBe('pending');
  });
});
