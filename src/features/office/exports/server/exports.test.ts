import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountById } from '#features/accounts/account/server/accounts.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { applicationStatusApi } from '#features/casting/applications/contract/status.ts';
import { erase } from '#features/office/privacy/server/erasure.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { day, hour } from '#shared/dates.ts';
import { applyAsModel, tokenIn } from '#test/applications.ts';
import { beginExport, exportedFile, ownExports } from '#test/exports.ts';
import { aPaidOrder } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { exportsApi } from '../contract.ts';
import { sweepFiles } from './jobs.ts';

describeOnEngines('an export that nobody waits for', (makeWorld) => {
  // spec: 768
  it('is the file that would have come at once, its person’s alone, and is written down', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await beginExport(officer, 'csv');
    expect((await exportedFile(world, officer, id)).statusCode, 'not ready yet').toBe(409);
    await world.runJobs();
    const [made] = await ownExports(officer);
    expect(made).toMatchObject({
      id,
      kind: 'list',
      list: 'orders',
      state: 'done',
      rows_total: 1,
      is_told: false,
    });
    const atOnce = await world.server.inject({
      url: '/api/export/orders',
      headers: { authorization: `Bearer ${officer.token}`, 'accept-language': 'ru' },
    });
    const later = await exportedFile(world, officer, id);
    expect([later.body, later.headers['content-disposition'], later.headers['content-type']]).toEqual([
      ...[atOnce.body, atOnce.headers['content-disposition'], atOnce.headers['content-type']],
    ]);
    expect(made!.bytes).toBe(Buffer.byteLength(later.body));
    const boss = await world.signedInAs('super_admin');
    expect((await exportedFile(world, boss, id)).statusCode).toBe(404);
    expect((await boss.call(exportsApi.remove, { id })).status).toBe(404);
    expect(await ownExports(boss)).toEqual([]);
    const { entries } = (await boss.call(auditApi.list, { action: 'list.exported' })).body;
    expect(entries.map(({ after }) => after)).toEqual([
      { format: 'csv', rows: 1 },
      { format: 'csv', rows: 1 },
    ]);
  });

  it('is not begun of a list that is short, unless that is asked for', async () => {
    const { officer } = await aPaidOrder(makeWorld);
    const { body } = await officer.call(ordersListing.laterCall, {});
    expect(body).toEqual({ id: null, rows: 1 });
    expect(await ownExports(officer)).toEqual([]);
  });

  // spec: 768
  it('is told of once, in whichever window asks first', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await beginExport(officer, 'xlsx');
    expect((await officer.call(exportsApi.told, { id })).body, 'it has not ended').toEqual({ first: false });
    await world.runJobs();
    const told = await Promise.all([1, 2, 3].map(() => officer.call(exportsApi.told, { id })));
    expect(told.map(({ body }) => body.first).toSorted()).toEqual([false, false, true]);
    expect(await ownExports(officer)).toMatchObject([{ is_told: true }]);
  });

  // spec: 768
  it('can be fetched for 24 hours; then its file is gone, and a week later its line', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await beginExport(officer, 'csv');
    await world.runJobs();
    expect(await filesOf(world)).toEqual([id]);
    world.passTime(23 * hour);
    await sweep(world);
    const soon = await again(world, officer);
    expect((await exportedFile(world, soon, id)).statusCode).toBe(200);
    world.passTime(hour + 1000);
    expect(await fileError(world, soon, id)).toEqual([410, 'export_expired']);
    await sweep(world);
    expect(await filesOf(world)).toEqual([]);
    expect(await ownExports(soon)).toHaveLength(1);
    world.passTime(7 * day);
    await sweep(world);
    expect(await rows(world, 'select id from exports')).toEqual([]);
  });

  it('is refused after the right was lost, before it is made or after', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const before = await beginExport(officer, 'csv');
    await world.runJobs();
    const later = await beginExport(officer, 'csv');
    await rows(world, `update users set role = 'support' where id = '${officer.id}' returning id`);
    await world.runJobs();
    const person = await again(world, officer);
    expect((await exportedFile(world, person, before)).statusCode).toBe(403);
    expect((await ownExports(person)).find(({ id }) => id === later)).toMatchObject({
      state: 'failed',
      bytes: null,
    });
    expect((await person.call(exportsApi.told, { id: later })).body).toEqual({ first: true });
  });

  // spec: 768
  it('goes at once when somebody is erased who may stand in it, and with its own person', async () => {
    const { world, officer, student } = await aPaidOrder(makeWorld);
    const boss = await world.signedInAs('super_admin');
    const [ids, reported] = [
      await beginExport(officer, 'csv'),
      (await boss.call(exportsApi.report, { format: 'xlsx' })).body.id,
    ];
    await world.runJobs();
    const running = await beginExport(officer, 'xlsx');
    await rows(world, `update exports set state = 'running' where id = '${running}' returning id`);
    await erasePerson(world, student.id);
    expect(await fileError(world, officer, ids)).toEqual([410, 'export_expired']);
    await world.runJobs();
    expect(await filesOf(world), 'a report names nobody').toEqual([reported]);
    expect((await ownExports(officer)).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect((await officer.call(exportsApi.told, { id: running })).body).toEqual({ first: true });
    await erasePerson(world, boss.id);
    await world.runJobs();
    expect(await filesOf(world)).toEqual([]);
  });

  it('goes with an applicant who has no account as well', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const visitor = world.visitor();
    const { number } = await applyAsModel(world, visitor);
    const made = await beginExport(officer, 'csv');
    await world.runJobs();
    const own = { token: tokenIn(world, number), confirmed: true } as const;
    expect((await visitor.call(applicationStatusApi.erase, own)).status).toBe(200);
    await world.runJobs();
    expect(await fileError(world, officer, made)).toEqual([410, 'export_expired']);
    expect(await filesOf(world)).toEqual([]);
  });

  // spec: 768
  it('goes on after a process that died with it, and leaves nothing of that behind', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await beginExport(officer, 'csv');
    await rows(
      world,
      `update exports set state = 'running', run = 4, rows_done = 1 where id = '${id}' returning id`,
    );
    const folder = join(world.app.config.dataDir, 'exports');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${id}.4`), 'half');
    await world.runJobs();
    expect(await ownExports(officer)).toMatchObject([{ state: 'done' }]);
    expect((await exportedFile(world, officer, id)).body).toContain('Z-10001');
    await sweep(world);
    expect(await filesOf(world)).toEqual([id]);
  });

  // spec: 768
  it('that cannot be made ends too: its person is told, and no file is left', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await beginExport(officer, 'csv');
    await rows(world, `update exports set query = 'no JSON' where id = '${id}' returning id`);
    for (let tries = 0; tries < 3; tries++) {
      await world.runJobs();
      world.passTime(hour);
    }
    const person = await again(world, officer);
    expect(await ownExports(person)).toMatchObject([{ id, state: 'failed' }]);
    expect((await person.call(exportsApi.told, { id })).body).toEqual({ first: true });
    expect(await filesOf(world)).toEqual([]);
  });

  it('can be given up, and then is not made', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await beginExport(officer, 'csv');
    expect((await officer.call(exportsApi.remove, { id })).status).toBe(200);
    await world.runJobs();
    expect([await ownExports(officer), await filesOf(world)]).toEqual([[], []]);
  });
});

async function fileError(world: World, person: Person, id: string) {
  const answer = await exportedFile(world, person, id);
  return [answer.statusCode, answer.json().code];
}

/** Names end with the number of the run. */
async function filesOf({ app }: World): Promise<string[]> {
  const names = await readdir(join(app.config.dataDir, 'exports')).catch(() => []);
  return names.map((name) => name.replace(/\.\d+$/, ''));
}

async function sweep(world: World): Promise<void> {
  await contextOf(world.app).transaction((ctx) => queue(ctx, sweepFiles, {}));
  await world.runJobs();
}

/** The same person, with a session that has not ended. */
async function again(world: World, person: Person): Promise<Person> {
  const token = await contextOf(world.app).transaction((ctx) => startSession(ctx, person.id, true));
  return { ...person, ...world.bearer(token) };
}

async function erasePerson(world: World, id: string): Promise<void> {
  const person = await accountById(contextOf(world.app), id);
  await contextOf(world.app).transaction((ctx) => erase(ctx, person!));
}
