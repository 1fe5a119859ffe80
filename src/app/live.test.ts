// Lane: alone.
/** The first day of a live school: reasons to refuse a start, and how its owner gets in. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { createFirstAdmin } from '#features/office/people/server/firstAdmin.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeLog } from '#server/log.ts';
import type { Endpoint } from '#shared/contract.ts';
import { startYookassa } from '#simulators/yookassa/server.ts';
import { commandLine } from '#test/program.ts';
import { openDatabase } from './database.ts';
import { removeDemo } from './demoRemoval.ts';
import { settingsToStart } from './launch.ts';
import { makeApp, type Podium, startPodium } from './podium.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const live = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://school.example',
  HOST: '127.0.0.1',
  PORT: '0',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'school@school.example',
  ADMIN_EMAIL: 'owner@school.example',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'live_key',
  YOOKASSA_URL: 'https://yookassa.invalid/v3',
};
const remedy = 'run `npm run podium -- demo remove`, which keeps what is real';
const used = expect.stringMatching(/^database: was used in demo mode \(since \d{4}-\d\d-\d\d\): run /);

// spec: 553
test('a database of the demo is refused until the demo is taken out, settings and all in one message', async () => {
  const DATA_DIR = await freshFolder();
  const demo = await start({ DATA_DIR, HOST: '127.0.0.1', PORT: '0' });
  await demo.stop();
  const problems = await refusalOf({ ...live, DATA_DIR, ADMIN_PASSWORD: 'podium-demo', MAIL_URL: '' });
  expect(problems).toEqual([
    'MAIL_URL: is required when PODIUM_MODE=live',
    'ADMIN_PASSWORD: is the demo password, which everybody knows',
    used,
    `accounts: the demo password opens ${[
      'admin@podium.local, content@podium.local, director@podium.local, finance@podium.local',
      'manager@podium.local, student@podium.local, support@podium.local',
    ].join(', ')}: ${remedy}`,
  ]);
  expect(await commandLine(['doctor'], { ...live, DATA_DIR })).toContain(
    'FAIL  the database is no demo’s: database: was used',
  );
  // With complete settings, the database alone is enough to refuse.
  expect(await refusalOf({ ...live, DATA_DIR })).toEqual([used, expect.stringMatching(/^accounts: /)]);

  const { app } = await withoutDoors({ ...live, DATA_DIR });
  await removeDemo(app);
  const podium = await start({ ...live, DATA_DIR });
  expect(podium.firstAdmin).toMatchObject({ email: 'owner@school.example' });
});

test('the doctor tries the key of YooKassa', async () => {
  const shop = { shopId: '100500', secretKey: 'test_key' };
  const yookassa = await startYookassa(shop);
  cleanups.push(() => yookassa.close());
  const settings = { YOOKASSA_URL: `${yookassa.url}/v3`, YOOKASSA_SHOP_ID: shop.shopId };
  const said = async (YOOKASSA_SECRET_KEY: string) =>
    commandLine(['doctor'], { ...settings, YOOKASSA_SECRET_KEY, DATA_DIR: await freshFolder() });
  const [right, wrong] = await Promise.all([said(shop.secretKey), said('test_mistyped')]);
  expect(right).toContain('ok    YooKassa takes the shop id and key');
  expect(wrong).toContain('FAIL  YooKassa takes the shop id and key: it refuses');
});

test('the doctor says when mails may be read on their way to another machine', async () => {
  const DATA_DIR = await freshFolder();
  const said = (MAIL_URL: string) => commandLine(['doctor'], { MAIL_URL, DATA_DIR });
  const note = 'note  MAIL_URL demands no TLS';
  const [open, demanded, local] = await Promise.all([
    said('smtp://0.0.0.0:1?requireTLS=false'),
    said('smtp://0.0.0.0:1'),
    said('smtp://127.0.0.1:1?requireTLS=false'),
  ]);
  expect(open).toContain(note);
  for (const other of [demanded, local]) expect(other).not.toContain(note);
});

// spec: 553
test('a demo password is refused wherever it comes from', async () => {
  const DATA_DIR = await freshFolder();
  const { app } = await withoutDoors({ ...live, DATA_DIR });
  await migrate(app.database);
  await createFirstAdmin(contextOf(app), { password: 'podium-demo', mustChange: false });
  expect(await refusalOf({ ...live, DATA_DIR })).toEqual([
    `accounts: the demo password opens owner@school.example: ${remedy}`,
  ]);
});

// spec: 552
test('the first password is in a file for the owner alone, goes with the sign-in, and must be changed', async () => {
  const DATA_DIR = await freshFolder();
  const podium = await start({ ...live, DATA_DIR });
  const file = podium.firstAdmin!.file!;
  expect(file).toBe(join(DATA_DIR, 'first-password'));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const password = (await readFile(file, 'utf8')).trim();
  expect(password).toMatch(/^[\w-]{20}$/);

  const email = 'owner@school.example';
  const first = await call(podium, signInApi.login, { input: { email, password, staff: true } });
  const token = first.body.access_token;
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect((await call(podium, signInApi.me, { input: {}, token })).body).toMatchObject({
    must_change_password: true,
  });
  const refused = { status: 403, body: { code: 'password_change_required' } };
  expect(await call(podium, ordersApi.list, { input: {}, token })).toMatchObject(refused);
  expect(await call(podium, { path: '/api/docs', method: 'GET' }, { input: {}, token })).toMatchObject(
    refused,
  );

  const to = (next: string) => ({ current_password: password, new_password: next, confirm_password: next });
  expect(await call(podium, peopleApi.changeOwnPassword, { input: to(password), token })).toMatchObject({
    status: 422,
    body: { fields: { new_password: 'Нужен другой пароль, не прежний' } },
  });
  expect(
    await call(podium, peopleApi.changeOwnPassword, { input: to('мой новый пароль'), token }),
  ).toMatchObject({
    status: 200,
  });
  expect((await call(podium, ordersApi.list, { input: {}, token })).status).toBe(200);
  expect((await call(podium, signInApi.me, { input: {}, token })).body).toMatchObject({
    must_change_password: false,
  });
  await podium.stop();
  expect((await start({ ...live, DATA_DIR })).firstAdmin, 'nobody has to sign in first any more').toBeNull();
});

// spec: 552
test('a password of the settings must be changed as well, and no file is made', async () => {
  const podium = await start({ ...live, ADMIN_PASSWORD: 'из настроек' });
  expect(podium.firstAdmin).toEqual({ email: 'owner@school.example', file: null });
  const input = { email: 'owner@school.example', password: 'из настроек', staff: true };
  const { body } = await call(podium, signInApi.login, { input });
  expect((await call(podium, ordersApi.list, { input: {}, token: body.access_token })).status).toBe(403);
});

// spec: 552
test('a start that finds its port taken makes no super admin; the next one does', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const DATA_DIR = await freshFolder();
  const PORT = String((taken.address() as AddressInfo).port);
  const late = startPodium(readConfig({ ...live, DATA_DIR, PORT }), { log: makeLog('silent') });
  await expect(late).rejects.toThrow('EADDRINUSE');
  await expect(stat(join(DATA_DIR, 'first-password'))).rejects.toThrow('ENOENT');
  await new Promise((resolve) => taken.close(resolve));
  const podium = await start({ ...live, DATA_DIR, PORT });
  const password = (await readFile(podium.firstAdmin!.file!, 'utf8')).trim();
  const input = { email: 'owner@school.example', password, staff: true };
  expect((await call(podium, signInApi.login, { input })).status).toBe(200);
});

// spec: 559
test('the demo prints only sign-ins that work', async () => {
  const DATA_DIR = await freshFolder();
  const settings = { DATA_DIR, HOST: '127.0.0.1', PORT: '0' };
  const first = await start(settings);
  const known = await first.demo!.accounts(first.app);
  expect(known).toHaveLength(7);
  for (const { email, password } of known)
    expect([email, (await call(first, signInApi.login, { input: { email, password } })).status]).toEqual([
      email,
      200,
    ]);
  const { email, password } = known.find(({ role }) => role === 'support')!;
  const token = (await call(first, signInApi.login, { input: { email, password } })).body.access_token;
  const next = 'мой новый пароль';
  const change = { current_password: password, new_password: next, confirm_password: next };
  await call(first, peopleApi.changeOwnPassword, { input: change, token });
  await first.stop();
  // Another address in the settings creates no second super admin, and none is announced.
  const second = await start({ ...settings, ADMIN_EMAIL: 'other@podium.local' });
  const emails = (await second.demo!.accounts(second.app)).map((account) => account.email);
  expect(emails).not.toContain(email);
  expect(emails).not.toContain('other@podium.local');
  expect(emails).toHaveLength(6);
});

// spec: 560
test('a shop with a test key says so on every page', async () => {
  const podium = await start({ ...live, YOOKASSA_SECRET_KEY: 'test_key' });
  const bar = /Тестовый магазин: оплата картой|Test shop: card payments/;
  // Pages drawn in the browser have the same bar: e2e/account-pages.spec.ts.
  const paths = ['/', '/en', '/login', '/offer.html', '/no-such-page'];
  for (const path of paths)
    expect([path, await pageAt(podium, path)]).toEqual([path, expect.stringMatching(bar)]);
  const real = await start(live);
  expect(await pageAt(real, '/')).not.toMatch(bar);
});

async function start(settings: Record<string, string>): Promise<Podium> {
  const config = await settingsToStart({ DATA_DIR: await freshFolder(), ...settings });
  const podium = await startPodium(config, { log: makeLog('silent') });
  cleanups.push(() => podium.stop());
  return podium;
}

async function refusalOf(settings: Record<string, string>): Promise<string[]> {
  const error = await start(settings).catch((reason: unknown) => reason);
  if (error instanceof ConfigError) return error.problems;
  throw error;
}

async function withoutDoors(settings: Record<string, string>) {
  const config = await settingsToStart(settings);
  const made = makeApp({ config, database: await openDatabase(config), log: makeLog('silent') });
  cleanups.push(() => made.app.database.close());
  return made;
}

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-live-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function pageAt({ server }: Podium, path: string): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
  // Texts for scripts are on every page; the reader sees the bar.
  return (await answer.text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
}

/** A live school prints its public address; this is where it listens. */
async function call(
  { server }: Podium,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { input, token }: { input: object; token?: string },
): Promise<{ status: number; body: { access_token?: string } }> {
  const { port } = server.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  });
  return { status: answer.status, body: (await answer.json()) as { access_token?: string } };
}
