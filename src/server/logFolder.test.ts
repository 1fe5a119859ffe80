import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day } from '#shared/dates.ts';
import { endOfDay, logFolder, logParts } from './logFolder.ts';

let folder: string;
let at: Date;
const now = () => at;
const small = { days: 14, bytes: 100, partBytes: 20 };

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'podium-log-')), 'logs');
  at = new Date('2026-03-10T12:00:00Z');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

describe('the folder of the log', () => {
  it('has a file a day, which its owner alone may read', async () => {
    const log = logFolder(folder, now);
    log.write('one\n');
    log.write('two\n');
    at = new Date(at.getTime() + day);
    log.write('three\n');
    expect((await readdir(folder)).toSorted()).toEqual(['podium-2026-03-10.log', 'podium-2026-03-11.log']);
    expect(await readFile(join(folder, 'podium-2026-03-10.log'), 'utf8')).toBe('one\ntwo\n');
    const { mode } = await stat(join(folder, 'podium-2026-03-10.log'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('goes on with the file of the day after a restart', async () => {
    logFolder(folder, now).write('one\n');
    logFolder(folder, now).write('two\n');
    expect(await endOfDay(folder, '2026-03-10', 1000)).toBe('one\ntwo\n');
  });

  it('forgets what is older than two weeks', async () => {
    const log = logFolder(folder, now);
    for (let n = 0; n < 20; n += 1) {
      log.write('line\n');
      at = new Date(at.getTime() + day);
    }
    const days = (await logParts(folder)).map((part) => part.day);
    expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-03-16', '2026-03-29']);
  });

  it('never takes more room than it has: a long day goes into parts, and the oldest parts go', async () => {
    const log = logFolder(folder, now, small);
    for (let n = 0; n < 100; n += 1) log.write(`line ${n}\n`);
    const parts = await logParts(folder);
    expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100);
    expect(Math.max(...parts.map(({ bytes }) => bytes))).toBeLessThanOrEqual(20);
    const text = await endOfDay(folder, '2026-03-10', 1000);
    expect(text).toMatch(/line 98\nline 99\n$/);
    expect(text).not.toContain('line 0\n');
  });

  it('leaves alone what it has not named', async () => {
    await mkdir(folder, { recursive: true });
    for (const name of ['podium-2020-01-01.log.bak', 'notes.txt', 'podium-2020-1-1.log'])
      await writeFile(join(folder, name), 'x');
    logFolder(folder, now).write('one\n');
    expect((await readdir(folder)).length).toBe(4);
    expect(await logParts(folder)).toEqual([{ day: '2026-03-10', part: 1, bytes: 4 }]);
  });

  it('gives the end of a day in whole lines', async () => {
    const log = logFolder(folder, now);
    for (const line of ['first', 'second', 'third']) log.write(`${line}\n`);
    expect(await endOfDay(folder, '2026-03-10', 15)).toBe('second\nthird\n');
    expect(await endOfDay(folder, '2026-03-09', 15)).toBe('');
  });

  it('stops nothing where the disk refuses', async () => {
    await writeFile(folder, 'a file in its place');
    expect(() => logFolder(folder, now).write('one\n')).not.toThrow();
  });
});
