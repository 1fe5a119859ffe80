/** Provider's notices about refunds that we requested: each is recognised, and none is taken for another. */
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { hour, minute } from '#shared/dates.ts';
import { aPaidOrder, elsewhere, later, mailsTo, makeRefund, owned, refundsOf } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { orderIn } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { adoptRefund } from './outsideRefunds.ts';
import { reconcileRefunds } from './sendRefunds.ts';

const { signal } = new AbortController();
const webhook = '/api/payments/yookassa/webhook';

describeOnEngines('a notice of our own refund', (makeWorld) => {
  it('whose answer was lost is known by the refund and the attempt that it names', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/refunds' });
    await makeRefund(world, officer, order, { amount: 5_000, closes_access: true });
    const [made] = world.yookassa.refunds();
    expect(await refundsOf(officer, order), 'before anybody has asked the provider again').toMatchObject({
      returned: 5_000,
      under_way: 0,
      refunds: [{ origin: 'staff', state: 'succeeded', amount: 5_000 }],
    });
    expect(await providerIds(world)).toEqual([made!.id]);
    expect(await owned(student), 'access is closed as staff have decided').toEqual([]);
    await askAgain(world, 2 * minute);
    expect(world.yookassa.refunds()).toHaveLength(1);
    expect(await returnsOf(world, order)).toEqual(['refunded_in_part']);
    expect(mailsTo(world, student).filter((mail) => mail === 'Деньги возвращены: 5 000 ₽')).toHaveLength(1);
  });

  it('that the provider has under way is known by its id, though it names nothing', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('pending');
    await makeRefund(world, officer, order, { amount: 12_500, closes_access: true });
    const [record] = world.yookassa.ledger.refunds.values();
    delete record!.refund.metadata;
    world.yookassa.settleRefund(record!.id, 'succeeded');
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(await refundsOf(officer, order)).toMatchObject({
      returned: 12_500,
      under_way: 0,
      refunds: [{ origin: 'staff', state: 'succeeded' }],
    });
    expect(await returnsOf(world, order)).toEqual(['refunded_whole']);
  });

  it('whose answer was lost is known by sum and time where the provider keeps no names', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const made = await madeWithoutAnswer(world, officer, order);
    world.yookassa.setWebhookUrl(world.app.config.appUrl + webhook);
    world.yookassa.settleRefund(made.id, 'succeeded');
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const ours = { origin: 'staff', state: 'succeeded', amount: 5_000 };
    expect(await refundsOf(officer, order)).toMatchObject({ returned: 5_000, under_way: 0, refunds: [ours] });
    expect(await owned(student)).toEqual([]);
    await askAgain(world, 2 * minute);
    expect(await elsewhere(world, world.yookassa.payments()[0]!.id, '5000.00')).toBe(200);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(await refundsOf(officer, order), 'another of the same sum is another').toMatchObject({
      returned: 10_000,
      refunds: [{ origin: 'provider', state: 'succeeded' }, ours],
    });
  });

  it('of which no notice came is found in the list by sum and time, when its key is too old', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const made = await madeWithoutAnswer(world, officer, order);
    world.yookassa.settleRefund(made.id, 'succeeded');
    await askAgain(world, 25 * hour);
    expect(await refundsOf(await later(world, officer), order)).toMatchObject({
      returned: 5_000,
      refunds: [{ origin: 'staff', state: 'succeeded' }],
    });
    expect(world.yookassa.refunds()).toHaveLength(1);
  });

  it('that was noted as made elsewhere stops nobody: ours gives way, and the next one goes out', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const made = await madeWithoutAnswer(world, officer, order);
    // The provider's clock is behind ours by more than anybody allows for.
    made.created_at = '2020-01-01T00:00:00.000Z';
    world.yookassa.settleRefund(made.id, 'succeeded');
    await adoptRefund(contextOf(world.app), {
      ...{ id: made.id, paymentId: made.payment_id, status: 'succeeded', createdAt: made.created_at },
      ...{ amountKopecks: 5_000_00, currency: 'RUB', metadata: {}, cancellationReason: null, receipt: null },
    });
    await makeRefund(world, officer, order, { amount: 1_000, closes_access: false });
    await askAgain(world, 2 * minute);
    expect(await refundsOf(officer, order)).toMatchObject({ returned: 6_000, under_way: 0, left: 6_500 });
    expect(world.yookassa.refunds().map(({ amount }) => amount.value)).toEqual(['5000.00', '1000.00']);
    expect((await refundsOf(officer, order)).refunds.map(({ failure }) => failure)).toContain(
      'refunded_elsewhere',
    );
  });

  it('is not taken for one of the same sum that somebody made a minute before', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    expect(await elsewhere(world, world.yookassa.payments()[0]!.id, '5000.00')).toBe(200);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    world.yookassa.setFaults({ failBeforeCommit: 99, only: 'POST /v3/refunds' });
    await makeRefund(world, officer, order, { amount: 5_000, closes_access: false });
    await askAgain(world, 25 * hour);
    expect(await refundsOf(await later(world, officer), order)).toMatchObject({
      returned: 5_000,
      under_way: 0,
      refunds: expect.arrayContaining([
        expect.objectContaining({ origin: 'staff', state: 'failed', failure: 'never_answered' }),
      ]),
    });
  });

  it('that was given up after a day without an answer is the same one after all', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setWebhookUrl(null);
    world.yookassa.setRefundOutcome('pending');
    world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/refunds' });
    await makeRefund(world, officer, order, { amount: 5_000, closes_access: false });
    const [record] = world.yookassa.ledger.refunds.values();
    world.yookassa.ledger.refunds.clear();
    await askAgain(world, 25 * hour);
    const person = await later(world, officer);
    expect(await refundsOf(person, order)).toMatchObject({
      left: 12_500,
      refunds: [{ state: 'failed', failure: 'never_answered' }],
    });
    world.yookassa.ledger.save('refunds', record!);
    world.yookassa.setWebhookUrl(world.app.config.appUrl + webhook);
    world.yookassa.settleRefund(record!.id, 'succeeded');
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(await refundsOf(person, order)).toMatchObject({
      returned: 5_000,
      left: 7_500,
      refunds: [{ origin: 'staff', state: 'succeeded', failure: null }],
    });
    expect(await returnsOf(world, order)).toEqual(['refunded_in_part']);
  });
});

/** A refund under way at the provider, which knows no names; its answer was lost, and no notice comes. */
async function madeWithoutAnswer(world: World, officer: Person, order: string) {
  world.yookassa.setWebhookUrl(null);
  world.yookassa.setRefundOutcome('pending');
  world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/refunds' });
  await makeRefund(world, officer, order, { amount: 5_000, closes_access: true });
  world.yookassa.setRefundOutcome('succeeded');
  const [record] = world.yookassa.ledger.refunds.values();
  delete record!.refund.metadata;
  return record!.refund;
}

async function askAgain(world: World, ms: number): Promise<void> {
  world.passTime(ms);
  await reconcileRefunds(contextOf(world.app), signal);
  await world.runJobs();
}

/** Lines of the order's history about money that went back. */
async function returnsOf(world: World, order: string): Promise<string[]> {
  const { history } = await orderIn(world, order);
  return history.map(({ reason }) => reason).filter((reason) => reason.startsWith('refunded_'));
}

async function providerIds(world: World): Promise<(string | null)[]> {
  const kept = await rows<{ provider_refund_id: string | null }>(
    world,
    'select provider_refund_id from refunds',
  );
  return kept.map(({ provider_refund_id }) => provider_refund_id);
}
