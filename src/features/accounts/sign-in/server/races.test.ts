// Races.
/** R4: simultaneous calls have one effect, and nobody gets a server error. */
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { hour } from '#shared/dates.ts';
import { atCount } from '#test/counts.ts';
import { copies, type RacingAnswer, releaseTogether } from '#test/together.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';
import { issueLink } from './links.ts';
import { register } from './registration.ts';

const atOnce = 50;
/** After the first round. Fifty password hashes take long on a busy machine. */
const again = { repeats: atCount(0, 19) };
const anna = {
  email: 'anna@example.com',
  password: 'Подиум-2026',
  first_name: 'Анна',
  last_name: 'Королёва',
  privacy_consent: true,
  data_consent: true,
};

describeOnBothEngines('at the same moment', (makeWorld) => {
  it('fifty registrations of one address make one account, and one mail', again, async () => {
    const world = await makeWorld();
    // Bypasses the limits, which over HTTP let through only the first few of these.
    const input = signInApi.register.input.parse(anna);
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => register(contextOf(world.app), input)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count(world, 'users')).toBe(1);
    expect(await count(world, 'consents')).toBe(2);
    // And one after all of them, by a last click.
    await world.visitor().call(signInApi.register, anna);
    await world.runJobs();
    expect(world.mail.messages()).toHaveLength(1);
  });

  it('fifty confirmations by one link confirm once', again, async () => {
    const world = await makeWorld();
    await world.visitor().call(signInApi.register, anna);
    await world.runJobs();
    const token = /\/verify-email\/([\w-]+)/.exec(world.mail.messages()[0]!.text)?.[1];
    const path = `/api/verify-email/${token}`;
    const answers = await atTheRow(world, () =>
      releaseTogether(world, copies(atOnce, { method: 'GET', path })),
    );
    expect(statuses(answers)).toEqual({ 200: atOnce });
    expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.status === 'already_verified')).toHaveLength(atOnce - 1);
  });

  it('fifty resets by one link change the password once', again, async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const token = await resetToken(world, person);
    const requests = Array.from({ length: atOnce }, (_, index) => ({
      method: 'POST' as const,
      path: '/api/reset_password',
      body: { token, new_password: `Новый-пароль-${index}` },
    }));
    const answers = await atTheRow(world, () => releaseTogether(world, requests));
    expect(statuses(answers)).toEqual({ 200: 1, 410: atOnce - 1 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await signInStatus(world, person.email, `Новый-пароль-${winner}`)).toBe(200);
    await world.runJobs();
    expect(world.mail.messages()).toHaveLength(1);
  });

  it('two links of one person, used at once, do not lock each other out', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    for (let round = 0; round < 10; round += 1) {
      const tokens = [await resetToken(world, person), await resetToken(world, person)];
      const requests = tokens.map((token, index) => ({
        method: 'POST' as const,
        path: '/api/reset_password',
        body: { token, new_password: `Новый-пароль-${index}` },
      }));
      expect(statuses(await releaseTogether(world, requests))).toEqual({ 200: 1, 410: 1 });
    }
  });

  it('no sign-in with the old password outlives a reset that it met', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const { email } = person;
    for (let round = 0, password = person.password; round < 4; round += 1) {
      const body = { token: await resetToken(world, person), new_password: `Новый-пароль-${round}` };
      // One fewer than may come at the same moment: a clock read before another's, but counted after it, would
      // find the last place taken.
      const signIns = copies(9, { method: 'POST', path: '/api/login', body: { email, password } });
      const reset = { method: 'POST', path: '/api/reset_password', body } as const;
      const answers = await releaseTogether(world, signIns.toSpliced(4, 0, reset));
      expect(Object.keys(statuses(answers)).filter((status) => !['200', '401'].includes(status))).toEqual([]);
      const tokens = answers.flatMap((answer) => answer.body.access_token ?? []);
      for (const old of [...tokens, person.token!]) expect(await meStatus(world, String(old))).toBe(401);
      expect(await count(world, 'sessions')).toBe(0);
      password = body.new_password;
      world.passTime(1 * hour);
    }
  });
});

/**
 * On PostgreSQL: locks the rows of people and links against changes until as many transactions wait for them
 * as the pool allows; then all go on at once. SQLite has one transaction at a time.
 */
async function atTheRow<T>(world: World, work: () => Promise<T>): Promise<T> {
  if (world.engine === 'sqlite') return work();
  const holder = new pg.Client(world.databaseAt);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table users, one_time_links in share mode');
  const done = work();
  await expect
    .poll(async () => (await holder.query('select 1 from pg_locks where not granted')).rowCount, {
      timeout: 4000,
    })
    .toBeGreaterThanOrEqual(4);
  await holder.query('commit');
  await holder.end();
  return done;
}

function statuses(answers: RacingAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function resetToken(world: World, { id }: Person): Promise<string> {
  const url = await contextOf(world.app).transaction((ctx) => issueLink(ctx, id, 'reset_password'));
  return new URL(url).searchParams.get('token')!;
}

async function signInStatus(world: World, email: string, password: string): Promise<number> {
  return (await world.visitor().call(signInApi.login, { email, password })).status;
}

async function meStatus(world: World, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await world.visitor().request({ method: 'GET', url: '/api/me', headers })).status;
}

async function count(world: World, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    world.app.database.handle,
  );
  return rows[0]!.n;
}
