import { expect, it } from 'vitest';
import { refundsPanelApi } from '#features/sales/refunds/contract/refunds.ts';
import { contextOf } from '#server/context.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { aPaidOrder, later, makeRefund, reason, refundsOf } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy } from '#test/school.ts';
import { type Caller, describeOnBothEngines, type World } from '#test/world.ts';
import { receiptsApi, receiptsPanelApi } from '../contract.ts';
import { reconcileReceipts } from './registerReceipts.ts';
import { settlePrepayments } from './trackReceipts.ts';

const { signal } = new AbortController();

describeOnBothEngines('a fiscal receipt', (makeWorld) => {
  // spec: 540
  it('of a payment and of a refund is followed to its fiscal numbers, for staff and buyer', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 2_500, closes_access: false });
    const { receipts } = await of(officer, order);
    expect(receipts).toMatchObject([
      {
        kind: 'payment',
        state: 'succeeded',
        amount: 12_500,
        fiscal_document: expect.stringMatching(/^\d+$/),
      },
      { kind: 'refund', state: 'succeeded', amount: 2_500, fiscal_document: expect.stringMatching(/^\d+$/) },
    ]);
    // No mail follows what the provider took for a trial, and none is spoken of.
    expect((await student.call(receiptsApi.mine, {})).body.receipts).toMatchObject([
      { kind: 'refund', state: 'succeeded', trial: true },
      { kind: 'payment', state: 'succeeded', trial: true },
    ]);
    const stranger = await world.signedInAs('user');
    expect((await stranger.call(receiptsApi.mine, {})).body.receipts).toEqual([]);
  });

  it('of real money was mailed to its buyer', async () => {
    const { world, student, order } = await aPaidOrder(makeWorld);
    const orders = world.app.database.handle;
    await orders.updateTable('orders').set({ money: 'real' }).where('id', '=', order).execute();
    const { receipts } = (await student.call(receiptsApi.mine, {})).body;
    expect(receipts).toMatchObject([{ state: 'succeeded', trial: false }]);
  });

  it('that waits for the register is looked at until it is there', async () => {
    const { world, officer, order } = await aPaidOrder(async () => {
      const world = await makeWorld();
      world.yookassa.setReceiptOutcome('pending');
      return world;
    });
    expect((await of(officer, order)).receipts).toMatchObject([{ state: 'pending', fiscal_document: null }]);
    world.yookassa.settleReceipt(world.yookassa.receipts()[0]!.id, 'succeeded');
    world.passTime(3 * minute);
    await reconcileReceipts(contextOf(world.app), signal);
    expect((await of(officer, order)).receipts).toMatchObject([{ state: 'succeeded' }]);
  });

  it('waits for the next run where the provider has not answered for three others', async () => {
    const world = await makeWorld();
    world.yookassa.setReceiptOutcome('pending');
    const course = await aCourse(world);
    for (let n = 0; n < 5; n += 1) await buy(world, await world.signedInAs('user'), course);
    for (const { id } of world.yookassa.receipts()) world.yookassa.settleReceipt(id, 'succeeded');
    const states = async () =>
      (await rows<{ state: string }>(world, 'select state from receipts')).map(({ state }) => state);
    world.passTime(3 * minute);
    world.yookassa.setFaults({ failBeforeCommit: 3 });
    await reconcileReceipts(contextOf(world.app), signal);
    expect(await states()).toEqual(Array(5).fill('pending'));
    world.passTime(3 * minute);
    await reconcileReceipts(contextOf(world.app), signal);
    expect(await states()).toEqual(Array(5).fill('succeeded'));
  });

  // spec: 540
  it.each(['canceled', 'lost'] as const)(
    'that is %s is listed, asked for anew, and there in the end',
    async (outcome) => {
      const { world, officer, order } = await aPaidOrder(async () => {
        const world = await makeWorld();
        world.yookassa.setReceiptOutcome(outcome);
        return world;
      });
      world.passTime(20 * minute);
      await reconcileReceipts(contextOf(world.app), signal);
      const state = outcome === 'lost' ? 'missing' : 'canceled';
      expect((await officer.call(receiptsPanelApi.list, { failed: 'yes' })).body).toMatchObject({
        total: 1,
        receipts: [{ order_id: order, state }],
      });
      world.yookassa.setReceiptOutcome('succeeded');
      world.passTime(2 * hour);
      await reconcileReceipts(contextOf(world.app), signal);
      expect((await of(officer, order)).receipts).toMatchObject([{ state: 'succeeded', failure: null }]);
      expect((await officer.call(receiptsPanelApi.list, { failed: 'yes' })).body.total).toBe(0);
      expect(world.yookassa.receipts().at(-1)).toMatchObject({
        type: 'payment',
        items: [{ amount: { value: '12500.00' }, payment_mode: 'full_payment' }],
        settlements: [{ type: 'cashless', amount: { value: '12500.00' } }],
      });
    },
  );

  // spec: 540
  it('that fails every time is requested again after 1, 6 and 36 hours; then it is for staff', async () => {
    const { world, officer, order } = await aPaidOrder(async () => {
      const world = await makeWorld();
      world.yookassa.setReceiptOutcome('canceled');
      return world;
    });
    const asked = [await askedAfter(0)];
    for (const wait of [hour, 6 * hour, 36 * hour])
      asked.push(await askedAfter(wait - minute), await askedAfter(2 * minute));
    asked.push(await askedAfter(30 * day));
    expect(asked).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    const receipts = (await of(await later(world, officer), order)).receipts;
    expect(receipts).toMatchObject([{ state: 'canceled' }]);
    const told = await rows(world, `select id from jobs where kind = 'event:receipt.failed'`);
    expect(told, 'staff are told once').toHaveLength(1);

    async function askedAfter(ms: number) {
      world.passTime(ms);
      await reconcileReceipts(contextOf(world.app), signal);
      return world.yookassa.receipts().length;
    }
  });

  it('that failed is asked for by staff at once, and one that is there never', async () => {
    const { world, officer, order } = await aPaidOrder(async () => {
      const world = await makeWorld();
      world.yookassa.setReceiptOutcome('canceled');
      return world;
    });
    const { id } = (await of(officer, order)).receipts[0]!;
    world.yookassa.setReceiptOutcome('succeeded');
    expect((await officer.call(receiptsPanelApi.retry, { id })).body.state).toBe('pending');
    await world.runJobs();
    expect((await of(officer, order)).receipts).toMatchObject([{ state: 'succeeded' }]);
    expect((await officer.call(receiptsPanelApi.retry, { id })).status).toBe(409);
    expect(world.yookassa.receipts()).toHaveLength(2);
  });

  // spec: 541
  it('settles a prepayment on the day the course starts, once, with what is left after a refund', async () => {
    const { world, officer, order } = await aPresale(makeWorld);
    await makeRefund(world, officer, order, { amount: 10_000, closes_access: false });
    expect(kindsOf((await of(officer, order)).receipts)).toEqual(['payment succeeded', 'refund succeeded']);
    const [, back] = world.yookassa.receipts();
    expect(back).toMatchObject({ items: [{ payment_mode: 'full_prepayment' }] });
    world.passTime(9 * day);
    await settle(world);
    expect(world.yookassa.receipts()).toHaveLength(2);
    world.passTime(day);
    await Promise.all([1, 2, 3].map(() => settle(world)));
    world.passTime(day);
    await settle(world);
    const clerk = await later(world, officer);
    expect(kindsOf((await of(clerk, order)).receipts)).toEqual([
      'payment succeeded',
      'refund succeeded',
      'settlement succeeded',
    ]);
    expect(world.yookassa.receipts().slice(2)).toMatchObject([
      {
        type: 'payment',
        items: [{ amount: { value: '40000.00' }, payment_mode: 'full_payment', payment_subject: 'service' }],
        settlements: [{ type: 'prepayment', amount: { value: '40000.00' } }],
      },
    ]);
    const { version } = await refundsOf(clerk, order);
    const rest = { id: order, version, amount: 40_000, reason, closes_access: true };
    expect((await clerk.call(refundsPanelApi.make, rest)).status).toBe(200);
    await world.runJobs();
    expect(world.yookassa.receipts().at(-1)).toMatchObject({
      type: 'refund',
      items: [{ payment_mode: 'full_payment' }],
    });
  });

  // spec: 541
  it('that settles is asked for with one key through every trouble', async () => {
    const { world, officer, order } = await aPresale(makeWorld);
    world.passTime(10 * day);
    world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/receipts' });
    await settle(world);
    world.passTime(minute);
    await reconcileReceipts(contextOf(world.app), signal);
    const clerk = await later(world, officer);
    expect(kindsOf((await of(clerk, order)).receipts)).toEqual(['payment succeeded', 'settlement succeeded']);
    expect(world.yookassa.receipts()).toHaveLength(2);
  });

  // spec: 541
  it('settles nothing while a refund is on its way', async () => {
    const { world, officer, order } = await aPresale(makeWorld);
    world.yookassa.setRefundOutcome('pending');
    await makeRefund(world, officer, order, { amount: 10_000, closes_access: false });
    world.passTime(11 * day);
    await settle(world);
    const kinds = kindsOf((await of(await later(world, officer), order)).receipts);
    expect(kinds.filter((kind) => kind.startsWith('settlement'))).toEqual([]);
  });

  it('of an order that was refunded before the start settles nothing', async () => {
    const { world, officer, order } = await aPresale(makeWorld);
    await makeRefund(world, officer, order, { amount: 50_000, closes_access: true });
    world.passTime(11 * day);
    await settle(world);
    expect(kindsOf((await of(await later(world, officer), order)).receipts)).toEqual([
      'payment succeeded',
      'refund succeeded',
    ]);
  });
});

async function aPresale(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const startDate = dayAhead(world, 10);
  const course = await aCourse(world, { title: 'Премиум', priceKopecks: 50_000_00, startDate });
  const student = await world.signedInAs('user');
  const { order_id: order } = await buy(world, student, course);
  return { world, student, officer: await world.signedInAs('financial'), order };
}

async function settle(world: World): Promise<void> {
  await settlePrepayments(contextOf(world.app));
  await world.runJobs();
}

async function of(person: Caller, orderId: string) {
  return (await person.call(receiptsPanelApi.ofOrder, { id: orderId })).body;
}

function kindsOf(receipts: readonly { kind: string; state: string }[]): string[] {
  return receipts.map(({ kind, state }) => `${kind} ${state}`);
}
