// Lane: alone.
/** SQLite's commits and the disk: what a power cut may take, and who waits for whom. */
import { copyFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atCount, tell } from '#test/counts.ts';
import { type FreshDatabase, freshDatabase } from '#test/database.ts';
import { type HeldDisk, holdDisk } from '#test/heldDisk.ts';
import { type Database, isDatabaseUnavailable } from './database.ts';
import { ping } from './ping.ts';
import { openSqlite } from './sqlite.ts';

describe('commits of SQLite', () => {
  let fresh: FreshDatabase;
  let disk: HeldDisk;
  beforeEach(async () => {
    fresh = await freshDatabase('sqlite');
    await sql`create table marks (number integer primary key) strict`.execute(fresh.database.handle);
    disk = holdDisk(fresh.file!);
  });
  afterEach(async () => {
    disk.letGo();
    await fresh.dispose();
  });

  test('are told of when they are on the disk, and nobody writes while it is asked', async () => {
    const { database } = fresh;
    const told: number[] = [];
    const marked = (number: number) => mark(database, number).then(() => told.push(number));
    const together = [1, 2, 3].map(marked);
    await vi.waitFor(() => expect(disk.waits).toHaveLength(1));
    const later = [4, 5].map(marked);
    await turns(20);
    // Concurrent commits share a wait. A write to a file that is being synced may hang, and with it the main
    // thread.
    expect(seenBeside(fresh)).toEqual([1, 2, 3]);
    expect(told).toEqual([]);
    disk.waits[0]!();
    await Promise.all(together);
    await vi.waitFor(() => expect(disk.waits).toHaveLength(2));
    expect(told).toEqual([1, 2, 3]);
    const alone = sql`insert into marks values (6)`.execute(database.handle);
    await turns(20);
    expect(seenBeside(fresh)).toEqual([1, 2, 3, 4, 5]);
    disk.waits[1]!();
    await Promise.all(later);
    await vi.waitFor(() => expect(disk.waits).toHaveLength(3));
    disk.waits[2]!();
    await alone;
  });

  test('lone statements are commits as well', async () => {
    let isTold = false;
    const writing = sql`insert into marks values (1) returning number`
      .execute(fresh.database.handle)
      .then(() => (isTold = true));
    await vi.waitFor(() => expect(disk.waits).toHaveLength(1));
    expect(isTold).toBe(false);
    disk.waits[0]!();
    await writing;
  });

  test('nobody reads what a power cut could still take back', async () => {
    const writing = mark(fresh.database, 1);
    await vi.waitFor(() => expect(disk.waits).toHaveLength(1));
    let hasRead = false;
    const reading = numbers(fresh.database).then((read) => {
      hasRead = true;
      return read;
    });
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(hasRead).toBe(false);
    disk.waits[0]!();
    expect(await reading).toEqual([1]);
    await writing;
  });

  test('a transaction that only reads, or is rolled back, does not ask the disk', async () => {
    const { database } = fresh;
    expect(await numbers(database)).toEqual([]);
    await database.transaction((tx) => sql`select number from marks`.execute(tx));
    const failed = database.transaction(async (tx) => {
      await sql`insert into marks values (1)`.execute(tx);
      throw new Error('half-way');
    });
    await expect(failed).rejects.toThrow('half-way');
    expect(disk.waits).toEqual([]);
  });

  test('a disk that refuses is not asked again: what it holds is unknown until the next start', async () => {
    const { database } = fresh;
    const writing = mark(database, 1).catch((error: unknown) => error);
    await vi.waitFor(() => expect(disk.waits).toHaveLength(1));
    disk.waits[0]!(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
    expect(isDatabaseUnavailable(await writing)).toBe(true);
    await expect(mark(database, 2)).rejects.toThrow('The disk did not take');
    await expect(numbers(database)).rejects.toThrow('The disk did not take');
    // The check of `/readyz`.
    await expect(ping(database, 1000)).rejects.toThrow('The disk did not take');
    expect(disk.waits).toHaveLength(1);
  });

  test('once the disk has refused nothing is written, and the server hears of it once', async () => {
    const refusals: Error[] = [];
    const database = openSqlite(fresh.file!, { onRefusal: (refusal) => refusals.push(refusal) });
    const [first, second] = [1, 2].map((number) => mark(database, number));
    await vi.waitFor(() => expect(disk.waits).toHaveLength(1));
    const third = mark(database, 3);
    await turns(20);
    disk.waits[0]!(new Error('EIO'));
    for (const each of [first, second, third]) await expect(each).rejects.toThrow('The disk did not take');
    await expect(mark(database, 4)).rejects.toThrow('The disk did not take');
    const lone = sql`insert into marks values (5)`.execute(database.handle);
    await expect(lone).rejects.toThrow('The disk did not take');
    expect(seenBeside(fresh)).toEqual([1, 2]);
    expect(refusals).toHaveLength(1);
    await database.close();
  });

  test('what a process that was killed left in the log is in the file before anything is answered', async () => {
    const left = `${fresh.file}.left`;
    const writing = mark(fresh.database, 1);
    await vi.waitFor(() => expect(disk.waits).toHaveLength(1));
    for (const suffix of ['', '-wal']) copyFileSync(fresh.file! + suffix, left + suffix);
    const database = openSqlite(left);
    copyFileSync(left, `${left}.alone`);
    expect(readMarks(`${left}.alone`)).toEqual([1]);
    await database.close();
    for (const suffix of ['', '.alone']) rmSync(left + suffix);
    disk.waits[0]!();
    await writing;
  });

  test('the disk is asked for the log of the file itself, whatever link leads to it', async () => {
    const link = `${fresh.file}.link`;
    symlinkSync(fresh.file!, link);
    // Simulates what an earlier name of the file may have left.
    writeFileSync(`${link}-wal`, '');
    const database = openSqlite(link);
    const writing = mark(database, 1);
    await vi.waitFor(() => expect(disk.waits).toHaveLength(1));
    expect(disk.asked).toEqual([statSync(`${fresh.file}-wal`).ino]);
    disk.waits[0]!();
    await writing;
    await database.close();
    for (const suffix of ['', '-wal']) rmSync(link + suffix);
  });

  const cuts = atCount(10, 60, 1000);
  test(`${cuts} power cuts: every commit that somebody was told of is there`, async () => {
    const delays = fc.array(fc.nat({ max: 6 }), { minLength: 5, maxLength: 20 });
    let next = 1;
    await fc.assert(
      fc.asyncProperty(delays, delays, async (starts, waits) => {
        const told: number[] = [];
        const work = starts.map(async (delay) => {
          const number = next++;
          await turns(delay);
          await mark(fresh.database, number);
          told.push(number);
          expect(seenAfterPowerCut(fresh, disk)).toEqual(expect.arrayContaining(told));
        });
        const isOver = Promise.all(work).then(() => true);
        for (let n = 0; !(await Promise.race([isOver, turns(waits[n % waits.length]!)])); n++) disk.next();
        startLogAnew(fresh, disk);
      }),
      { numRuns: cuts },
    );
    tell('power cuts', cuts);
  });
});

async function mark({ transaction }: Database, number: number): Promise<void> {
  await transaction((tx) => sql`insert into marks values (${number})`.execute(tx));
}

async function numbers({ handle }: Database): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from marks order by number`.execute(handle);
  return rows.map((row) => row.number);
}

/** Rows visible to another connection: all commits, synced or not. */
function seenBeside({ file }: FreshDatabase): unknown[] {
  return readMarks(file!);
}

/** State after a power cut: the file, and as much of its log as the disk had synced. */
function seenAfterPowerCut({ file }: FreshDatabase, { safe }: HeldDisk): unknown[] {
  const rest = `${file}.rest`;
  copyFileSync(file!, rest);
  writeFileSync(`${rest}-wal`, safe);
  try {
    return readMarks(rest);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(rest + suffix, { force: true });
  }
}

/** Moves earlier commits into the file, because the whole log is read at every wait and every power cut. */
function startLogAnew({ file }: FreshDatabase, disk: HeldDisk): void {
  const connection = new BetterSqlite(file!);
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.close();
  disk.safe = Buffer.alloc(0);
}

function readMarks(file: string): unknown[] {
  const connection = new BetterSqlite(file);
  const marks = connection.prepare('select number from marks order by number').pluck().all();
  connection.close();
  return marks;
}

async function turns(count: number): Promise<false> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
  return false;
}
