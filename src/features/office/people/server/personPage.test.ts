/** The calls of a person's page, and the actions of staff there. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { consentsPanelApi } from '#features/accounts/consents/contract/panel.ts';
import { devicesApi } from '#features/accounts/sign-in/contract/panel.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { applicationsPanelApi } from '#features/casting/applications/contract/panel.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { mailsApi } from '#features/records/mails/contract.ts';
import { forget } from '#features/records/mails/server/jobs.ts';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { inboxApi } from '#features/talk/support/contract/inbox.ts';
import { progressApi } from '#features/teaching/learning/contract/panel.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { day, hour } from '#shared/dates.ts';
import { applyAsModel } from '#test/applications.ts';
import { later } from '#test/refunds.ts';
import { aCourse, aStudentWithLessons, buy, startPurchase } from '#test/school.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { staffApi } from '../contract/list.ts';
import { personNotesApi } from '../contract/notes.ts';

describeOnEngines('the page of a person', (makeWorld) => {
  // spec: 630
  it('says what is stuck, of what its reader may see, in the order of its weight', async () => {
    const world = await makeWorld();
    const { student } = await aStudentWithLessons(world);
    const other = await aCourse(world, {
      type: 'basic',
      title: 'Базовый',
      position: 2,
      priceKopecks: 4000_00,
    });
    const { order_id } = await startPurchase(student, other, { amount: 2800 });
    await applyAsModel(world, student);
    await askForPerson(world, student);
    expect(await kindsOf(world, student)).toEqual(['talk_waiting', 'application_undecided']);
    world.passTime(2 * hour);
    const [unpaid] = (await (await world.signedInAs('support')).call(staffApi.stuck, student)).body.stuck;
    expect(unpaid).toMatchObject({ kind: 'order_unpaid', path: `/admin/orders/${order_id}` });
    expect(unpaid!.subject).toMatch(/^Z-\d{5}$/);
    expect(await kindsOf(world, student, 'financial')).toEqual(['order_unpaid']);
    world.passTime(14 * day);
    expect(await kindsOf(world, student)).toContain('course_unwatched');
    const { body } = await (await world.signedInAs('admin')).call(peopleApi.block, student);
    expect(body.blocked).toBe(true);
    expect(await kindsOf(world, student)).toContain('account_blocked');
    expect(await kindsOf(world, { id: await unconfirmed(world) })).toEqual(['address_unconfirmed']);
  });

  // spec: 630
  it('a course in which a lesson is watched, or all are done, is not stuck', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aStudentWithLessons(world);
    world.passTime(13 * day);
    const again = await later(world, student);
    await again.call(learningApi.markDone, { id: lessons[0]! });
    world.passTime(2 * day);
    expect(await kindsOf(world, student)).toEqual([]);
    world.passTime(13 * day);
    expect(await kindsOf(world, student)).toEqual(['course_unwatched']);
    const done = await later(world, student);
    for (const id of lessons) await done.call(learningApi.markDone, { id });
    world.passTime(20 * day);
    expect(await kindsOf(world, student)).toEqual([]);
  });

  it('a course that has not begun is not stuck', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world);
    world.passTime(14 * day);
    expect(await kindsOf(world, student)).toEqual(['course_unwatched']);
    await sql`update courses set start_date = '2099-09-01' where id = ${course.id}`.execute(
      world.app.database.handle,
    );
    expect(await kindsOf(world, student)).toEqual([]);
  });

  // spec: 630
  it('shows progress, devices, mails, consents, applications and talks to those who look after students', async () => {
    const world = await makeWorld();
    const { student, course, lessons } = await aStudentWithLessons(world);
    await student.call(learningApi.markDone, { id: lessons[1]! });
    await applyAsModel(world, student);
    await askForPerson(world, student);
    await world.runJobs();
    const support = await world.signedInAs('support');
    const { id } = student;
    expect((await support.call(progressApi.ofPerson, { id })).body.courses).toEqual([
      {
        ...{ course_id: course.id, lessons_done: 1, lessons_total: 3 },
        watched_at: expect.any(String),
        lesson: expect.any(String),
      },
    ]);
    const { devices } = (await support.call(devicesApi.ofPerson, { id })).body;
    expect(devices).toMatchObject([{ began_at: expect.any(String), seen_at: expect.any(String) }]);
    expect(JSON.stringify(devices)).not.toContain('127.');
    const { mails } = (await support.call(mailsApi.ofPerson, { id })).body;
    expect(mails.filter(({ subject }) => subject.startsWith('Курс ваш: «'))).toMatchObject([
      { state: 'sent' },
    ]);
    const { consents } = (await support.call(consentsPanelApi.ofPerson, { id })).body;
    expect(consents.map(({ document }) => document)).toContain('offer');
    expect(consents[0]).not.toHaveProperty('address');
    expect((await support.call(applicationsPanelApi.ofPerson, { id })).body.profiles).toHaveLength(1);
    expect((await support.call(inboxApi.ofPerson, { id })).body.conversations).toHaveLength(1);
    const financial = await world.signedInAs('financial');
    for (const call of [progressApi, devicesApi, mailsApi, consentsPanelApi])
      expect((await financial.call(call.ofPerson, { id })).status).toBe(403);
  });

  it('a mail with a code keeps the code to itself, and what was sent is forgotten after a year', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    await world.visitor().call(signInApi.forgotPassword, { email: student.email });
    await world.runJobs();
    const sent = async () =>
      (await (await world.signedInAs('support')).call(mailsApi.ofPerson, student)).body.mails;
    expect(await sent()).toHaveLength(1);
    world.passTime(366 * day);
    await contextOf(world.app).transaction((ctx) => queue(ctx, forget, {}));
    await world.runJobs();
    expect(await sent()).toEqual([]);
  });

  // spec: 630
  it('says when the person was there last, also after every session has ended', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const seen = async () =>
      (await (await world.signedInAs('support')).call(staffApi.showUser, student)).body.seen_at;
    const atFirst = await seen();
    world.passTime(1 * hour);
    await student.call(signInApi.me, {});
    const after = await seen();
    expect(Date.parse(after!) - Date.parse(atFirst!)).toBeGreaterThanOrEqual(1 * hour);
    world.passTime(2 * day);
    expect((await student.call(signInApi.me, {})).status).toBe(401);
    expect(await seen()).toBe(after);
  });

  // spec: 631
  it('the access is sent five times a day to one person, from the page and the order together', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const { order_id: id } = await buy(world, student, await aCourse(world));
    const support = await world.signedInAs('support');
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      statuses.push((await support.call(peopleApi.sendAccess, { id: student.id })).status);
      statuses.push((await support.call(ordersPanelApi.sendAccess, { id })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const again = await (await world.signedInAs('manager')).call(peopleApi.sendAccess, { id: student.id });
    expect([again.status, Number(again.body.retry_after ?? 1) > 0]).toEqual([429, true]);
    await world.runJobs();
    const mails = world.mail.messages().filter(({ to }) => to.includes(student.email));
    expect(mails.filter(({ subject }) => subject === 'Доступ к вашим курсам')).toHaveLength(5);
    world.passTime(day + hour);
    const next = await (await world.signedInAs('support')).call(peopleApi.sendAccess, { id: student.id });
    expect(next.status).toBe(200);
    expect(await actionsOn(world, student.id)).toEqual(Array(4).fill('user.access_sent'));
  });

  // spec: 631
  it('notes are read by colleagues, logged, and kept from those whom they are about', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const [support, manager] = [await world.signedInAs('support'), await world.signedInAs('manager')];
    const text = 'Просит звонить вечером';
    expect((await support.call(personNotesApi.add, { id: student.id, text })).status).toBe(200);
    const { notes } = (await manager.call(personNotesApi.list, student)).body;
    expect(notes).toMatchObject([{ text, by: expect.any(String) }]);
    expect((await support.call(personNotesApi.add, { id: manager.id, text })).status).toBe(200);
    expect((await manager.call(personNotesApi.list, manager)).body.code).toBe('not_oneself');
    for (const role of ['financial', 'user'] as const)
      expect((await (await world.signedInAs(role)).call(personNotesApi.list, student)).status).toBe(403);
    expect(await actionsOn(world, student.id)).toEqual(['user.noted']);
  });
});

async function kindsOf(world: World, { id }: { id: string }, role: 'support' | 'financial' = 'support') {
  const reader = await world.signedInAs(role);
  return (await reader.call(staffApi.stuck, { id })).body.stuck.map(({ kind }) => kind);
}

async function unconfirmed(world: World): Promise<string> {
  const admin = await world.signedInAs('admin');
  const { body } = await admin.call(peopleApi.createStudent, {
    email: 'new@example.com',
    first_name: 'Нина',
  });
  return body.id;
}

async function actionsOn(world: World, subject: string): Promise<string[]> {
  const owner: Person = await world.signedInAs('super_admin');
  return (await owner.call(auditApi.list, { subject })).body.entries.map(({ action }) => action);
}
