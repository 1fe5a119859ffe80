// Races.
/** R4 with refunds: fifty calls at the same instant have one effect. `npm run bench promises` repeats each twenty times. */
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { atCount } from '#test/counts.ts';
import { aPaidOrder, reason, refundsOf } from '#test/refunds.ts';
import { postTogether, type Request } from '#test/requests.ts';
import { aCourse, buy, orderIn } from '#test/school.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { refundsPanelApi } from '../contract/refunds.ts';
import { reconcileRefunds } from './sendRefunds.ts';

const rounds = atCount(1, 20);
const crowd = 50;
const timeout = 30_000 + rounds * 5_000;
const webhook = '/api/payments/yookassa/webhook';

describeOnBothEngines('refunds at the same instant', (makeWorld) => {
  it('fifty requests of one buyer ask once, fifty decisions refund once', { timeout }, async () => {
    await inRounds(makeWorld, async (world, officer, { student, order }) => {
      const asked = await together(world, {
        path: '/api/user/refunds',
        body: { order_id: order },
        token: student.token,
      });
      expect(asked.filter((status) => status === 200)).toHaveLength(1);
      expect([200, 409, 429]).toEqual(expect.arrayContaining([...new Set(asked)]));
      const { version } = await refundsOf(officer, order);
      const decided = await together(world, {
        path: refundsPanelApi.make.path.replace('{id}', order),
        body: { version, amount: 8_000, reason, closes_access: true },
        token: officer.token,
      });
      expect(decided.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(decided)).toEqual(new Set([200, 409]));
      await world.runJobs();
      expect(await refundsOf(officer, order)).toMatchObject({
        returned: 8_000,
        under_way: 0,
        refunds: [{ origin: 'buyer', state: 'succeeded' }],
      });
      expect(refundedOf(world, order)).toEqual(['8000.00']);
    });
  });

  it('fifty notices, the answer itself and reconciliation count a refund once', { timeout }, async () => {
    await inRounds(makeWorld, async (world, officer, { order }) => {
      world.yookassa.setRefundOutcome('pending');
      const { version } = await refundsOf(officer, order);
      const all = { id: order, version, amount: 12_500, reason, closes_access: true };
      await officer.call(refundsPanelApi.make, all);
      await world.runJobs();
      const made = world.yookassa.refunds().at(-1)!;
      world.yookassa.setWebhookUrl(null);
      world.yookassa.settleRefund(made.id, 'succeeded');
      world.yookassa.setRefundOutcome('succeeded');
      world.yookassa.setWebhookUrl(world.app.config.appUrl + webhook);
      world.passTime(2 * minute);
      const { signal } = new AbortController();
      const body = { type: 'notification', event: 'refund.succeeded', object: made };
      const [told] = await Promise.all([
        together(world, { path: webhook, body }),
        reconcileRefunds(contextOf(world.app), signal),
        reconcileRefunds(contextOf(world.app), signal),
      ]);
      expect([200, 429]).toEqual(expect.arrayContaining([...new Set(told)]));
      await world.runJobs();
      const { status, history } = await orderIn(world, order);
      expect(status).toBe('refunded');
      expect(history.filter((entry) => entry.reason === 'refunded_whole')).toHaveLength(1);
      expect(await refundsOf(officer, order)).toMatchObject({ returned: 12_500, under_way: 0 });
    });
  });
});

/** Each round is another student's order in the same school. */
async function inRounds(
  makeWorld: () => Promise<World>,
  round: (world: World, officer: Person, sale: { student: Person; order: string }) => Promise<void>,
): Promise<void> {
  const { world, officer } = await aPaidOrder(makeWorld);
  const course = await aCourse(world, { title: 'Подиум', position: 2 });
  for (let nth = 0; nth < rounds; nth += 1) {
    const student = await world.signedInAs('user');
    const { order_id: order } = await buy(world, student, course);
    await round(world, officer, { student, order });
    // Until the next round may report unknown refunds again.
    world.passTime(minute);
  }
}

async function together({ app }: World, request: Request): Promise<number[]> {
  const requests = Array.from({ length: crowd }, () => request);
  return (await postTogether(app.config.appUrl, requests)).map(({ status }) => status);
}

/** Sums that the provider has sent back of an order. */
function refundedOf(world: World, order: string): string[] {
  return world.yookassa
    .refunds()
    .filter(({ metadata }) => metadata?.order_id === order)
    .map(({ amount }) => amount.value);
}
