/** R11: `npm start` as people run it is restarted from the panel, and no request that was heard is broken. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { machineApi, type Overview } from '#features/office/system/contract/machine.ts';
import { lastingPort, startProduct } from '#test/product.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-restart-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('restarts when it is asked to, under the same parent, and breaks no request', async () => {
  const { product, overview, restart, ask } = await start('own');
  const before = await overview();
  expect(before.restarts).toBe(true);
  const asking = keepAsking(ask);
  const begunAt = performance.now();
  expect(await restart()).toBe(200);
  let now: Overview | null = null;
  while (!now || now.uptime_seconds > (performance.now() - begunAt) / 1000)
    now = await overview().catch(() => null);
  const { answered, broken } = await asking.stop();
  expect(broken).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  await product.stop();
  expect(await product.ended).toBe(0);
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

it('does not outlive its parent', async () => {
  const { product, ask } = await start('own');
  // The parent alone: its child hears of it and ends.
  process.kill(product.pid, 'SIGKILL');
  let status: number | string = 200;
  while (status !== 'ECONNREFUSED') status = await ask().catch(codeOf);
});

it('ends with a code of failure where a service manager starts it again', async () => {
  const { product, restart } = await start('service');
  expect(await restart()).toBe(200);
  expect(await product.ended).toBe(75);
});

it('says where nobody would start it again, and goes on', async () => {
  const { overview, restart, ask } = await start('none');
  expect((await overview()).restarts).toBe(false);
  expect(await restart()).toBe(409);
  expect(await ask()).toBe(200);
});

async function start(supervisor: 'own' | 'service' | 'none') {
  const data = await mkdtemp(join(folder, 'data-'));
  const port = String(await lastingPort());
  const product = startProduct({
    ...{ PORT: port, DATA_DIR: data, LOG_LEVEL: 'error', PODIUM_SUPERVISOR: supervisor },
  });
  onTestFinished(() => product.kill().catch(() => {}));
  const { url } = await product.ready;
  const json = { 'content-type': 'application/json' };
  const account = { email: 'admin@podium.local', password: 'podium-demo', remember: false };
  const sent = { method: 'POST', headers: json, body: JSON.stringify(account) };
  const { access_token } = (await (await fetch(`${url}/api/login`, sent)).json()) as { access_token: string };
  const headers = { ...json, authorization: `Bearer ${access_token}` };
  return {
    product,
    ask: async () => (await fetch(`${url}/api/courses`)).status,
    overview: async () => (await (await fetch(url + machineApi.show.path, { headers })).json()) as Overview,
    async restart() {
      const body = JSON.stringify({ confirm: true });
      return (await fetch(url + machineApi.restart.path, { method: 'POST', headers, body })).status;
    },
  };
}

/** One request after another from eight clients. A connection that was refused has not been heard. */
function keepAsking(ask: () => Promise<number>) {
  let isOver = false;
  let answered = 0;
  const broken: (number | string)[] = [];
  async function client(): Promise<void> {
    while (!isOver) {
      const outcome = await ask().catch(codeOf);
      if (outcome === 200) answered += 1;
      else if (outcome !== 'ECONNREFUSED') broken.push(outcome);
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const clients = Array.from({ length: 8 }, client);
  return {
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return { answered, broken };
    },
  };
}

function codeOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string } };
  return cause?.code ?? message;
}
