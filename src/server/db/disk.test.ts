/** SQLite's commits and the disk: what a power cut may take, and who waits for whom. */
import fs, { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import BetterSqlite from 'better-sqlite3';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/database.ts';
import { type Database, isDatabaseUnavailable } from './database.ts';
import { ping } from './ping.ts';

describe('commits of SQLite', () => {
  let fresh: FreshDatabase;
  let disk: HeldDisk;
  beforeEach(async () => {
    fresh = await freshDatabase('sqlite');
    await sql`create table marks (number integer primary key) strict`.execute(fresh.database.handle);
    // A checkpoint waits for the disk by itself, where nobody can look.
    await sql`pragma wal_autocheckpoint = 0`.execute(fresh.database.handle);
    disk = holdDisk(fresh.file!);
  });
  afterEach(async () => {
    disk.letGo();
    await fresh.dispose();
  });

  test('are told of when they are on the disk, and hold up no other transaction until then', async () => {
    const { database } = fresh;
    const told: number[] = [];
    const writing = [1, 2, 3].map((number) => mark(database, number).then(() => told.push(number)));
    await vi.waitFor(() => expect(seenBeside(fresh)).toEqual([1, 2, 3]));
    expect(disk.waits).toHaveLength(1);
    expect(told).toEqual([]);
    disk.waits[0]!();
    await vi.waitFor(() => expect(disk.waits).toHaveLength(2));
    await writing[0];
    expect(told).toEqual([1]);
    disk.waits[1]!();
    await Promise.all(writing);
    // What came while the disk was busy went to it together.
    expect(disk.waits).toHaveLength(2);
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

  test('whoever only reads, or takes back what was written, does not ask the disk', async () => {
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
    // What `/readyz` asks.
    await expect(ping(database)).rejects.toThrow('The disk did not take');
    expect(disk.waits).toHaveLength(1);
  });

  test('60 power cuts: every commit that somebody was told of is there', { timeout: 60_000 }, async () => {
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
      }),
      { numRuns: 60 },
    );
  });
});

interface HeldDisk {
  /** In the order of the waits: lets each end, or fail. */
  waits: ((error?: Error) => void)[];
  /** What the log held when the last wait that ended began. */
  safe: Buffer;
  /** Lets the oldest wait that has not ended end. */
  next(): void;
  letGo(): void;
}

/** Waits for the disk end when a test says so. */
function holdDisk(file: string): HeldDisk {
  const { fdatasync } = fs;
  const disk: HeldDisk = {
    waits: [],
    safe: Buffer.alloc(0),
    next: () => disk.waits[ended]?.(),
    letGo() {
      fs.fdatasync = fdatasync;
      syncBuiltinESMExports();
      for (const end of disk.waits) end();
    },
  };
  let ended = 0;
  fs.fdatasync = ((_log: number, done: (error: Error | null) => void) => {
    const bytes = readFileSync(`${file}-wal`);
    let isOver = false;
    disk.waits.push((error) => {
      if (isOver) return;
      isOver = true;
      ended++;
      if (!error) disk.safe = bytes;
      done(error ?? null);
    });
  }) as typeof fs.fdatasync;
  syncBuiltinESMExports();
  return disk;
}

async function mark({ transaction }: Database, number: number): Promise<void> {
  await transaction((tx) => sql`insert into marks values (${number})`.execute(tx));
}

async function numbers({ handle }: Database): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from marks order by number`.execute(handle);
  return rows.map((row) => row.number);
}

/** What another connection sees: all commits, on the disk or not. */
function seenBeside({ file }: FreshDatabase): unknown[] {
  return readMarks(file!);
}

/** What is there after the power failed: the file, and as much of its log as the disk had taken. */
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
