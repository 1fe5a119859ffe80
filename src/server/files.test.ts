// Lane: alone.
import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSyncs } from '#test/refusingDisk.ts';
import { isKept, keepFile, writeSynced } from './files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file is on the disk before it has its name, and its name before anybody is told', async () => {
  const events: string[] = [];
  const watching = watch(events);
  await keepFile(join(folder, 'uploads/logo/sign.webp'), Buffer.from('a picture'));
  watching.stop();
  expect(events).toEqual([
    // The names of the new folders: the inner one is in the outer one.
    'sync uploads',
    'sync .',
    'sync draft: a picture',
    'rename to uploads/logo/sign.webp',
    'sync uploads/logo',
  ]);
  expect(await readdir(join(folder, 'uploads/logo'))).toEqual(['sign.webp']);
});

test('a disk that is full leaves what was there, and no draft', async () => {
  const path = join(folder, 'sign.webp');
  await keepFile(path, Buffer.from('before'));
  const watching = watch([], Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  await expect(keepFile(path, Buffer.from('after'))).rejects.toThrow('no space left');
  watching.stop();
  expect(await readFile(path, 'utf8')).toBe('before');
  expect(await readdir(folder)).toEqual(['sign.webp']);
});

test('a new folder whose name the disk refuses is made again by the next attempt, and synced', async () => {
  const path = join(folder, 'uploads/logo/sign.webp');
  const refusing = watchSyncs();
  refusing.refuse(1, /uploads$/);
  await expect(keepFile(path, Buffer.from('a picture'))).rejects.toThrow('EIO');
  expect(await readdir(folder)).toEqual([]);
  await keepFile(path, Buffer.from('a picture'));
  refusing.mend();
  const synced = refusing.synced.map((each) => relative(folder, each) || '.');
  expect(synced.filter((each) => !each.includes('/.'))).toEqual(['uploads', '.', 'uploads/logo']);
});

test('a piece is written over what a refused sync has left, and synced before anybody is told', async () => {
  const path = join(folder, 'film');
  await keepFile(path, Buffer.from('abc'));
  const refusing = watchSyncs();
  const piece = async function* () {
    yield Buffer.from('de');
    yield Buffer.from('f');
  };
  refusing.refuse(1, /film$/);
  await expect(writeSynced(path, { piece: piece(), offset: 3, check: null })).rejects.toThrow('EIO');
  await writeFile(path, 'abc\0\0\0');
  expect(await writeSynced(path, { piece: piece(), offset: 3, check: null })).toBe(6);
  refusing.mend();
  expect(refusing.synced).toEqual([path]);
  expect(await readFile(path, 'utf8')).toBe('abcdef');
});

test('an empty file is no file', async () => {
  const path = join(folder, 'sign.webp');
  expect(await isKept(path)).toBe(false);
  await keepFile(path, Buffer.alloc(0));
  expect(await isKept(path)).toBe(false);
  await keepFile(path, Buffer.from('a picture'));
  expect(await isKept(path)).toBe(true);
});

/** Records calls to the disk; `refusal` is its answer. */
function watch(events: string[], refusal: Error | null = null): { stop(): void } {
  const { open, rename } = fs.promises;
  const name = (path: string) => relative(folder, path) || '.';
  fs.promises.open = async (path, flags) => {
    const file = await open(path, flags);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      const isFile = (await file.stat()).isFile();
      if (refusal) throw refusal;
      events.push(
        isFile ? `sync draft: ${await readFile(String(path), 'utf8')}` : `sync ${name(String(path))}`,
      );
      await sync();
    };
    return file;
  };
  fs.promises.rename = async (from, to) => {
    events.push(`rename to ${name(String(to))}`);
    await rename(from, to);
  };
  syncBuiltinESMExports();
  return {
    stop() {
      Object.assign(fs.promises, { open, rename });
      syncBuiltinESMExports();
    },
  };
}
