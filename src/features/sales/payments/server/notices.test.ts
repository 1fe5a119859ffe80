import fc from 'fast-check';
import { expect, it } from 'vitest';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { aCourse, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';

const url = '/api/payments/yookassa/webhook';

describeOnEngines("the provider's notices", (makeWorld) => {
  // spec: 500
  it('what a forged notice says is believed by nobody', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const purchase = await startPurchase(student, await aCourse(world));
    const before = await orderIn(world, purchase.order_id);
    const forgeries = [
      {},
      { objectId: purchase.payment_id },
      { objectId: purchase.payment_id, change: { amount: { value: '1.00', currency: 'RUB' } } },
      { objectId: purchase.payment_id, event: 'payment.canceled', change: { status: 'canceled' } },
      { objectId: purchase.payment_id, change: { id: '00000000-000f-5000-9000-00000000dead' } },
      { objectId: purchase.payment_id, event: 'refund.succeeded' },
    ];
    for (const forgery of forgeries) expect(await world.yookassa.sendForged(forgery)).toBe('200');
    expect(await orderIn(world, purchase.order_id)).toEqual(before);
    expect((await student.call(learningApi.purchased, {})).body.courses).toEqual([]);
  });

  it('what is no notice is refused', async () => {
    const world = await makeWorld();
    const bad = [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '"x"',
      '{"event":"payment.succeeded"}',
      '{"event":1,"object":{"id":"x"}}',
      '{"event":"payment.succeeded","object":{"id":""}}',
      '{"event":"payment.succeeded","object":{"id":"../../me"}}',
      '{"event":"payment.succeeded","object":{"id":["x"]}}',
      `{"event":"payment.succeeded","object":{"id":"${'x'.repeat(65)}"}}`,
    ];
    for (const payload of bad) {
      const answer = await world
        .visitor()
        .request({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
      expect(answer, payload).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    }
  });

  it('no bytes make it fail', async () => {
    const world = await makeWorld();
    const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'nonsense'];
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.object().map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(...types), async (payload, type) => {
        const answer = await world
          .visitor()
          .request({ method: 'POST', url, payload, headers: { 'content-type': type } });
        expect([400, 415]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
  });

  it('a notice is asked for again while the provider cannot be asked', async () => {
    const world = await makeWorld();
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    await world.yookassa.holdWebhooks(true);
    world.yookassa.pay(purchase.payment_id);
    const troubles = ['failBeforeCommit', 'tooManyRequests', 'htmlInsteadOfJson', 'cutConnection'] as const;
    for (const trouble of troubles) {
      world.yookassa.setFaults({ [trouble]: 1 });
      expect(await world.yookassa.sendForged({ objectId: purchase.payment_id }), trouble).toBe('503');
      expect((await orderIn(world, purchase.order_id)).status).toBe('pending');
    }
    await world.yookassa.releaseWebhooks();
    expect((await orderIn(world, purchase.order_id)).status).toBe('paid');
  });

  it('a notice that comes before the answer to our own request is understood', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const course = await aCourse(world);
    world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/payments' });
    expect((await student.call(paymentsApi.create, purchaseOf(course))).status).toBe(502);
    world.yookassa.pay(world.yookassa.payments()[0]!.id);
    await world.yookassa.webhooksSettled();
    expect(world.yookassa.deliveries()).toMatchObject([{ lastAnswer: '200' }]);
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
  });
});
