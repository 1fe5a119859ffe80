/** Refunds of orders that a bank has paid: staff send the money themselves. */
import { expect, it } from 'vitest';
import { refundsPanelApi } from '#features/sales/refunds/contract/refunds.ts';
import { apply, atBank } from '#test/instalments.ts';
import { makeRefund, mine, refundsOf } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';

describeOnEngines('a refund by hand of an order by instalments', (makeWorld) => {
  // spec: 509
  it('has the number of the till’s receipt, once the money is sent; a mistyped one is corrected, and both are told', async () => {
    const { student, officer, order, world } = await aRefund(makeWorld);
    const { version, refunds } = await refundsOf(officer, order);
    const { id, way } = refunds[0]!;
    expect(way).toBe('by_hand');
    const enter = (receipt_number: string) =>
      officer.call(refundsPanelApi.setReceiptNumber, { id, receipt_number });
    expect((await enter('ФД 1')).status, 'not sent yet').toBe(409);
    await officer.call(refundsPanelApi.sent, { id, version });
    await enter('ФД 3221');
    expect((await enter('ФД 3212')).body.refunds).toMatchObject([{ receipt_number: 'ФД 3212' }]);
    expect((await mine(student)).orders[0]!.refunds).toMatchObject([{ receipt_number: 'ФД 3212' }]);
    const told = (await orderIn(world, order)).history.filter(({ reason }) => reason === 'refund_receipt');
    expect(told.map(({ details }) => details)).toEqual([{ number: 'ФД 3221' }, { number: 'ФД 3212' }]);
    const log = `select before, after from audit_log where action = 'refund.receipt_entered' and before like '%3221%'`;
    expect(await rows(world, log)).toEqual([
      { before: '{"receipt_number":"ФД 3221"}', after: '{"receipt_number":"ФД 3212"}' },
    ]);
  });
});

async function aRefund(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const student = await world.signedInAs('user');
  const { id, orderId: order } = await apply(world, student, await aCourse(world));
  await atBank(world, id, 'approve', 'sign_cooling');
  const officer = await world.signedInAs('financial');
  await makeRefund(world, officer, order, { amount: 1000, closes_access: false });
  return { world, student, officer, order };
}
