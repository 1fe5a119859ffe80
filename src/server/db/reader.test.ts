// Lane: alone.
/** The thread that reads SQLite for staff: what it sees, what it holds up, and how it begins and ends. */
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/database.ts';
import { type HeldDisk, holdDisk } from '#test/heldDisk.ts';
import { watchThreads } from '#test/threads.ts';

/** Takes a tenth of a second at the least. */
const slow = sql<{ counted: number }>`with recursive numbers (n) as (
  select 1 union all select n + 1 from numbers where n < 1000000) select count(*) as counted from numbers`;

let fresh: FreshDatabase;
let disk: HeldDisk | null = null;
let threads: ReturnType<typeof watchThreads>;
beforeEach(async () => {
  fresh = await freshDatabase('sqlite');
  await sql`create table marks (number integer primary key) strict`.execute(fresh.database.handle);
  threads = watchThreads();
});
afterEach(async () => {
  disk?.letGo();
  disk = null;
  threads.stop();
  await fresh.dispose();
});

test('every commit is seen by the next question of its author', async () => {
  const { database } = fresh;
  for (let number = 1; number <= 100; number++) {
    if (number % 2) await mark(number);
    else
      await database.transaction(
        async (tx) => void (await sql`insert into marks values (${number})`.execute(tx)),
      );
    expect(await marked()).toBe(number);
  }
});

// spec: 769
test('others are answered while a long question is', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  await marked();
  const asked = slow.execute(fresh.database.reading);
  setImmediate(count);
  const { rows } = await asked;
  isOver = true;
  expect(rows).toEqual([{ counted: 1_000_000 }]);
  expect(turns).toBeGreaterThan(10);
});

test('one thread answers all that is asked, each its own', async () => {
  expect(threads.begun).toEqual([]);
  const asked = [1, 2, 3].map((number) =>
    sql<{ n: number }>`select ${number} as n`.execute(fresh.database.reading),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  await expect(sql`select nothing from marks`.execute(fresh.database.reading)).rejects.toMatchObject({
    code: 'SQLITE_ERROR',
    message: expect.stringContaining('nothing'),
  });
  expect(threads.begun).toHaveLength(1);
});

test('a statement that writes goes the usual way, and no transaction begins there', async () => {
  const { reading } = fresh.database;
  await sql`insert into marks values (7)`.execute(reading);
  expect(threads.begun).toEqual([]);
  expect(await marked()).toBe(1);
  await expect(reading.transaction().execute(async () => {})).rejects.toThrow('begins on the database');
  await expect(fresh.database.transaction(async () => void (await marked()))).rejects.toThrow(
    'plain database handle',
  );
});

test('a commit that the disk does not have yet is told to nobody', async () => {
  await marked();
  const [thread] = threads.begun;
  disk = holdDisk(fresh.file!);
  const held = disk;
  const marking = mark(1);
  // Asked before the mark is written, its absence is the truth.
  await vi.waitFor(() => expect(held.waits).toHaveLength(1));
  let told: number | null = null;
  const said = answerOf(thread!);
  const asking = marked().then((number) => {
    told = number;
  });
  await said;
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  expect(told).toBeNull();
  disk.letGo();
  await Promise.all([marking, asking]);
  expect(told).toBe(1);
});

test('a thread that died is started again, and answers what was asked of the dead one', async () => {
  await marked();
  const [dying] = threads.begun;
  void dying!.terminate();
  expect(await Promise.all([marked(), marked()])).toEqual([0, 0]);
  expect(threads.begun).toHaveLength(2);
});

test('a question that two threads have died of fails, and the next one is answered', async () => {
  const stop = threads.eachDies();
  await expect(marked()).rejects.toThrow('has died of a query');
  expect(threads.begun).toHaveLength(2);
  stop();
  expect(await marked()).toBe(0);
});

test('the thread ends with the database, after what was asked', async () => {
  await marked();
  const [thread] = threads.begun;
  const order: string[] = [];
  thread!.once('exit', (code) => order.push(`thread ${code}`));
  const asked = slow.execute(fresh.database.reading).then(() => order.push('question'));
  await new Promise(setImmediate);
  await Promise.all([asked, fresh.database.close()]);
  expect(order).toEqual(['question', 'thread 0']);
  await expect(marked()).rejects.toThrow('closed');
});

function mark(number: number): Promise<unknown> {
  return sql`insert into marks values (${number})`.execute(fresh.database.handle);
}

async function marked(): Promise<number> {
  const { rows } = await sql<{ marks: number }>`select count(*) as marks from marks`.execute(
    fresh.database.reading,
  );
  return rows[0]!.marks;
}

function answerOf(thread: Worker): Promise<unknown> {
  return new Promise((resolve) => thread.once('message', resolve));
}
