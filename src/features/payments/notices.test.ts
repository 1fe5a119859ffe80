import fc from 'fast-check';
import { expect, it } from 'vitest';
import { learningApi } from '#features/learning/contract.ts';
import { hour, minute } from '#shared/dates.ts';
import { aCourse, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { paymentsApi } from './contract.ts';
import { reconcilePayments } from './reconciliation/service.ts';

const url = '/api/payments/yookassa/webhook';

describeOnBothEngines("the provider's notices", (makeWorld) => {
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

  it('notices late, doubled, out of order or lost: the order ends as the provider says', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const student = await world.signedInAs('user');
        const { order_id, order_secret, payment_id } = await startPurchase(student, course);
        for (const { act } of steps) await act(world, payment_id, order_secret);
        // Every open payment is asked about at least once an hour.
        await reconcile(world, 1 * hour);
        const { status } = world.yookassa.ledger.payments.get(payment_id)!.payment;
        const order = await orderIn(world, order_id);
        const expected = {
          succeeded: 'paid',
          canceled: 'canceled',
          pending: 'pending',
          waiting_for_capture: '',
        };
        expect(order.status).toBe(expected[status]);
        expect(order.history.filter(({ to }) => to === 'paid')).toHaveLength(status === 'succeeded' ? 1 : 0);
        const { courses } = (await student.call(learningApi.purchased, {})).body;
        expect(courses).toHaveLength(status === 'succeeded' ? 1 : 0);
        await world.yookassa.holdWebhooks(false);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});

type Act = (world: World, paymentId: string, secret: string) => Promise<unknown>;

const acts: Record<string, Act> = {
  pays: async ({ yookassa }, id) => yookassa.pay(id),
  'is declined': async ({ yookassa }, id) => yookassa.pay(id, { reason: 'general_decline' }),
  'notices held': ({ yookassa }) => yookassa.holdWebhooks(true),
  'notices doubled in reverse': ({ yookassa }) => yookassa.releaseWebhooks({ reverse: true, times: 2 }),
  'forged success': ({ yookassa }, objectId) => yookassa.sendForged({ objectId }),
  'forged amount': ({ yookassa }, objectId) =>
    yookassa.sendForged({ objectId, change: { amount: { value: '1.00', currency: 'RUB' } } }),
  'forged cancel': ({ yookassa }, objectId) =>
    yookassa.sendForged({ objectId, event: 'payment.canceled', change: { status: 'canceled' } }),
  'provider fails once': async ({ yookassa }) => yookassa.setFaults({ failBeforeCommit: 1, only: 'GET' }),
  'buyer waits': (world, _id, order_secret) => world.visitor().call(paymentsApi.status, { order_secret }),
  reconciles: (world) => reconcile(world),
};

const step = fc
  .constantFrom(...Object.keys(acts))
  .map((name) => ({ name, act: acts[name]!, toString: () => name }));

async function reconcile(world: World, laterMs = 2 * minute): Promise<void> {
  await world.yookassa.webhooksSettled();
  world.yookassa.clearFaults();
  world.passTime(laterMs);
  await reconcilePayments(world.app, new AbortController().signal);
}
