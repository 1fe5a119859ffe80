/** R1 in detail: the process dies at each statement in turn, and the next one completes the work once. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { dyingAt } from '#test/dying.ts';
import { aCourse, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';
import { createPayment } from './checkout.ts';
import { creditPayment } from './settlement.ts';
import { findPaymentByProviderId } from './store.ts';

describeOnEngines('a death at any statement', (makeWorld) => {
  it('of crediting leaves nothing behind, and the next one does all of it', async () => {
    const { world, course } = await withoutNotices(makeWorld);
    const deaths = await dieEverywhere(world, async (mortal, living) => {
      const email = `${randomUUID()}@example.com`;
      const purchase = await startPurchase(world.visitor(), course, { email });
      world.yookassa.pay(purchase.payment_id);
      const payment = (await findPaymentByProviderId(living.database.handle, purchase.payment_id))!;
      const patience = { timeoutMs: 5_000 };
      await creditPayment(contextOf(mortal), payment, patience).catch(() => {});
      const left = await creditedTo(world, email, purchase.order_id);
      expect([nothing, everything(course.priceKopecks)]).toContainEqual(left);
      await creditPayment(contextOf(living), payment, patience);
      expect(await creditedTo(world, email, purchase.order_id)).toEqual(everything(course.priceKopecks));
      const { history } = await orderIn(world, purchase.order_id);
      expect(history.map(({ to }) => to)).toEqual(['new', 'pending', 'paid']);
    });
    expect(deaths).toBeGreaterThan(10);
  });

  it('of placing an order lets the buyer press again: one order, one payment', async () => {
    const { world, course } = await withoutNotices(makeWorld);
    const deaths = await dieEverywhere(world, async (mortal, living) => {
      const email = `${randomUUID()}@example.com`;
      const form = paymentsApi.create.input.parse(purchaseOf(course, { email }));
      await createPayment(contextOf(mortal, visitor), form).catch(() => {});
      const answer = await createPayment(contextOf(living, visitor), form);
      expect(await count(world, sql`orders where email = ${email}`)).toBe(1);
      expect(await count(world, sql`consents where email = ${email}`)).toBe(2);
      const made = world.yookassa.payments().filter((p) => p.metadata?.order_id === answer.order_id);
      expect(made.map(({ id }) => id)).toEqual([answer.payment_id]);
    });
    expect(deaths).toBeGreaterThan(10);
  });
});

const visitor = { kind: 'visitor', language: 'ru', address: '127.0.0.1', userAgent: '' } as const;

async function withoutNotices(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  world.yookassa.setWebhookUrl(null);
  return { world, course: await aCourse(world) };
}

/**
 * Dies at the first statement, then the second, until the work is done before the death. @returns how often
 * it died
 */
async function dieEverywhere(
  world: World,
  work: (mortal: App, living: App) => Promise<void>,
): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const { database, hasDied } = dyingAt(world.app.database, nth);
    await work({ ...world.app, database }, world.app);
    if (!hasDied()) return nth - 1;
  }
}

const nothing = { status: 'pending', paid: 0, courses: 0, jobs: 0 };
const everything = (paid: number) => ({ status: 'paid', paid, courses: 1, jobs: 1 });

async function creditedTo(world: World, email: string, orderId: string) {
  const sums = sql<{ paid: number }>`
    select coalesce(sum(total_paid_kopecks), 0) as paid from users where email = ${email}`;
  return {
    status: (await orderIn(world, orderId)).status,
    paid: (await sums.execute(world.app.database.handle)).rows[0]!.paid,
    courses: await count(world, sql`enrolments where order_id = ${orderId}`),
    jobs: await count(world, sql`jobs where kind = 'event:order.paid' and payload like ${`%${orderId}%`}`),
  };
}

async function count(world: World, what: ReturnType<typeof sql>): Promise<number> {
  const found = await sql<{ n: number }>`select count(*) as n from ${what}`.execute(
    world.app.database.handle,
  );
  return found.rows[0]!.n;
}
