import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { day } from '#shared/dates.ts';
import {
  aPaidOrder,
  boughtTwice,
  elsewhere,
  later,
  mailsTo,
  makeRefund,
  owned,
  reason,
  refundsOf,
} from '#test/refunds.ts';
import { orderIn } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { refundsPanelApi } from '../contract/refunds.ts';

describeOnEngines('a refund with troubles', (makeWorld) => {
  // spec: 507
  it('that fails is told to the buyer once, and sent again with a new key', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('canceled');
    await makeRefund(world, officer, order, { amount: 12_500, closes_access: true });
    const failed = await refundsOf(officer, order);
    expect(failed).toMatchObject({
      left: 12_500,
      refunds: [{ state: 'failed', failure: 'insufficient_funds' }],
    });
    expect(mailsTo(world, student).at(-1)).toBe('Возврат займёт больше времени');
    const { id } = failed.refunds[0]!;
    await officer.call(refundsPanelApi.retry, { id, version: failed.version, way: 'provider' });
    await world.runJobs();
    const again = await refundsOf(officer, order);
    expect(again.refunds).toMatchObject([{ state: 'failed' }]);
    expect(mailsTo(world, student).filter((subject) => subject.startsWith('Возврат займёт'))).toHaveLength(1);
    world.yookassa.setRefundOutcome('succeeded');
    await officer.call(refundsPanelApi.retry, { id, version: again.version, way: 'provider' });
    await world.runJobs();
    expect((await refundsOf(officer, order)).refunds).toMatchObject([{ state: 'succeeded', failure: null }]);
    expect(world.yookassa.refunds().map(({ status }) => status)).toEqual([
      'canceled',
      'canceled',
      'succeeded',
    ]);
  });

  // spec: 507
  it('can be left to staff, who note that the money was sent', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('canceled');
    await makeRefund(world, officer, order, { amount: 5_000, closes_access: false });
    const failed = await refundsOf(officer, order);
    const { id } = failed.refunds[0]!;
    const byHand = await officer.call(refundsPanelApi.retry, { id, version: failed.version, way: 'by_hand' });
    expect(byHand.body).toMatchObject({ under_way: 5_000, refunds: [{ state: 'approved', way: 'by_hand' }] });
    world.passTime(2 * day);
    await world.runJobs();
    const back = await later(world, officer);
    expect((await refundsOf(back, order)).refunds).toMatchObject([{ state: 'approved' }]);
    const sent = await back.call(refundsPanelApi.sent, { id, version: byHand.body.version });
    expect(sent.body).toMatchObject({ returned: 5_000, refunds: [{ state: 'succeeded' }] });
    expect((await back.call(refundsPanelApi.sent, { id, version: sent.body.version })).status).toBe(409);
    await world.runJobs();
    expect(mailsTo(world, student).at(-1)).toBe('Деньги возвращены: 5 000 ₽');
    expect((await (await later(world, student)).call(signInApi.me, {})).body.total_paid).toBe(7_500);
  });

  // spec: 516
  it('of an order whose money bought nothing is one button, and then it is not due any more', async () => {
    const world = await makeWorld();
    const officer = await world.signedInAs('financial');
    const { student, second } = await boughtTwice(world);
    const { due } = (await officer.call(refundsPanelApi.list, {})).body;
    expect(due).toMatchObject([{ order_id: second, left: 12_500, why: 'owned_already' }]);
    const all = { id: second, version: due[0]!.version, amount: 12_500, reason, closes_access: false };
    const twice = await Promise.all([1, 2].map(() => officer.call(refundsPanelApi.make, all)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await world.runJobs();
    expect((await officer.call(refundsPanelApi.list, {})).body).toMatchObject({ due: [], total: 1 });
    expect(await orderIn(world, second)).toMatchObject({ status: 'refunded', refund_due: false });
    expect(await owned(student), 'the first order holds the course').toHaveLength(1);
  });

  // spec: 517
  it('made in the cabinet of the provider is recorded, once, and access stays', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const paymentId = world.yookassa.payments()[0]!.id;
    const made = await elsewhere(world, paymentId, '3000.00');
    expect(made).toBe(200);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const told = world.yookassa.deliveries().find(({ event }) => event === 'refund.succeeded')!;
    await world.yookassa.repeatWebhook(told.id, 3);
    await world.runJobs();
    expect(await refundsOf(officer, order)).toMatchObject({
      returned: 3_000,
      left: 9_500,
      has_access: true,
      refunds: [{ origin: 'provider', state: 'succeeded', amount: 3_000 }],
    });
    expect((await orderIn(world, order)).history.at(-1)!.reason).toBe('refunded_elsewhere');
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(9_500);
  });
});
