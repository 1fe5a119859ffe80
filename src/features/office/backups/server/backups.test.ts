// Lane: alone.
/** Backups as the owner has them: a key, a set made now or at night, and a look into it. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { hour } from '#shared/dates.ts';
import { backedUp, keyOf, runsOf } from '#test/backups.ts';
import { passTimeTo } from '#test/days.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { backupsApi } from '../contract.ts';
import { backupsSchedules } from './jobs.ts';
import { makeKeyPair } from './keys.ts';

// Each set is made by a process that loads everything again: on a busy machine that adds up.
vi.setConfig({ testTimeout: 120_000 });

describeOnEngines('backups', (makeWorld) => {
  // spec: 885
  it('of a school without a key are made for the machine’s own, say so, and go on asking for a key', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    expect((await owner.call(backupsApi.make, {})).body).toMatchObject({ opens_here_alone: true });
    await world.runJobs();
    const { sets, runs, recipient } = (await owner.call(backupsApi.list, {})).body;
    expect([recipient, sets]).toMatchObject([null, [{ key: 'machine' }]]);
    expect(runs[0]!.said).toContainEqual({ code: 'machine_key' });
    // By the machine's own key, which nobody has to paste.
    expect((await owner.call(backupsApi.test, { name: sets[0]!.name, key: '' })).status).toBe(200);
    await keyOf(owner);
    expect((await owner.call(backupsApi.make, {})).body).toMatchObject({ opens_here_alone: false });
  });

  // spec: 773, 778, 885
  it('are encrypted to the key of the owner, who alone can test them; what runs said stands beside', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    await buy(world, world.visitor(), await aCourse(world));
    const key = await keyOf(owner);

    const name = await backedUp(world, owner);
    const { body } = await owner.call(backupsApi.list, {});
    expect(body.sets).toMatchObject([{ name, kind: 'asked', key: 'own' }]);
    const [run] = body.runs;
    expect(run).toMatchObject({ state: 'done', set: name, kind: 'asked' });
    expect(run!.said.map(({ code }) => code)).toEqual(['written', 'files', 'missing', 'checked']);

    const tested = await owner.call(backupsApi.test, { name, key });
    expect(tested.body).toMatchObject({ rows: body.sets[0]!.rows });
    expect(tested.body.paid).toBeGreaterThan(0);
    const other = await makeKeyPair();
    // Its letters are those of a key, its check sum is not.
    const mistyped = key.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q'));
    for (const wrong of [other.identity, 'secret', mistyped])
      expect((await owner.call(backupsApi.test, { name, key: wrong })).body.code).toBe('backup_key_wrong');
    const file = await owner.request({ method: 'GET', url: `/api/admin/backups/${name}/file` });
    expect([file.status, file.headers['content-disposition']]).toEqual([200, expect.stringContaining(name)]);

    const { entries } = (await owner.call(auditApi.list, {})).body;
    const done = entries.map(({ action }) => action).filter((action) => action.startsWith('backup.'));
    expect(done.toSorted()).toEqual([
      'backup.asked',
      'backup.downloaded',
      'backup.key_made',
      'backup.tested',
    ]);
    expect(JSON.stringify(entries)).not.toContain('AGE-SECRET-KEY');
    const stored = await readFile(join(world.app.config.backups.folder, 'sets', `${name}.age`));
    expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(await readdir(join(world.app.config.backups.folder, 'drafts'))).toEqual([]);
  });

  // spec: 779
  it('are made each night once there is a key, and somebody is told after 26 hours without', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    await night(world);
    expect(await nightsIn(world)).toEqual([]);
    await keyOf(owner);
    await night(world);
    expect((await nightsIn(world)).map(({ kind, state }) => [kind, state])).toEqual([['nightly', 'done']]);
    await later(world, hour);
    expect(await nightsIn(world)).toHaveLength(1);
    await night(world);
    expect(await nightsIn(world)).toHaveLength(2);
    expect(overdueMails(world, owner)).toEqual([]);

    const { folder } = world.app.config.backups;
    await rm(join(folder, 'sets'), { recursive: true });
    await writeFile(join(folder, 'sets'), 'no folder');
    await night(world);
    expect((await nightsIn(world))[0]).toMatchObject({ state: 'failed', said: [{ code: 'failed' }] });
    await later(world, 4 * hour);
    expect(overdueMails(world, owner)).toHaveLength(1);
  });
});

/** The next four in the morning in Moscow: within a day, after which a session would end. */
async function night(world: World): Promise<void> {
  passTimeTo(world, '01:00');
  await later(world, 0);
}

async function later(world: World, ms: number): Promise<void> {
  world.passTime(ms);
  await queueDueSchedules(world.app, backupsSchedules);
  await world.runJobs();
}

/** Asked by somebody who has just signed in: sessions end meanwhile. */
async function nightsIn(world: World) {
  return runsOf(await world.signedInAs('super_admin'));
}

function overdueMails(world: World, { email }: Person): string[] {
  const mails = world.mail.messages().filter(({ to }) => to.includes(email));
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('резервной копии'));
}
