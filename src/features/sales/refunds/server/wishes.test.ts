/** Refunds that colleagues ask for: finance gets a task, the colleague hears the outcome, the buyer hears nothing. */
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { contextOf } from '#server/context.ts';
import { aPaidOrder, elsewhere, mailsTo, makeRefund, mine, reason, refundsOf } from '#test/refunds.ts';
import { describeOnEngines } from '#test/world.ts';
import { refundsApi, refundsPanelApi } from '../contract/refunds.ts';
import { wishesApi } from '../contract/wishes.ts';
import { refundsTasks } from './tasks.ts';

const wish = 'Просит по телефону: не подошло время занятий';

describeOnEngines('refunds that colleagues wish for', (makeWorld) => {
  // spec: 508
  it('wait with finance, end with the refund, and the colleague is told', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const manager = await world.signedInAs('manager');
    const before = mailsTo(world, student);
    const { body } = await manager.call(wishesApi.wish, { id: order, reason: wish });
    expect(body.wishes).toMatchObject([{ text: wish, outcome: null, by: expect.any(String) }]);
    await world.runJobs();
    expect(mailsTo(world, officer)).toEqual(['Коллега просит вернуть деньги']);
    expect(await waiting(world)).toMatchObject({
      total: 1,
      oldest: [{ subject: expect.stringContaining(wish), path: `/admin/orders/${order}` }],
    });
    expect((await officer.call(refundsPanelApi.list, {})).body.wishes).toMatchObject([
      { order_id: order, text: wish, email: student.email },
    ]);
    expect(mailsTo(world, student)).toEqual(before);
    expect(JSON.stringify(await mine(student))).not.toContain(wish);

    await makeRefund(world, officer, order, { amount: 12_500, closes_access: true });
    expect((await refundsOf(officer, order)).wishes).toMatchObject([{ outcome: 'refunded' }]);
    expect(await waiting(world)).toEqual({ total: 0, oldest: [] });
    expect(mailsTo(world, manager)).toEqual(['Решение по вашей просьбе о возврате']);
    const told = world.mail.messages().find(({ to }) => to.includes(manager.email))!;
    expect(told.text).toContain('деньги возвращают покупателю');
  });

  it('are told of to those who may see them, where the colleague may no longer', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const [owner, support] = [await world.signedInAs('super_admin'), await world.signedInAs('support')];
    const { wishes } = (await support.call(wishesApi.wish, { id: order, reason: wish })).body;
    expect((await owner.call(peopleApi.changeRole, { id: support.id, role: 'user' })).status).toBe(200);
    await officer.call(wishesApi.decline, { id: wishes[0]!.id, reason: 'Курс пройден целиком' });
    await world.runJobs();
    const ended = 'Решение по вашей просьбе о возврате';
    expect(mailsTo(world, support)).not.toContain(ended);
    expect(mailsTo(world, officer)).toContain(ended);
  });

  // spec: 508
  it('are declined with a reason, which the colleague alone reads', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const support = await world.signedInAs('support');
    const before = mailsTo(world, student);
    const { wishes } = (await support.call(wishesApi.wish, { id: order, reason: wish })).body;
    const decline = { id: wishes[0]!.id, reason: 'Курс пройден целиком' };
    expect((await support.call(wishesApi.decline, decline)).status).toBe(403);
    expect((await officer.call(wishesApi.decline, decline)).body.wishes).toMatchObject([
      { outcome: 'declined', answer: decline.reason, ended_by: expect.any(String) },
    ]);
    expect((await officer.call(wishesApi.decline, decline)).status).toBe(409);
    await world.runJobs();
    const told = world.mail.messages().find(({ to }) => to.includes(support.email))!;
    expect(told.text).toContain(decline.reason);
    expect(mailsTo(world, student)).toEqual(before);
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { subject: order })).body;
    expect(entries.map(({ action }) => action)).toEqual(['refund.wish_declined', 'refund.wished']);
    expect(entries[1]!.after).toEqual({ reason: wish });
  });

  // spec: 508
  it('are one at a time, of money that is there, and no obstacle to the buyer', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const manager = await world.signedInAs('manager');
    const ask = () => manager.call(wishesApi.wish, { id: order, reason: wish });
    expect((await officer.call(wishesApi.wish, { id: order, reason: wish })).status).toBe(403);
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await student.call(refundsApi.ask, { order_id: order })).status).toBe(200);
    const { version, refunds } = await refundsOf(officer, order);
    await officer.call(refundsPanelApi.approve, approval(refunds[0]!.id, version));
    expect((await refundsOf(officer, order)).wishes).toMatchObject([{ outcome: 'refunded' }]);
    await world.runJobs();
    expect((await ask()).status, 'nothing is left').toBe(409);
  });

  // spec: 508
  it('end where the money was sent back in the provider’s own cabinet', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const manager = await world.signedInAs('manager');
    await manager.call(wishesApi.wish, { id: order, reason: wish });
    const [payment] = [...world.yookassa.ledger.payments.keys()];
    expect(await elsewhere(world, payment!, '12500.00')).toBe(200);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect((await refundsOf(officer, order)).wishes).toMatchObject([{ outcome: 'refunded', ended_by: null }]);
    expect(mailsTo(world, manager)).toEqual(['Решение по вашей просьбе о возврате']);
  });
});

function approval(id: string, version: string) {
  return { id, version, amount: 12_500, reason, closes_access: true };
}

function waiting({ app }: { app: Parameters<typeof contextOf>[0] }) {
  return refundsTasks.open.refund_wished!(contextOf(app));
}
