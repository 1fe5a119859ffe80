// Lane: alone.
/** Copies of files that are damaged: found, made anew while the school has the file, and told of where it has not. */
import { appendFile, copyFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '#server/files.ts';
import { day, second } from '#shared/dates.ts';
import { backedUpSchool, podiumElsewhere } from '#test/backups.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { backupsApi } from '../contract.ts';
import { copiesToRead } from './keptCopies.ts';
import { makePlace } from './places.ts';

// Each set is made by a process that loads everything again: on a busy machine that adds up.
vi.setConfig({ testTimeout: 240_000 });

describeOnOneEngine('copies of files', (makeWorld) => {
  // spec: 779
  it('that are damaged in any way are found by size at once, by their sums in their turn, and made anew', async () => {
    const world = await makeWorld();
    await films(world, 11);
    const { keyFile } = await backedUpSchool(world);
    const copies = await copiesOf(world);
    await truncate(copies[0]!, 200);
    await truncate(copies[1]!, (await stat(copies[1]!)).size - 1);
    await truncate(copies[2]!, 0);
    await appendFile(copies[3]!, 'x');
    for (const missing of [4, 5]) await rm(copies[missing]!);
    expect((await listed(world)).sets[0]).toMatchObject({ lacking: 6 });
    expect(await nextRun(world, second)).toContainEqual(
      expect.objectContaining({ code: 'renewed', count: 6 }),
    );
    // The earlier one is whole again as well, and still there: a run that found damage removes nothing.
    expect((await listed(world)).sets.map(({ lacking }) => lacking)).toEqual([0, 0]);

    await flip(copies[6]!, -20);
    await flip(copies[7]!, 30);
    await copyFile(copies[10]!, copies[8]!);
    await writeFile(copies[9]!, Buffer.alloc((await stat(copies[9]!)).size));
    // Within a month each is read.
    const found = await nextRun(world, 29 * day);
    expect(found).toContainEqual(expect.objectContaining({ code: 'renewed', count: 4 }));
    expect(found.map(({ code }) => code)).not.toContain('removed');
    const { sets } = await listed(world);
    const owner = await world.signedInAs('super_admin');
    const key = await readFile(keyFile, 'utf8');
    for (const { name } of sets)
      expect((await owner.call(backupsApi.test, { name, key })).status, name).toBe(200);
  });

  // spec: 780
  it('that cannot be made anew are told of once; the rest of the set is restored, and what is not is listed', async () => {
    const world = await makeWorld();
    await films(world, 2);
    const { keyFile, set, owner } = await backedUpSchool(world);
    const copies = await copiesOf(world);
    const lessons = await Promise.all([0, 1].map((n) => readFile(join(uploadsOf(world), `film-${n}.mp4`))));
    await flip(copies[0]!, -20);
    const key = await readFile(keyFile, 'utf8');
    expect((await owner.call(backupsApi.test, { name: set, key })).body.code).toBe('backup_file_damaged');
    for (const n of [0, 1]) await rm(join(uploadsOf(world), `film-${n}.mp4`));
    expect(await nextRun(world, 29 * day)).toContainEqual(
      expect.objectContaining({ code: 'lost', count: 1 }),
    );
    expect((await listed(world)).sets.find(({ name }) => name === set)).toMatchObject({ lacking: 1 });
    expect((await nextRun(world, second)).map(({ code }) => code)).not.toContain('lost');

    const dataDir = join(world.app.config.dataDir, 'elsewhere');
    const words = ['restore', set, '--key', keyFile, '--yes'];
    const told = await podiumElsewhere(words, { from: world, dataDir, databaseUrl: null });
    expect(told).toMatchObject({ code: 3, errors: '' });
    expect(told.output).toContain('files 1 (the same as before: 0)');
    expect(told.output).toMatch(/NOT restored.*files 1\.\n {2}film-\d\.mp4, \d.\d KB: lessons: Урок \d/);
    const back = await Promise.all(
      [0, 1].map((n) => readFile(join(dataDir, 'uploads', `film-${n}.mp4`)).catch(() => null)),
    );
    expect(back.filter((bytes, n) => bytes?.equals(lessons[n]!))).toHaveLength(1);
  });
});

it('each copy is read within 28 runs, the one that was read the longest time ago first', () => {
  const expected = Array.from({ length: 100 }, (_, n) => ({ copy: `copy ${n}`, bytes: 1, sha256: '' }));
  const readAt = new Map<string, string>();
  const now = new Date('2026-11-28T00:00:00Z');
  for (let night = 0; night < 28; night++) {
    const rows = expected.map(({ copy }) => ({
      copy,
      name: copy,
      bytes: 1,
      sha256: '',
      stored_bytes: 1,
      stored_sha256: '',
      lost_at: null,
      read_at: readAt.get(copy) ?? '2026-11-01T00:00:00.000Z',
    }));
    const at = new Date(now.getTime() + night * second);
    const turn = copiesToRead(expected, rows, at);
    expect(turn.length).toBeLessThan(5);
    for (const copy of turn) readAt.set(copy, at.toISOString());
  }
  expect(readAt.size).toBe(100);
});

async function films(world: World, count: number): Promise<void> {
  await makeFolder(uploadsOf(world));
  const course = await aCourse(world);
  for (let n = 0; n < count; n++) {
    await writeFile(join(uploadsOf(world), `film-${n}.mp4`), `film ${n} `.repeat(200));
    await aLesson(world, course.id, {
      number: n + 1,
      title: { ru: `Урок ${n}` },
      videoFile: `film-${n}.mp4`,
    });
  }
}

function uploadsOf({ app }: World): string {
  return join(app.config.dataDir, 'uploads');
}

async function copiesOf({ app }: World): Promise<string[]> {
  const { folder } = app.config.backups;
  return [...(await makePlace(app.config.backups).list('files')).keys()].map((name) =>
    join(folder, 'files', name),
  );
}

async function flip(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  await writeFile(path, bytes);
}

async function listed(world: World) {
  return (await (await world.signedInAs('super_admin')).call(backupsApi.list, {})).body;
}

/** Makes a backup after a while. @returns what the run said */
async function nextRun(world: World, ms: number) {
  world.passTime(ms);
  const owner = await world.signedInAs('super_admin');
  await owner.call(backupsApi.make, {});
  await world.runJobs();
  const [run] = (await listed(world)).runs;
  expect(run).toMatchObject({ state: 'done' });
  return run!.said;
}
