import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { uploadsSchedules } from '#features/records/uploads/server/jobs.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { captionsApi } from '#features/teaching/lessons/contract/captions.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { materialsPanelApi } from '#features/teaching/materials/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day, hour } from '#shared/dates.ts';
import { anMp4 } from '#test/films.ts';
import { aCourse, aLesson, buy, purchaseOf } from '#test/school.ts';
import { upload } from '#test/uploads.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { coursesApi } from '../contract/courses.ts';
import { coursesPanelApi } from '../contract/panel.ts';
import { removalSchedules } from './removal.jobs.ts';

describeOnEngines('a course that is deleted', (makeWorld) => {
  // spec: 679, 871
  it('unsold, is nowhere to be seen, comes back as it was, and is gone with its lessons after 30 days', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const course = await aCourse(world);
    await aLesson(world, course.id);
    await aLesson(world, course.id, { number: 2, isFree: true, videoFile: 'film.mp4' });
    const { id } = course;
    const removed = await admin.call(coursesPanelApi.remove, { id });
    expect(removed.body).toMatchObject({ state: 'deleted', gone_at: expect.any(String), offer: null });
    expect(await onSale(world)).toEqual([]);
    expect((await world.visitor().call(learningApi.lessons, { id })).status).toBe(404);
    expect((await world.visitor().call(paymentsApi.create, purchaseOf(course))).body.code).toBe(
      'course_unknown',
    );
    expect((await admin.call(ordersApi.list, {})).body.courses).toEqual([]);
    for (const call of [coursesPanelApi.save, coursesPanelApi.remove, coursesPanelApi.archive])
      expect((await admin.call(call, { id })).status).toBe(404);
    const back = await admin.call(coursesPanelApi.restore, { id, is_active: true });
    expect(back.body).toMatchObject({ state: 'on_sale', real_lessons: { count: 2 } });
    expect(await onSale(world)).toEqual([[course.title, 12500]]);

    await admin.call(coursesPanelApi.remove, { id });
    world.passTime(30 * day - hour);
    await purge(world);
    expect(await rowsOf(world, id)).toEqual([1, 2]);
    world.passTime(day);
    await purge(world);
    expect(await rowsOf(world, id)).toEqual([0, 0]);
    const later = await world.signedInAs('admin');
    expect((await later.call(coursesPanelApi.restore, { id })).status).toBe(404);
  });

  // spec: 678
  it('but sold, goes into the archive: nobody can buy it, and its students keep it', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const course = await aCourse(world);
    const { id } = course;
    await aLesson(world, id, { videoFile: 'film.mp4' });
    const student = await world.signedInAs('user');
    await buy(world, student, course);
    const { body } = await admin.call(coursesPanelApi.remove, { id });
    expect(body).toMatchObject({ state: 'archived', is_sold: true, students: 1, is_active: false });
    expect(await onSale(world)).toEqual([]);
    const [own] = (await student.call(learningApi.purchased, {})).body.courses;
    expect(own?.id).toBe(id);
    const { lessons } = (await student.call(learningApi.lessons, { id })).body;
    expect(lessons).toMatchObject([{ can_watch: true }]);
    // Putting it on sale takes it out of the archive.
    const sold = await admin.call(coursesPanelApi.save, { id, is_active: true });
    expect(sold.body.state).toBe('on_sale');
    expect((await admin.call(coursesPanelApi.archive, { id })).body.state).toBe('archived');
    expect((await admin.call(coursesPanelApi.restore, { id })).body.state).toBe('draft');
  });

  it('while somebody orders it is kept for them', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const course = await aCourse(world);
    await admin.call(coursesPanelApi.remove, { id: course.id });
    await sql`update courses set is_active = 1, deleted_at = null`.execute(world.app.database.handle);
    await buy(world, await world.signedInAs('user'), course);
    await sql`update courses set is_active = 0, deleted_at = '2020-01-01T00:00:00.000Z'`.execute(
      world.app.database.handle,
    );
    await purge(world);
    const [kept] = (await admin.call(coursesPanelApi.list, {})).body.courses;
    expect(kept?.state).toBe('archived');
  });

  it('gives back its films, captions and materials with it, but for what a copy still shows', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const course = await aCourse(world);
    for (const number of [1, 2]) await aLesson(world, course.id, { number });
    const { lessons } = (await admin.call(lessonsApi.list, { id: course.id })).body;
    const [first, second] = lessons.map(({ id }) => id);
    const film = await upload(admin, { purpose: 'video', name: 'a.mp4' }, anMp4('avc1'));
    const guide = await upload(admin, { purpose: 'material', name: 'a.pdf' }, Buffer.from('%PDF-1.7\n'));
    expect((await admin.call(lessonsApi.change, { id: first!, upload_id: film.id })).status).toBe(200);
    const material = { id: course.id, title: { ru: 'Гид' }, purpose: 'guide' as const, upload_id: guide.id };
    expect((await admin.call(materialsPanelApi.add, material)).status).toBe(200);
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nТак\n';
    for (const id of [first!, second!])
      expect((await admin.call(captionsApi.save, { id, language: 'zh', text })).status).toBe(200);
    const copy = (await admin.call(coursesPanelApi.duplicate, { id: course.id })).body;
    const kept = async () => ({
      captions: (await readdir(join(world.app.config.dataDir, 'uploads', 'captions'))).length,
      files: await Promise.all([film.id, guide.id].map((id) => world.app.storage.sizeOf(id))),
    });
    const whole = await kept();
    expect(whole.captions).toBe(2);

    await admin.call(coursesPanelApi.remove, { id: course.id });
    world.passTime(31 * day);
    await purge(world);
    expect((await rowsOf(world, course.id))[0]).toBe(0);
    expect((await kept()).captions, 'the copy shows them').toBe(2);

    const successor = await world.signedInAs('admin');
    expect((await successor.call(coursesPanelApi.remove, { id: copy.id })).status).toBe(200);
    world.passTime(31 * day);
    await purge(world);
    expect((await kept()).captions).toBe(0);
    // A course that is let go is deleted after another thirty days.
    world.passTime(31 * day);
    await queueDueSchedules(world.app, uploadsSchedules);
    await world.runJobs();
    expect((await kept()).files).toEqual([null, null]);
  });
});

async function onSale(world: World) {
  const { courses } = (await world.visitor().call(coursesApi.list, {})).body;
  return courses.map(({ title, price }) => [title, price]);
}

async function purge(world: World): Promise<void> {
  await queueDueSchedules(world.app, removalSchedules);
  await world.runJobs();
}

async function rowsOf(world: World, id: string): Promise<number[]> {
  const { handle } = world.app.database;
  const courses = await sql`select 1 as found from courses where id = ${id}`.execute(handle);
  const lessons = await sql`select 1 as found from lessons where course_id = ${id}`.execute(handle);
  return [courses.rows.length, lessons.rows.length];
}
