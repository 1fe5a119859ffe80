import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day } from '#shared/dates.ts';
import { anEmptyCourse, aStudentWithLessons } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { lessonsApi } from '../contract/lessons.ts';
import { sectionsApi } from '../contract/sections.ts';
import { lessonsSchedules } from './jobs.ts';

/** Fields of a lesson as the specification lists them. */
const specified = [
  ...['id', 'course_id', 'title', 'description', 'lesson_number', 'order', 'duration', 'duration_minutes'],
  ...['yandex_disk_url', 'video_url', 'url', 'is_free', 'is_active', 'created_at', 'updated_at'],
];

describeOnEngines('lessons in the panel', (makeWorld) => {
  // spec: 809, 826, 873, 912
  it('a lesson of nothing but a title is active, the first, and has every field', async () => {
    const { staff, course, numbers } = await aSchool(await makeWorld());
    const { status, body } = await staff.call(lessonsApi.create, { id: course.id, title: 'Дефиле' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ course_id: course.id, title: 'Дефиле', is_active: true, is_free: false });
    expect(body).toMatchObject({ lesson_number: 1, order: 1, url: null, updated_at: null });
    const listed = await staff.call(learningApi.lessons, { id: course.id });
    for (const lesson of [body, ...listed.body.lessons])
      expect(Object.keys(lesson)).toEqual(expect.arrayContaining(specified));
    expect(await numbers()).toEqual(['1 Дефиле']);
    expect((await staff.call(lessonsApi.create, { id: course.id, title: '' })).body.fields).toEqual({
      title: 'Заполните это поле',
    });
  });

  // spec: 912
  it('a number stays unique: the lessons from there on move on by one', async () => {
    const { add, staff, numbers } = await aSchool(await makeWorld());
    const first = await add('А', { order: 1 });
    await add('Б', { lesson_number: 2 });
    await add('Г', { lesson_number: 4 });
    await add('В', { lesson_number: 1 });
    expect(await numbers()).toEqual(['1 В', '2 А', '3 Б', '4 Г']);
    await staff.call(lessonsApi.change, { id: first, lesson_number: 4 });
    expect(await numbers()).toEqual(['1 В', '3 Б', '4 А', '5 Г']);
  });

  // spec: 618
  it('one is found by the words of its title, with its course, unless it was deleted', async () => {
    const { add, staff, course } = await aSchool(await makeWorld());
    const id = await add('Дефиле: всё о первом шаге');
    const gone = await add('Дефиле без шага');
    await staff.call(lessonsApi.delete, { id: gone });
    const found = await staff.call(lessonsApi.find, { search: 'ПЕРВОМ все' });
    const { title } = (await staff.call(lessonsApi.list, { id: course.id })).body.course;
    expect(found.body.lessons).toEqual([
      { id, title: 'Дефиле: всё о первом шаге', course_id: course.id, course: title },
    ]);
    expect((await staff.call(lessonsApi.find, { search: 'дефиле' })).body.lessons).toHaveLength(1);
  });

  // spec: 810, 873
  it('a change is kept field by field, in three languages, and recorded', async () => {
    const world = await makeWorld();
    const { add, staff, course } = await aSchool(world);
    const id = await add('Дефиле', { description: 'Походка', duration_minutes: 90 });
    const change = {
      id,
      is_free: true,
      duration: '120',
      video_url: ' https://youtu.be/dQw4w9WgXcQ ',
      translations: { title: { en: 'Catwalk', zh: '' }, description: { en: '' } },
    };
    const { body } = await staff.call(lessonsApi.change, change);
    expect(body).toMatchObject({
      ...{ title: 'Дефиле', description: 'Походка', is_free: true, duration_minutes: 120, duration: 120 },
      ...{ video_url: 'https://youtu.be/dQw4w9WgXcQ', translations: { title: { en: 'Catwalk' } } },
      updated_at: expect.any(String),
    });
    const english = await world.visitor('en').call(learningApi.lessons, { id: course.id });
    expect(english.body.lessons).toMatchObject([{ title: 'Catwalk', is_free: true, can_watch: true }]);
    const owner = await world.signedInAs('super_admin');
    const [entry] = (await owner.call(auditApi.list, {})).body.entries;
    expect(entry).toMatchObject({ action: 'lesson.edited', subject_label: 'Дефиле' });
    expect(entry).toMatchObject({ before: { is_free: false }, after: { is_free: true } });
  });

  // spec: 810
  it('two editors do not overwrite each other', async () => {
    const { add, staff } = await aSchool(await makeWorld());
    const id = await add('Дефиле');
    const { version } = (await staff.call(lessonsApi.change, { id, description: 'Походка' })).body;
    const second = { id, title: 'Фотосессия', version };
    expect((await staff.call(lessonsApi.change, { ...second, version: 'older' })).status).toBe(409);
    expect((await staff.call(lessonsApi.change, second)).status).toBe(200);
    expect((await staff.call(lessonsApi.change, second)).body.code).toBe('conflict');
  });

  // spec: 702
  it('takes links to videos of the allowed hosts alone', async () => {
    const { add, staff } = await aSchool(await makeWorld());
    const id = await add('Дефиле');
    for (const field of ['yandex_disk_url', 'video_url', 'url'] as const)
      for (const link of [
        'http://youtu.be/dQw4w9WgXcQ',
        'https://127.0.0.1/a',
        'https://example.com/a.mp4',
      ]) {
        const refused = await staff.call(lessonsApi.change, { id, [field]: link });
        expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
      }
    expect((await staff.call(lessonsApi.change, { id, url: '' })).body.url).toBeNull();
  });

  // spec: 702
  it('links are for those who may watch, and for staff who manage lessons', async () => {
    const world = await makeWorld();
    const { course, student, lessons } = await aStudentWithLessons(world);
    const staff = await world.signedInAs('content_manager');
    const link = 'https://disk.yandex.ru/i/abc';
    for (const id of lessons) await staff.call(lessonsApi.change, { id, yandex_disk_url: link });
    const seen = async (caller: Caller) =>
      (await caller.call(learningApi.lessons, { id: course.id })).body.lessons.map(
        (one) => one.yandex_disk_url,
      );
    expect(await seen(student)).toEqual([link, link, link]);
    expect(await seen(staff)).toEqual([link, link, link]);
    for (const role of ['user', 'support'] as const)
      expect(await seen(await world.signedInAs(role))).toEqual([null, link, null]);
    expect(await seen(world.visitor())).toEqual([null, link, null]);
  });

  // spec: 703, 873
  it('a deleted lesson is gone for everybody, and comes back with its progress', async () => {
    const world = await makeWorld();
    const { course, student, lessons } = await aStudentWithLessons(world);
    const [id = ''] = lessons;
    const staff = await world.signedInAs('content_manager');
    await student.call(learningApi.markDone, { id });
    const { url } = (await student.call(learningApi.openVideo, { id })).body;
    expect((await staff.call(lessonsApi.delete, { id })).status).toBe(200);
    expect((await staff.call(lessonsApi.delete, { id })).body.detail).toBe('Урок не найден');
    expect((await world.server.inject({ url })).statusCode).toBe(404);
    expect((await student.call(learningApi.openVideo, { id })).status).toBe(404);
    expect((await student.call(learningApi.markDone, { id })).status).toBe(404);
    const left = (await student.call(learningApi.lessons, { id: course.id })).body.lessons;
    expect(left.map(({ lesson_number, order }) => [lesson_number, order])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect((await student.call(learningApi.purchased, {})).body.courses[0]!.progress).toBe(0);
    const listed = (await staff.call(lessonsApi.list, { id: course.id })).body;
    expect(listed.deleted).toMatchObject([{ id, title: 'Портфолио' }]);
    await staff.call(lessonsApi.create, { id: course.id, title: 'Новый' });
    expect((await staff.call(lessonsApi.restore, { id })).body).toMatchObject({ lesson_number: 4 });
    expect((await student.call(learningApi.lessons, { id: course.id })).body.lessons[3]).toMatchObject({
      id,
      is_done: true,
    });
  });

  // spec: 703
  it('thirty days after its deletion a lesson is gone for good', async () => {
    const world = await makeWorld();
    const { add, course, staffAnew } = await aSchool(world);
    const [old, recent] = [await add('Старый'), await add('Недавний')];
    await (await staffAnew()).call(lessonsApi.delete, { id: old });
    world.passTime(20 * day);
    await (await staffAnew()).call(lessonsApi.delete, { id: recent });
    world.passTime(11 * day);
    await queueDueSchedules(world.app, lessonsSchedules);
    await world.runJobs();
    const { deleted } = (await (await staffAnew()).call(lessonsApi.list, { id: course.id })).body;
    expect(deleted.map(({ id }) => id)).toEqual([recent]);
    expect((await (await staffAnew()).call(lessonsApi.restore, { id: old })).status).toBe(404);
  });

  // spec: 863, 894
  it('what lacks the right to delete says so, and a missing lesson too, in English word for word', async () => {
    const world = await makeWorld();
    const missing = '00000000-0000-4000-8000-000000000000';
    const answer = async (role: 'support' | 'admin') => {
      const caller = await world.signedInAs(role);
      const options = { method: 'DELETE', url: `/api/admin/lessons/${missing}` } as const;
      return caller.request({ ...options, headers: { 'accept-language': 'en' } });
    };
    expect(await answer('support')).toMatchObject({
      status: 403,
      body: { detail: 'insufficient rights to delete' },
    });
    expect(await answer('admin')).toMatchObject({ status: 404, body: { detail: 'lesson not found' } });
  });

  // spec: 699
  it('sections hold lessons in an order that staff choose in one call', async () => {
    const { add, staff, course, numbers } = await aSchool(await makeWorld());
    const [a, b, c] = [await add('А'), await add('Б', { order: 2 }), await add('В', { order: 3 })];
    const section = async (ru: string) =>
      (await staff.call(sectionsApi.create, { id: course.id, title: { ru } })).body.id;
    const [first, second] = [await section('Основы'), await section('Практика')];
    const { version } = (await staff.call(lessonsApi.list, { id: course.id })).body;
    const groups = [
      { section_id: second, lesson_ids: [c] },
      { section_id: null, lesson_ids: [b] },
      { section_id: first, lesson_ids: [a] },
    ];
    const order = (change: object) =>
      staff.call(sectionsApi.order, { id: course.id, version, groups, ...change });
    for (const incomplete of [groups.slice(1), [...groups, groups[0]!], []])
      expect((await order({ groups: incomplete })).status).toBe(409);
    expect((await order({})).status).toBe(200);
    expect(await numbers()).toEqual(['1 Б', '2 В', '3 А']);
    expect((await order({})).body.code, 'somebody else was first').toBe('conflict');
    const { body } = await staff.call(learningApi.lessons, { id: course.id });
    expect(body.lessons.map(({ section }) => section)).toEqual([
      null,
      { id: second, title: 'Практика' },
      { id: first, title: 'Основы' },
    ]);
    await staff.call(sectionsApi.rename, { id: first, title: { ru: 'Начало', en: 'Basics' } });
    await staff.call(sectionsApi.delete, { id: second });
    const after = (await staff.call(lessonsApi.list, { id: course.id })).body;
    expect(after.sections).toEqual([{ id: first, title: { ru: 'Начало', en: 'Basics' } }]);
    expect(after.lessons.map(({ section_id }) => section_id)).toEqual([null, null, first]);
  });

  it('a section of another course is refused', async () => {
    const world = await makeWorld();
    const { add, staff } = await aSchool(world);
    const other = await anEmptyCourse(world, { title: 'Второй', position: 2 });
    const { id } = (await staff.call(sectionsApi.create, { id: other.id, title: { ru: 'Раздел' } })).body;
    const refused = await staff.call(lessonsApi.change, { id: await add('А'), section_id: id });
    expect(refused.body.fields).toHaveProperty('section_id');
  });
});

async function aSchool(world: World) {
  const course = await anEmptyCourse(world);
  const staff = await world.signedInAs('content_manager');
  const add = async (title: string, fields: object = {}) =>
    (await staff.call(lessonsApi.create, { id: course.id, title, ...fields })).body.id;
  const numbers = async () =>
    (await staff.call(lessonsApi.list, { id: course.id })).body.lessons.map(
      (lesson) => `${lesson.lesson_number} ${lesson.title}`,
    );
  return { course, staff, add, numbers, staffAnew: () => world.signedInAs('content_manager') };
}
