// Lane: alone.
// Races.
/**
 * R3: whatever the network and strangers do to the provider's notices, the school's state matches the model.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { atCount } from '#test/counts.ts';
import { aCourse, type SoldCourse, startPurchase } from '#test/school.ts';
import { acts, type Model, recordOf, type Sale, type Step, steps } from '#test/storm.ts';
import { describeOnBothEngines, makeWorld, type World } from '#test/world.ts';

/** Per engine. */
const sequences = atCount(25, 5_000);
/** Sequences in one school before a fresh one: a long run must not measure its own history. */
const perSchool = 100;

describeOnBothEngines("a storm of the provider's notices", (_makeWorld, engine) => {
  it(
    'ends where the model says',
    async () => {
      for (let done = 0; done < sequences; done += perSchool) {
        const world = await makeWorld(engine, { config: { LOG_LEVEL: 'silent' } });
        world.yookassa.setWebhookUrl(null);
        const course = await aCourse(world);
        const property = fc.asyncProperty(steps, (chosen) => storm(world, course, chosen));
        const numRuns = Math.min(perSchool, sequences - done);
        await fc.assert(property, { numRuns, seed: done + 1 }).finally(() => world.dispose());
      }
    },
    atCount(120_000, 7_200_000),
  );
});

async function storm(world: World, course: SoldCourse, chosen: Step[]): Promise<void> {
  const sale = await begin(world, course);
  for (const { kind, dice } of chosen) {
    await acts[kind](sale, dice);
    expect(await orderState(sale), `after ${kind}`).toBe(sale.model.order);
  }
  await acts.reconciled(sale);
  await expectModel(sale);
}

async function begin(world: World, course: SoldCourse): Promise<Sale> {
  const email = `${randomUUID()}@example.com`;
  const { payment_id, order_id, order_secret } = await startPurchase(world.visitor(), course, { email });
  const model: Model = {
    provider: 'pending',
    foreign: null,
    reported: null,
    order: 'pending',
    isLate: false,
    isWatched: true,
    ageMs: 0,
  };
  const original = structuredClone(recordOf(world, payment_id));
  return {
    world,
    model,
    paymentId: payment_id,
    orderId: order_id,
    secret: order_secret,
    original,
    notices: [],
  };
}

async function orderState({ world, orderId }: Sale): Promise<string | undefined> {
  const found = sql<{ status: string }>`select status from orders where id = ${orderId}`;
  return (await found.execute(world.app.database.handle)).rows[0]?.status;
}

/**
 * Paid means: one transition to paid, one course, one receipt mail, one payment at the provider; else none of
 * them.
 */
async function expectModel(sale: Sale): Promise<void> {
  const { world, orderId, model } = sale;
  const count = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    Number((await query.execute(world.app.database.handle)).rows[0]?.n);
  const isPaid = model.order === 'paid' ? 1 : 0;
  expect({
    moves: await count(
      sql`select count(*) as n from order_history where order_id = ${orderId} and to_status = 'paid' and from_status <> 'paid'`,
    ),
    courses: await count(sql`select count(*) as n from enrolments where order_id = ${orderId}`),
    late: await count(sql`select paid_late as n from orders where id = ${orderId}`),
    events: await count(
      sql`select count(*) as n from jobs where kind like '%order.paid' and payload like ${`%${orderId}%`}`,
    ),
    asked: world.yookassa.payments().filter(({ metadata }) => metadata?.order_id === orderId).length,
  }).toEqual({
    moves: isPaid,
    courses: isPaid,
    late: model.isLate ? 1 : 0,
    events: isPaid,
    asked: 1,
  });
}
