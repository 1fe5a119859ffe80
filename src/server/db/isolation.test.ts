/** R16: statements that await each other share one connection, and never one transaction. */
import { setImmediate as macrotask } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atCount, tell } from '#test/counts.ts';
import { engines, type FreshDatabase, freshDatabase } from '#test/database.ts';
import type { Database, Db } from './database.ts';

interface Plan {
  kind: 'transaction' | 'plain';
  rows: number;
  /** Ways to end a transaction. The last two leave statements behind that are never awaited. */
  ending: 'commit' | 'throw' | 'violation' | 'violation among others' | 'throw leaving some behind';
  /** Microtasks between the failure and the moment the transaction sees it. */
  hops: number;
}

const endings = [
  'commit',
  'throw',
  'violation',
  'violation among others',
  'throw leaving some behind',
] as const;
const plans = fc.array(
  fc.record<Plan>({
    kind: fc.constantFrom('transaction', 'transaction', 'plain'),
    rows: fc.integer({ min: 1, max: 3 }),
    ending: fc.constantFrom(...endings),
    hops: fc.integer({ min: 0, max: 12 }),
  }),
  { minLength: 2, maxLength: 4 },
);

describe.each(engines)('interleaved transactions (%s)', (engine) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    await sql`create table rows_of (id text primary key, owner integer not null)`.execute(
      fresh.database.handle,
    );
  });
  afterAll(() => fresh.dispose());

  // PostgreSQL gives each transaction a connection: the danger is SQLite's. R16's count is of `npm run bench
  // promises`.
  const count = atCount(engine === 'sqlite' ? 150 : 50, 5000);

  test(`${count} interleavings: none reads or rolls back another's rows`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plans, async (scheduler, run) => {
        const committing = new Set<number>();
        const work = run.map((plan, owner) =>
          perform(fresh.database, { scheduler, plan, owner, committing }),
        );
        const outcomes = await letRun(scheduler, work);
        const expected = outcomes.flatMap((outcome) => outcome.ids).sort();
        const left = await rowsOf(fresh.database.handle);
        await sql`delete from rows_of`.execute(fresh.database.handle);
        expect(left).toEqual(expected);
        expect(outcomes.flatMap((outcome) => outcome.wrongs)).toEqual([]);
      }),
      { numRuns: count },
    );
    tell('interleavings', count);
  });
});

interface Outcome {
  /** Ids that must exist at the end. */
  ids: string[];
  wrongs: string[];
}

/** Everything runnable gets its chance before the next step is drawn, including answers of a real server. */
async function letRun(scheduler: fc.Scheduler, work: Promise<Outcome>[]): Promise<Outcome[]> {
  let isOver = false;
  const all = Promise.all(work).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await macrotask();
    if (scheduler.count() > 0) await scheduler.waitOne();
  }
  // Once more for statements that were never awaited.
  await macrotask();
  return all;
}

/** Writes as planned. Never rejects: a transaction that never gets its turn would block all that follow. */
async function perform(
  database: Database,
  {
    scheduler,
    plan,
    owner,
    committing,
  }: { scheduler: fc.Scheduler; plan: Plan; owner: number; committing: Set<number> },
): Promise<Outcome> {
  const ids = Array.from({ length: plan.rows }, (_, index) => `${owner}-${index}`);
  const turn = () => scheduler.schedule(Promise.resolve(), `turn of ${owner}`);
  const wrongs: string[] = [];
  if (plan.kind === 'plain') {
    committing.add(owner);
    for (const id of ids) {
      await turn();
      await insert(database.handle, id, owner).catch((error) =>
        wrongs.push(`a plain insert failed: ${error}`),
      );
    }
    return { ids, wrongs };
  }
  const work = database.transaction(async (tx) => {
    for (const id of ids) {
      await turn();
      await insert(tx, id, owner);
      const strangers = (await ownersOf(tx)).filter((seen) => seen !== owner && !committing.has(seen));
      if (strangers.length > 0) wrongs.push(`${owner} reads rows of ${strangers}, which are open`);
    }
    await turn();
    await end(tx, plan, owner);
    committing.add(owner);
  });
  const failure = await work.then(
    () => null,
    (error: unknown) => String(error),
  );
  if ((failure === null) !== (plan.ending === 'commit'))
    wrongs.push(`«${plan.ending}» ended with ${failure}`);
  return { ids: failure === null ? ids : [], wrongs };
}

async function end(tx: Db, { ending, hops }: Plan, owner: number): Promise<void> {
  const taken = `${owner}-0`;
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `${owner}-${name}`);
  if (ending === 'commit') return;
  if (ending === 'violation') await insert(tx, taken, owner);
  if (ending === 'violation among others') {
    await Promise.all([taken, ...others].map((id) => insert(tx, id, owner))).catch(async (error) => {
      for (let hop = 0; hop < hops; hop++) await null;
      throw error;
    });
  }
  if (ending === 'throw leaving some behind') {
    for (const id of others) insert(tx, id, owner).catch(() => {});
    for (let hop = 0; hop < hops; hop++) await null;
  }
  throw new Error('gives up');
}

function insert(db: Db, id: string, owner: number): Promise<unknown> {
  return sql`insert into rows_of (id, owner) values (${id}, ${owner})`.execute(db);
}

async function rowsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from rows_of`.execute(db);
  return rows.map((row) => row.id).sort();
}

async function ownersOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ owner: number }>`select distinct owner from rows_of`.execute(db);
  return rows.map((row) => row.owner);
}
