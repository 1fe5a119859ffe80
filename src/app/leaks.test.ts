/**
 * S14: no secret reaches the log, whatever fails; and every log record is one line of JSON, whatever is sent.
 */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { makeLog } from '#server/log.ts';
import { day, hour } from '#shared/dates.ts';
import { atCount, tell } from '#test/counts.ts';
import { aBrowser, aPerson, choose, googleClient, sessionIdFor, withProviders } from '#test/oauth.ts';
import { rights } from '#test/rights.ts';
import { aCourse, purchaseOf } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { apiRoutes } from './server.ts';

const password = 'canary-Пароль-of-a-person';
const wrong = 'canary-wrong-password-1';
const next = 'canary-Новый-пароль-2';
const bearer = 'canary_bearer_nobody_has_0123456789abcdefgh';
const device = `canary-device-${'x'.repeat(29)}`;
const settings = {
  METRICS_TOKEN: 'canary-metrics-token-1',
  ADMIN_PASSWORD: 'canary-admin-password',
};
/** The shop's credentials, as settings and as the Authorization header. */
const shop = ['test_world', Buffer.from('100500:test_world').toString('base64')];
/** Share of the calls made in each trouble, others in the next; a measurement makes them all. */
const step = atCount(8, 1);
const separators = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u001b[31m',
  '\u001b]0;x\u0007',
  '\u009b2J',
];
const forged = '{"level":60,"msg":"forged"}';

describeOnEngines('the log of a school', (makeWorld) => {
  it('keeps every secret to itself, also where things fail', async () => {
    const { world, lines } = await loggedWorld(makeWorld);
    const secrets = [
      password,
      wrong,
      next,
      bearer,
      device,
      ...Object.values(settings),
      googleClient.clientSecret,
    ];
    secrets.push(...(await ordinaryDays(world)));
    secrets.push(...shop, ...(await storedHashes(world)));
    expect(secrets.filter((secret) => !secret)).toEqual([]);
    await troubles(world);
    expect(lines().length).toBeGreaterThan(100);
    expect(lines().filter((line) => line.includes('unexpected error')).length).toBeGreaterThan(20);
    for (const secret of secrets) {
      const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
      const told = lines().filter((line) => forms.some((form) => line.includes(form)));
      expect(told, secret).toEqual([]);
    }
    tell('secrets looked for', secrets.length);
    tell('records they were looked for in', lines().length);
  });

  it('is one line of JSON a record, whatever people call themselves', async () => {
    const { world, lines } = await loggedWorld(makeWorld);
    for (const separator of separators) await sendForgery(world, separator);
    await sql`drop table limit_counters`.execute(world.app.database.handle);
    for (const separator of separators) await sendForgery(world, separator);
    expect(lines().length).toBeGreaterThan(separators.length);
    for (const line of lines()) {
      expect(line.endsWith('\n')).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not appear raw.
      expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
      expect((JSON.parse(line) as { msg: string }).msg).not.toBe('forged');
    }
    tell('records with separators of lines in them', lines().length);
  });
});

async function loggedWorld(makeWorld: (options: object) => Promise<World>) {
  const written: string[] = [];
  const log = makeLog('debug', { write: (text: string) => void written.push(text) });
  const world = await makeWorld({ log, config: { LOG_LEVEL: 'debug', ...settings } });
  return { world, lines: () => written };
}

/** People arrive, forget passwords, buy and leave. @returns the secrets they were given */
async function ordinaryDays(world: World): Promise<string[]> {
  const visitor = world.visitor();
  const { google } = await withProviders(world);
  const person = {
    email: 'vera@example.com',
    password,
    first_name: 'Вера',
    last_name: 'Ким',
    privacy_consent: true,
    data_consent: true,
  };
  await visitor.call(signInApi.register, person);
  const confirm = await mailed(world, /verify-email\/([\w-]{43})/);
  await visitor.call(signInApi.verifyEmail, { token: confirm });
  await visitor.call(signInApi.login, { email: person.email, password: wrong });
  const signedIn = await visitor.call(signInApi.login, { email: person.email, password });
  const session = signedIn.body.access_token!;
  await visitor.call(signInApi.forgotPassword, { email: person.email });
  const reset = await mailed(world, /reset-password\?token=([\w-]{43})/);
  for (const url of [`/reset-password?token=${reset}`, `/verify-email/${reset}`, `/none/${reset}?t=${reset}`])
    for (const method of ['GET', 'POST', 'PUT'] as const) await visitor.request({ method, url });
  const bought = await visitor.call(paymentsApi.create, purchaseOf(await aCourse(world)));
  await visitor.call(paymentsApi.status, { order_secret: bought.body.order_secret });
  const browser = aBrowser(world);
  const maria = google.people.add(aPerson());
  const sessionId = await sessionIdFor(browser, maria);
  const kept = browser.cookie!.split('=')[1]!;
  await browser.open(`${await choose(await aBrowser(world).begin('google'), maria)}&state=${sessionId}`);
  await visitor.call(signInApi.resetPassword, { token: reset, new_password: next });
  await world.bearer(session).call(signInApi.me, {});
  await world.runJobs();
  return [confirm, session, reset, bought.body.order_secret, sessionId, kept];
}

/**
 * Makes calls with secrets in its input, while the mail server, the provider and then tables are gone.
 */
async function troubles(world: World): Promise<void> {
  const owner = await world.signedInAs('super_admin');
  world.mail.setFailing(true);
  world.yookassa.setFaults({ failBeforeCommit: 1000 });
  let trouble = 0;
  await callSome(world, owner.token!, trouble);
  await world.runJobs();
  world.passTime(2 * hour);
  await world.runJobs();
  const { handle } = world.app.database;
  for (const table of ['one_time_links', 'jobs', 'limit_counters', 'courses', 'users']) {
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_gone`)}`.execute(handle);
    await callSome(world, owner.token!, ++trouble);
  }
  world.passTime(1 * day);
  await world.runJobs().catch(() => {});
}

async function callSome(world: World, token: string, trouble: number): Promise<void> {
  const secretsIn = {
    password: wrong,
    current_password: wrong,
    new_password: next,
    token: bearer,
    order_secret: bearer,
    session_id: bearer,
    code: bearer,
    device_id: bearer,
    email: 'somebody@example.com',
    phone: '+79001234567',
  };
  for (const { endpoint } of apiRoutes.filter((_, n) => (n + trouble) % step === 0)) {
    const { body = {} } = rights[`${endpoint.method} ${endpoint.path}`]!;
    const url = endpoint.path.replace(/\{\w+\}/g, bearer);
    const isRead = endpoint.method === 'GET';
    for (const authorization of [`Bearer ${token}`, `Bearer ${bearer}`]) {
      await world.visitor().request({
        method: endpoint.method,
        url,
        headers: { authorization, cookie: `oauth=${bearer}; session=${bearer}`, 'x-podium-device': device },
        ...(isRead ? { query: { token: bearer, code: bearer } } : { payload: { ...body, ...secretsIn } }),
      });
    }
  }
}

async function storedHashes({ app }: World): Promise<string[]> {
  const passwords = sql<{
    password_hash: string;
  }>`select password_hash from users where password_hash is not null`;
  const sessions = sql<{ token_hash: string }>`select token_hash from sessions`;
  const { handle } = app.database;
  return [
    ...(await passwords.execute(handle)).rows.map((row) => row.password_hash),
    ...(await sessions.execute(handle)).rows.map((row) => row.token_hash),
  ];
}

async function mailed(world: World, token: RegExp): Promise<string> {
  await world.runJobs();
  const mail = await world.mail.waitFor(({ text }) => token.test(text));
  return token.exec(mail.text)![1]!;
}

/**
 * Puts a caller's text everywhere it may reach a record: names, paths, headers, and values quoted by a
 * failing statement.
 */
async function sendForgery(world: World, separator: string): Promise<void> {
  const text = `Вера${separator}${forged}${separator}`;
  const visitor = world.visitor();
  const headers = { 'user-agent': text.replace(/[^\u0020-\u007e]/g, ''), 'content-type': 'application/json' };
  const payload = JSON.stringify({
    email: `${text}@example.com`,
    password: text,
    first_name: text,
    event: text,
  });
  for (const url of ['/api/login', '/api/register', '/api/payments/yookassa/webhook', '/api/none'])
    await visitor.request({ method: 'POST', url, headers, payload });
  for (const path of [
    `/api/${encodeURIComponent(text)}`,
    `/none/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`,
  ])
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      await visitor.request({ method, url: path, headers });
  await visitor.call(signInApi.login, { email: 'vera@example.com', password: text });
}
