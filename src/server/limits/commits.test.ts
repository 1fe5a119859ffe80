/** The database cost of counting, and that it is all or nothing. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { accountLimits } from '#features/accounts/sign-in/rules/limits.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { contextOf } from '#server/context.ts';
import { endpoint } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Limit } from '#shared/limits.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { system } from '../actor.ts';
import { makeDatabase } from '../db/database.ts';
import { perform } from '../http/call.ts';
import { countAttempt } from './limits.ts';

const email = 'vera@example.com';

describeOnBothEngines('counting attempts', (makeWorld) => {
  it('each limit is one statement, and where there is none there is no statement', async () => {
    const world = await makeWorld();
    const statements = countStatements(world);
    await world.visitor().call(coursesApi.list, {});
    expect(statements()).toBe(0);
    await world.visitor().call(paymentsApi.status, { order_secret: 'x' });
    expect(statements()).toBe(1);
    await world.visitor().call(signInApi.resendVerification, { email });
    expect(statements()).toBe(1 + accountLimits.resend.length);
  });

  it('signing in is two commits: what it counts, and all that it brings together with what is taken back', async () => {
    const world = await makeWorld();
    const { email, password } = await world.signedInAs('user');
    const commits = countCommits(world);
    expect((await world.visitor().call(signInApi.login, { email, password: 'a typo' })).status).toBe(401);
    expect(commits.take()).toBe(1);
    expect((await world.visitor().call(signInApi.login, { email, password })).status).toBe(200);
    expect(commits.take()).toBe(2);
  });

  it('where only failures count, success has no limit', async () => {
    const { app } = await makeWorld();
    const limits: Limit[] = [
      { name: 'tries', by: 'everybody', times: 4, perMs: 1 * hour, countsFailuresOnly: true },
    ];
    const nothing = z.object({});
    const attempts = { method: 'POST', path: '/api/try', access: 'anyone', summary: 'Try', limits } as const;
    const tried = (isRight: boolean) => {
      const handler = () => {
        if (!isRight) throw new AppError({ code: 'wrong_credentials', status: 401 });
        return {};
      };
      const route = { endpoint: endpoint({ ...attempts, input: nothing, output: nothing }), handler };
      return perform(app, system, { route, input: {} }).catch((error: AppError) => error.code);
    };
    for (let n = 0; n < 9; n++) expect(await tried(true)).toEqual({});
    expect([await tried(false), await tried(true), await tried(false)]).toEqual([
      'wrong_credentials',
      {},
      'wrong_credentials',
    ]);
    expect(await tried(true)).toBe('too_many_requests');
  });

  it('what one limit refuses counts on no other', async () => {
    const { app } = await makeWorld();
    const attempt = (address: string, somebody: string) =>
      countAttempt(contextOf(app, { ...system, address }), accountLimits.login, { email: somebody });
    for (let n = 0; n < 10; n++) await attempt(`198.51.100.${n}`, email);
    for (let n = 0; n < 25; n++) await expect(attempt('203.0.113.7', email)).rejects.toThrow(AppError);
    for (let n = 0; n < 20; n++) await attempt('203.0.113.7', `somebody-${n}@example.com`);

    const other = 'another@example.com';
    for (let n = 0; n < 15; n++) await expect(attempt('203.0.113.7', other)).rejects.toThrow(AppError);
    for (let n = 0; n < 10; n++) await attempt(`198.51.100.${n}`, other);
  });

  it('calls that share limits, in whatever order they name them, do not wait for each other', async () => {
    const { app } = await makeWorld();
    const shared = (name: string): Limit => ({ name, by: 'everybody', times: 1000, perMs: 1 * hour });
    const limits = ['red', 'green', 'blue'].map(shared);
    const all = Array.from({ length: 60 }, (_, n) =>
      countAttempt(contextOf(app), n % 2 ? limits : limits.toReversed(), {}),
    );
    await expect(Promise.all(all)).resolves.toHaveLength(60);
  });
});

/** Counts statements about counters from here on. */
function countStatements({ app }: World): () => number {
  let count = 0;
  const { engine, address, handle, reading, notify, listen, close } = app.database;
  const watched = handle.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"limit_counters"')) count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const notices = { notify, listen };
  app.database = makeDatabase({ engine, address, handle: watched, reading, notices, close });
  return () => count;
}

/** Counts transactions, and writes outside of them, from here on. */
function countCommits({ app }: World): { take(): number } {
  let count = 0;
  const { database } = app;
  const handle = database.handle.withPlugin({
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode') count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  app.database = {
    ...database,
    handle,
    transaction(work) {
      count++;
      return database.transaction(work);
    },
  };
  return {
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
