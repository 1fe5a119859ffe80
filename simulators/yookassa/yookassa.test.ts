import { describe, expect, test } from 'vitest';
import { AUTHORIZATION, aPayment, aShop, type Body, get, ORDER, post, RECEIPT } from './shop-under-test.ts';

describe('the API', () => {
  test('a payment waits for its buyer and is the same when asked again', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop);
    expect(payment).toMatchObject({
      status: 'pending',
      paid: false,
      refundable: false,
      test: true,
      metadata: { order_id: '1042' },
    });
    expect(payment.id).toHaveLength(36);
    expect(payment.recipient.account_id).toBe('100500');
    expect(payment.confirmation.confirmation_url).toBe(
      `${shop.url}/checkout/payments/v2/contract?orderId=${payment.id}`,
    );
    expect((await get(shop, `/payments/${payment.id}`)).body).toEqual(payment);
  });

  test('wrong credentials are refused in the documented shape', async () => {
    const reply = await get(await aShop(), '/payments', 'Basic bm9ib2R5Ondyb25n');
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ type: 'error', code: 'invalid_credentials' });
  });

  test.each([
    ['amount', { amount: undefined }],
    ['amount.value', { amount: { value: 4990, currency: 'RUB' } }],
    ['amount.value', { amount: { value: '4990', currency: 'RUB' } }],
    ['amount.value', { amount: { value: '0.00', currency: 'RUB' } }],
    ['amount.currency', { amount: { value: '4990.00', currency: 'USD' } }],
    ['description', { description: 'я'.repeat(129) }],
    [
      'metadata',
      { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`key${index}`, ''])) },
    ],
    ['metadata.order_id', { metadata: { order_id: 1042 } }],
    ['confirmation.return_url', { confirmation: { type: 'redirect' } }],
    ['payment_method_data.type', { payment_method_data: { type: 'qiwi' } }],
    ['capture', { payment_method_data: { type: 'sbp' }, capture: false }],
  ])('a bad %s is refused', async (parameter, change) => {
    const shop = await aShop();
    const reply = await post(shop, '/payments', { ...ORDER, ...change });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid_request', parameter });
    expect(shop.payments()).toHaveLength(0);
  });

  test.each([
    ['receipt.customer.phone', { phone: '70291234567' }],
    ['receipt.customer.phone', { phone: '0291234567' }],
    ['receipt.customer.phone', { phone: '+79161234567' }],
    ['receipt.customer.full_name', { full_name: ' ' }],
    ['receipt.customer.full_name', { full_name: 'я'.repeat(257) }],
  ])('a receipt with a bad %s is refused: %j', async (parameter, change) => {
    const shop = await aShop();
    const customer = { ...RECEIPT.customer, ...change };
    const reply = await post(shop, '/payments', { ...ORDER, receipt: { ...RECEIPT, customer } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request', parameter } });
  });

  test('half a character is refused', async () => {
    const shop = await aShop();
    const reply = await post(shop, '/payments', { ...ORDER, description: 'Курс \ud83d' });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('the same key and data give the same payment, another key a new one', async () => {
    const shop = await aShop();
    const first = await post(shop, '/payments', ORDER, 'key-1');
    shop.pay(first.body.id);
    expect(await post(shop, '/payments', ORDER, 'key-1')).toEqual(first);
    await post(shop, '/payments', ORDER, 'key-2');
    expect(shop.payments()).toHaveLength(2);
  });

  test.each([
    ['no key', ''],
    ['too long', 'k'.repeat(65)],
    ['bad characters', 'a b'],
  ])('an idempotence key is demanded: %s', async (_why, key) => {
    const reply = await post(await aShop(), '/payments', ORDER, key);
    expect(reply).toMatchObject({ status: 400, body: { parameter: 'Idempotence-Key' } });
  });

  test('the same key with other data is refused, until the key is forgotten after a day', async () => {
    let now = new Date('2026-03-01T10:00:00Z');
    const shop = await aShop({ clock: () => now });
    await post(shop, '/payments', ORDER, 'key-1');
    const other = { ...ORDER, description: 'Другой заказ' };
    expect((await post(shop, '/payments', other, 'key-1')).body.description).toBe(
      'Idempotence key duplicated',
    );
    now = new Date('2026-03-02T10:00:01Z');
    expect((await post(shop, '/payments', other, 'key-1')).status).toBe(200);
  });

  test('held money is captured in part, or given back', async () => {
    const shop = await aShop();
    const [kept, returned] = [
      await aPayment(shop, { capture: undefined }),
      await aPayment(shop, { capture: false }),
    ];
    expect((await post(shop, `/payments/${kept.id}/capture`, {})).body.code).toBe('invalid_request');
    expect(shop.pay(kept.id)).toMatchObject({ status: 'waiting_for_capture', paid: true });
    shop.pay(returned.id);
    const captured = await post(shop, `/payments/${kept.id}/capture`, {
      amount: { value: '1000.00', currency: 'RUB' },
    });
    expect(captured.body).toMatchObject({
      status: 'succeeded',
      amount: { value: '1000.00' },
      refundable: true,
    });
    const canceled = await post(shop, `/payments/${returned.id}/cancel`, {});
    expect(canceled.body).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
    });
  });

  test('refunds go part by part and never past the paid sum', async () => {
    const shop = await aShop();
    const { id } = await aPayment(shop);
    const refund = (value: string) =>
      post(shop, '/refunds', { payment_id: id, amount: { value, currency: 'RUB' } });
    expect((await refund('1.00')).status).toBe(400);
    shop.pay(id);
    expect((await refund('4000.00')).body.status).toBe('succeeded');
    expect((await refund('990.01')).body).toMatchObject({
      code: 'invalid_request',
      parameter: 'amount.value',
    });
    await refund('990.00');
    expect((await get(shop, `/payments/${id}`)).body).toMatchObject({
      status: 'succeeded',
      refunded_amount: { value: '4990.00' },
      refundable: false,
    });
    expect((await get(shop, `/refunds?payment_id=${id}`)).body.items).toHaveLength(2);
    expect((await get(shop, '/refunds?payment_id=unknown')).body.items).toHaveLength(0);
  });

  test('a refund the bank holds back reserves its sum, and frees it when refused', async () => {
    const shop = await aShop();
    const { id } = await aPayment(shop);
    shop.pay(id);
    shop.setRefundOutcome('pending');
    const whole = { payment_id: id, amount: ORDER.amount };
    const refund = (await post(shop, '/refunds', whole)).body;
    expect(refund.status).toBe('pending');
    expect((await post(shop, '/refunds', whole)).status).toBe(400);
    shop.settleRefund(refund.id, 'canceled');
    expect((await get(shop, `/refunds/${refund.id}`)).body.cancellation_details.reason).toBe(
      'insufficient_funds',
    );
    expect((await post(shop, '/refunds', whole)).status).toBe(200);
  });

  test('a list is filtered and continued by its cursor', async () => {
    let now = new Date('2026-03-01T10:00:00.000Z');
    const shop = await aShop({ clock: () => now });
    const ids: string[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      now = new Date(Date.UTC(2026, 2, 1, 10, minute));
      ids.unshift((await aPayment(shop)).id);
    }
    const first = (await get(shop, '/payments?limit=3')).body;
    const second = (await get(shop, `/payments?limit=3&cursor=${first.next_cursor}`)).body;
    expect([...first.items, ...second.items].map((payment: Body) => payment.id)).toEqual(ids);
    expect(second.next_cursor).toBeUndefined();
    expect((await get(shop, '/payments?created_at.gte=2026-03-01T10:03:00Z')).body.items).toHaveLength(2);
    shop.pay(ids[0] ?? '');
    expect((await get(shop, '/payments?status=succeeded')).body.items).toHaveLength(1);
    expect((await get(shop, '/payments?limit=101')).status).toBe(400);
  });

  test('with fiscalization on, a sale needs a right receipt, a full refund none, a part of it its own', async () => {
    const shop = await aShop({ fiscalization: true });
    expect((await post(shop, '/payments', ORDER)).body).toMatchObject({
      parameter: 'receipt',
      description: 'Receipt is missing or illegal',
    });
    const tooCheap = {
      ...RECEIPT,
      items: [{ ...RECEIPT.items[0], amount: { value: '1.00', currency: 'RUB' } }],
    };
    expect((await post(shop, '/payments', { ...ORDER, receipt: tooCheap })).body.parameter).toBe(
      'receipt.items',
    );
    const payment = await aPayment(shop, { receipt: RECEIPT });
    expect(shop.pay(payment.id).receipt_registration).toBe('succeeded');
    expect(shop.receiptOf(payment.id)).toEqual(RECEIPT);
    const part = { payment_id: payment.id, amount: { value: '10.00', currency: 'RUB' } };
    expect((await post(shop, '/refunds', part)).body.parameter).toBe('receipt');
    expect((await post(shop, '/refunds', { ...part, amount: ORDER.amount })).status).toBe(200);
  });

  test('an instalment loan lowers the amount by its discount; a cooled-off loan is paid by itself', async () => {
    let now = new Date('2026-03-01T10:00:00Z');
    const shop = await aShop({ clock: () => now });
    const loan = { payment_method_data: { type: 'sber_loan' } };
    const [instalments, cooled] = [await aPayment(shop, loan), await aPayment(shop, loan)];
    expect(
      shop.pay(instalments.id, { loan: { option: 'installments_6', discountKopecks: 49_900 } }),
    ).toMatchObject({
      amount: { value: '4491.00' },
      payment_method: { loan_option: 'installments_6', discount_amount: { value: '499.00' } },
    });
    expect(shop.pay(cooled.id, { suspendedUntil: '2026-03-01T14:00:00.000Z' }).status).toBe('pending');
    now = new Date('2026-03-01T14:00:00Z');
    expect((await get(shop, `/payments/${cooled.id}`)).body.status).toBe('succeeded');
  });

  test('a saved card is charged again without its owner', async () => {
    const shop = await aShop();
    const first = await aPayment(shop, { save_payment_method: true });
    expect(shop.pay(first.id).payment_method).toMatchObject({ saved: true, status: 'active' });
    const again = { amount: ORDER.amount, capture: true, payment_method_id: first.id };
    expect((await post(shop, '/payments', again)).body.status).toBe('succeeded');
    const unsaved = await aPayment(shop);
    shop.pay(unsaved.id);
    const refused = await post(shop, '/payments', { ...again, payment_method_id: unsaved.id });
    expect(refused.body.cancellation_details.reason).toBe('permission_revoked');
  });

  test('unknown things, methods and content types are refused', async () => {
    const shop = await aShop();
    expect((await get(shop, '/payments/nothing')).body).toMatchObject({
      code: 'not_found',
      parameter: 'payment_id',
    });
    expect((await get(shop, '/payments/nothing/cancel')).status).toBe(405);
    const headers = { Authorization: AUTHORIZATION, 'Idempotence-Key': 'k', 'Content-Type': 'text/plain' };
    expect((await fetch(`${shop.url}/v3/payments`, { method: 'POST', headers, body: '{}' })).status).toBe(
      415,
    );
  });
});
