/** Scheduled work, visitors and students find rows by an index of SQLite: all others wait while a whole table is read. */
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { pathParameters } from '#shared/contract.ts';
import { addDays, day, schoolDay } from '#shared/dates.ts';
import { aCourse, buy, startPurchase } from '#test/school.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { features } from './features.ts';
import { schedules } from './schedule.ts';

/** Tables that grow with every sale and every student. */
const large = [
  ...['users', 'orders', 'order_history', 'payments', 'receipts', 'unfinished_orders', 'enrolments'],
  ...['lesson_progress', 'consents', 'audit_log', 'jobs'],
];

describeOnOneEngine('work on a schedule', (makeWorld) => {
  it('reads no whole table that grows with the school', async () => {
    const world = await makeWorld();
    await sales(world);
    const seen: string[] = [];
    const whole: string[] = [];
    for (const { name, job } of schedules) {
      const sent = await world.statements.during(async () => {
        await contextOf(world.app).transaction((ctx) => queue(ctx, job, {}));
        await world.runJobs();
      });
      for (const query of sent) {
        if (!/^\s*(?:select|update|delete|insert|with)\b/i.test(query.sql)) continue;
        seen.push(query.sql);
        const read = await readWhole(world, query);
        whole.push(...read.map((table) => `${name} reads ${table}: ${query.sql}`));
        if (
          isOfARange(query) &&
          !(await plansOf(world, query)).some((detail) => /id>\? AND id<\?/.test(detail))
        )
          whole.push(`${name} reads more than its range: ${query.sql}`);
      }
    }
    for (const table of ['receipts', 'unfinished_orders', 'order_sums', 'order_day_states', 'payments'])
      expect(
        seen.some((text) => text.includes(`"${table}"`)),
        table,
      ).toBe(true);
    expect(whole).toEqual([]);
  });
});

describeOnOneEngine('what visitors and students look at', (makeWorld) => {
  const looks = features
    .flatMap(({ routes = [] }) => routes)
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => method === 'GET' && (access === 'anyone' || access === 'signed-in'))
    .filter(({ path, input }) => pathParameters(path).length === 0 && input.safeParse({}).success);

  it('reads no whole table that grows with the school', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    await buy(world, student, await aCourse(world));
    const whole: string[] = [];
    for (const endpoint of looks) {
      const sent = await world.statements.during(async () => {
        await student.call(endpoint, {});
      });
      for (const query of sent.filter(({ sql }) => /^\s*(?:select|with)\b/i.test(sql)))
        whole.push(
          ...(await readWhole(world, query)).map((table) => `${endpoint.path}: ${table}, ${query.sql}`),
        );
    }
    expect(looks.length).toBeGreaterThan(20);
    expect(whole).toEqual([]);
  });
});

/** Presold and sold courses, and an order that nobody pays for. */
async function sales(world: World): Promise<void> {
  const today = schoolDay(world.app.now(), world.app.config.timeZone);
  await buy(world, await world.signedInAs('user'), await aCourse(world));
  await buy(world, world.visitor(), await aCourse(world, { startDate: addDays(today, 10) }));
  world.passTime(10 * day);
  const later = await aCourse(world);
  await startPurchase(world.visitor(), later, { email: 'unpaid@example.com', reminder_consent: true });
  world.passTime(1 * day);
}

/** Whether it reads a long table a range at a time (`server/db/ranges.ts`). */
function isOfARange({ sql }: CompiledQuery): boolean {
  return /"id" >= \+?\? and .*"id" <= \+?\?/.test(sql);
}

async function plansOf({ app }: World, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await app.database.handle.executeQuery<{ detail: string }>(plan);
  return rows.map(({ detail }) => detail);
}

/** Large tables that the plan reads every row of. */
async function readWhole(world: World, query: CompiledQuery): Promise<string[]> {
  const { sql } = query;
  const tableOf = new Map(
    [...sql.matchAll(/"?(\w+)"? as "?(\w+)"?/g)].map(([, table, name]) => [name, table]),
  );
  const read: string[] = [];
  for (const detail of await plansOf(world, query)) {
    const [, name = '', index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    const table = tableOf.get(name) ?? name;
    // The first rows of an order are no whole table, nor is an index of a few of its rows.
    const isFirst = index !== undefined && / limit /.test(sql) && !/ where /.test(sql);
    if (large.includes(table) && !isFirst && !(index && (await isOfFew(world, index)))) read.push(table);
  }
  return read;
}

async function isOfFew({ app }: World, index: string): Promise<boolean> {
  const text = CompiledQuery.raw('select sql from sqlite_schema where name = ?', [index]);
  const { rows } = await app.database.handle.executeQuery<{ sql: string | null }>(text);
  return / where (?!id <> '')/i.test(rows[0]?.sql ?? '');
}
