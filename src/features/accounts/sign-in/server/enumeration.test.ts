/** S3: neither the answer nor the work behind it reveals whether an address or a number is known. */
import type { KyselyPlugin } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { contextOf } from '#server/context.ts';
import { makeDatabase } from '#server/db/database.ts';
import { countHashes } from '#test/hashes.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';
import { accountLimits } from '../rules/limits.ts';

const wrong = 'not the password';
const phone = '+79001234567';

describeOnEngines('who is known', (makeWorld) => {
  it('signing in with a wrong password', async () => {
    const world = await makeWorld();
    const ask = (email: string) => world.visitor().call(signInApi.login, { email, password: wrong });
    await expectAlike(world, ask, { hashes: 1 });
  });

  it('forgetting the password', async () => {
    const world = await makeWorld();
    await expectAlike(world, (email) => world.visitor().call(signInApi.forgotPassword, { email }));
  });

  it('asking for the confirmation once more', async () => {
    const world = await makeWorld();
    await expectAlike(world, (email) => world.visitor().call(signInApi.resendVerification, { email }));
  });

  it('forgetting the login', async () => {
    const world = await makeWorld();
    await makePeople(world);
    const seen = watchStatements(world);
    const known = await world.visitor().call(signInApi.forgotLogin, { phone });
    const work = seen.take();
    const unknown = await world.visitor().call(signInApi.forgotLogin, { phone: '+79007654321' });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(seen.take()).toEqual(work);
  });

  it('registering: the same answer, and one job written, whatever the address', async () => {
    const world = await makeWorld();
    const people = await makePeople(world);
    const seen = watchStatements(world);
    for (const email of [...Object.values(people), world.app.config.adminEmail]) {
      const consents = { privacy_consent: true, data_consent: true };
      const name = { first_name: 'Анна', last_name: 'Ким' };
      const answer = await world
        .visitor()
        .call(signInApi.register, { email, password: wrong, ...name, ...consents });
      expect(answer.status, email).toBe(200);
      expect({ ...answer.body, email: '' }, email).toEqual({
        verification_required: true,
        message: expect.any(String) as string,
        email: '',
        email_sent: true,
      });
      expect(seen.takeHashes(), email).toBe(2);
      const work = seen.take();
      expect(
        work.filter((statement) => statement === 'InsertQueryNode jobs'),
        email,
      ).toHaveLength(1);
      const ofService = work.filter((statement) => !statement.endsWith(' limit_counters'));
      expect(work.length - ofService.length, email).toBe(accountLimits.register.length);
      expect(ofService.length, `${email}: ${work.join(', ')}`).toBeLessThanOrEqual(11);
    }
  });
});

/** Every kind of address gets the same answer for the same statements. */
async function expectAlike(
  world: World,
  ask: (email: string) => Promise<{ status: number; body: unknown }>,
  { hashes = 0 } = {},
): Promise<void> {
  const people = await makePeople(world);
  const seen = watchStatements(world);
  const found: Record<string, unknown> = {};
  for (const [kind, email] of Object.entries(people)) {
    const { status, body } = await ask(email);
    found[kind] = { status, body, work: seen.take() };
    expect(seen.takeHashes(), kind).toBe(hashes);
  }
  expect(JSON.stringify(found.unknown)).toContain('QueryNode');
  for (const kind of Object.keys(people)) expect(found[kind], kind).toEqual(found.unknown);
}

/** One address of each kind. */
async function makePeople(world: World): Promise<Record<string, string>> {
  const unconfirmed = 'unconfirmed@example.com';
  const consents = { privacy_consent: true, data_consent: true };
  await world.visitor().call(signInApi.register, {
    email: unconfirmed,
    password: 'Подиум-2026',
    first_name: 'Анна',
    last_name: 'Ким',
    phone,
    ...consents,
  });
  await world.runJobs();
  const withoutPassword = 'without-a-password@example.com';
  await contextOf(world.app).transaction((ctx) =>
    createAccount(ctx, {
      email: withoutPassword,
      firstName: 'Анна',
      lastName: 'Ким',
      role: 'user',
      language: 'ru',
      passwordHash: null,
      isVerified: true,
    }),
  );
  return {
    unknown: 'nobody@example.com',
    withoutPassword,
    known: (await world.signedInAs('user')).email,
    staff: (await world.signedInAs('manager')).email,
    unconfirmed,
  };
}

/** Records kind and table of each statement from now on, and the password hashes. */
function watchStatements(world: World): { take(): string[]; takeHashes(): number } {
  const hashes = countHashes();
  onTestFinished(() => hashes.end());
  let statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const tables = [
        ...JSON.stringify(node).matchAll(/"identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g),
      ];
      statements.push(`${node.kind} ${tables[0]?.[1] ?? ''}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { database } = world.app;
  const { engine, address, reading, notify, listen, close } = database;
  const watched = database.handle.withPlugin(plugin);
  const notices = { notify, listen };
  world.app.database = makeDatabase({ engine, address, handle: watched, reading, notices, close });
  return {
    takeHashes: () => hashes.take(),
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
