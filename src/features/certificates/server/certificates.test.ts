import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { learningApi } from '#features/learning/contract.ts';
import { peopleApi } from '#features/people/contract/actions.ts';
import { holdAccount } from '#features/people/server/erasure.ts';
import { confirmAddress } from '#features/people/server/people.ts';
import { erase } from '#features/privacy/server/erasure.ts';
import { profileApi } from '#features/profile/contract.ts';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { drawnBy } from '#test/drawings.ts';
import { aLesson, aStudentWithLessons } from '#test/school.ts';
import { describeOnBothEngines, describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { certificatesApi } from '../contract/certificates.ts';
import { certificatesPanelApi } from '../contract/panel.ts';
import { issueOverlooked } from './jobs.ts';

describeOnBothEngines('a certificate', (makeWorld) => {
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
    expect(world.mail.messages().map(({ subject }) => subject)).toEqual(['Ваш сертификат C-10001 готов']);
    expect(world.mail.messages()[0]!.text).toContain(certificates[0]!.url);

    await student.call(learningApi.markDone, { id: lessons[0]!, is_done: false });
    await done(world, student, lessons);
    expect((await mine(student)).certificates).toEqual(certificates);
    // Nor does another completion use up a number.
    const next = await aStudentWithLessons(world);
    await done(world, next.student, next.lessons);
    expect((await mine(next.student)).certificates).toMatchObject([{ number: 'C-10002' }]);
  });

  it('is found by its address, in the language of whoever asks, and by nothing else', async () => {
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

  it('is its owner’s alone to download and to rename', async () => {
    const world = await makeWorld();
    const { certificate } = await aCertificate(world);
    for (const other of [await world.signedInAs('user'), await world.signedInAs('super_admin')]) {
      expect((await other.call(certificatesApi.download, { id: certificate.id })).status).toBe(404);
      expect((await other.call(certificatesApi.rename, { id: certificate.id })).status).toBe(404);
      expect((await mine(other)).certificates).toEqual([]);
    }
  });

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
      order by created_at`.execute(world.app.database.handle);
    expect(log.rows.map(({ action }) => action)).toEqual(['certificate.revoked', 'certificate.restored']);
  });

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

describeOnOneEngine('what a certificate is printed on', (makeWorld) => {
  it.each([
    ['Анна Светлова', /Prata/],
    ['Łucja Żółć', /Roboto/],
    ['王小明', /NotoSansSC/],
    [`${'Ш'.repeat(100)} ${'W'.repeat(100)}`, /Prata/],
  ])('is one page with the fonts of %s', async (name, font) => {
    const world = await makeWorld();
    const { student, certificate } = await aCertificate(world);
    await sql`update certificates set name = ${name}`.execute(world.app.database.handle);
    const pdf = await world.server.inject({
      url: `/api/user/certificates/${certificate.id}/pdf`,
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toMatch(
      /^attachment; filename="certificate-10001-[\d-]+\.pdf"$/,
    );
    const text = pdf.rawPayload.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toMatch(/\/FontFile2/);
    expect(text.match(/\/BaseFont \/\S+/g)?.join()).toMatch(font);
  });

  it('has a picture to share as long as it is valid', async () => {
    const world = await makeWorld();
    const { token, certificate } = await aCertificate(world);
    const ask = () => world.server.inject({ url: `/share/certificates/${token}.jpg?language=en` });
    const { width, height } = await sharp((await ask()).rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const manager = await world.signedInAs('manager');
    await manager.call(certificatesPanelApi.revoke, { id: certificate.id, reason: 'ошибка' });
    expect((await ask()).statusCode).toBe(404);
  });

  it('is drawn once for the same words: who has kept picture or PDF is told so undrawn; another name is drawn anew', async () => {
    const world = await makeWorld();
    const { token, certificate, student } = await aCertificate(world);
    for (const [kind, ask] of Object.entries(shownBy(world, { token, certificate, student }))) {
      const drawings = () => drawnBy(world, kind as 'card' | 'pdf');
      const asked = await Promise.all(Array.from({ length: 5 }, () => ask()));
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(await drawings(), kind).toBe(1);
      const etag = String(asked[0]!.headers.etag);
      for (const known of [etag, `"another", W/${etag}`]) {
        const again = await ask({ 'if-none-match': known });
        expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      }
      await sql`update certificates set name = 'Новое Имя'`.execute(world.app.database.handle);
      const renamed = await ask({ 'if-none-match': etag });
      expect([renamed.statusCode, await drawings()]).toEqual([200, 2]);
      await sql`update certificates set name = ${certificate.name}`.execute(world.app.database.handle);
      expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
      expect(await drawings(), kind).toBe(2);
    }
  });

  it('is gone from page, picture and PDF with its revocation, also for those who keep it, and back with its restoring', async () => {
    const world = await makeWorld();
    const { token, certificate, student } = await aCertificate(world);
    const manager = await world.signedInAs('manager');
    const one = { id: certificate.id };
    const shown = Object.values(shownBy(world, { token, certificate, student }));
    const verify = () => world.visitor().request({ method: 'GET', url: `/api/certificates/${token}` });
    const kept: string[] = [];
    for (const ask of shown) {
      const { headers } = await ask();
      // No cache shows it without asking.
      expect(headers['cache-control']).toMatch(/^(?:public, no-cache|no-store)$/);
      kept.push(String(headers.etag));
    }
    await manager.call(certificatesPanelApi.revoke, { ...one, reason: 'ошибка' });
    for (const [index, ask] of shown.entries())
      for (const headers of [{}, { 'if-none-match': kept[index]! }, { 'if-none-match': '*' }]) {
        const answer = await ask(headers);
        expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
          404,
          'no-store',
          undefined,
        ]);
      }
    const page = await verify();
    expect(page.body.certificate).toMatchObject({ revoked_at: expect.any(String) });
    expect(page.headers['cache-control']).toBe('no-store');
    await manager.call(certificatesPanelApi.restore, one);
    for (const [index, ask] of shown.entries())
      expect((await ask({ 'if-none-match': kept[index]! })).statusCode).toBe(304);
  });
});

/** Asks for what shows it: the picture as anybody, the PDF as its owner. */
function shownBy(
  world: World,
  {
    token,
    certificate,
    student,
  }: Pick<Awaited<ReturnType<typeof aCertificate>>, 'token' | 'certificate' | 'student'>,
) {
  const authorization = `Bearer ${student.token}`;
  return {
    card: (headers = {}) => world.server.inject({ url: `/share/certificates/${token}.jpg`, headers }),
    pdf: (headers = {}) =>
      world.server.inject({
        url: `/api/user/certificates/${certificate.id}/pdf`,
        headers: { authorization, ...headers },
      }),
  };
}

async function aCertificate(world: World) {
  const { student, lessons, course } = await aStudentWithLessons(world);
  await done(world, student, lessons);
  const [certificate] = (await mine(student)).certificates;
  return { student, course, certificate: certificate!, token: certificate!.url.split('/').at(-1)! };
}

async function done(world: World, student: Person, lessons: readonly string[]): Promise<void> {
  for (const id of lessons) await student.call(learningApi.markDone, { id });
  await world.runJobs();
}

async function mine(person: Person) {
  return (await person.call(certificatesApi.mine, {})).body;
}

async function confirmed({ app }: World, { id }: Person, at: string | null): Promise<void> {
  await sql`update users set email_verified_at = ${at} where id = ${id}`.execute(app.database.handle);
}
