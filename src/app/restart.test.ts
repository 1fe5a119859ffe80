// Lane: alone.
/** R11: `npm start` as people run it is restarted from the panel, and no request is broken or refused. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ask, keepAsking } from '#test/keepAsking.ts';
import { restartable } from '#test/restarting.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-restart-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// spec: 783
it('restarts when it is asked to, under the same parent, and neither breaks nor refuses a request', async () => {
  const { product, overview, restartWholly, publicPage } = await start('own');
  expect((await overview()).restarts).toBe(true);
  const asking = keepAsking(publicPage, 8);
  expect(await restartWholly()).toBe(200);
  const { answered, broken } = await asking.stop();
  expect(broken).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  await product.stop();
  expect(await product.ended).toBe(0);
  expect(await ask(publicPage)).toBe('ECONNREFUSED');
});

it('does not outlive its parent', async () => {
  const { product, publicPage } = await start('own');
  // The parent alone: its child hears of it and ends.
  process.kill(product.pid, 'SIGKILL');
  while ((await ask(publicPage)) !== 'ECONNREFUSED');
});

// spec: 783
it('ends with a code of failure where a service manager starts it again', async () => {
  const { product, restart } = await start('service');
  expect(await restart()).toBe(200);
  expect(await product.ended).toBe(75);
});

// spec: 783
it('says where nobody would start it again, and goes on', async () => {
  const { overview, restart, publicPage } = await start('none');
  expect((await overview()).restarts).toBe(false);
  expect(await restart()).toBe(409);
  expect(await ask(publicPage)).toBe(200);
});

async function start(supervisor: 'own' | 'service' | 'none') {
  const started = await restartable(await mkdtemp(join(folder, 'data-')), supervisor);
  onTestFinished(() => started.product.kill().catch(() => {}));
  return started;
}
