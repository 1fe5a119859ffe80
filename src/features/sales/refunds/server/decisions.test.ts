/** Decisions at the same instant, and hostile ones (R4). */
import { expect, it } from 'vitest';
import { aPaidOrder, makeRefund, reason, refundsOf } from '#test/refunds.ts';
import { describeOnEngines } from '#test/world.ts';
import { refundsApi, refundsPanelApi } from '../contract/refunds.ts';

describeOnEngines('decisions on refunds', (makeWorld) => {
  it('at the same instant: of many requests one is made, of many decisions one holds', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => student.call(refundsApi.ask, { order_id: order })),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const { version, refunds } = await refundsOf(officer, order);
    const decision = { id: refunds[0]!.id, version, amount: 12_500, reason, closes_access: true };
    const decided = await Promise.all([
      ...Array.from({ length: 4 }, () => officer.call(refundsPanelApi.approve, decision)),
      ...Array.from({ length: 4 }, () => officer.call(refundsPanelApi.decline, decision)),
      ...Array.from({ length: 4 }, () => officer.call(refundsPanelApi.make, { ...decision, id: order })),
    ]);
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(decided.filter(({ status }) => status === 409)).toHaveLength(11);
    await world.runJobs();
    expect(world.yookassa.refunds().length).toBeLessThanOrEqual(1);
  });

  it('say whether the course is open after the step, and nothing where that did not change', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const lastMail = async () => {
      await world.runJobs();
      return world.mail.messages().findLast(({ to }) => to.includes(student.email))!.text;
    };
    await makeRefund(world, officer, order, { amount: 1_000, closes_access: false });
    expect(await lastMail()).toContain('Доступ к курсу остаётся открытым');
    await makeRefund(world, officer, order, { amount: 1_000, closes_access: true });
    expect(await lastMail()).toContain('Доступ к курсу закрыт');
    await makeRefund(world, officer, order, { amount: 500, closes_access: false });
    expect(await lastMail()).not.toMatch(/открыт|Доступ/);
    await student.call(refundsApi.ask, { order_id: order });
    const { version, refunds } = await refundsOf(officer, order);
    const id = refunds.find(({ state }) => state === 'requested')!.id;
    expect((await officer.call(refundsPanelApi.decline, { id, version, reason })).status).toBe(200);
    expect(await lastMail()).not.toMatch(/открыт/);
  });

  // spec: 514
  it('on what somebody else has changed meanwhile are refused', async () => {
    const { student, officer, order } = await aPaidOrder(makeWorld);
    await student.call(refundsApi.ask, { order_id: order });
    const { version, refunds } = await refundsOf(officer, order);
    const decline = { id: refunds[0]!.id, version: `${version}-older`, reason };
    expect((await officer.call(refundsPanelApi.decline, decline)).status).toBe(409);
    expect((await officer.call(refundsPanelApi.decline, { ...decline, version })).status).toBe(200);
  });

  // spec: 518
  it('parts at the same instant never add up to more than was paid', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    for (let round = 0; round < 3; round += 1) {
      const { version } = await refundsOf(officer, order);
      const part = { id: order, version, amount: 4_900, reason, closes_access: false };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => officer.call(refundsPanelApi.make, part)),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBe(round < 2 ? 1 : 0);
      expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 409, 422]))).toBe(true);
    }
    await world.runJobs();
    const kopecks = world.yookassa.refunds().reduce((all, { amount }) => all + Number(amount.value) * 100, 0);
    expect(kopecks).toBe(9_800_00);
    expect(await refundsOf(officer, order)).toMatchObject({ returned: 9_800, left: 2_700 });
  });

  // spec: 518
  it('with hostile sums ask the provider for nothing', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const { version } = await refundsOf(officer, order);
    const sums = [
      0,
      -1,
      -12_500,
      12_500.01,
      0.001,
      1e9,
      1e300,
      '1',
      '12500',
      null,
      [1],
      { value: 1 },
      true,
      1.005,
    ];
    for (const amount of sums) {
      const answer = await officer.request({
        method: 'POST',
        url: `/api/admin/orders/${order}/refunds`,
        payload: { version, amount, reason, closes_access: true },
      });
      expect(answer.status, JSON.stringify(amount)).toBe(422);
    }
    const unpaid = '00000000-0000-4000-8000-000000000000';
    const other = { id: unpaid, version, amount: 1, reason, closes_access: true };
    expect((await officer.call(refundsPanelApi.make, other)).status).toBe(404);
    await world.runJobs();
    expect(world.yookassa.refunds()).toEqual([]);
    expect(await refundsOf(officer, order)).toMatchObject({ left: 12_500, under_way: 0, refunds: [] });
  });

  // spec: 517
  it('a notice that is invented, or tells more than is true, changes nothing', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    world.yookassa.setRefundOutcome('pending');
    await makeRefund(world, officer, order, { amount: 12_500, closes_access: true });
    const tell = (object: object) =>
      world.visitor().request({
        method: 'POST',
        url: '/api/payments/yookassa/webhook',
        payload: { type: 'notification', event: 'refund.succeeded', object },
      });
    const [made] = world.yookassa.refunds();
    const before = await refundsOf(officer, order);
    const forged = [
      { ...made, status: 'succeeded' },
      { ...made, id: crypto.randomUUID(), status: 'succeeded' },
    ];
    for (const object of forged) expect((await tell(object)).status).toBe(200);
    world.yookassa.setFaults({ failBeforeCommit: 1, only: 'GET /v3/refunds' });
    expect((await tell(forged[0]!)).status).toBe(503);
    await world.runJobs();
    expect(await refundsOf(officer, order)).toEqual(before);
    world.yookassa.settleRefund(made!.id, 'succeeded');
    await world.yookassa.webhooksSettled();
    await Promise.all(Array.from({ length: 5 }, () => tell({ ...made, status: 'succeeded' })));
    await world.runJobs();
    expect(await refundsOf(officer, order)).toMatchObject({ returned: 12_500, under_way: 0 });
  });
});
