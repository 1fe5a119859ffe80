import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { confirmAddress } from '#features/accounts/account/server/accounts.ts';
import { profileApi } from '#features/accounts/profile/contract.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { erase } from '#features/office/privacy/server/erasure.ts';
import { holdAccount } from '#features/office/privacy/server/holdAccount.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { hour } from '#shared/dates.ts';
import { aCertificate, done, mine } from '#test/certificates.ts';
import { makeRefund } from '#test/refunds.ts';
import { aLesson, aStudentWithLessons, buy } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { certificatesApi } from '../contract/certificates.ts';
import { certificatesPanelApi } from '../contract/panel.ts';
import { issueOverlooked } from './jobs.ts';

describeOnEngines('a certificate', (makeWorld) => {
  // spec: 37
  it('comes with the last lesson, once, and its owner is told by mail', async () => {
    const world = await makeWorld();
    const { student, lessons, course } = await aStudentWithLessons(world);
    world.mail.clear();
    await done(world, student, lessons.slice(1));
    expect((await mine(student)).certificates).toEqual([]);
    await done(world, student, lessons);
    const { certificates, waiting } = await mine(student);
    expect(certificates).toMatchObject([
      { number: 'C-10001', name: 'Вера Ким', course: course.title, revoked_at: null, can_rename: false },
    ]);
    expect(waiting).toEqual([]);
    const subject = `Сертификат за курс «${course.title}» готов`;
    expect(world.mail.messages().map(({ subject }) => subject)).toEqual([subject]);
    expect(world.mail.messages()[0]!.text).toContain('C-10001');
    expect(world.mail.messages()[0]!.text).toContain(certificates[0]!.url);

    await student.call(learningApi.markDone, { id: lessons[0]!, is_done: false });
    await done(world, student, lessons);
    expect((await mine(student)).certificates).toEqual(certificates);
    // Nor does another completion use up a number.
    const next = await aStudentWithLessons(world);
    await done(world, next.student, next.lessons);
    expect((await mine(next.student)).certificates).toMatchObject([{ number: 'C-10002' }]);
  });

  // spec: 40
  it('is found by its address, in the reader’s language, and by nothing else', async () => {
    const world = await makeWorld();
    const { token } = await aCertificate(world);
    const asked = await world.visitor('en').call(certificatesApi.verify, { token });
    expect(asked.body.certificate).toEqual({
      number: 'C-10001',
      name: 'Вера Ким',
      course: 'Become a model in 24 hours',
      issued_at: expect.any(String),
      revoked_at: null,
    });
    const other = await world.visitor().call(certificatesApi.verify, { token: `${token.slice(1)}A` });
    expect(other.body).toEqual({ certificate: null });
  });

  // spec: 41
  it('waits for the address to be confirmed', async () => {
    const world = await makeWorld();
    const { student, lessons, course } = await aStudentWithLessons(world);
    await confirmed(world, student, null);
    await done(world, student, lessons);
    expect(await mine(student)).toEqual({
      certificates: [],
      waiting: [{ course_id: course.id, course: course.title, reason: 'unconfirmed' }],
    });
    await contextOf(world.app).transaction((ctx) => confirmAddress(ctx, student.id));
    await world.runJobs();
    expect((await mine(student)).certificates).toHaveLength(1);
  });

  // spec: 37
  it('is for those who own the course: none after it was closed', async () => {
    const world = await makeWorld();
    const { lessons, course } = await aStudentWithLessons(world);
    const [student, admin] = [await world.signedInAs('user'), await world.signedInAs('admin')];
    const access = { id: student.id, course_id: course.id };
    expect((await admin.call(peopleApi.giveAccess, access)).status).toBe(200);
    for (const id of lessons) expect((await student.call(learningApi.markDone, { id })).status).toBe(200);
    expect((await admin.call(peopleApi.endAccess, access)).status).toBe(200);
    await world.runJobs();
    expect(await mine(student)).toEqual({ certificates: [], waiting: [] });
  });

  // spec: 41
  it('takes the name of the account when its owner asks, and keeps its number', async () => {
    const world = await makeWorld();
    const { student, certificate, token } = await aCertificate(world);
    const same = await student.call(certificatesApi.rename, { id: certificate.id });
    expect([same.status, same.body.code]).toEqual([409, 'conflict']);
    const profile = { first_name: 'Вера', last_name: 'Лебедева', phone: '', language: 'ru' } as const;
    await student.call(profileApi.edit, profile);
    expect((await mine(student)).certificates).toMatchObject([{ name: 'Вера Ким', can_rename: true }]);
    const renamed = await student.call(certificatesApi.rename, { id: certificate.id });
    expect(renamed.body).toMatchObject({ name: 'Вера Лебедева', number: 'C-10001', can_rename: false });
    const shown = await world.visitor().call(certificatesApi.verify, { token });
    expect(shown.body.certificate?.name).toBe('Вера Лебедева');
  });

  // spec: 41
  it('is its owner’s alone to download and to rename', async () => {
    const world = await makeWorld();
    const { certificate } = await aCertificate(world);
    for (const other of [await world.signedInAs('user'), await world.signedInAs('super_admin')]) {
      expect((await other.call(certificatesApi.download, { id: certificate.id })).status).toBe(404);
      expect((await other.call(certificatesApi.rename, { id: certificate.id })).status).toBe(404);
      expect((await mine(other)).certificates).toEqual([]);
    }
  });

  // spec: 42
  it('is revoked with a reason that only staff read, and brought back', async () => {
    const world = await makeWorld();
    const { student, certificate, token } = await aCertificate(world);
    const manager = await world.signedInAs('manager');
    const one = { id: certificate.id };
    const revoked = await manager.call(certificatesPanelApi.revoke, { ...one, reason: 'Чужая работа' });
    expect(revoked.body).toMatchObject({ state: 'revoked', revoked_reason: 'Чужая работа' });
    const asked = await world.visitor().request({ method: 'GET', url: `/api/certificates/${token}` });
    expect(asked.body.certificate).toMatchObject({ revoked_at: expect.any(String) });
    expect(JSON.stringify(asked.body)).not.toContain('Чужая');
    expect((await student.call(certificatesApi.download, one)).status).toBe(404);
    expect((await manager.call(certificatesPanelApi.revoke, { ...one, reason: 'ещё раз' })).status).toBe(409);
    // A certificate that is revoked is not simply earned again.
    await manager.call(certificatesPanelApi.issue, {});
    await world.runJobs();
    expect((await mine(student)).certificates).toMatchObject([{ revoked_at: expect.any(String) }]);

    expect((await manager.call(certificatesPanelApi.restore, one)).body.state).toBe('valid');
    expect((await student.call(certificatesApi.download, one)).status).toBe(200);
    const log = await sql<{ action: string }>`
      select action from audit_log where subject_kind = 'certificate' and subject_id = ${certificate.id}
      order by created_at, id`.execute(world.app.database.handle);
    expect(log.rows.map(({ action }) => action)).toEqual(['certificate.revoked', 'certificate.restored']);
  });

  // spec: 42
  it('is issued to everybody who completed a course before, by one press, and found in the list', async () => {
    const world = await makeWorld();
    const { student, certificate } = await aCertificate(world);
    const { handle } = world.app.database;
    await sql`delete from certificates where id = ${certificate.id}`.execute(handle);
    const staff = await world.signedInAs('content_manager');
    expect((await staff.call(certificatesPanelApi.issue, {})).body).toEqual({ queued: 1, waiting: 0 });
    await staff.call(certificatesPanelApi.issue, {});
    await world.runJobs();
    expect((await mine(student)).certificates).toHaveLength(1);
    for (const search of ['c-10002', 'С-10002', 'с 10002', 'ким', ''])
      expect((await staff.call(certificatesPanelApi.list, { search })).body, search).toMatchObject({
        total: 1,
        certificates: [{ number: 'C-10002', state: 'valid', user_id: student.id }],
      });
    expect((await staff.call(certificatesPanelApi.list, { state: 'revoked' })).body.total).toBe(0);
  });

  // spec: 40
  it('is void and names nobody once its owner was erased', async () => {
    const world = await makeWorld();
    const { student, certificate, token } = await aCertificate(world);
    await contextOf(world.app).transaction(async (ctx) => {
      await erase(ctx, (await holdAccount(ctx.db, student.id))!);
    });
    const { body } = await world.visitor().call(certificatesApi.verify, { token });
    expect(body.certificate).toMatchObject({ name: null, revoked_at: expect.any(String), number: 'C-10001' });
    const admin = await world.signedInAs('admin');
    expect((await admin.call(certificatesPanelApi.restore, { id: certificate.id })).status).toBe(409);
    expect((await admin.call(certificatesPanelApi.list, { search: 'ким' })).body.total).toBe(0);
  });

  // spec: 37
  it('that no event told of is found by the hourly search, and outlives another lesson', async () => {
    const world = await makeWorld();
    const { student, lessons, course } = await aStudentWithLessons(world);
    await done(world, student, lessons.slice(1));
    // The state that two transactions leave behind which do not see each other: all done, and nothing published.
    const { handle } = world.app.database;
    await sql`delete from lessons where id = ${lessons[0]!}`.execute(handle);
    expect((await mine(student)).waiting).toMatchObject([{ course_id: course.id, reason: 'under_way' }]);
    await contextOf(world.app).transaction((ctx) => queue(ctx, issueOverlooked, {}));
    await world.runJobs();
    expect((await mine(student)).certificates).toHaveLength(1);
    await aLesson(world, course.id, { number: 4 });
    expect((await mine(student)).certificates).toHaveLength(1);
  });
});

async function confirmed({ app }: World, { id }: Person, at: string | null): Promise<void> {
  await sql`update users set email_verified_at = ${at} where id = ${id}`.execute(app.database.handle);
}

describeOnEngines('a certificate of a course that is bought again', (makeWorld) => {
  it('is valid again, and its owner is told; one that staff revoke after that stays void', async () => {
    const world = await makeWorld();
    const { student, course, certificate } = await aCertificate(world);
    const officer = await world.signedInAs('financial');
    const { orders } = (await officer.call(ordersApi.list, { search: student.email })).body;
    const whole = { amount: 12_500, closes_access: true, revoke_certificate: true };
    await makeRefund(world, officer, orders[0]!.id, whole);
    expect((await mine(student)).certificates).toMatchObject([{ revoked_at: expect.any(String) }]);
    await queueAll(world);
    expect((await mine(student)).certificates).toMatchObject([{ revoked_at: expect.any(String) }]);

    world.passTime(hour);
    await buy(world, student, course);
    world.mail.clear();
    await queueAll(world);
    const again = (await mine(student)).certificates;
    expect(again).toMatchObject([
      { number: certificate.number, revoked_at: null, issued_at: world.app.now().toISOString() },
    ]);
    expect(world.mail.messages().map(({ subject }) => subject)).toEqual([
      `Сертификат за курс «${course.title}» готов`,
    ]);

    const manager = await world.signedInAs('manager');
    world.passTime(hour);
    await manager.call(certificatesPanelApi.revoke, { id: certificate.id, reason: 'Чужая работа' });
    await queueAll(world);
    expect((await mine(student)).certificates).toMatchObject([{ revoked_at: expect.any(String) }]);
  });
});

describeOnEngines('the names on a certificate', (makeWorld) => {
  it('that its owner has replaced are kept for staff, and go with the person', async () => {
    const world = await makeWorld();
    const { student, certificate } = await aCertificate(world);
    for (const first_name of ['Анна', 'Дина']) {
      world.passTime(hour);
      await student.call(profileApi.edit, { first_name, last_name: 'Ким', phone: '', language: 'ru' });
      expect((await student.call(certificatesApi.rename, { id: certificate.id })).status).toBe(200);
    }
    const manager = await world.signedInAs('manager');
    const shown = await manager.call(certificatesPanelApi.show, { id: certificate.id });
    expect(shown.body.name).toBe('Дина Ким');
    expect(shown.body.former_names.map(({ name }) => name)).toEqual(['Анна Ким', 'Вера Ким']);
    await contextOf(world.app).transaction(async (ctx) =>
      erase(ctx, (await holdAccount(ctx.db, student.id))!),
    );
    const after = await manager.call(certificatesPanelApi.show, { id: certificate.id });
    expect(after.body.former_names).toEqual([]);
  });

  it('are such as a font of ours has: one that none has is said before, and printed once it can be', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aStudentWithLessons(world);
    const name = async (first_name: string) => {
      const { handle } = world.app.database;
      await sql`update users set first_name = ${first_name}, last_name = '' where id = ${student.id}`.execute(
        handle,
      );
    };
    await name('\u1800\u1820\u1821');
    await done(world, student, lessons);
    expect(await mine(student)).toMatchObject({ certificates: [], waiting: [{ reason: 'letters' }] });
    await name('Вера');
    await queueAll(world);
    expect((await mine(student)).certificates).toMatchObject([{ name: 'Вера' }]);
    await name('\u1800\u1820\u1821');
    const [certificate] = (await mine(student)).certificates;
    expect(certificate!.can_rename).toBe(false);
    expect((await student.call(certificatesApi.rename, { id: certificate!.id })).status).toBe(409);
  });
});

/** The hourly search, and what follows. */
async function queueAll(world: World): Promise<void> {
  await contextOf(world.app).transaction((ctx) => queue(ctx, issueOverlooked, {}));
  await world.runJobs();
}
