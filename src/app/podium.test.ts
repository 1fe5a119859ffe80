// Lane: alone.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { command } from '#test/program.ts';
import { type Podium, startPodium } from './podium.ts';

const folders: string[] = [];
const started: Podium[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((podium) => podium.stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const live = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://school.example',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'school@school.example',
  ADMIN_EMAIL: 'owner@school.example',
  ADMIN_PASSWORD: 'chosen-by-the-owner',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'live_key',
};

test('a stop lets what is being answered end, and then nobody is at the door', async () => {
  const podium = await start();
  const simulator = podium.demo!.yookassa!;
  simulator.setFaults({ slowMs: 700 });
  const answer = post(podium, '/api/create_payment', {
    body: {
      amount: 4000,
      currency: 'RUB',
      description: 'Оплата курса',
      course_type: 'basic',
      email: 'vera@example.com',
      name: 'Вера',
      privacy_consent: true,
      offer_consent: true,
    },
  });
  await vi.waitFor(() => expect(simulator.payments()).toHaveLength(1), { timeout: 10_000 });
  const stopped = podium.stop();
  expect((await answer).status).toBe(200);
  await stopped;
  await expect(fetch(podium.url)).rejects.toThrow('fetch failed');
});

// spec: 547
test('the demo school survives a stop: the second start finds what the first one made', async () => {
  const folder = await freshFolder();
  const first = await start({ DATA_DIR: folder });
  const before = await (await fetch(`${first.url}/api/courses`)).json();
  await first.stop();
  const second = await start({ DATA_DIR: folder });
  expect(await (await fetch(`${second.url}/api/courses`)).json()).toEqual(before);
});

test('says whether it is there and whether it can work', { timeout: 90_000 }, async () => {
  const podium = await start();
  expect(await (await fetch(`${podium.url}/healthz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${podium.url}/readyz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${podium.url}/metrics`)).text()).toContain('http_request_duration_seconds');
  // The demo student's certificate is the last of the work that a new school has.
  await podium.demo!.mail!.waitFor(() => true, { limitMs: 60_000 });
  await podium.app.database.close();
  expect((await fetch(`${podium.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${podium.url}/readyz`)).status).toBe(503);
});

// spec: 59, 204, 549, 800
test('nothing of the demo is in a live school', async () => {
  const podium = await start(live);
  const local = localUrl(podium);
  const demo = await start();
  const page = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
  for (const path of [
    '/api/demo/accounts',
    '/demo/mailbox',
    '/demo/payments',
    '/demo/telegram',
    '/metrics',
    '/admin-test',
  ]) {
    // A path that is mistyped here would be missing in the demo as well.
    expect([path, await page(demo.url + path)]).toEqual([path, expect.toBeOneOf([200, 302, 303, 307])]);
    expect([path, await page(local + path)]).toEqual([path, 404]);
  }
  expect(await (await fetch(`${local}/api/courses`)).json()).toEqual({ courses: [] });
  expect(await (await fetch(local)).text()).not.toContain('/demo/');
});

test('the description of the calls is for everybody in demo mode, for staff in a live school', async () => {
  const demo = await start();
  const described = await (await fetch(`${demo.url}/api/docs`)).json();
  expect(described).toMatchObject({ openapi: '3.1.0', paths: { '/api/create_payment': { post: {} } } });

  const podium = await start(live);
  const local = localUrl(podium);
  expect((await fetch(`${local}/api/docs`)).status).toBe(401);
  const owner = { email: live.ADMIN_EMAIL, password: live.ADMIN_PASSWORD, staff: true };
  const { access_token } = (await (await post({ url: local }, '/api/login', { body: owner })).json()) as {
    access_token: string;
  };
  const authorization = `Bearer ${access_token}`;
  const next = 'another-of-the-owner';
  const change = { current_password: owner.password, new_password: next, confirm_password: next };
  await post({ url: local }, '/api/admin/change-password', { body: change, more: { authorization } });
  const asked = await fetch(`${local}/api/docs`, { headers: { authorization } });
  expect(asked.status).toBe(200);
});

// spec: 558
test('every command tells what it takes, with an example, and does nothing else', async () => {
  const DATA_DIR = await freshFolder();
  const all = await command(['help']);
  expect(all).toMatchObject({ code: 0, errors: '' });
  const names = [...all.output.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name]) => name!);
  expect(names).toContain('rehearsal');
  expect(await command(['--help'])).toEqual(all);
  expect(await command([])).toEqual(all);
  for (const name of names) {
    // Settings that no command could begin with: none is read.
    const told = await command([name, '--help'], { DATA_DIR, PORT: 'many' });
    expect([name, told.code, told.errors]).toEqual([name, 0, '']);
    expect(told.output).toMatch(new RegExp(`^Usage: npm run podium -- ${name}\\b`));
    expect(told.output).toContain(`Example: npm run podium -- ${name}`);
    expect(await command(['help', name])).toEqual(told);
  }
  expect(await readdir(DATA_DIR)).toEqual([]);
});

// spec: 558
test('an unknown command, or one without the words that it takes, ends with 1 and says what there is', async () => {
  const unknown = await command(['launch']);
  expect(unknown).toMatchObject({ code: 1, output: '' });
  expect(unknown.errors).toMatch(/^There is no command launch\.\n[\s\S]*payment-simulator/);
  expect((await command(['help', 'launch'])).code).toBe(1);
  for (const name of ['demo', 'rehearsal', 'admin', 'document']) {
    const DATA_DIR = await freshFolder();
    const { code, errors } = await command([name], { DATA_DIR });
    expect([name, code, errors]).toEqual([
      name,
      1,
      expect.stringContaining(`Usage: npm run podium -- ${name} `),
    ]);
    expect(await readdir(DATA_DIR)).toEqual([]);
  }
});

async function start(settings: Record<string, string> = {}): Promise<Podium> {
  const config = readConfig({ DATA_DIR: await freshFolder(), PORT: '0', HOST: '127.0.0.1', ...settings });
  const podium = await startPodium(config, { log: makeLog('silent') });
  started.push(podium);
  return podium;
}

/** A live school prints its public address; this is where it listens. */
function localUrl({ server }: Podium): string {
  const { port } = server.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-whole-'));
  folders.push(folder);
  return folder;
}

function post(
  podium: { url: string },
  path: string,
  { body, more }: { body: unknown; more?: Record<string, string> },
): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...more };
  return fetch(podium.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
