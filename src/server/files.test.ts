import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isKept, keepFile } from './files.ts';

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

test('an empty file is none', async () => {
  const path = join(folder, 'sign.webp');
  expect(await isKept(path)).toBe(false);
  await keepFile(path, Buffer.alloc(0));
  expect(await isKept(path)).toBe(false);
  await keepFile(path, Buffer.from('a picture'));
  expect(await isKept(path)).toBe(true);
});

/** Records what is asked of the disk; `refusal` is its answer. */
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
