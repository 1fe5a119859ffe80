import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { contextOf } from '#server/context.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { day, minute } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { later, refundAll } from '#test/refunds.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { upload } from '#test/uploads.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { materialsApi, materialsPanelApi } from '../contract.ts';
import { purgeRemoved } from './forgetMaterials.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');

describeOnBothEngines('materials', (makeWorld) => {
  // spec: 18
  it('a student of the course downloads its guide, byte for byte, under its own name', async () => {
    const world = await makeWorld();
    const { student, course, guide } = await aCourseWithGuide(world);
    const { materials } = (await student.call(materialsApi.list, { id: course.id })).body;
    expect(materials).toMatchObject([
      {
        title: 'Гид модели',
        purpose: 'guide',
        url: null,
        file_name: 'Гид «Старт».pdf',
        size_bytes: pdf.length,
      },
    ]);
    const { url } = (await student.call(materialsApi.open, { id: guide.id })).body;
    const sent = await get(world, url);
    expect(sent.rawPayload.equals(pdf)).toBe(true);
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="___ _______.pdf"; filename*=UTF-8''${encodeURIComponent('Гид «Старт».pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  // spec: 18
  it('nobody else gets a byte or a link', async () => {
    const world = await makeWorld();
    const { course, guide } = await aCourseWithGuide(world);
    expect((await world.visitor().call(materialsApi.list, { id: course.id })).status).toBe(401);
    for (const role of ['user', 'support', 'financial', 'manager'] as const) {
      const other = await world.signedInAs(role);
      expect((await other.call(materialsApi.list, { id: course.id })).status, role).toBe(403);
      expect((await other.call(materialsApi.open, { id: guide.id })).status, role).toBe(403);
    }
  });

  // spec: 19
  it('an address opens once, within a minute, and for one network', async () => {
    const world = await makeWorld();
    const { student, guide } = await aCourseWithGuide(world);
    const ticket = async () => (await student.call(materialsApi.open, { id: guide.id })).body.url;
    const [opened, late] = [await ticket(), await ticket()];
    expect((await get(world, opened)).statusCode).toBe(200);
    expect((await get(world, opened, '10.0.0.2')).statusCode).toBe(404);
    expect((await get(world, opened)).statusCode).toBe(200);
    world.passTime(minute + 1);
    expect((await get(world, late)).statusCode).toBe(404);
    expect((await get(world, `/media/materials/${'a'.repeat(43)}`)).statusCode).toBe(404);
  });

  // spec: 19
  it('closing the course, the end of the session, a block or a deletion closes an address that is open', async () => {
    const world = await makeWorld();
    const { student, course, guide } = await aCourseWithGuide(world);
    const { handle } = world.app.database;
    const open = async () => {
      const { url } = (await student.call(materialsApi.open, { id: guide.id })).body;
      expect((await get(world, url)).statusCode).toBe(200);
      return url;
    };
    const blocked = await open();
    await sql`update users set blocked_at = created_at where id = ${student.id}`.execute(handle);
    expect((await get(world, blocked)).statusCode).toBe(404);
    await sql`update users set blocked_at = null, deleted_at = created_at where id = ${student.id}`.execute(
      handle,
    );
    expect((await get(world, blocked)).statusCode).toBe(404);
    await sql`update users set deleted_at = null where id = ${student.id}`.execute(handle);
    expect((await get(world, blocked)).statusCode).toBe(200);
    await sql`update sessions set expires_at = created_at where user_id = ${student.id}`.execute(handle);
    expect((await get(world, blocked)).statusCode).toBe(404);
    await sql`update sessions set expires_at = '2100-01-01' where user_id = ${student.id}`.execute(handle);
    const closed = await open();
    await refundAll(world, student);
    expect((await get(world, closed)).statusCode).toBe(404);
    expect((await student.call(materialsApi.list, { id: course.id })).status).toBe(403);
  });

  // spec: 19
  it('a lesson’s materials open with the lesson, the course’s own with the course', async () => {
    const world = await makeWorld();
    const startDate = dayAhead(world, 10);
    const { student, course, lessons, staff } = await aCourseWithGuide(world, startDate);
    const [locked, free] = lessons;
    for (const [lesson_id, name] of [
      [locked!, 'locked'],
      [free!, 'free'],
    ] as const)
      await staff.call(materialsPanelApi.add, {
        id: course.id,
        lesson_id,
        purpose: 'templates',
        title: { ru: name },
        url: 'https://disk.example/templates',
      });
    const list = async (lesson_id?: string) =>
      student.call(materialsApi.list, { id: course.id, ...(lesson_id && { lesson_id }) });
    expect((await list()).status).toBe(403);
    expect((await list(locked)).status).toBe(403);
    expect((await list(free)).body.materials).toMatchObject([
      { title: 'free', url: 'https://disk.example/templates' },
    ]);
    await sql`update courses set start_date = null`.execute(world.app.database.handle);
    expect((await list(locked)).body.materials).toMatchObject([{ title: 'locked' }]);
    expect((await list()).body.materials).toMatchObject([{ title: 'Гид модели' }]);
  });

  // spec: 20, 704, 916
  it('staff add, change, arrange and remove them, and the log says so', async () => {
    const world = await makeWorld();
    const { course, guide, staff } = await aCourseWithGuide(world);
    const folder = await staff.call(materialsPanelApi.add, {
      id: course.id,
      purpose: 'folder',
      title: { ru: 'Папка курса', en: 'Course folder' },
      url: 'https://disk.yandex.ru/d/abc',
    });
    const { version } = folder.body;
    const changed = { id: folder.body.id, purpose: 'folder' as const, title: { ru: 'Папка' } };
    const edited = await staff.call(materialsPanelApi.edit, { ...changed, version });
    expect(edited.body).toMatchObject({ title: { ru: 'Папка' }, url: 'https://disk.yandex.ru/d/abc' });
    expect((await staff.call(materialsPanelApi.edit, { ...changed, version })).status).toBe(409);
    const order = [folder.body.id, guide.id];
    const arranged = await staff.call(materialsPanelApi.arrange, { id: course.id, ids: order });
    expect(arranged.body.materials.map(({ id }) => id)).toEqual(order);
    expect((await staff.call(materialsPanelApi.arrange, { id: course.id, ids: [guide.id] })).status).toBe(
      409,
    );
    expect((await staff.call(materialsPanelApi.remove, { id: guide.id })).status).toBe(200);
    expect((await staff.call(materialsPanelApi.list, { id: course.id })).body.materials).toHaveLength(1);
    const log = await sql<{ action: string }>`
      select action from audit_log where action like 'material.%' order by created_at, id`.execute(
      world.app.database.handle,
    );
    expect(log.rows.map(({ action }) => action).toSorted()).toEqual([
      'material.added',
      'material.added',
      'material.arranged',
      'material.changed',
      'material.removed',
    ]);
  });

  it('a removed one is gone for students at once, comes back with its file, and is gone for good after thirty days', async () => {
    const world = await makeWorld();
    const { course, guide, staff, student } = await aCourseWithGuide(world);
    const shown = async () =>
      (await student.call(materialsApi.list, { id: course.id })).body.materials.length;
    expect(await shown()).toBe(1);
    await staff.call(materialsPanelApi.remove, { id: guide.id });
    expect(await shown()).toBe(0);
    expect((await student.call(materialsApi.open, { id: guide.id })).status).toBe(404);
    expect((await staff.call(materialsPanelApi.restore, { id: guide.id })).body.file_name).toBe(
      guide.file_name,
    );
    expect((await student.call(materialsApi.open, { id: guide.id })).status).toBe(200);
    await staff.call(materialsPanelApi.remove, { id: guide.id });
    world.passTime(31 * day);
    await purgeRemoved(contextOf(world.app));
    const later = await world.signedInAs('content_manager');
    expect((await later.call(materialsPanelApi.restore, { id: guide.id })).status).toBe(404);
  });

  // spec: 20
  it('a material is one file or one https link', async () => {
    const world = await makeWorld();
    const { course, staff } = await aCourseWithGuide(world);
    const add = (more: object) =>
      staff.request({
        method: 'POST',
        url: `/api/admin/courses/${course.id}/materials`,
        payload: { purpose: 'other', title: { ru: 'Что-то' }, ...more },
      });
    for (const url of ['http://a.example/', 'javascript:alert(1)', 'https://user:pass@a.example/', 'нет'])
      expect((await add({ url })).body, url).toMatchObject({
        fields: { url: expect.stringContaining('https://') },
      });
    expect((await add({})).status).toBe(422);
    const { id } = await upload(staff, { purpose: 'material', name: 'a.pdf' }, pdf);
    expect((await add({ url: 'https://a.example/', upload_id: id })).status).toBe(422);
    expect((await add({ upload_id: id })).status).toBe(200);
    expect((await add({ upload_id: id })).status, 'an upload is used once').toBe(404);
  });
});

describeOnBothEngines('a copy of a course', (makeWorld) => {
  it('has its materials and those of its lessons, and shares their files until neither needs them', async () => {
    const world = await makeWorld();
    const { course, lessons, guide } = await aCourseWithGuide(world);
    const admin = await world.signedInAs('admin');
    const link = { purpose: 'other', title: { ru: 'Карта' }, url: 'https://school.example/map' } as const;
    await admin.call(materialsPanelApi.add, { id: course.id, lesson_id: lessons[1]!, ...link });
    const copy = (await admin.call(coursesPanelApi.duplicate, { id: course.id })).body;
    const copied = (await admin.call(materialsPanelApi.list, { id: copy.id })).body.materials;
    const ofCopy = (await admin.call(lessonsApi.list, { id: copy.id })).body.lessons;
    expect(copied.map(({ title, lesson_id }) => [title.ru, lesson_id])).toEqual([
      ['Гид модели', null],
      ['Карта', ofCopy[1]!.id],
    ]);
    await admin.call(materialsPanelApi.remove, { id: guide.id });
    world.passTime(31 * day);
    await purgeRemoved(contextOf(world.app));
    expect(await states(world)).toEqual(['used']);
    const student = await world.signedInAs('user');
    const manager = await world.signedInAs('manager');
    await manager.call(peopleApi.giveAccess, { id: student.id, course_id: copy.id });
    const [kept] = (await student.call(materialsApi.list, { id: copy.id })).body.materials;
    const { url } = (await student.call(materialsApi.open, { id: kept!.id })).body;
    expect((await get(world, url)).rawPayload.equals(pdf)).toBe(true);
    await (await later(world, admin)).call(materialsPanelApi.remove, { id: copied[0]!.id });
    world.passTime(31 * day);
    await purgeRemoved(contextOf(world.app));
    expect(await states(world)).toEqual(['ready']);
  });

  it('has no days of the original that are over', async () => {
    const world = await makeWorld();
    const { course, lessons } = await aCourseWithGuide(world, dayAhead(world, -3));
    const admin = await world.signedInAs('admin');
    await admin.call(lessonsApi.change, { id: lessons[0]!, opens_on: dayAhead(world, -2) });
    await admin.call(lessonsApi.change, { id: lessons[1]!, opens_on: dayAhead(world, 9) });
    const copy = (await admin.call(coursesPanelApi.duplicate, { id: course.id })).body;
    expect(copy.start_date).toBeNull();
    const ofCopy = (await admin.call(lessonsApi.list, { id: copy.id })).body.lessons;
    expect(ofCopy.map(({ opens_on }) => opens_on)).toEqual([null, dayAhead(world, 9), null]);
  });
});

/** Of the uploads: in use, or let go. */
async function states(world: World): Promise<string[]> {
  const uploads = await world.app.database.handle.selectFrom('uploads').select('state').execute();
  return uploads.map(({ state }) => state);
}

async function aCourseWithGuide(world: World, startDate: SchoolDay | null = null) {
  const { student, course, lessons } = await aStudentWithLessons(world, { startDate });
  const staff = await world.signedInAs('content_manager');
  const sent = await upload(staff, { purpose: 'material', name: 'Гид «Старт».pdf' }, pdf);
  const added = await staff.call(materialsPanelApi.add, {
    id: course.id,
    purpose: 'guide',
    title: { ru: 'Гид модели' },
    upload_id: sent.id,
  });
  return { student: student as Person, course, lessons, staff, guide: added.body };
}

function get(world: World, url: string, remoteAddress = '10.0.0.1') {
  return world.server.inject({ url, remoteAddress });
}
