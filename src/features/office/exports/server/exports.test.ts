import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { accountById } from '#features/accounts/account/server/accounts.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { erase } from '#features/office/privacy/server/erasure.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import { contextOf } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { queue } from '#server/outbox/queue.ts';
import { day, hour } from '#shared/dates.ts';
import type { ListFormat } from '#shared/listing.ts';
import { pdfText } from '#test/pdfText.ts';
import { aPaidOrder, makeRefund } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { describeOnDrawnEngines, type Person, type World } from '#test/world.ts';
import { exportsApi } from '../contract.ts';
import { sectionLists } from '../rules.ts';
import { sweepFiles } from './jobs.ts';

describeOnDrawnEngines('an export that nobody waits for', (makeWorld) => {
  it('is the file that would have come at once, its person’s alone, and is written down', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await begin(officer, 'csv');
    expect((await file(world, officer, id)).statusCode, 'not ready yet').toBe(409);
    await world.runJobs();
    const [made] = await own(officer);
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
    const later = await file(world, officer, id);
    expect([later.body, later.headers['content-disposition'], later.headers['content-type']]).toEqual([
      ...[atOnce.body, atOnce.headers['content-disposition'], atOnce.headers['content-type']],
    ]);
    expect(made!.bytes).toBe(Buffer.byteLength(later.body));
    const boss = await world.signedInAs('super_admin');
    expect((await file(world, boss, id)).statusCode).toBe(404);
    expect((await boss.call(exportsApi.remove, { id })).status).toBe(404);
    expect(await own(boss)).toEqual([]);
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
    expect(await own(officer)).toEqual([]);
  });

  it('is told of once, in whichever window asks first', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await begin(officer, 'xlsx');
    expect((await officer.call(exportsApi.told, { id })).body, 'it has not ended').toEqual({ first: false });
    await world.runJobs();
    const told = await Promise.all([1, 2, 3].map(() => officer.call(exportsApi.told, { id })));
    expect(told.map(({ body }) => body.first).toSorted()).toEqual([false, false, true]);
    expect(await own(officer)).toMatchObject([{ is_told: true }]);
  });

  it('can be fetched for 24 hours; then its file is gone, and a week later its line', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await begin(officer, 'csv');
    await world.runJobs();
    expect(await filesOf(world)).toEqual([id]);
    world.passTime(23 * hour);
    await sweep(world);
    const soon = await again(world, officer);
    expect((await file(world, soon, id)).statusCode).toBe(200);
    world.passTime(hour + 1000);
    expect(await fileError(world, soon, id)).toEqual([410, 'export_expired']);
    await sweep(world);
    expect(await filesOf(world)).toEqual([]);
    expect(await own(soon)).toHaveLength(1);
    world.passTime(7 * day);
    await sweep(world);
    expect(await rows(world, 'select id from exports')).toEqual([]);
  });

  it('is not for whoever has lost the right meanwhile, before it is made or after', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const before = await begin(officer, 'csv');
    await world.runJobs();
    const later = await begin(officer, 'csv');
    await rows(world, `update users set role = 'support' where id = '${officer.id}' returning id`);
    await world.runJobs();
    const person = await again(world, officer);
    expect((await file(world, person, before)).statusCode).toBe(403);
    expect((await own(person)).find(({ id }) => id === later)).toMatchObject({
      state: 'failed',
      bytes: null,
    });
    expect((await person.call(exportsApi.told, { id: later })).body).toEqual({ first: true });
  });

  it('goes at once when somebody is erased who may stand in it, and with whoever asked for it', async () => {
    const { world, officer, student } = await aPaidOrder(makeWorld);
    const boss = await world.signedInAs('super_admin');
    const [ids, reported] = [
      await begin(officer, 'csv'),
      (await boss.call(exportsApi.report, { format: 'xlsx' })).body.id,
    ];
    await world.runJobs();
    const running = await begin(officer, 'xlsx');
    await rows(world, `update exports set state = 'running' where id = '${running}' returning id`);
    await erasePerson(world, student.id);
    expect(await fileError(world, officer, ids)).toEqual([410, 'export_expired']);
    await world.runJobs();
    expect(await filesOf(world), 'a report names nobody').toEqual([reported]);
    expect((await own(officer)).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect((await officer.call(exportsApi.told, { id: running })).body).toEqual({ first: true });
    await erasePerson(world, boss.id);
    await world.runJobs();
    expect(await filesOf(world)).toEqual([]);
  });

  it('goes on after a process that died with it, and leaves no draft behind', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await begin(officer, 'csv');
    await rows(
      world,
      `update exports set state = 'running', run = 4, rows_done = 1 where id = '${id}' returning id`,
    );
    await world.runJobs();
    expect(await own(officer)).toMatchObject([{ state: 'done' }]);
    expect(await filesOf(world)).toEqual([id]);
  });

  it('that cannot be made ends too: its person is told, and no file is left', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await begin(officer, 'csv');
    await rows(world, `update exports set query = 'no JSON' where id = '${id}' returning id`);
    for (let tries = 0; tries < 3; tries++) {
      await world.runJobs();
      world.passTime(hour);
    }
    const person = await again(world, officer);
    expect(await own(person)).toMatchObject([{ id, state: 'failed' }]);
    expect((await person.call(exportsApi.told, { id })).body).toEqual({ first: true });
    expect(await filesOf(world)).toEqual([]);
  });

  it('can be given up, and then is not made', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const id = await begin(officer, 'csv');
    expect((await officer.call(exportsApi.remove, { id })).status).toBe(200);
    await world.runJobs();
    expect([await own(officer), await filesOf(world)]).toEqual([[], []]);
  });
});

describeOnDrawnEngines('everything at once', (makeWorld) => {
  it('is an archive of the lists that its person may export, in two formats each', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const boss = await world.signedInAs('super_admin');
    const names = [];
    for (const person of [officer, boss]) {
      const { id } = (await person.call(exportsApi.archive, {})).body;
      await world.runJobs();
      const zip = unzipSync((await file(world, person, id)).rawPayload);
      names.push(Object.keys(zip));
      expect(strFromU8(zip['orders.csv']!)).toContain('Z-10001');
      expect(strFromU8(unzipSync(zip['orders.xlsx']!)['xl/worksheets/sheet1.xml']!)).toContain('Z-10001');
    }
    expect(names[0]).toEqual(expect.arrayContaining(['users.csv', 'orders.xlsx', 'instalments.csv']));
    for (const hidden of ['models.csv', 'audit.csv', 'reviews.xlsx']) {
      expect(names[0]).not.toContain(hidden);
      expect(names[1]).toContain(hidden);
    }
    const { entries } = (await boss.call(auditApi.list, { action: 'export.archived' })).body;
    expect(entries).toHaveLength(2);
  });

  it('is a report on sales, refunds and learning, in sheets and on paper', async () => {
    const { world, officer, order, course } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 2_500, closes_access: false });
    const made = async (format: 'pdf' | 'xlsx') => {
      const { id } = (await officer.call(exportsApi.report, { format })).body;
      await world.runJobs();
      return (await file(world, officer, id)).rawPayload;
    };
    const book = unzipSync(await made('xlsx'));
    const sheet = (number: number) => strFromU8(book[`xl/worksheets/sheet${number}.xml`]!);
    expect(sheet(1)).toContain('<c s="2"><v>12500</v></c><c s="2"><v>2500</v></c><c s="2"><v>10000</v></c>');
    expect(sheet(2)).toContain(
      `${course.title}</t></is></c><c><v>1</v></c><c s="2"><v>12500</v></c><c><v>1</v></c>`,
    );
    expect(sheet(3)).toContain(`${course.title}</t></is></c><c><v>1</v></c><c><v>0</v></c>`);
    const { text, pages } = pdfText(await made('pdf'));
    expect(pages).toBe(1);
    for (const word of ['Аналитический', 'Обучение', '12 500 ₽', course.title])
      expect(text.replace(/\s+/g, ' ')).toContain(word);
    const boss = await world.signedInAs('support');
    expect((await boss.call(exportsApi.report, { format: 'pdf' })).status).toBe(403);
  });

  it('the section offers each list to those alone who may export it', async () => {
    const world = await makeWorld();
    const listed = featuresOf(world.app).flatMap(({ listings = [] }) => listings);
    const exported = new Map(listed.map(({ listing }) => [listing.name, listing.access.export]));
    for (const { name, access } of sectionLists) expect([name, exported.get(name)]).toEqual([name, access]);
  });
});

async function begin(person: Person, format: ListFormat): Promise<string> {
  const { status, body } = await person.call(ordersListing.laterCall, { format, even_short: true });
  expect(status).toBe(200);
  return body.id!;
}

async function own(person: Person) {
  return (await person.call(exportsApi.own, {})).body.exports;
}

function file({ server }: World, { token }: Person, id: string) {
  return server.inject({
    url: `/api/admin/exports/${id}/file`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru' },
  });
}

async function fileError(world: World, person: Person, id: string) {
  const answer = await file(world, person, id);
  return [answer.statusCode, answer.json().code];
}

function filesOf({ app }: World): Promise<string[]> {
  return readdir(join(app.config.dataDir, 'exports')).catch(() => []);
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
