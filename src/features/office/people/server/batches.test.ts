import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { batchesApi } from '../contract/batches.ts';
import { staffApi } from '../contract/list.ts';
import { peopleListing } from '../listing.ts';

describeOnEngines('several people at once', (makeWorld) => {
  // spec: 638
  it('are given a course unless they have it; taken back within a minute, exactly those lose it', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const course = await aCourse(world);
    await aLesson(world, course.id, { isFree: true });
    const [one, two, owner] = await students(world, 3);
    await manager.call(peopleApi.giveAccess, { id: owner.id, course_id: course.id });
    await world.runJobs();
    const ids = [one.id, two.id, owner.id, manager.id, two.id, missing];
    const given = await manager.call(batchesApi.giveCourse, { ids, course_id: course.id });
    expect(given).toMatchObject({ status: 200, body: { kind: 'course', done: 2 } });
    expect(whys(given.body.left)).toEqual({
      [owner.id]: 'has_it',
      [manager.id]: 'not_oneself',
      [missing]: 'gone',
    });
    expect(await actionsOn(world, one)).toEqual(['user.access_given']);
    await world.runJobs();
    expect(mailsTo(world, one), 'nobody hears of what may be taken back').toEqual([]);

    world.passTime(50_000);
    const undone = await manager.call(batchesApi.undo, { id: given.body.id });
    expect(undone).toMatchObject({ status: 200, body: { undone: 2, kept: 0 } });
    const owns = (person: Person) => ownsCourse(contextOf(world.app), person.id, course.id);
    expect([await owns(one), await owns(two)]).toEqual([false, false]);
    expect(await owns(owner)).toBe(true);
    expect(await actionsOn(world, one)).toEqual(['user.access_ended', 'user.access_given']);
    world.passTime(minute);
    await world.runJobs();
    expect(mailsTo(world, one)).toEqual([]);
  });

  it('keep a course that a colleague gave again meanwhile', async () => {
    const world = await makeWorld();
    const [manager, colleague] = [await world.signedInAs('manager'), await world.signedInAs('manager')];
    const course = await aCourse(world);
    const [one] = await students(world, 1);
    const given = await manager.call(batchesApi.giveCourse, { ids: [one.id], course_id: course.id });
    world.passTime(1000);
    const again = { id: one.id, course_id: course.id };
    await colleague.call(peopleApi.endAccess, again);
    await colleague.call(peopleApi.giveAccess, again);
    const undone = await manager.call(batchesApi.undo, { id: given.body.id });
    expect(undone.body).toEqual({ undone: 0, kept: 1 });
    expect(await ownsCourse(contextOf(world.app), one.id, course.id)).toBe(true);
  });

  it('are told of the course once the minute is over', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const course = await aCourse(world);
    await aLesson(world, course.id, { isFree: true });
    const [one] = await students(world, 1);
    await manager.call(batchesApi.giveCourse, { ids: [one.id], course_id: course.id });
    await world.runJobs();
    world.passTime(2 * minute);
    await world.runJobs();
    expect(mailsTo(world, one)).toHaveLength(1);
  });

  // spec: 638
  it('are blocked as the ranks allow, and go on where they were when it is taken back', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const [manager, chief] = [await world.signedInAs('manager'), await world.signedInAs('super_admin')];
    const [one, barred] = await students(world, 2);
    await admin.call(peopleApi.block, { id: barred.id });
    world.passTime(1000);
    const ids = [one.id, barred.id, manager.id, chief.id, admin.id];
    const byManager = await manager.call(batchesApi.block, { ids: [chief.id, admin.id] });
    expect(byManager.body.done).toBe(0);
    const blocked = await admin.call(batchesApi.block, { ids });
    expect(blocked.body.done).toBe(2);
    expect(whys(blocked.body.left)).toEqual({
      [barred.id]: 'blocked',
      [chief.id]: 'role_too_high',
      [admin.id]: 'not_oneself',
    });
    const look = (person: Person) => person.call(staffApi.listUsers, {});
    expect((await look(manager)).status).toBe(403);
    expect((await admin.call(batchesApi.undo, { id: blocked.body.id })).body).toEqual({ undone: 2, kept: 0 });
    expect((await look(manager)).status, 'the session goes on').toBe(200);
    expect(await actionsOn(world, one)).toEqual(['user.unblocked', 'user.blocked']);
    expect((await admin.call(staffApi.showUser, { id: barred.id })).body.blocked).toBe(true);
  });

  // spec: 638
  it('are taken back by nobody else, and not after a minute', async () => {
    const world = await makeWorld();
    const [admin, other] = [await world.signedInAs('admin'), await world.signedInAs('admin')];
    const [one] = await students(world, 1);
    const { id } = (await admin.call(batchesApi.block, { ids: [one.id] })).body;
    expect((await other.call(batchesApi.undo, { id })).status).toBe(404);
    world.passTime(minute);
    expect((await admin.call(batchesApi.undo, { id })).status).toBe(409);
    expect((await admin.call(staffApi.showUser, { id: one.id })).body.blocked).toBe(true);
  });

  // spec: 638
  it('sent again, and both at the same instant, are reached once', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const course = await aCourse(world);
    const people = await students(world, 3);
    const ids = people.map(({ id }) => id);
    const body = { ids, course_id: course.id, request_id: requestId };
    const sent = await Promise.all([1, 2].map(() => manager.call(batchesApi.giveCourse, body)));
    for (const { status } of sent) expect(status).toBe(200);
    const again = await manager.call(batchesApi.giveCourse, body);
    expect(again.body).toMatchObject({ done: 3, left: [] });
    expect(await actionsOn(world, people[0]!)).toEqual(['user.access_given']);
    const stranger = await world.signedInAs('manager');
    expect((await stranger.call(batchesApi.giveCourse, body)).status).toBe(404);
    expect((await manager.call(batchesApi.block, { ids, request_id: requestId })).status).toBe(404);
  });

  it('found by a filter are named by their ids, five hundred at most', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const people = await students(world, 3);
    const found = await support.call(batchesApi.find, { role: 'user', sort: 'created_at', direction: 'asc' });
    expect(found.body.total).toBe(3);
    expect(found.body.ids.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    const admin = await world.signedInAs('admin');
    const many = Array.from({ length: 501 }, () => missing);
    expect((await admin.call(batchesApi.block, { ids: many })).status).toBe(422);
  });

  // spec: 640
  it('are exported alone, by those who may export', async () => {
    const world = await makeWorld();
    const [finance, manager] = [await world.signedInAs('financial'), await world.signedInAs('manager')];
    const [one, two] = await students(world, 2);
    expect((await manager.call(batchesApi.choose, { ids: [one.id] })).status).toBe(403);
    const { id } = (await finance.call(batchesApi.choose, { ids: [one.id] })).body;
    const url = `${peopleListing.exportCall.path}?chosen=${id}`;
    const headers = { authorization: `Bearer ${finance.token}` };
    const file = (await world.server.inject({ method: 'GET', url, headers })).body;
    expect(file).toContain(one.email);
    expect(file).not.toContain(two.email);
    expect((await finance.call(batchesApi.undo, { id })).status).toBe(404);
  });
});

const missing = '00000000-0000-4000-8000-000000000000';
const requestId = '11111111-1111-4111-8111-111111111111';

type Several<N extends number> = N extends 1
  ? [Person]
  : N extends 2
    ? [Person, Person]
    : [Person, Person, Person];

async function students<N extends 1 | 2 | 3>(world: World, count: N): Promise<Several<N>> {
  const people: Person[] = [];
  for (let made = 0; made < count; made++) people.push(await world.signedInAs('user'));
  return people as Several<N>;
}

function whys(left: { id: string; why: string }[]): Record<string, string> {
  return Object.fromEntries(left.map(({ id, why }) => [id, why]));
}

function mailsTo(world: World, { email }: Person) {
  return world.mail.messages().filter(({ to }) => to.includes(email));
}

/** Newest first. */
async function actionsOn(world: World, { id }: Person): Promise<string[]> {
  const chief = await world.signedInAs('super_admin');
  const { entries } = (await chief.call(auditApi.list, { subject: id })).body;
  return entries.map(({ action }) => action);
}
