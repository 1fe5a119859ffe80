// Lane: alone.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { command } from '#test/program.ts';
import { type CommandName, helpOf, isCommand } from './commandHelp.ts';
import { commands } from './commands.ts';
import { type Podium, startPodium } from './podium.ts';
import { WrongWords } from './wrongWords.ts';

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

describe('one that is asked', () => {
  let demo: Podium;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'podium-asked-'));
    demo = await startIn(folder);
  });
  afterAll(async () => {
    await demo.stop();
    await rm(folder, { recursive: true });
  });

  // spec: 59, 204, 549, 800
  test('nothing of the demo is in a live school', async () => {
    const podium = await start(live);
    const local = localUrl(podium);
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

  test('says whether it is there and whether it can work', async () => {
    expect(await (await fetch(`${demo.url}/healthz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${demo.url}/readyz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${demo.url}/metrics`)).text()).toContain('http_request_duration_seconds');
    // The demo student's certificate is the last of the work that a new school has.
    await demo.demo!.mail!.waitFor(() => true, { limitMs: 60_000 });
    await demo.app.database.close();
    expect((await fetch(`${demo.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${demo.url}/readyz`)).status).toBe(503);
  });
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
    expect(isCommand(name)).toBe(true);
    const told = helpOf(name as CommandName);
    expect(told).toMatch(new RegExp(`^Usage: npm run podium -- ${name}\\b`));
    expect(told).toContain(`Example: npm run podium -- ${name}`);
  }
  // Settings that no command could begin with: none is read.
  const told = await command(['rehearsal', '--help'], { DATA_DIR, PORT: 'many' });
  expect(told).toEqual({ code: 0, errors: '', output: `${helpOf('rehearsal')}\n` });
  expect(await command(['help', 'rehearsal'])).toEqual(told);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

// spec: 558
test('an unknown command, or one without the words that it takes, ends with 1 and says what there is', async () => {
  const unknown = await command(['launch']);
  expect(unknown).toMatchObject({ code: 1, output: '' });
  expect(unknown.errors).toMatch(/^There is no command launch\.\n[\s\S]*payment-simulator/);
  expect((await command(['help', 'launch'])).code).toBe(1);
  const DATA_DIR = await freshFolder();
  const config = readConfig({ DATA_DIR });
  for (const name of ['demo', 'rehearsal', 'admin', 'document'] as const)
    await expect(commands[name].run(config, []), name).rejects.toThrow(WrongWords);
  const { code, errors } = await command(['document'], { DATA_DIR });
  expect([code, errors]).toEqual([1, `${helpOf('document')}\n`]);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

async function start(settings: Record<string, string> = {}): Promise<Podium> {
  const podium = await startIn(await freshFolder(), settings);
  started.push(podium);
  return podium;
}

function startIn(DATA_DIR: string, settings: Record<string, string> = {}): Promise<Podium> {
  const config = readConfig({ DATA_DIR, PORT: '0', HOST: '127.0.0.1', ...settings });
  return startPodium(config, { log: makeLog('silent') });
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
