// Lane: alone.
/**
 * R6: while the mail server is down, or the sending process dies, no mail is lost, none comes too late or
 * three times.
 */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { contextOf } from '#server/context.ts';
import { hour, minute } from '#shared/dates.ts';
import { type MailCatcher, startMail } from '#simulators/mail/server.ts';
import { atCount, tell } from '#test/counts.ts';
import { startServer } from '#test/product.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';

const mails = atCount(20, 100, 1_000);
const kills = atCount(1, 5, 20);
const timeout = atCount(120_000, 300_000, 3_600_000);
const confirmation = /verify-email\/[\w-]{43}/;
const reset = /reset-password\?token=[\w-]{43}/;

describeOnEngines('the mail server is away for an hour', (makeWorld) => {
  it(`${mails} mails: each arrives once, but for those that would be too late`, { timeout }, async () => {
    const world = await makeWorld();
    world.mail.setFailing(true);
    const early = await people(world, 'early', mails / 4);
    const late = await people(world, 'late', mails / 4);
    const newcomers = Array.from({ length: mails / 2 }, (_, n) => `newcomer-${n}@example.com`);
    await together(early, (email) => forget(world, email));
    await together(newcomers, (email) => register(world, email));
    await atWork(world);
    for (let passed = 0; passed < 60; passed += 10) {
      world.passTime(10 * minute);
      await atWork(world);
      if (passed === 40) await together(late, (email) => forget(world, email));
    }
    expect(world.mail.messages()).toEqual([]);
    // Requested more than an hour ago: the link would have expired.
    world.passTime(minute);
    const arrived = await afterOutage(world);
    expect(arrived(confirmation).sort()).toEqual(newcomers.toSorted());
    expect(arrived(reset).sort()).toEqual(late.toSorted());
    tell('mails asked for while the mail server was away', mails);
  });
});

describeOnEngines('the process that sends is killed', (makeWorld) => {
  it(`${kills} times: ${mails} mails arrive, none more than twice`, { timeout }, async () => {
    const world = await makeWorld();
    const mail = await startMail({ limit: 10 * mails });
    try {
      const everybody = await people(world, 'person', mails);
      await together(everybody, (email) => forget(world, email));
      for (let kill = 1; kill <= kills; kill++)
        await postUntil(world, {
          mail,
          isEnough: () => mail.messages().length >= (kill * mails) / (kills + 1),
          isKilled: true,
        });
      // Jobs of a killed process are claimed again when its lease is over.
      await sql`update jobs set leased_until = created_at where status = 'running'`.execute(
        world.app.database.handle,
      );
      await postUntil(world, { mail, isEnough: () => isAllSent(world), isKilled: false });
      const times = new Map<string, number>();
      for (const { to } of mail.messages()) times.set(to[0]!, (times.get(to[0]!) ?? 0) + 1);
      expect([...times.keys()].sort()).toEqual(everybody.toSorted());
      expect([...times.values()].filter((count) => count > 2)).toEqual([]);
      const twice = [...times.values()].filter((count) => count === 2).length;
      // A process has four under way.
      expect(twice).toBeLessThanOrEqual(4 * kills);
      tell('kills of the process that sends', kills);
      tell('mails that came twice for it', twice);
    } finally {
      await mail.close();
    }
  });
});

/** Runs a sending process until then; killed or ended. */
async function postUntil(
  world: World,
  {
    mail,
    isEnough,
    isKilled,
  }: { mail: MailCatcher; isEnough: () => boolean | Promise<boolean>; isKilled: boolean },
): Promise<void> {
  const program = ['test/programs/post.ts', world.databaseAt, mail.smtpUrl, world.app.now().toISOString()];
  const post = startServer(program, {}, { sign: /posting (\S+)/ });
  try {
    await post.ready;
    await until(isEnough);
  } finally {
    await (isKilled ? post.kill() : post.kill().catch(() => {}));
  }
}

/** Polls until the test's time limit. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

async function isAllSent({ app }: World): Promise<boolean> {
  const open = sql<{ n: number }>`select count(*) as n from jobs where status in ('queued', 'running')`;
  return Number((await open.execute(app.database.handle)).rows[0]!.n) === 0;
}

/** New accounts. */
async function people({ app }: World, name: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, n) => `${name}-${n}@example.com`);
  await contextOf(app).transaction(async (ctx) => {
    for (const email of emails) {
      const names = { firstName: 'Вера', lastName: 'Ким', language: 'ru' } as const;
      await createAccount(ctx, { email, ...names, role: 'user', passwordHash: null, isVerified: true });
    }
  });
  return emails;
}

/** All answered as usual; the limit over the whole school is not under test here. */
async function together(emails: readonly string[], ask: (email: string) => Promise<number>): Promise<void> {
  for (let first = 0; first < emails.length; first += 20) {
    const statuses = await Promise.all(emails.slice(first, first + 20).map(ask));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
}

async function forget(world: World, email: string): Promise<number> {
  await clearLimits(world);
  return (await world.visitor().call(signInApi.forgotPassword, { email })).status;
}

async function register(world: World, email: string): Promise<number> {
  await clearLimits(world);
  const name = { first_name: 'Анна', last_name: 'Ким', privacy_consent: true, data_consent: true };
  const visitor = world.visitor();
  return (await visitor.call(signInApi.register, { email, password: 'Подиум-2026', ...name })).status;
}

async function clearLimits({ app }: World): Promise<void> {
  await sql`delete from limit_counters`.execute(app.database.handle);
}

/** Four at a time, like the product. */
async function atWork(world: World): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => world.runJobs()));
}

/** The server is back: recipients of each kind of mail, in full. */
async function afterOutage(world: World): Promise<(kind: RegExp) => string[]> {
  world.mail.setFailing(false);
  for (let passed = 0; passed < 2 * hour; passed += 10 * minute) {
    await atWork(world);
    world.passTime(10 * minute);
  }
  return (kind) =>
    world.mail
      .messages()
      .filter(({ text }) => kind.test(text))
      .map(({ to }) => to[0]!);
}
