/** Texts of the panel's sections, as they are sent to a reader who goes from one to another. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { type Podium, startPodium } from './podium.ts';

let podium: Podium;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-texts-'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' });
  podium = await startPodium(config, { log: makeLog('silent') });
});
afterAll(async () => {
  await podium?.stop();
  if (folder) await rm(folder, { recursive: true });
});

it('are sent compressed, and not again to a browser that has them', async () => {
  const plain = await ask('/texts/ru/orders', { 'accept-encoding': 'identity' });
  const packed = await ask('/texts/ru/orders', { 'accept-encoding': 'br' });
  expect([plain.status, packed.status, packed.headers.get('content-encoding')]).toEqual([200, 200, 'br']);
  const sizeOf = ({ headers }: Response) => Number(headers.get('content-length'));
  expect(sizeOf(packed)).toBeLessThan(sizeOf(plain) / 3);
  expect(await packed.json()).toEqual(await plain.json());
  const known = { 'accept-encoding': 'br', 'if-none-match': packed.headers.get('etag')! };
  expect((await ask('/texts/ru/orders', known)).status).toBe(304);
});

it('are one answer however the address is spelt, and none where there is no section', async () => {
  const etagAt = async (path: string) => (await ask(path, {})).headers.get('etag');
  expect(await etagAt('/texts/ru/%6frders?from=menu')).toBe(await etagAt('/texts/ru/orders'));
  for (const path of ['/texts/ru/none', '/texts/xx/orders']) expect((await ask(path, {})).status).toBe(404);
});

function ask(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(podium.url.replace('localhost', '127.0.0.1') + path, { headers });
}
