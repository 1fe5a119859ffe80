// Lane: alone.
/** A school that rehearses before it goes live: on this machine, with simulators, until the rehearsal is ended. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { rehearsalApi } from '#features/office/rehearsal/contract.ts';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { ConfigError } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { type Endpoint, type Input, type Output, sendsQuery } from '#shared/contract.ts';
import { commandLine } from '#test/program.ts';
import { aCourse, type SoldCourse } from '#test/school.ts';
import { settingsToStart } from './launch.ts';
import { type Podium, startPodium } from './podium.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const owner = { email: 'owner@school.example', password: 'chosen-by-the-owner' };
const settings = {
  PORT: '0',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  // Settings of the live school to come: a rehearsal uses the same file.
  APP_URL: 'https://school.example',
  HOST: '0.0.0.0',
  MAIL_URL: 'smtps://mail.school.example',
  MAIL_FROM: 'school@school.example',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'live_key',
};
const rehearsal = { ...settings, PODIUM_MODE: 'rehearsal' };
const live = { ...settings, PODIUM_MODE: 'live', HOST: '127.0.0.1' };

// spec: 555
test('has the simulators of payments, bank and mail, a bar that says so, and nothing of the demo', async () => {
  const podium = await start(rehearsal);
  const { config } = podium.app;
  expect(new URL(podium.url).hostname).toBe('localhost');
  expect(config.mail.url).toMatch(/^smtp:\/\/127\.0\.0\.1:/);
  expect(config.yookassa!.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(config.tbank!.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  for (const [path, status] of Object.entries({
    ...{ '/demo/mailbox': 200, '/demo/payments': 302, '/demo/bank': 302 },
    ...{ '/demo/telegram': 404, '/demo/google': 404, '/demo/vk': 404, '/demo/model': 404 },
    ...{ '/api/demo/accounts': 404, '/api/demo/year': 404, '/admin-test': 404, '/metrics': 404 },
  }))
    expect([path, (await fetch(at(podium, path), { redirect: 'manual' })).status]).toEqual([path, status]);
  expect((await call(podium, coursesApi.list, {})).body.courses).toEqual([]);

  // Pages drawn in the browser have the same bar: e2e/a-rehearsal.spec.ts.
  const bars = { '/': 'Репетиция: деньги', '/en': 'Rehearsal: no money', '/zh': '彩排：' };
  for (const [path, bar] of Object.entries({
    ...bars,
    '/login': 'Репетиция',
    '/offer.html': 'Репетиция',
  }))
    expect([path, await pageAt(podium, path)]).toEqual([path, expect.stringContaining(bar)]);
});

// spec: 557
test('an owner opens a school, sells, ends the rehearsal in the panel, and goes live with the course alone', async () => {
  const DATA_DIR = await freshFolder();
  const first = await start({ ...rehearsal, DATA_DIR });
  const token = await ownersToken(first, owner.password);
  const course = await openSchool(first, token);
  const order = await buyWith(first, course);
  const listed = await call(first, ordersApi.list, {}, token);
  expect(listed.body.orders).toMatchObject([{ status: 'paid', rehearsal: true }]);
  const mail = await first.simulators!.mail!.waitFor(({ to }) => to.includes('vera@example.com'));
  expect(mail.subject).toMatch(/^\[Репетиция\] /);
  expect(order.order_id).toBe(listed.body.orders[0]!.id);
  await first.stop();

  const remains = expect.stringMatching(
    /^database: holds a rehearsal since \d{4}-\d\d-\d\d \(orders: 1\): run `npm run podium -- rehearsal end`/,
  );
  expect(await refusalOf({ ...live, DATA_DIR })).toEqual([remains]);
  // The refusal names a missing setting as well.
  expect(await refusalOf({ ...live, DATA_DIR, MAIL_URL: '' })).toEqual([
    'MAIL_URL: is required when PODIUM_MODE=live',
    remains,
  ]);
  expect(await commandLine(['doctor'], { ...live, DATA_DIR })).toContain('FAIL  no rehearsal is under way: ');

  const second = await start({ ...rehearsal, DATA_DIR });
  const again = await ownersToken(second, chosen);
  expect((await call(second, rehearsalApi.end, { confirm: true }, again)).body).toEqual({
    orders: 1,
    people: 1,
  });
  expect((await call(second, coursesApi.list, {})).body.courses).toMatchObject([{ id: course.id }]);
  await second.stop();

  const opened = await start({ ...live, DATA_DIR });
  const { body } = await call(opened, signInApi.login, { ...owner, password: chosen, staff: true });
  expect((await call(opened, ordersApi.list, {}, body.access_token)).body.total).toBe(0);
  expect((await call(opened, coursesApi.list, {})).body.courses).toMatchObject([{ id: course.id }]);
  expect((await call(opened, schoolPanelApi.showSettings, {}, body.access_token)).body.legal_name).toBe(
    'ИП Ольхова',
  );
  expect(await pageAt(opened, '/')).not.toContain('Репетиция');
  expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('rehearsal-'))).toEqual([]);
});

// spec: 557
test('is ended by a command as well, which finds nothing the second time', async () => {
  const DATA_DIR = await freshFolder();
  const podium = await start({ ...rehearsal, DATA_DIR });
  await buyWith(podium, await openSchool(podium, await ownersToken(podium, owner.password)));
  await podium.stop();
  const end = () => commandLine(['rehearsal', 'end'], { ...live, DATA_DIR });
  expect(await end()).toBe('The rehearsal is over. Removed: orders 1, people 1.\n');
  expect(await end()).toBe('There is no rehearsal in this database.\n');
  expect((await start({ ...live, DATA_DIR })).simulators).toBeNull();
});

// spec: 557
test('is refused by a school that has sold for real, and by a database of the demo', async () => {
  const DATA_DIR = await freshFolder();
  const podium = await start({ ...rehearsal, DATA_DIR });
  await buyWith(podium, await openSchool(podium, await ownersToken(podium, owner.password)));
  await sql`update orders set money = 'real'`.execute(podium.app.database.handle);
  await podium.stop();
  expect(await refusalOf({ ...rehearsal, DATA_DIR })).toEqual([
    expect.stringMatching(
      /^database: is a live school's \(real orders: 1\): a rehearsal is for before the first sale/,
    ),
  ]);

  const demo = await start({ DATA_DIR: await freshFolder(), PORT: '0' });
  const { dataDir } = demo.app.config;
  await demo.stop();
  expect(await refusalOf({ ...rehearsal, DATA_DIR: dataDir })).toContainEqual(
    expect.stringMatching(/^database: was used in demo mode/),
  );
});

const chosen = 'another-of-the-owner';

/** Signs in with the first password and chooses another one, as the panel demands. */
async function ownersToken(podium: Podium, password: string): Promise<string> {
  const { body } = await call(podium, signInApi.login, { ...owner, password, staff: true });
  const token = body.access_token!;
  const change = { current_password: password, new_password: chosen, confirm_password: chosen };
  if (password !== chosen) await call(podium, peopleApi.changeOwnPassword, change, token);
  return token;
}

/** Says who sells, and puts a course on sale. */
async function openSchool(podium: Podium, token: string): Promise<SoldCourse> {
  const { body: facts } = await call(podium, schoolPanelApi.showSettings, {}, token);
  await call(
    podium,
    schoolPanelApi.saveSettings,
    { ...facts, legal_name: 'ИП Ольхова', inn: '500100732259' },
    token,
  );
  const { body: contacts } = await call(podium, schoolPanelApi.showContacts, {}, token);
  await call(
    podium,
    schoolPanelApi.saveContacts,
    { ...contacts, networks: [], email: 'school@school.example' },
    token,
  );
  return aCourse(podium);
}

async function buyWith(podium: Podium, course: SoldCourse) {
  const order = await call(podium, paymentsApi.create, {
    ...{
      amount: course.priceKopecks / 100,
      currency: 'RUB',
      description: course.title,
      course_id: course.id,
    },
    ...{ email: 'vera@example.com', name: 'Вера', privacy_consent: true, offer_consent: true },
  });
  expect(order.status).toBe(200);
  podium.simulators!.yookassa!.pay(order.body.payment_id);
  const { handle } = podium.app.database;
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select id from orders where status = 'paid'`.execute(handle);
      expect(rows).toHaveLength(1);
    },
    { timeout: 10_000 },
  );
  return order.body;
}

async function start(given: Record<string, string>): Promise<Podium> {
  const config = await settingsToStart({ DATA_DIR: await freshFolder(), ...given });
  const podium = await startPodium(config, { log: makeLog('silent') });
  cleanups.push(() => podium.stop());
  return podium;
}

async function refusalOf(given: Record<string, string>): Promise<string[]> {
  const error = await start(given).catch((reason: unknown) => reason);
  if (error instanceof ConfigError) return error.problems;
  throw error;
}

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-rehearsal-'));
  cleanups.push(() => rm(folder, { recursive: true, maxRetries: 10 }));
  return folder;
}

/** A live school prints its public address; this is where it listens. */
function at({ server }: Podium, path: string): string {
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}${path}`;
}

async function pageAt(podium: Podium, path: string): Promise<string> {
  const answer = await fetch(at(podium, path), { headers: { accept: 'text/html' } });
  // Texts for scripts are on every page; the reader sees the bar.
  return (await answer.text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
}

async function call<E extends Endpoint>(
  podium: Podium,
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<{ status: number; body: Output<E> }> {
  const answer = await fetch(at(podium, endpoint.path), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(!sendsQuery(endpoint.method) && { body: JSON.stringify(input) }),
  });
  return { status: answer.status, body: (await answer.json()) as Output<E> };
}
