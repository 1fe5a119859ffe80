// Lane: alone.
/** The content of a set made while others write; and no damaged set is taken for whole. */
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '#server/config.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { second } from '#shared/dates.ts';
import { type BackedUp, backedUp, backedUpSchool, elsewhere, keyOf, podiumElsewhere } from '#test/backups.ts';
import { formerMigrations } from '#test/beforeBaseline.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnBothEngines, describeOnOneEngine, makeWorld, type World } from '#test/world.ts';
import { backupsApi } from '../contract.ts';
import type { SetProblem } from '../rules/sets.ts';
import { metered, readLines, writeLines } from './archive.ts';
import { identityIn, makeKeyPair, recipientOf } from './keys.ts';
import { makePlace } from './places.ts';
import { holding, lookAhead, restoreSet } from './restore.ts';
import { loadLines } from './restoring.store.ts';
import { encryptedSet, setNamed } from './sets.ts';

// Each set is made by a process that loads everything again: on a busy machine that adds up.
vi.setConfig({ testTimeout: 120_000 });

describeOnBothEngines('a set', (makeWorld) => {
  // spec: 779
  it('is of one moment, however much is written meanwhile', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const identity = await keyOf(owner);
    const { database } = world.app;
    const { handle } = database;
    await sql`insert into backup_files (copy, name, bytes, sha256) values ('one side', 'a', 0, 'a')`.execute(
      handle,
    );
    await sql`insert into versions (name, number) values ('other side', 0)`.execute(handle);
    const stop = new AbortController();
    let writes = 0;
    // One transaction, two tables: a set that has one of the changes alone is of no moment.
    const writer = (async () => {
      while (!stop.signal.aborted) {
        await database.transaction(async (tx) => {
          await sql`update backup_files set bytes = bytes + 1 where copy = 'one side'`.execute(tx);
          await sql`update versions set number = number + 1 where name = 'other side'`.execute(tx);
        });
        writes++;
        await new Promise(setImmediate);
      }
    })();
    try {
      const before = writes;
      const name = await backedUp(world, owner);
      expect(writes - before, 'writes while the set was made').toBeGreaterThan(20);
      const [one, other] = await sidesIn(world, name, identity);
      expect(one).toBe(other);
      expect(one).toBeGreaterThan(0);
    } finally {
      stop.abort();
      await writer;
    }
  });
});

describeOnOneEngine('a place of sets', (makeWorld) => {
  it('copies a file once, and takes it away with the last set that names it', async () => {
    const world = await makeWorld();
    await aStudentWithLessons(world);
    const { owner } = await backedUpSchool(world);
    // Sets are told apart by the second of their name.
    world.passTime(second);
    await backedUp(world, owner);
    const said = async () =>
      (await owner.call(backupsApi.list, {})).body.runs[0]!.said.find(({ code }) => code === 'files');
    expect(await said()).toMatchObject({ copied: 0, files: 2 });
    const place = makePlace(world.app.config.backups);
    expect((await place.list('files')).size).toBe(2);
    const stranger = join(world.app.config.backups.folder, 'files', 'letter.txt');
    await writeFile(stranger, 'not ours');
    await sql`update lessons set video_file = null`.execute(world.app.database.handle);
    world.passTime(second);
    await backedUp(world, owner);
    // The second of this day has taken the place of the first, and this one that of the second.
    expect((await owner.call(backupsApi.list, {})).body.sets).toHaveLength(1);
    expect((await place.list('files')).size).toBe(1);
    expect(await readFile(stranger, 'utf8')).toBe('not ours');
  });
});

/** One school and one set: what is spoilt is a copy of its backups. */
describe('no set is taken for whole', () => {
  type Spoil = (paths: { archive: string; label: string; copies: string[] }) => Promise<void>;
  let world: World;
  let school: BackedUp;
  beforeAll(async () => {
    world = await makeWorld('sqlite');
    await aStudentWithLessons(world);
    school = await backedUpSchool(world);
  });
  afterAll(() => world.dispose());

  const flip = async (path: string, at = -20) => {
    const bytes = await readFile(path);
    const index = at < 0 ? bytes.length + at : at;
    bytes[index] = bytes[index]! ^ 1;
    await writeFile(path, bytes);
  };
  const relabel = async (label: string, changes: Record<string, unknown>) =>
    writeFile(label, JSON.stringify({ ...JSON.parse(await readFile(label, 'utf8')), ...changes }));

  it.each<[string, Spoil, SetProblem]>([
    ['half of the archive', ({ archive }) => truncate(archive, 3_000), 'damaged'],
    [
      'half of it, with a label that says so',
      async ({ archive, label }) => {
        await truncate(archive, 3_000);
        const meter = metered();
        meter.through.resume().end(await readFile(archive));
        await new Promise((resolve) => meter.through.once('end', resolve));
        await relabel(label, { ...meter.result() });
      },
      'forged',
    ],
    ['one bit of it', ({ archive }) => flip(archive), 'damaged'],
    ['its header', ({ archive }) => flip(archive, 60), 'damaged'],
    ['no archive', ({ archive }) => rm(archive), 'damaged'],
    ['no label', ({ label }) => rm(label), 'damaged'],
    ['a label of something else', ({ label }) => writeFile(label, '{"name": "x"}'), 'damaged'],
    ['a later format', ({ label }) => relabel(label, { podium_backup: 2 }), 'newer'],
  ])('with %s', async (_what, spoil, problem) => {
    const config = await elsewhere(world);
    const { folder } = config.backups;
    await spoil({
      archive: join(folder, 'sets', `${school.set}.age`),
      label: join(folder, 'sets', `${school.set}.json`),
      copies: [...(await makePlace(config.backups).list('files')).keys()].map((copy) =>
        join(folder, 'files', copy),
      ),
    });
    await expect(restoredBy(config)).rejects.toMatchObject({ problem });
    await expectNoDatabase(config);
  });

  // spec: 780
  it('by another key, by none, or under a name that leads elsewhere', async () => {
    const { set, keyFile, owner } = school;
    const other = await makeKeyPair();
    await writeFile(`${keyFile}.other`, other.identity);
    await refused(
      ['restore', set, '--key', `${keyFile}.other`, '--yes'],
      'the key does not open this set: it was made for another one',
    );
    await refused(['restore', set, '--yes'], expect.stringContaining('AGE-SECRET-KEY-1'));
    await refused(['restore', '../../etc/passwd', '--yes'], 'there is no such set');
    const config = await elsewhere(world);
    for (const name of ['../../etc/passwd', '..%2f..', '', '20260101-030000-00000000'])
      await expect(restoredBy(config, name)).rejects.toMatchObject({ problem: 'not_found' });
    for (const name of ['..%2f..%2fpodium', '%2e%2e', `${set}.age`, `${set}%00`])
      for (const end of ['file', 'test'])
        expect(
          (
            await owner.request({
              method: end === 'file' ? 'GET' : 'POST',
              url: `/api/admin/backups/${name}/${end}`,
              ...(end === 'test' && { payload: { key: 'x' } }),
            })
          ).status,
        ).toBeGreaterThanOrEqual(400);
  });

  it('where rows do not add up, name what is not there, or are of no version that is known', async () => {
    const { set, keyFile } = school;
    const identity = (await identityIn(await readFile(keyFile, 'utf8')))!;
    const lines = await linesOf(world, set, identity);
    const [header, ...rest] = lines as [Record<string, unknown>, ...unknown[]];
    const users = rest.findIndex((line) => (line as { table?: string }).table === 'users');
    expect(await loaded(world, identity, lines)).toBe('whole');
    expect(
      await loaded(world, identity, rest.with(users + 1, rest[users + 2]!).toSpliced(0, 0, header)),
    ).toMatch(/damaged|differs/);
    expect(await loaded(world, identity, [header, ...rest.toSpliced(users + 1, 1)])).toMatch(
      /damaged|differs/,
    );
    const course = rest.findIndex((line) => (line as { table?: string }).table === 'courses');
    const { columns } = rest[course] as { columns: string[] };
    const row = rest[course + 1] as unknown[];
    const dearer = row.with(columns.indexOf('price_kopecks'), 777);
    expect(await loaded(world, identity, [header, ...rest.with(course + 1, dearer)])).toBe('differs');
    const last = rest.findLastIndex((line) => Array.isArray(line));
    expect(await loaded(world, identity, [header, ...rest.toSpliced(last, 1)])).toBe('differs');
    expect(await loaded(world, identity, lines.slice(0, -1))).toBe('damaged');
    expect(await loaded(world, identity, [{ ...header, migrations: ['999-later'] }, ...rest])).toBe('newer');
    expect(await loaded(world, identity, [{ ...header, podium_backup: 2 }, ...rest])).toBe('newer');
    const later = (header.migrations as string[]).filter((name) => name !== '144-baseline');
    const former = [...formerMigrations, ...later];
    expect(await loaded(world, identity, [{ ...header, migrations: former }, ...rest])).toBe('whole');
    const older = formerMigrations.slice(0, -1);
    expect(await loaded(world, identity, [{ ...header, migrations: older }, ...rest])).toBe('older');
    expect(
      await loaded(world, identity, [header, { table: 'users; drop table users', columns: ['id'] }]),
    ).toBe('damaged');
  });

  async function restoredBy(config: Config, name = school.set): Promise<void> {
    const identity = (await identityIn(await readFile(school.keyFile, 'utf8')))!;
    await holding(config, async (held) => {
      const { label } = await lookAhead(config, name, { held, trusted: [] });
      return restoreSet(config, { held, label, identity, columns: [], finish: async () => {} });
    });
  }

  /** The command says one line, and has made nothing. */
  async function refused(words: string[], told: string): Promise<void> {
    const config = await elsewhere(world);
    const at = { from: world, dataDir: config.dataDir, databaseUrl: null };
    const { code, errors } = await podiumElsewhere(words, at);
    expect([code, ...errors.trim().split('\n')]).toEqual([1, told]);
    await expectNoDatabase(config);
  }
});

async function expectNoDatabase({ dataDir }: Config): Promise<void> {
  await expect(readFile(join(dataDir, 'podium.db'))).rejects.toThrow(/ENOENT/);
}

async function linesOf({ app }: World, name: string, identity: string): Promise<unknown[]> {
  const place = makePlace(app.config.backups);
  const stored = await encryptedSet(place, await setNamed(place, name));
  return Array.fromAsync(readLines(stored, identity));
}

/** Writes these lines into a set and reads them back. */
async function loaded(world: World, identity: string, lines: unknown[]): Promise<string> {
  const { createReadStream } = await import('node:fs');
  const draft = join(world.app.config.dataDir, crypto.randomUUID());
  const text = async function* () {
    for (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  await writeLines(text(), [(await recipientOf(identity))!], draft);
  const database = openSqlite(`${draft}.db`);
  try {
    await loadLines(database, readLines(createReadStream(draft), identity));
    return 'whole';
  } catch (error) {
    return (error as { problem?: string }).problem ?? String(error);
  } finally {
    await database.close();
  }
}

async function sidesIn(world: World, name: string, identity: string): Promise<[number, number]> {
  const lines = await linesOf(world, name, identity);
  const side = (of: string) =>
    (lines.find((line) => Array.isArray(line) && line.includes(of)) as unknown[]).find(
      (value) => typeof value === 'number',
    ) as number;
  return [side('one side'), side('other side')];
}
