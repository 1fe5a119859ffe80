/** A refund whose outcome is not known: whatever happens to the question and the answer, the money goes once. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { dyingAt } from '#test/dying.ts';
import { aPaidOrder, later, makeRefund, reason, refundsOf } from '#test/refunds.ts';
import { orderIn } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { refundsPanelApi } from '../contract/refunds.ts';
import { advanceRefund, reconcileRefunds } from './sendRefunds.ts';
import { settleRefund } from './settleRefund.ts';
import { findRefund } from './store.ts';

const { signal } = new AbortController();
const sum = { amount: 5_000, closes_access: false };

describeOnEngines('sending a refund', (makeWorld) => {
  it.each([
    'failBeforeCommit',
    'failAfterCommit',
    'legacyProcessing',
    'htmlInsteadOfJson',
    'cutConnection',
  ] as const)('%s: the same key is repeated, and one refund is made', async (fault) => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setWebhookUrl(null);
    world.yookassa.setFaults({ [fault]: 1, only: 'POST /v3/refunds' });
    await makeRefund(world, officer, order, sum);
    expect((await refundsOf(officer, order)).refunds).toMatchObject([{ state: 'approved' }]);
    world.passTime(2 * minute);
    await reconcileRefunds(contextOf(world.app), signal);
    expect(await refundsOf(officer, order)).toMatchObject({
      returned: 5_000,
      refunds: [{ state: 'succeeded' }],
    });
    expect(world.yookassa.refunds()).toHaveLength(1);
  });

  it('a refusal fails it at once, and the money is free again', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const payment = world.yookassa.payments()[0]!;
    payment.created_at = '2020-01-01T00:00:00.000Z';
    await makeRefund(world, officer, order, sum);
    expect(await refundsOf(officer, order)).toMatchObject({
      left: 12_500,
      refunds: [{ state: 'failed', failure: 'invalid_request' }],
    });
    expect((await orderIn(world, order)).history.at(-1)!.reason).toBe('refund_failed');
  });

  it('after a day without an answer the key is not used again: the list of the provider is asked', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setWebhookUrl(null);
    for (const [fault, state] of [
      ['failAfterCommit', 'succeeded'],
      ['failBeforeCommit', 'failed'],
    ] as const) {
      const person = await later(world, officer);
      world.yookassa.setFaults({ [fault]: 1, only: 'POST /v3/refunds' });
      const { version } = await refundsOf(person, order);
      await person.call(refundsPanelApi.make, { id: order, version, reason, ...sum });
      await world.runJobs();
      world.passTime(25 * hour);
      world.yookassa.setFaults({ failBeforeCommit: 99, only: 'POST /v3/refunds' });
      await reconcileRefunds(contextOf(world.app), signal);
      world.yookassa.clearFaults();
      const { refunds } = await refundsOf(await later(world, officer), order);
      expect(refunds[0]).toMatchObject({ state });
    }
    expect(world.yookassa.refunds()).toHaveLength(1);
  });

  // spec: 518
  it('a provider that is away for an hour loses and doubles nothing', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setFaults({ failBeforeCommit: 1_000, only: 'POST /v3/refunds' });
    await makeRefund(world, officer, order, sum);
    for (let minutes = 0; minutes < 60; minutes += 2) {
      world.passTime(2 * minute);
      await reconcileRefunds(contextOf(world.app), signal);
    }
    world.yookassa.clearFaults();
    world.passTime(minute);
    await reconcileRefunds(contextOf(world.app), signal);
    expect((await refundsOf(officer, order)).refunds).toMatchObject([{ state: 'succeeded' }]);
    expect(world.yookassa.refunds()).toHaveLength(1);
  });

  it('a provider that has not answered three times is left alone; the others wait for the next run', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const faults = (times: number) =>
      world.yookassa.setFaults({ failBeforeCommit: times, only: 'POST /v3/refunds' });
    faults(1_000);
    for (let n = 0; n < 5; n += 1) await makeRefund(world, officer, order, { ...sum, amount: 1_000 });
    faults(3);
    world.passTime(hour);
    await reconcileRefunds(contextOf(world.app), signal);
    expect(world.yookassa.refunds()).toEqual([]);
    world.passTime(hour);
    await reconcileRefunds(contextOf(world.app), signal);
    expect(world.yookassa.refunds()).toHaveLength(5);
  });

  it('a provider that tells another refund is not believed', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('pending');
    await makeRefund(world, officer, order, sum);
    const [record] = [...world.yookassa.ledger.refunds.values()];
    Object.assign(record!.refund, { status: 'succeeded', amount: { value: '1.00', currency: 'RUB' } });
    world.passTime(2 * minute);
    await reconcileRefunds(contextOf(world.app), signal);
    expect(await refundsOf(officer, order)).toMatchObject({
      returned: 0,
      refunds: [{ state: 'failed', failure: 'mismatch_amount' }],
    });
  });

  // spec: 518
  it('the process dies at each statement in turn, and the next one completes the work once', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setWebhookUrl(null);
    let deaths = 0;
    for (let nth = 1; ; nth += 1) {
      world.passTime(second);
      const { version } = await refundsOf(officer, order);
      await officer.call(refundsPanelApi.make, {
        id: order,
        version,
        reason,
        amount: 1,
        closes_access: false,
      });
      const [refund] = (await refundsOf(officer, order)).refunds;
      const { database, hasDied } = dyingAt(world.app.database, nth);
      await advance({ ...world.app, database }, world, refund!.id).catch(() => {});
      const state = (await refundsOf(officer, order)).refunds[0]!.state;
      expect(['approved', 'succeeded']).toContain(state);
      expect(world.yookassa.refunds().length).toBeLessThanOrEqual(nth);
      await advance(world.app, world, refund!.id);
      expect(await refundsOf(officer, order)).toMatchObject({ returned: nth, under_way: 0 });
      if (!hasDied()) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(10);
    expect(world.yookassa.refunds()).toHaveLength(deaths + 1);
    const { handle } = world.app.database;
    const paid = await sql<{ paid: number }>`select sum(total_paid_kopecks) as paid from users`.execute(
      handle,
    );
    expect(Number(paid.rows[0]!.paid)).toBe(12_500_00 - (deaths + 1) * 100);
  });

  it('twenty at once through every door count it once', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setWebhookUrl(null);
    const { version } = await refundsOf(officer, order);
    await officer.call(refundsPanelApi.make, { id: order, version, reason, ...sum });
    const { id } = (await refundsOf(officer, order)).refunds[0]!;
    await advance(world.app, world, id);
    const seen = world.yookassa.refunds()[0]!;
    const answer = {
      id: seen.id,
      paymentId: seen.payment_id,
      status: 'succeeded',
      amountKopecks: 5_000_00,
      currency: 'RUB',
      metadata: seen.metadata ?? {},
      createdAt: seen.created_at,
      cancellationReason: null,
      receipt: null,
    } as const;
    await sql`update refunds set state = 'pending', finished_at = null`.execute(world.app.database.handle);
    await sql`update orders set status = 'paid', returned_kopecks = 0, returning_kopecks = 500000`.execute(
      world.app.database.handle,
    );
    await Promise.all([
      ...Array.from({ length: 10 }, () => settleRefund(contextOf(world.app), id, answer)),
      ...Array.from({ length: 10 }, () => advance(world.app, world, id)),
    ]);
    const { returned, refunds } = await refundsOf(officer, order);
    expect([returned, refunds[0]!.state]).toEqual([5_000, 'succeeded']);
    const { history } = await orderIn(world, order);
    expect(history.filter((entry) => entry.reason === 'refunded_in_part')).toHaveLength(2);
  });
});

async function advance(app: World['app'], world: World, id: string): Promise<void> {
  const refund = await findRefund(world.app.database.handle, id);
  await advanceRefund(contextOf(app), refund!, { timeoutMs: 5_000 });
}
