/** The year behind the demo school: as much as was promised, alike each time, and sums that agree. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardianStates } from '#features/accounts/guardians/rules.ts';
import { applicationStatuses } from '#features/casting/applications/rules/states.ts';
import { dashboardApi } from '#features/office/dashboard/contract.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { instalmentStates } from '#features/sales/instalments/rules/states.ts';
import { checkMoney } from '#features/sales/money-checks/server/checkMoney.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { refundStates } from '#features/sales/refunds/rules.ts';
import { conversationStates } from '#features/talk/support/rules/conversation.ts';
import { consultationStates } from '#features/teaching/consultations/rules.ts';
import { contextOf } from '#server/context.ts';
import { markDemo, takeYearPart } from '#server/demoMark.ts';
import { featuresOf } from '#server/feature.ts';
import { orderStates } from '#shared/orderStates.ts';
import { usualEngines } from '#test/database.ts';
import { disagreements, storyOf } from '#test/demoYear.ts';
import { rows } from '#test/rows.ts';
import { makeWorld, type World } from '#test/world.ts';
import { fillDemoSchool } from './demo.ts';
import { removeDemo } from './demoRemoval.ts';
import { tellProviderOf, tellYear } from './demoYear.ts';

const never = new AbortController().signal;
/** A Thursday noon in the school. */
const now = new Date('2026-11-26T09:00:00.000Z');

/** A demo school at that moment, before its year is written. */
async function demoSchool(engine: (typeof usualEngines)[number], hasYear = true): Promise<World> {
  const world = await makeWorld(engine);
  world.app.now = () => now;
  await fillDemoSchool(world.app, hasYear);
  return world;
}

async function among(world: World, table: string, column = 'state'): Promise<string[]> {
  const found = await rows<{ value: string }>(world, `select distinct ${column} as value from ${table}`);
  return found.map(({ value }) => value).toSorted();
}

const sorted = (list: readonly string[]) => list.toSorted();

describe.each(usualEngines)('the year of the demo (%s)', (engine) => {
  let world: World;
  let jobsBefore: unknown;
  let story: unknown;
  beforeAll(async () => {
    world = await demoSchool(engine);
    jobsBefore = await rows(world, 'select id from jobs order by id');
    expect(await tellYear(world.app, never)).toBe(true);
    story = await storyOf(world);
  });
  afterAll(() => world.dispose());

  // spec: 554
  it('has about 300 people and 400 orders of every kind, up to today', async () => {
    const owner = await world.signedInAs('super_admin');
    const people = (await owner.call(staffApi.listUsers, {})).body;
    expect(people.total).toBeGreaterThan(295);
    expect(people.total).toBeLessThan(330);
    const orders = (await owner.call(ordersApi.list, {})).body;
    expect(orders.total).toBeGreaterThan(380);
    expect(orders.total).toBeLessThan(420);
    const [today] = await rows<{ n: number }>(
      world,
      `select count(*) as n from orders where created_at >= '2026-11-26T00:00:00' and created_at <= '${now.toISOString()}'`,
    );
    expect(Number(today!.n)).toBeGreaterThan(3);
    expect(await rows(world, `select id from orders where created_at > '${now.toISOString()}'`)).toEqual([]);
    const [oldest] = await rows<{ at: string }>(world, 'select min(created_at) as at from orders');
    expect(oldest!.at < '2025-12-31').toBe(true);
  });

  // spec: 554
  it('has something in every state', async () => {
    expect(await among(world, 'orders', 'status')).toEqual(sorted(orderStates));
    expect(await among(world, 'orders', 'price_reason')).toEqual([
      'list',
      'promo_code',
      'promotion',
      'second_course',
    ]);
    expect(await among(world, 'instalments')).toEqual(sorted(instalmentStates));
    expect(await among(world, 'refunds')).toEqual(sorted(refundStates));
    expect(await among(world, 'model_applications', 'status')).toEqual(sorted(applicationStatuses));
    expect(await among(world, 'support_conversations')).toEqual(sorted(conversationStates));
    expect(await among(world, 'consultations')).toEqual(sorted(consultationStates));
    expect(await among(world, 'unfinished_orders')).toEqual(['called', 'lost', 'to_call', 'won']);
    expect(await among(world, 'payments', 'provider')).toEqual(['manual', 'tbank', 'yookassa']);
    const asked = await among(world, 'guardian_requests');
    expect(sorted(guardianStates).filter((state) => state !== 'withdrawn')).toEqual(asked);
  });

  it('has something waiting of each kind on the first page of the panel', async () => {
    const owner = await world.signedInAs('super_admin');
    const { tasks } = (await owner.call(dashboardApi.tasks, {})).body;
    const waiting = tasks.filter(({ total }) => total > 0).map(({ kind }) => kind);
    const every = featuresOf(world.app).flatMap(({ tasks }) => Object.keys(tasks?.kinds ?? {}));
    // Mails, jobs and the disk fail by themselves, or not at all; colleagues have handed this owner nothing, money is taken at
    // once, and nobody waits for the opening of a school that sells.
    const absent = every.filter((kind) => !waiting.includes(kind));
    expect(absent.toSorted()).toEqual([
      'disk_low',
      'handed_over',
      'job_failed',
      'mail_unsent',
      'money_held',
      'plan_held',
      'waitlist_untold',
    ]);
    expect(await rows(world, 'select id from handovers where done_at is null')).toHaveLength(2);
  });

  it('queues no job and sends no mail', async () => {
    expect(await rows(world, 'select id from jobs order by id')).toEqual(jobsBefore);
    expect(world.mail.messages()).toEqual([]);
    expect(world.yookassa.payments()).toEqual([]);
  });

  // spec: 554
  it('has sums that agree: of orders, payments, refunds, receipts and people', async () => {
    for (const [what, query] of Object.entries(disagreements))
      expect([what, await rows(world, query)]).toEqual([what, []]);
  });

  it('is known to the provider afterwards, whose books agree with ours', async () => {
    await tellProviderOf(world.yookassa)(world.app.database.handle);
    const { payments, differences } = await checkMoney(contextOf(world.app));
    expect({ differences, some: payments > 5 }).toEqual({ differences: 0, some: true });
    const before = world.yookassa.payments().length;
    await tellProviderOf(world.yookassa)(world.app.database.handle);
    expect(world.yookassa.payments()).toHaveLength(before);
  });

  // spec: 554
  it('is told once, and the same however often it was cut off', async () => {
    const other = await demoSchool(engine);
    await expect(brokenOff(other, 3)).rejects.toThrow('cut off');
    await stoppedAfter(other, 60);
    await Promise.all([tellYear(other.app, never), tellYear(other.app, never)]);
    expect(await tellYear(other.app, never)).toBe(true);
    expect(await storyOf(other)).toEqual(story);
    await other.dispose();
  });

  // spec: 554
  it('goes with the demo: nothing of it is left', async () => {
    await removeDemo(world.app);
    await world.runJobs();
    const fresh = await makeWorld(engine);
    const [left, none] = [await countsIn(world), await countsIn(fresh)];
    await fresh.dispose();
    const running = [
      'jobs',
      'schedules',
      'versions',
      'document_versions',
      'limit_counters',
      'money_checks',
      'school',
    ];
    // Rows of the owner, who looked at it above, and of the accountant.
    const owners = ['users', 'sessions', 'known_devices'];
    const more = Object.keys(left).filter((table) => left[table]! > none[table]!);
    expect(more.filter((table) => ![...running, ...owners].includes(table))).toEqual([]);
    expect(await among(world, 'users', 'role')).toEqual(['super_admin']);
    expect(await tellYear(world.app, never)).toBe(false);
  });
});

it('comes beside what a small school has already, once', async () => {
  const world = await demoSchool('sqlite', false);
  const [small] = await rows<{ n: number }>(world, 'select count(*) as n from ratings');
  expect(await tellYear(world.app, never)).toBe(true);
  const twice = 'select email, count(*) as n from model_applications group by email having count(*) > 1';
  expect(await rows(world, twice)).toEqual([]);
  const known = "select id from orders where product = 'rating' and email like 'polina@%'";
  expect([small!.n, await rows(world, known)]).toEqual([4, [expect.anything()]]);
  await world.dispose();
});

it('is not told where the demo has no courses, nor in a school that is no demo', async () => {
  const world = await makeWorld('sqlite');
  expect(await tellYear(world.app, never)).toBe(false);
  await markDemo(contextOf(world.app));
  expect(await tellYear(world.app, never)).toBe(false);
  expect(await rows(world, 'select id from orders')).toEqual([]);
  await world.dispose();
});

/** The process dies within a part: what that part has written goes with it. */
async function brokenOff(world: World, statements: number): Promise<void> {
  const { transaction } = world.app.database;
  let left = statements;
  world.app.database.transaction = (work) =>
    transaction(async (tx) => {
      const done = await work(tx);
      left -= 1;
      if (left === 0) throw new Error('cut off');
      return done;
    });
  try {
    await tellYear(world.app, never);
  } finally {
    world.app.database.transaction = transaction;
  }
}

/** Asks the process to stop after this many parts. */
async function stoppedAfter(world: World, parts: number): Promise<void> {
  const stopping = new AbortController();
  const isWhole = await tellYear(world.app, stopping.signal, {
    report: ({ told }) => void (told >= parts && stopping.abort()),
  });
  expect(isWhole).toBe(false);
  const isTaken = await world.app.database.transaction((tx) => takeYearPart(tx, parts - 1));
  expect(isTaken).toBe(false);
}

async function countsIn({ app }: World): Promise<Record<string, number>> {
  const tables = await app.database.handle.introspection.getTables();
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const found = await sql`select 1 from ${sql.table(name)}`.execute(app.database.handle);
    counts[name] = found.rows.length;
  }
  return counts;
}
