// Lane: alone.
/** The process and its disk: the files it leaves there, and errors that end it. */
import fs from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginChange } from '#server/changes.ts';
import { contextOf } from '#server/context.ts';
import { demoPassword } from '#server/demoDefaults.ts';
import { second } from '#shared/dates.ts';
import { hastenedLimits } from '#test/hastened.ts';
import { type ServerProcess, startProduct } from '#test/product.ts';
import { makeWorld } from '#test/world.ts';

const limits = hastenedLimits();
let folder: string;
let data: string;
let product: ServerProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-disk-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  await product?.stop();
  product = null;
  await rm(folder, { recursive: true });
});

test('what a school keeps is for its own user to read, and a disk that refuses ends the process', async () => {
  const refuses = join(folder, 'refuses');
  const said: string[] = [];
  product = startProduct(
    { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'fatal', PODIUM_TEST_REFUSES: refuses },
    {
      flags: ['--import', join(import.meta.dirname, '../../test/programs/refusing.ts')],
      onOutput: (text) => said.push(text),
    },
  );
  const { url } = await product.ready;
  const kept = ['.', 'uploads', 'podium.db', 'podium.db-wal', 'uploads/demo-lesson.mp4'];
  const modes = await Promise.all(kept.map(async (name) => (await stat(join(data, name))).mode & 0o777));
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600, 0o600]);

  await writeFile(refuses, '');
  await expect(signIn(url)).rejects.toThrow('fetch failed');
  expect(await product.ended).toBe(1);
  expect(said.join('')).toContain('The disk did not take what was written.');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});

test('a database that cannot be opened ends the process with its message, its simulators as well', async () => {
  await mkdir(data);
  await writeFile(
    join(data, 'podium.db'),
    'something else, of more than the hundred bytes of a header '.repeat(4),
  );
  product = startProduct({ PORT: '0', DATA_DIR: data });
  await expect(product.ready).rejects.toThrow('file is not a database');
  expect(await product.ended).toBe(1);
});

test('who asks whether the school can work is told so while its disk hangs', async () => {
  const world = await makeWorld('sqlite');
  const { fdatasync } = fs;
  const waiting: (() => void)[] = [];
  fs.fdatasync = ((file: number, done: () => void) =>
    waiting.push(() => fdatasync(file, done))) as unknown as typeof fs.fdatasync;
  syncBuiltinESMExports();
  const writing = contextOf(world.app).transaction((ctx) => beginChange(ctx));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  limits.hasten(true);
  expect((await world.server.inject({ url: '/readyz' })).statusCode).toBe(503);
  limits.hasten(false);
  expect(limits.asked).toEqual([2 * second]);
  fs.fdatasync = fdatasync;
  syncBuiltinESMExports();
  for (const goOn of waiting) goOn();
  await writing;
  expect((await world.server.inject({ url: '/readyz' })).statusCode).toBe(200);
  await world.dispose();
});

async function signIn(url: string): Promise<Response> {
  const body = JSON.stringify({ email: 'student@podium.local', password: demoPassword });
  return fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}
