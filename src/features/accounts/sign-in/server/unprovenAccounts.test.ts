import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  confirmAddress,
  findOrCreateBuyer,
  findUser,
  setPassword,
} from '#features/accounts/account/server/accounts.ts';
import { contextOf } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { hashToken } from '#server/tokens.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { markLinkUsed } from './links.store.ts';
import { consumeLink, issueLink, issueSetPasswordLink } from './links.ts';
import { discardUnclaimed, holdUnclaimed } from './unprovenAccounts.ts';

describeOnEngines('an account nobody has answered for', (makeWorld) => {
  it('is held with the other one, and goes with its links', async () => {
    const world = await makeWorld();
    const [userId, otherId] = await twoBuyers(world);
    const token = await aLink(world, userId);
    expect(await discard(world, userId, otherId)).toBe(true);
    expect(await findUser(world.app.database.handle, userId)).toBeUndefined();
    expect(await findUser(world.app.database.handle, otherId)).toBeDefined();
    await expect(
      contextOf(world.app).transaction((ctx) => consumeLink(ctx, token, 'set_password')),
    ).rejects.toThrow('link_used_or_expired');
  });

  it('is not there any more, or the other one is not', async () => {
    const world = await makeWorld();
    const [userId, otherId] = await twoBuyers(world);
    await discard(world, userId, otherId);
    expect(await discard(world, userId, otherId)).toBe(false);
    expect(await discard(world, otherId, userId)).toBe(false);
  });

  it('stays with a person half-way through choosing a password by the link', async () => {
    const world = await makeWorld();
    const { app } = world;
    const [userId, otherId] = await twoBuyers(world);
    const token = await aLink(world, userId);
    const isHeld = await besideHalfDone(world, {
      first: (tx) => setPassword(tx, userId, 'a hash'),
      second: async (tx) => void (await consumeLink({ ...contextOf(app), db: tx }, token, 'set_password')),
      rival: () => discard(world, userId, otherId),
    });
    expect(isHeld).toBe(false);
    expect(await findUser(app.database.handle, userId)).toMatchObject({ password_hash: 'a hash' });
  });

  it('stays with a person half-way through confirming the address', async () => {
    const world = await makeWorld();
    const { app } = world;
    const [userId, otherId] = await twoBuyers(world);
    const url = await contextOf(app).transaction((ctx) => issueLink(ctx, userId, 'verify_email'));
    const token = url.split('/').at(-1) ?? '';
    const isHeld = await besideHalfDone(world, {
      first: async (tx) => void (await markLinkUsed(tx, hashToken(token), app.now().toISOString())),
      second: (tx) => confirmAddress({ ...contextOf(app), db: tx }, userId),
      rival: () => discard(world, userId, otherId),
    });
    expect(isHeld).toBe(false);
    expect(await findUser(app.database.handle, userId)).toMatchObject({
      email_verified_at: expect.any(String),
    });
  });
});

async function twoBuyers({ app }: World): Promise<[string, string]> {
  const make = (email: string) =>
    contextOf(app).transaction((ctx) =>
      findOrCreateBuyer(ctx, { email, name: 'Елена', phone: null, language: 'ru' }),
    );
  return [(await make('wrong@example.com')).userId, (await make('right@example.com')).userId];
}

async function aLink({ app }: World, userId: string): Promise<string> {
  const url = await contextOf(app).transaction((ctx) => issueSetPasswordLink(ctx, userId));
  return new URL(url).searchParams.get('token') ?? '';
}

function discard({ app }: World, userId: string, otherId: string): Promise<boolean> {
  return app.database.transaction(async (tx) => {
    const isHeld = await holdUnclaimed(tx, userId, otherId);
    if (isHeld) await discardUnclaimed(tx, userId);
    return isHeld;
  });
}

/** Starts the rival's work between the two halves of a transaction; lets it end once it waits, or is done. */
async function besideHalfDone<T>(
  world: World,
  {
    first,
    second,
    rival,
  }: { first: (tx: Tx) => Promise<void>; second: (tx: Tx) => Promise<void>; rival: () => Promise<T> },
): Promise<T> {
  const half = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const whole = world.app.database.transaction(async (tx) => {
    await first(tx);
    half.resolve();
    await goOn.promise;
    await second(tx);
  });
  await half.promise;
  let isSettled = false;
  const outcome = rival().finally(() => {
    isSettled = true;
  });
  // On SQLite the rival's transaction does not even begin before the first one ends.
  while (world.engine === 'postgres' && !isSettled && !(await someoneWaits(world)));
  goOn.resolve();
  await whole;
  return outcome;
}

async function someoneWaits({ app }: World): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.handle);
  return rows.length > 0;
}
