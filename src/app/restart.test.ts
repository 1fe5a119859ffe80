// Lane: alone.
/** R11: `npm start` as people run it is restarted from the panel, and no request is broken or refused. */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
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

it('ends where it is told so within a restart', async () => {
  const { product, restart, publicPage } = await start('own');
  expect(await restart()).toBe(200);
  process.kill(product.pid, 'SIGTERM');
  expect(await product.ended).toBe(0);
  expect(await ask(publicPage)).toBe('ECONNREFUSED');
});

it('ends where it is told so while it starts again', async () => {
  const { product, restart, servingPid, publicPage } = await start('own');
  const before = await servingPid();
  expect(await restart()).toBe(200);
  while (await servingPid().then((pid) => pid === before || pid === 0));
  process.kill(product.pid, 'SIGTERM');
  expect(await product.ended).toBe(0);
  expect(await ask(publicPage)).toBe('ECONNREFUSED');
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s that reaches parent and child is one, and what is under way is answered',
  async (signal) => {
    const { product, url } = await start('own');
    const form = await beginForm(url);
    const idle = await idleConnection(url);
    process.kill(-product.pid, signal);
    // Ends once the server drains.
    await idle.ended;
    expect(await form.end()).toContain('HTTP/1.1 422 ');
    expect(await product.ended).toBe(0);
  },
);

it('is ended and started again where it hangs', async () => {
  const { servingPid, publicPage } = await start('own', { PODIUM_SILENT_SECONDS: '5' });
  const hanging = await servingPid();
  process.kill(hanging, 'SIGSTOP');
  // Its port is held: who asks meanwhile waits for the next process.
  expect(await ask(publicPage)).toBe(200);
  expect(await servingPid()).not.toBe(hanging);
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

/** A form whose last byte is still to come. `end` sends it. @returns all that is answered */
async function beginForm(url: string): Promise<{ end(): Promise<string> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = ['POST /api/login HTTP/1.1', 'host: localhost', 'content-type: application/json'];
  // The server says so once it has the head: from then on the form is under way.
  lines.push('expect: 100-continue', 'content-length: 2');
  let answer = '';
  const begun = new Promise((resolve) => socket.once('data', resolve));
  socket.on('data', (part) => (answer += part));
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('error', reject).once('close', () => resolve());
  });
  closed.catch(() => {});
  socket.write(`${lines.join('\r\n')}\r\n\r\n{`);
  await begun;
  return {
    async end() {
      socket.write('}');
      await closed;
      return answer;
    },
  };
}

/** A connection that has been answered and asks no more. */
async function idleConnection(url: string): Promise<{ ended: Promise<unknown> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.on('data', resolve));
  return { ended };
}

async function start(supervisor: 'own' | 'service' | 'none', settings: Record<string, string> = {}) {
  const started = await restartable(await mkdtemp(join(folder, 'data-')), supervisor, settings);
  onTestFinished(() => started.product.kill().catch(() => {}));
  return started;
}
