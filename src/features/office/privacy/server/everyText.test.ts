/**
 * Nothing that anybody typed about a person outlives their erasure. Tables, columns and whose the rows are come from the
 * schema and from the list of tables, so a new one is tried by itself: each text gets a word of its own, and the words
 * are then looked for in every table, in the database's files, in the kept files and in the product's log.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { savedViewsApi } from '#features/office/saved-views/contract.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { type Member, system } from '#server/actor.ts';
import { contextOf } from '#server/context.ts';
import { isTheirs } from '#server/db/claimed.ts';
import { makeLog } from '#server/log.ts';
import { personalTablesOf } from '#server/personalData.ts';
import { hour } from '#shared/dates.ts';
import { beginExport } from '#test/exports.ts';
import { aWholePerson, eraseOneself, rowsIn, tableNames, traces } from '#test/privacy.ts';
import { textColumnsOf } from '#test/rows.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';

const listed = personalTablesOf(features);
/** Columns that nobody types: what a row is named by, and when something happened. */
const unwritable = /^(?:id|token|until)$|_(?:id|at|by|on|until|hash|key|token|file)$/;

describeOnBothEngines('what anybody typed about a person', (makeWorld) => {
  // spec: 81
  it('is gone with them from tables, logs and files', async () => {
    const logged: string[] = [];
    const world = await makeWorld({ log: makeLog('trace', { write: (line) => void logged.push(line) }) });
    const { student, owner } = await aWholePerson(world);
    const claim = { userId: student.id, email: traces.email };
    const words = new Map<string, string>();
    await recordEverywhere(world, { owner, claim, words });
    await writeEverywhere(world, claim, words);
    await lookFor(world, owner);
    expect(words.size).toBeGreaterThan(150);
    expect(await found(world, words)).toEqual([...words.values()]);
    for (const [name, word] of Object.entries(traces)) words.set(word, name);

    expect((await eraseOneself(student)).status).toBe(200);
    await world.runJobs();
    world.passTime(1 * hour);
    await world.runJobs();
    expect(await found(world, words)).toEqual([]);
    expect(await rowsIn(world, 'saved_views'), 'also one by the telephone in another spelling').toEqual([]);
    expect(wordsIn(await bytesOf(world), words)).toEqual([]);
    expect(wordsIn(logged.join('\n'), words)).toEqual([]);
  });
});

describeOnBothEngines('an entry of the log', (makeWorld) => {
  it('forgets whom it was about, though the thing of theirs was gone long before them', async () => {
    const world = await makeWorld();
    const { student, owner } = await aWholePerson(world);
    const words = new Map<string, string>();
    await recordEverywhere(world, { owner, claim: { userId: student.id, email: traces.email }, words });
    const { handle } = world.app.database;
    const count = async () => (await rowsIn(world, 'audit_log')).length;
    const before = await count();
    for (const table of ['reviews', 'certificates', 'consultations', 'unsent_mails', 'model_applications'])
      await sql`delete from ${sql.table(table)} where user_id = ${student.id}`.execute(handle);
    expect((await eraseOneself(student)).status).toBe(200);
    expect(await found(world, words)).toEqual([]);
    expect(await count()).toBe(before);
  });
});

/** What names the person where no column says so: views of a colleague, a search, an export, answers of mail servers. */
async function lookFor(world: World, owner: Person): Promise<void> {
  const { last_name, phone } = traces;
  const byNumber = new URLSearchParams({ search: `8 (${phone.slice(2, 5)}) ${phone.slice(5)}` });
  for (const [name, query] of [
    [`Звонить: ${last_name}`, 'role=user'],
    ['Звонить', `${byNumber}`],
  ] as const)
    expect((await owner.call(savedViewsApi.save, { list: 'users', name, query })).status).toBe(200);
  expect((await owner.call(staffApi.listUsers, { search: last_name })).body.total).toBe(1);
  const now = world.app.now().toISOString();
  for (const [status, runAt] of [
    ['dead', now],
    ['queued', '2099-01-01T00:00:00.000Z'],
  ])
    await sql`insert into jobs (id, kind, payload, status, run_at, last_error, created_at) values
      (${crypto.randomUUID()}, 'mails.forget', '{}', ${status}, ${runAt}, ${`550 <${traces.email}> ?`}, ${now})`.execute(
      world.app.database.handle,
    );
  await beginExport(owner, 'csv');
  await world.runJobs();
  expect(await bytesOf(world), 'the file of the export').toContain(traces.email);
}

interface Written {
  owner: Person;
  claim: { userId: string; email: string };
  words: Map<string, string>;
}

/** An entry of the log with words of its own about each thing of the person's. */
async function recordEverywhere(world: World, { owner, claim, words }: Written): Promise<void> {
  const { handle } = world.app.database;
  const { id, email } = owner;
  const actor: Member = { ...system, kind: 'member', id, email, role: 'super_admin', sessionId: 'x' };
  for (const { subject, table, owner: whose } of listed) {
    if (!subject) continue;
    const { rows: theirs } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${isTheirs(whose, claim)}`.execute(handle);
    expect(theirs.length, table).toBeGreaterThan(0);
    for (const { id } of theirs) {
      const word = (column: string) => newWord(words, `audit_log.${column} of a ${subject}`);
      await contextOf(world.app, actor).transaction((ctx) =>
        recordAction(ctx, {
          action: 'user.edited',
          subject: { kind: subject, id, label: word('label') },
          before: { text: word('before') },
          after: { text: word('after'), several: [word('after')] },
        }),
      );
    }
  }
}

/** A word of its own in every text of the person's rows that is not kept with a reason. */
async function writeEverywhere(world: World, claim: Written['claim'], words: Map<string, string>) {
  const { handle } = world.app.database;
  for (const { table, owner, kept = {}, forms = {} } of listed) {
    if (table === 'audit_log') continue;
    const theirs: RawBuilder<boolean> = isTheirs(owner, claim);
    for (const column of await textColumnsOf(world, table)) {
      const isCode = forms[column] === 'code';
      if (unwritable.test(column) || isCode || column in kept || isTrace(table, column)) continue;
      const { rows: present } = await sql<Record<string, string | null>>`
        select ${sql.ref(column)} from ${sql.table(table)} where ${theirs}`.execute(handle);
      const word = `zq${words.size}qz`;
      const value = inTheFormOf(forms[column] === 'json' ? '{' : firstOf(present, column), word);
      try {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${theirs}`.execute(
          handle,
        );
      } catch {
        // The schema says which texts there are: nobody types one.
        continue;
      }
      if (present.length > 0) words.set(word, `${table}.${column}`);
    }
  }
}

/** Names and addresses that the person is found by: they are the traces. */
function isTrace(table: string, column: string): boolean {
  return table === 'users' || listed.some((each) => each.table === table && each.owner.orAddress === column);
}

function firstOf(present: readonly Record<string, string | null>[], column: string): string {
  return present.map((row) => row[column]).find((value) => typeof value === 'string') ?? '';
}

function inTheFormOf(present: string, word: string): string {
  if (present.startsWith('{')) return JSON.stringify({ text: word });
  return present.startsWith('[') ? JSON.stringify([word]) : word;
}

function newWord(words: Map<string, string>, at: string): string {
  const word = `zq${words.size}qz`;
  words.set(word, at);
  return word;
}

/** Where words still stand, by the tables. */
async function found(world: World, words: ReadonlyMap<string, string>): Promise<string[]> {
  const texts: string[] = [];
  for (const table of await tableNames(world)) texts.push(JSON.stringify(await rowsIn(world, table)));
  return wordsIn(texts.join('\n'), words);
}

function wordsIn(text: string, words: ReadonlyMap<string, string>): string[] {
  return [...words].filter(([word]) => text.includes(word)).map(([, at]) => at);
}

/** The database's file, its log of writes and all that lies beside them, as a thief of the disk would read them. */
async function bytesOf(world: World): Promise<string> {
  const folder = world.app.config.dataDir;
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = below.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  if (world.engine === 'sqlite') files.push(world.databaseAt, `${world.databaseAt}-wal`);
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
}
