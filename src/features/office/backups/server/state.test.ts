// Lane: alone.
/** The doctor's lines about backups; no backup begins without room for it. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { contextOf } from '#server/context.ts';
import { hour, minute } from '#shared/dates.ts';
import { backedUp, keyOf, runsOf } from '#test/backups.ts';
import { describeOnEngines } from '#test/world.ts';
import { backupsApi } from '../contract.ts';
import { makeSet } from './makeSet.ts';
import { columnsToKeep, orderOf, presentRecipient } from './runs.ts';
import { backupsState } from './state.ts';
import { noteSeen } from './store.ts';

// Each set is made by a process that loads everything again: on a busy machine that adds up.
vi.setConfig({ testTimeout: 120_000 });

describeOnEngines('how the backups stand', (makeWorld) => {
  // spec: 779
  it('is told from the first key on: whether there is a good one of late, where it should be', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const owner = await world.signedInAs('super_admin');
    expect(await backupsState(ctx)).toMatchObject({
      state: 'not_begun',
      said: expect.stringContaining('no key'),
    });
    await keyOf(owner);
    expect(await backupsState(ctx)).toEqual({ state: 'not_begun', said: 'none has been made yet' });
    const set = await backedUp(world, owner);
    expect(await backupsState(ctx)).toMatchObject({ state: 'good' });
    await rm(join(world.app.config.backups.folder, 'sets', `${set}.age`));
    expect(await backupsState(ctx)).toMatchObject({
      state: 'failing',
      said: expect.stringContaining('gone from its place'),
    });
    world.passTime(27 * hour);
    expect(await backupsState(ctx)).toMatchObject({
      state: 'failing',
      said: expect.stringMatching(/^the last good one is of \d{4}-/),
    });
  });

  it('a run whose process was killed makes way after minutes, one that waits for its turn does not', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const owner = await world.signedInAs('super_admin');
    await keyOf(owner);
    const { run } = (await owner.call(backupsApi.make, {})).body;
    world.passTime(6 * minute);
    expect((await owner.call(backupsApi.make, {})).body.code).toBe('backup_running');
    await noteSeen(ctx.db, run, world.app.now().toISOString());
    world.passTime(4 * minute);
    expect((await owner.call(backupsApi.make, {})).body.code).toBe('backup_running');
    world.passTime(2 * minute);
    expect((await owner.call(backupsApi.make, {})).status).toBe(200);
    await world.runJobs();
    expect((await runsOf(owner)).map(({ state }) => state)).toEqual(['done', 'failed']);
  });

  // spec: 779
  it('a set that has no room is not begun, and leaves nothing behind', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    await keyOf(await world.signedInAs('super_admin'));
    const recipient = (await presentRecipient(ctx))!;
    const asked = { kind: 'asked' as const, recipient, columns: columnsToKeep(ctx), number: 1, signer: null };
    const order = await orderOf(ctx, asked);
    const tooLarge = { ...order, databaseBytes: Number.MAX_SAFE_INTEGER };
    await expect(makeSet(tooLarge, () => {})).rejects.toMatchObject({ problem: 'no_room' });
    const { folder } = world.app.config.backups;
    expect(await readdir(folder)).toEqual(['drafts']);
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });
});
