/** S20: a flood of mails that anybody can trigger. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { mailsOfAnybody, mostWaiting } from '#server/outbox/turns.ts';
import { deviceHeader } from '#shared/contract.ts';
import { hour, second } from '#shared/dates.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';

const forgot = signInApi.forgotPassword;
const stranger = {
  password: 'Подиум-2026',
  first_name: 'Анна',
  last_name: 'Ким',
  privacy_consent: true,
  data_consent: true,
};

describeOnEngines('a flood of mails', (makeWorld) => {
  it('that go to nobody holds up nobody: only what is sent takes room', async () => {
    const world = await makeWorld();
    stopClock(world);
    const { email } = await world.signedInAs('user');
    await useUp(world, { butFor: 1 });
    for (let n = 0; n < 12; n++) await world.visitor().call(forgot, { email: `nobody-${n}@example.com` });
    await world.runJobs();
    expect(await turns(world)).toEqual([]);
    expect((await world.visitor().call(forgot, { email })).status).toBe(200);
    await world.runJobs();
    expect(mailed(world)).toEqual([email]);
  });

  it('that go out waits its turn: those whom the school knows, ways back in, then what is new', async () => {
    const world = await makeWorld();
    const clock = stopClock(world);
    const { email } = await world.signedInAs('user');
    const known = await onKnownDevice(world);
    await useUp(world);
    await world.visitor().call(signInApi.register, { ...stranger, email: 'new@example.com' });
    await world.visitor().call(signInApi.register, { ...stranger, email });
    await world.visitor().call(forgot, { email });
    await world.visitor().call(forgot, { email: 'nobody@example.com' });
    await known.ask();
    await world.runJobs();
    expect(mailed(world), 'there is room of their own').toEqual([known.email]);
    expect(await turns(world)).toEqual([1, 2, 3]);

    const cameOut: string[][] = [];
    for (let n = 0; n < 4; n++) {
      clock.pass(6 * second);
      await world.runJobs();
      cameOut.push(mailed(world).slice(1));
    }
    expect(cameOut).toEqual([
      [email],
      [email, 'new@example.com'],
      [email, 'new@example.com', email],
      [email, 'new@example.com', email],
    ]);
    const subjects = world.mail.messages().map(({ subject }) => subject);
    expect(new Set(subjects).size, 'each once').toBe(3);
    expect(await linksOf(world, email), 'a link is made when its mail goes out').toBe(1);
  });

  it('is bounded: beyond that strangers are asked to come back, and known devices are served', async () => {
    const world = await makeWorld();
    stopClock(world);
    const known = await onKnownDevice(world);
    await useUp(world);
    await fillQueue(world, mostWaiting.ofAnybody - 1);
    const ask = (n: number) => world.visitor().call(forgot, { email: `somebody-${n}@example.com` });
    const answers = await Promise.all([1, 2, 3, 4].map(ask));
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThan(4);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.detail).toBe('Слишком много попыток. Попробуйте снова через 60 секунд');
    expect(refused.headers['retry-after']).toBe('60');
    expect((await known.ask()).status).toBe(200);
    expect((await turns(world)).length).toBeLessThanOrEqual(1000);
    expect(
      (await world.visitor().call(signInApi.login, { email: 'a@example.com', password: 'x' })).status,
    ).toBe(401);
  });

  it('whose mail server is away for an hour loses none and takes each turn once', async () => {
    const world = await makeWorld();
    const clock = stopClock(world);
    const { email } = await world.signedInAs('user');
    const { send } = world.app.mail;
    world.app.mail.send = () => Promise.reject(new Error('away'));
    await world.visitor().call(signInApi.register, { ...stranger, email: 'new@example.com' });
    await world.visitor().call(forgot, { email });
    for (let n = 0; n < 3; n++) {
      await world.runJobs();
      clock.pass(20 * second);
    }
    world.app.mail.send = send;
    await useUp(world);
    await world.runJobs();
    expect(mailed(world).sort(), 'though there is no room for others').toEqual(
      [email, 'new@example.com'].sort(),
    );
  });
});

/** A person whose browser is known from an earlier sign-in. */
async function onKnownDevice(world: World) {
  const { email, password } = await world.signedInAs('user', { email: 'known@example.com' });
  const headers = { [deviceHeader]: randomBytes(32).toString('base64url') };
  const post = (url: string, payload: object) =>
    world.visitor().request({ method: 'POST', url, payload, headers });
  expect((await post(signInApi.login.path, { email, password })).status).toBe(200);
  return { email, ask: () => post(forgot.path, { email }) };
}

/** Stops the school's clock, because room comes back with time. */
function stopClock({ app }: World) {
  let ms = app.now().getTime();
  app.now = () => new Date(ms);
  return {
    pass(byMs: number) {
      ms += byMs;
    },
  };
}

/** Sends as many mails as may go out at once. */
async function useUp({ app }: World, { butFor = 0 } = {}): Promise<void> {
  const { atOnce = 0 } = mailsOfAnybody;
  for (let n = butFor; n < atOnce; n++)
    await countAttempt(contextOf(app), [mailsOfAnybody], {}).catch(() => undefined);
}

async function fillQueue({ app }: World, count: number): Promise<void> {
  const far = new Date(app.now().getTime() + hour).toISOString();
  const row = (n: number) => sql`(${`filler-${n}`}, 'none', '{}', 'queued', ${far}, ${far}, 3, 1)`;
  const rows = sql.join(Array.from({ length: count }, (_, n) => row(n)));
  await sql`insert into jobs (id, kind, payload, status, run_at, created_at, turn, waits) values ${rows}`.execute(
    app.database.handle,
  );
}

function mailed(world: World): string[] {
  return world.mail.messages().flatMap(({ to }) => to);
}

async function turns({ app }: World): Promise<number[]> {
  const found = sql<{ turn: number }>`select turn from jobs where turn is not null order by turn`;
  return (await found.execute(app.database.handle)).rows.map(({ turn }) => Number(turn));
}

async function linksOf({ app }: World, email: string): Promise<number> {
  const found = sql<{
    n: number;
  }>`select count(*) as n from one_time_links where user_id = (select id from users where email = ${email})`;
  return Number((await found.execute(app.database.handle)).rows[0]!.n);
}
