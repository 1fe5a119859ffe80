import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aListener, aPayment, aShop, cleanups, get, ORDER, post } from './shop-under-test.ts';

describe('notifications', () => {
  test('each change is told once with the object of that moment', async () => {
    const listener = await aListener();
    const shop = await aShop({ webhookUrl: listener.url });
    const payment = await aPayment(shop, { capture: false });
    shop.pay(payment.id);
    await shop.webhooksSettled();
    await post(shop, `/payments/${payment.id}/capture`, {});
    await shop.webhooksSettled();
    await post(shop, '/refunds', { payment_id: payment.id, amount: ORDER.amount });
    await shop.webhooksSettled();
    expect(listener.received.map(({ type, event, object }) => [type, event, object.status])).toEqual([
      ['notification', 'payment.waiting_for_capture', 'waiting_for_capture'],
      ['notification', 'payment.succeeded', 'succeeded'],
      ['notification', 'refund.succeeded', 'succeeded'],
    ]);
    expect(listener.received[2]?.object.payment_id).toBe(payment.id);
  });

  test('only 200 ends the attempts; the pause before the next one is short at first', async () => {
    const answers = [500, 204, 200];
    const listener = await aListener(() => answers.shift() ?? 200);
    const shop = await aShop({ webhookUrl: listener.url, retryDelaysMs: [1] });
    shop.pay((await aPayment(shop)).id);
    await expect
      .poll(() => shop.deliveries()[0])
      .toMatchObject({ state: 'delivered', attempts: 3, lastAnswer: '200' });
    expect(listener.received).toHaveLength(3);
  });

  test('attempts end 24 hours after the event', async () => {
    let now = new Date('2026-03-01T10:00:00Z');
    const listener = await aListener(() => 500);
    const shop = await aShop({ webhookUrl: listener.url, clock: () => now });
    shop.pay((await aPayment(shop)).id);
    await shop.webhooksSettled();
    expect(shop.deliveries()[0]?.state).toBe('waiting');
    now = new Date('2026-03-02T09:30:00Z');
    await shop.retryWebhooksNow();
    expect(shop.deliveries()[0]).toMatchObject({ state: 'gave-up', attempts: 2, lastAnswer: '500' });
  });

  test('what happened before the address was known is told when it is', async () => {
    const listener = await aListener();
    const shop = await aShop();
    shop.pay((await aPayment(shop)).id);
    shop.setWebhookUrl(listener.url);
    await shop.webhooksSettled();
    expect(listener.received).toHaveLength(1);
  });

  test('held notifications come in reverse and twice when let go so, and any may be repeated', async () => {
    const listener = await aListener();
    const shop = await aShop({ webhookUrl: listener.url });
    await shop.holdWebhooks(true);
    const [first, second] = [await aPayment(shop), await aPayment(shop)];
    shop.pay(first.id);
    shop.pay(second.id, { reason: 'insufficient_funds' });
    await shop.webhooksSettled();
    expect(listener.received).toHaveLength(0);
    await shop.releaseWebhooks({ reverse: true, times: 2 });
    expect(listener.received.map((body) => body.object.id)).toEqual([
      second.id,
      second.id,
      first.id,
      first.id,
    ]);
    await shop.repeatWebhook(shop.deliveries()[0]?.id ?? '', 3);
    expect(listener.received.filter((body) => body.object.id === first.id)).toHaveLength(5);
  });

  test('a forgery says what it likes and leaves no trace at the provider', async () => {
    const listener = await aListener(() => 403);
    const shop = await aShop({ webhookUrl: listener.url });
    const payment = await aPayment(shop);
    const change = { amount: { value: '1.00', currency: 'RUB' } };
    expect(await shop.sendForged({ objectId: payment.id, change })).toBe('403');
    expect(listener.received[0]).toMatchObject({
      event: 'payment.succeeded',
      object: { id: payment.id, status: 'succeeded', ...change },
    });
    expect((await get(shop, `/payments/${payment.id}`)).body.status).toBe('pending');
    expect(shop.deliveries()).toHaveLength(0);
  });
});

describe('faults', () => {
  test('500 before the work leaves nothing, 500 after it leaves a payment that the same key finds', async () => {
    const shop = await aShop();
    shop.setFaults({ failBeforeCommit: 1, failAfterCommit: 1 });
    expect((await post(shop, '/payments', ORDER, 'key-1')).status).toBe(500);
    expect(shop.payments()).toHaveLength(0);
    expect((await post(shop, '/payments', ORDER, 'key-1')).body.code).toBe('internal_server_error');
    const [paid] = shop.payments();
    expect((await post(shop, '/payments', ORDER, 'key-1')).body.id).toBe(paid?.id);
    expect(shop.payments()).toHaveLength(1);
  });

  test.each([
    ['tooManyRequests', 429, 0],
    ['legacyProcessing', 202, 1],
  ] as const)('%s answers %i and leaves %i payments', async (fault, status, count) => {
    const shop = await aShop();
    shop.setFaults({ [fault]: 1 });
    expect((await post(shop, '/payments', ORDER)).status).toBe(status);
    expect(shop.payments()).toHaveLength(count);
    expect((await post(shop, '/payments', ORDER)).status).toBe(200);
  });

  test('the wire may bring HTML, or break in the middle', async () => {
    const shop = await aShop();
    shop.setFaults({ htmlInsteadOfJson: 1 });
    await expect(post(shop, '/payments', ORDER)).rejects.toThrow(SyntaxError);
    shop.setFaults({ cutConnection: 1 });
    await expect(post(shop, '/payments', ORDER)).rejects.toThrow(/terminated|fetch failed/);
    expect(shop.payments()).toHaveLength(2);
  });

  test('a slow answer is slow after the work; closing does not wait for it', async () => {
    const shop = await aShop();
    shop.setFaults({ slowMs: 3_600_000, only: 'POST /v3/payments' });
    const slow = post(shop, '/payments', ORDER).catch(() => 'cut off');
    await expect.poll(async () => (await get(shop, '/payments')).body.items).toHaveLength(1);
    await shop.close();
    expect(await slow).toBe('cut off');
  });

  test('a fault meets only the calls it is meant for', async () => {
    const shop = await aShop();
    shop.setFaults({ failBeforeCommit: 1, only: 'POST /v3/refunds' });
    const { id } = await aPayment(shop);
    shop.pay(id);
    const refund = { payment_id: id, amount: ORDER.amount };
    expect((await post(shop, '/refunds', refund)).status).toBe(500);
    expect((await post(shop, '/refunds', refund)).status).toBe(200);
  });
});

describe('memory', () => {
  test('a restart forgets no payment, no refund, no key and no notification', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yookassa-'));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const ledgerFile = join(folder, 'ledger.jsonl');
    const before = await aShop({ ledgerFile });
    const first = await post(before, '/payments', ORDER, 'key-1');
    before.pay(first.body.id);
    await post(before, '/refunds', {
      payment_id: first.body.id,
      amount: { value: '10.00', currency: 'RUB' },
    });
    await before.close();
    const listener = await aListener();
    const after = await aShop({ ledgerFile, webhookUrl: listener.url });
    expect(after.payments()).toEqual(before.payments());
    expect(after.refunds()).toEqual(before.refunds());
    expect(await post(after, '/payments', ORDER, 'key-1')).toEqual(first);
    await after.webhooksSettled();
    expect(listener.received.map((body) => body.event).sort()).toEqual([
      'payment.succeeded',
      'refund.succeeded',
    ]);
  });
});
