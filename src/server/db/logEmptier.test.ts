// Lane: alone.
/** Checkpoints of SQLite's log: on which thread, and when. */
import { readFileSync, statSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/database.ts';
import { type HeldDisk, holdDisk } from '#test/heldDisk.ts';

/** Length of a new log: its header, and one page with its own. */
const shortest = 32 + 24 + 4096;
const long = 5_000_000;
/** A thread takes a while to start on a busy machine. */
const threadBegins = { timeout: 20_000 };

let fresh: FreshDatabase;
let disk: HeldDisk | null = null;
beforeEach(async () => {
  fresh = await freshDatabase('sqlite');
  await sql`create table bodies (body blob) strict`.execute(fresh.database.handle);
});
afterEach(async () => {
  disk?.letGo();
  disk = null;
  await fresh.dispose();
});

test('a long log is emptied once the disk has it, and by no commit', async () => {
  const held = holdDisk(fresh.file!);
  disk = held;
  const before = statSync(fresh.file!).size;
  const writing = writeBody(long);
  await vi.waitFor(() => expect(held.waits).toHaveLength(1));
  expect([logLength() > long, statSync(fresh.file!).size]).toEqual([true, before]);
  held.waits[0]!();
  await writing;
  await vi.waitFor(() => expect(logLength()).toBe(shortest), threadBegins);
  expect(statSync(fresh.file!).size).toBeGreaterThan(long);
  // The commit that begins a log waits for the disk: the next one finds it begun.
  const beginning = logBeginning();
  const next = writeBody(1);
  await vi.waitFor(() => expect(held.waits).toHaveLength(2), threadBegins);
  expect([logLength() > shortest, logBeginning()]).toEqual([true, beginning]);
  held.letGo();
  await next;
});

test('the first commit finds a log that was begun at the opening', async () => {
  const fresher = await freshDatabase('sqlite');
  const [file, beginning] = [fresher.file!, logBeginning(fresher)];
  await sql`create table bodies (body blob) strict`.execute(fresher.database.handle);
  expect([statSync(`${file}-wal`).size > shortest, logBeginning(fresher)]).toEqual([true, beginning]);
  await fresher.dispose();
});

test('somebody who reads beside us keeps the log, until as much has been added again', async () => {
  const beside = new BetterSqlite(fresh.file!);
  beside.exec('begin; select count(*) from bodies');
  beside.prepare('select count(*) from bodies').get();
  await writeBody(long);
  await writeBody(1);
  expect(logLength()).toBeGreaterThan(long);
  beside.close();
  await writeBody(long);
  await vi.waitFor(() => expect(logLength()).toBe(shortest), threadBegins);
});

async function writeBody(length: number): Promise<void> {
  await sql`insert into bodies values (zeroblob(${length}))`.execute(fresh.database.handle);
}

function logLength(): number {
  return statSync(`${fresh.file}-wal`).size;
}

function logBeginning({ file } = fresh): string {
  return readFileSync(`${file}-wal`).toString('hex', 0, 32);
}
