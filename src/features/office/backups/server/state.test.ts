// Lane: alone.
/** The doctor's lines about backups; no backup begins without room for it. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { contextOf } from '#server/context.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { backedUp, keyOf, runsOf } from '#test/backups.ts';
import { passTimeTo } from '#test/days.ts';
import { describeOnEngines } from '#test/world.ts';
import { backupsApi } from '../contract.ts';
import { backupsSchedules } from './jobs.ts';
import { makeSet } from './makeSet.ts';
import { draftsFolder } from './places.ts';
import { columnsToKeep, orderOf, presentRecipient } from './runs.ts';
import { backupsState } from './state.ts';
import { noteSeen } from './store.ts';
import { alone, clearLeavings } from './work.ts';

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

  it('a run whose process was killed on this machine makes way at once, and its drafts go', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const owner = await world.signedInAs('super_admin');
    await keyOf(owner);
    const { run } = (await owner.call(backupsApi.make, {})).body;
    await noteSeen(ctx.db, run, world.app.now().toISOString());
    // What a process leaves that is killed: its mark, and no lock.
    const { backups } = world.app.config;
    const killed = await alone(backups, null, async () => {
      await writeFile(join(backups.folder, 'work', run), '');
      return (await owner.call(backupsApi.make, {})).body.code;
    });
    expect(killed, 'while somebody has the lock').toBe('backup_running');
    const draft = join(await draftsFolder(backups), 'half a set');
    await writeFile(draft, 'x');
    expect((await owner.call(backupsApi.make, {})).status).toBe(200);
    await alone(backups, null, () => clearLeavings(backups));
    expect(await readdir(join(backups.folder, 'drafts'))).toEqual(['half a set']);
    await clearLeavings(backups);
    expect(await readdir(join(backups.folder, 'drafts'))).toEqual([]);
  });

  it('a backup made under a clock ahead stops no night, and is told of until the next one', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const first = await world.signedInAs('super_admin');
    await keyOf(first);
    world.passTime(365 * day);
    await backedUp(world, await world.signedInAs('super_admin'));
    world.passTime(-364 * day);
    expect(await backupsState(ctx)).toMatchObject({
      state: 'failing',
      said: expect.stringContaining('still to come'),
    });
    passTimeTo(world, '01:00');
    await queueDueSchedules(world.app, backupsSchedules);
    await world.runJobs();
    const [ahead, night] = (await runsOf(await world.signedInAs('super_admin'))).toSorted((one, other) =>
      other.started_at.localeCompare(one.started_at),
    );
    expect(night).toMatchObject({ kind: 'nightly', state: 'done' });
    expect(night!.said).toContainEqual(expect.objectContaining({ code: 'clock' }));
    expect(ahead!.set).not.toBe(null);
    expect(await backupsState(ctx)).toMatchObject({ state: 'good' });
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
