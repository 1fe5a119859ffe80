import { describe, expect, test } from 'vitest';
import { AUTHORIZATION, aListener, aPayment, aShop, get, ORDER, post, submit } from './shop-under-test.ts';

describe('the control page', () => {
  test('every button does what the methods do', async () => {
    const listener = await aListener();
    const shop = await aShop({ webhookUrl: listener.url });
    const press = (fields: Record<string, string>) => submit(`${shop.url}/simulator`, fields);
    const { id } = await aPayment(shop);
    await press({ do: 'hold' });
    await press({ do: 'settle', payment: id, outcome: 'success' });
    await press({ do: 'release', times: '2' });
    await press({ do: 'repeat', delivery: shop.deliveries()[0]?.id ?? '', times: '1' });
    const forged = await press({
      do: 'forge',
      objectId: id,
      value: '1.00',
      status: 'canceled',
      event: 'payment.canceled',
    });
    expect(decodeURIComponent(forged.headers.get('location') ?? '')).toContain('200');
    expect(listener.received.map((body) => body.event)).toEqual([
      'payment.succeeded',
      'payment.succeeded',
      'payment.succeeded',
      'payment.canceled',
    ]);
    await press({ do: 'refunds', outcome: 'pending' });
    const refund = (await post(shop, '/refunds', { payment_id: id, amount: ORDER.amount })).body;
    await press({ do: 'settle-refund', refund: refund.id, outcome: 'succeeded' });
    expect(shop.refunds()[0]?.status).toBe('succeeded');
    await press({ do: 'faults', tooManyRequests: '1' });
    expect((await get(shop, '/payments')).status).toBe(429);
    const page = await (await fetch(`${shop.url}/simulator`)).text();
    for (const text of [id, refund.id, 'Отправить придержанные и больше не держать', 'refund.succeeded'])
      expect(page).toContain(text);
  });

  test("one payment's notifications are held, lost, delayed, forged and repeated; others go their way", async () => {
    const listener = await aListener();
    const shop = await aShop({ webhookUrl: listener.url });
    const press = (fields: Record<string, string>) => submit(`${shop.url}/simulator`, fields);
    const [held, free, late] = [await aPayment(shop), await aPayment(shop), await aPayment(shop)];
    await press({ do: 'hold', payment: held.id });
    await press({ do: 'delay', payment: late.id, seconds: '600' });
    for (const { id } of [held, free, late]) await press({ do: 'settle', payment: id, outcome: 'success' });
    await shop.webhooksSettled();
    expect(listener.received.map((body) => body.object.id)).toEqual([free.id]);

    const ofHeld = shop.deliveries().find((delivery) => delivery.paymentId === held.id);
    await press({ do: 'repeat', payment: held.id, delivery: ofHeld?.id ?? '', times: '2' });
    expect(listener.received.map((body) => body.object.id)).toEqual([free.id, held.id, held.id]);
    const ofLate = shop.deliveries().find((delivery) => delivery.paymentId === late.id);
    await press({ do: 'drop', payment: late.id, delivery: ofLate?.id ?? '' });
    await shop.retryWebhooksNow();
    expect(shop.deliveries().map(({ state }) => state)).toEqual(['delivered', 'delivered', 'dropped']);

    await press({ do: 'forge', payment: held.id, objectId: held.id, value: '1.00', status: 'canceled' });
    const page = await (await fetch(`${shop.url}/simulator?payment=${held.id}`)).text();
    for (const text of [held.id, 'POST /v3/payments', 'Отправленные подделки', 'Доставлено', '1.00'])
      expect(page).toContain(text);
    expect(page).not.toContain(free.id);
  });

  test('time is moved on for one payment: after an hour it has run out', async () => {
    const listener = await aListener();
    const shop = await aShop({ webhookUrl: listener.url });
    const [left, other] = [await aPayment(shop), await aPayment(shop)];
    const forward = (minutes: string) =>
      submit(`${shop.url}/simulator`, { do: 'forward', payment: left.id, minutes });
    for (const minutes of ['15', '15', '15', '14']) await forward(minutes);
    expect(shop.payments().map(({ status }) => status)).toEqual(['pending', 'pending']);
    await forward('1');
    await shop.webhooksSettled();
    expect(listener.received.map(({ event, object }) => [event, object.id])).toEqual([
      ['payment.canceled', left.id],
    ]);
    expect(listener.received[0]?.object.cancellation_details).toEqual({
      party: 'yoo_money',
      reason: 'expired_on_confirmation',
    });
    expect((await get(shop, `/payments/${other.id}`)).body.status).toBe('pending');
  });

  test('a command nobody knows does nothing, and says so', async () => {
    const shop = await aShop();
    const { id } = await aPayment(shop);
    const answer = await submit(`${shop.url}/simulator`, { do: 'constructor', payment: id });
    expect(answer.headers.get('location')).toContain('said=unknown');
  });

  test('pages carry no script and no inline style, and say so in their policy', async () => {
    const shop = await aShop();
    const payment = await aPayment(shop);
    for (const address of [`${shop.url}/simulator`, payment.confirmation.confirmation_url]) {
      const page = await fetch(address);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
      expect(await page.text()).not.toMatch(/<script|\sstyle=|\son\w+=/);
    }
    expect(
      (await fetch(`${shop.url}/style.css`, { headers: { Authorization: AUTHORIZATION } })).headers.get(
        'content-type',
      ),
    ).toContain('text/css');
  });
});
