/** VAT on every receipt of an order: calculated while money is paid in advance, plain once the course has begun. */
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { makeRefund } from '#test/refunds.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { settlePrepayments } from './trackReceipts.ts';

describeOnEngines('VAT of a course in presale', (makeWorld) => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 5],
    [4, 6],
    [7, 9],
    [8, 10],
    [11, 12],
  ])(
    'by code %i is %i on payment and refund in advance, and itself after the first day',
    async (plain, calculated) => {
      const world = await makeWorld({ config: { YOOKASSA_VAT_CODE: String(plain) } });
      const course = await aCourse(world, { startDate: dayAhead(world, 5) });
      const student = await world.signedInAs('user');
      const { order_id: order, payment_id } = await buy(world, student, course);
      const inAdvance = { vat_code: calculated, payment_mode: 'full_prepayment' };
      expect(itemOf(world.yookassa.receiptOf(payment_id))).toMatchObject(inAdvance);
      const part = { amount: 1_000, closes_access: false };
      await makeRefund(world, await world.signedInAs('financial'), order, part);
      world.passTime(6 * day);
      await settlePrepayments(contextOf(world.app));
      await world.runJobs();
      await makeRefund(world, await world.signedInAs('financial'), order, part);
      const refunds = [...world.yookassa.ledger.refunds.values()].map(({ receipt }) => itemOf(receipt));
      const given = { vat_code: plain, payment_mode: 'full_payment' };
      expect(refunds).toMatchObject([inAdvance, given]);
      const settlement = world.yookassa
        .receipts()
        .find(({ settlements }) => settlements?.[0]?.type === 'prepayment');
      expect(settlement?.items[0]).toMatchObject(given);
    },
  );
});

function itemOf(receipt: unknown): unknown {
  return (receipt as { items: unknown[] }).items[0];
}
