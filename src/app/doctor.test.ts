// Lane: alone.
/** `podium doctor`: what it says beside the settings (live.test.ts). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandLine } from '#test/program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-doctor-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the doctor says how the backups stand', async () => {
  const settings = { DATA_DIR: folder };
  expect(await commandLine(['doctor'], settings)).toContain('FAIL  backups: run npm start once');
  await commandLine(['backup', 'keys'], settings);
  expect(await commandLine(['doctor'], settings)).toContain('note  backups: none has been made yet');
});
