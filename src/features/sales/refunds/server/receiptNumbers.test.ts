/** Receipts that the school's own till prints: only their number is kept. */
import { expect, it } from 'vitest';
import { manualPaymentsApi } from '#features/sales/manual-payments/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { aPaidOrder, makeRefund, mine, refundsOf } from '#test/refunds.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { refundsPanelApi } from '../contract/refunds.ts';

const sum = { amount: 1_000, closes_access: false };

describeOnEngines('numbers of receipts of refunds by hand', (makeWorld) => {
  // spec: 509
  it('are entered once the money has been sent; staff and the student read them', async () => {
    const world = await makeWorld();
    const { student, officer, order } = await aHandOrder(world);
    await makeRefund(world, officer, order, sum);
    const { version, refunds } = await refundsOf(officer, order);
    const { id } = refunds[0]!;
    const number = { id, receipt_number: ' ФД 321 ' };
    expect((await officer.call(refundsPanelApi.setReceiptNumber, number)).status, 'not sent yet').toBe(409);
    await officer.call(refundsPanelApi.sent, { id, version });
    const answers = [
      await officer.call(refundsPanelApi.setReceiptNumber, number),
      await officer.call(refundsPanelApi.setReceiptNumber, number),
    ];
    for (const { body } of answers) expect(body.refunds).toMatchObject([{ receipt_number: 'ФД 321' }]);
    expect((await mine(student)).orders[0]!.refunds).toMatchObject([{ receipt_number: 'ФД 321' }]);
    const told = (await orderIn(world, order)).history.filter(({ reason }) => reason === 'refund_receipt');
    expect(told).toMatchObject([{ details: { number: 'ФД 321' } }]);
  });

  // spec: 509
  it('are refused for what the provider sent back', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, sum);
    const { id } = (await refundsOf(officer, order)).refunds[0]!;
    const enter = async (receipt_number: string) =>
      (await officer.call(refundsPanelApi.setReceiptNumber, { id, receipt_number })).status;
    expect(await enter('1')).toBe(409);
    for (const bad of ['', '  ', '\n\u200b', '1'.repeat(201)]) expect(await enter(bad)).toBe(422);
    expect((await refundsOf(officer, order)).refunds).toMatchObject([{ receipt_number: null }]);
  });
});

async function aHandOrder(world: World) {
  const course = await aCourse(world);
  const student = await world.signedInAs('user');
  const manager = await world.signedInAs('manager');
  const { body } = await manager.call(manualPaymentsApi.enter, {
    ...{ course_id: course.id, amount: 9_000, method: 'cash', email: student.email },
    paid_on: schoolDay(world.app.now(), world.app.config.timeZone),
  });
  return { student, officer: await world.signedInAs('financial'), order: body.id };
}
