/** Lines of a set, whatever somebody has put into it. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLines, writeLines } from './archive.ts';
import { makeKeyPair } from './keys.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

const megabyte = 1024 * 1024;

it('are read across pieces, long ones too', async () => {
  const lines = [['a'.repeat(3 * megabyte), 'я\u2028'], [], ['b']];
  expect(await linesOf(lines.map((line) => `${JSON.stringify(line)}\n`))).toEqual(lines);
});

it.each([
  ['a first line that never ends', Array(40).fill(' '.repeat(megabyte)), 'a line is too long'],
  ['a last line that is cut', ['[]\n', '["a'], 'the last line is cut'],
])('are refused with %s', async (_title, lines, message) => {
  await expect(linesOf(lines)).rejects.toMatchObject({ problem: 'damaged', cause: { message } });
});

async function linesOf(lines: readonly string[]): Promise<unknown[]> {
  const { recipient, identity } = await makeKeyPair();
  const draft = join(folder, crypto.randomUUID());
  await writeLines(givenOut(lines), [recipient], draft);
  return Array.fromAsync(readLines(createReadStream(draft), identity));
}

async function* givenOut(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
