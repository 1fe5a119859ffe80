import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import type { Input } from '#shared/contract.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { root } from '#test/sources.ts';
import { describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { coursesApi } from '../contract/courses.ts';
import { coursesPanelApi, courseTemplatesApi } from '../contract/panel.ts';

describeOnEngines('courses in the panel', (makeWorld) => {
  // spec: 315, 584, 808, 826, 841, 871, 913
  it('are made on sale and for beginners, with decimal price, whole counts and no start for an empty one', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const made = await admin.call(coursesPanelApi.create, {
      title: '  Подиум  ',
      price: '12 500,50',
      lessons_count: '3',
      duration_hours: '2',
      start_date: '',
      video_url: '',
    });
    expect(made).toMatchObject({
      status: 200,
      body: {
        title: 'Подиум',
        price: 12500.5,
        lessons_count: 3,
        duration_hours: 2,
        level: 'beginner',
        start_date: null,
        video_url: null,
        is_active: true,
        is_featured: false,
        cover: null,
        state: 'on_sale',
      },
    });
    expect(made.body.missing).toEqual(['lesson']);
    await aLesson(world, made.body.id, { videoFile: 'film.mp4' });
    expect(await onSale(world)).toEqual([['Подиум', 12500.5]]);
    const { courses } = (await admin.call(coursesPanelApi.list, {})).body;
    expect(courses.map(({ id }) => id)).toEqual([made.body.id]);
    const [entry] = (await (await world.signedInAs('super_admin')).call(auditApi.list, {})).body.entries;
    expect(entry).toMatchObject({ action: 'course.created', subject_label: 'Подиум' });
  });

  // spec: 680
  it('keep what is not given, and never overwrite what their editor has not seen', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = await aCourse(world, { startDate: '2027-09-01' as SchoolDay, isFeatured: true });
    const [before] = (await admin.call(coursesPanelApi.list, {})).body.courses;
    const saved = await admin.call(coursesPanelApi.save, {
      id,
      price: 9900,
      translations: { zh: { title: '模特课程' } },
      includes: ['guide', 'templates'],
      version: before!.version,
    });
    expect(saved.body).toMatchObject({
      ...before,
      price: 9900,
      translations: { en: { title: '', description: '' }, zh: { title: '模特课程', description: '' } },
      includes: ['guide', 'templates'],
      offer: { price: 9900 },
      version: expect.not.stringMatching(before!.version),
    });
    const late = await admin.call(coursesPanelApi.save, { id, title: 'Поздно', version: before!.version });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    // A mover of cards is no editor of texts.
    await admin.call(coursesPanelApi.order, { ids: [id] });
    const { version } = saved.body;
    expect((await admin.call(coursesPanelApi.save, { id, title: 'Вовремя', version })).status).toBe(200);
    const [entry] = (await (await world.signedInAs('super_admin')).call(auditApi.list, {})).body.entries;
    expect(entry).toMatchObject({
      action: 'course.changed',
      before: { title: 'Стань моделью за 24 часа' },
      after: { title: 'Вовремя' },
    });
  });

  // spec: 684
  it('show a redrawn cover, and lose it on request', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = await aCourse(world);
    const picture = await readFile(join(root, 'docs/screenshot.png'));
    const cover = `data:image/png;base64,${picture.toString('base64')}`;
    const { body } = await admin.call(coursesPanelApi.save, { id, cover });
    expect(body.cover).toMatch(/^\/pictures\/[0-9a-f]{32}\/640\.jpg$/);
    expect((await world.visitor().request({ url: body.cover! })).status).toBe(200);
    const [course] = (await world.visitor().call(coursesApi.list, {})).body.courses;
    expect(course?.cover).toBe(body.cover);
    expect((await admin.call(coursesPanelApi.save, { id, cover: null })).body.cover).toBeNull();
  });

  // spec: 685
  it('tell how many lessons and hours there really are', async () => {
    const world = await makeWorld();
    const { id } = await aCourse(world);
    await aLesson(world, id, { durationMinutes: 90 });
    await aLesson(world, id, { number: 2, durationMinutes: 45 });
    const [course] = (await (await world.signedInAs('support')).call(coursesPanelApi.list, {})).body.courses;
    expect(course).toMatchObject({
      lessons_count: 5,
      duration_hours: 20,
      real_lessons: { count: 2, hours: 3 },
    });
  });

  // spec: 681
  it('stand in the order in which somebody put them, all of them or none', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const ids: string[] = [];
    for (const title of ['А', 'Б', 'В']) ids.push((await aCourse(world, { title })).id);
    await admin.call(coursesPanelApi.order, { ids: [ids[2]!, ids[0]!, ids[1]!] });
    expect((await onSale(world)).map(([title]) => title)).toEqual(['В', 'А', 'Б']);
    for (const wrong of [ids.slice(1), [...ids, crypto.randomUUID()], [ids[0]!, ids[0]!, ids[1]!]])
      expect((await admin.call(coursesPanelApi.order, { ids: wrong })).status).toBe(409);
    expect((await onSale(world)).map(([title]) => title)).toEqual(['В', 'А', 'Б']);
  });

  // spec: 682
  it('are copied with their lessons, as drafts that share nothing but files', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = await aCourse(world, { type: 'optimum', isFeatured: true });
    await aLesson(world, id, { videoFile: 'film.mp4', isFree: true });
    const { handle } = world.app.database;
    const now = world.app.now().toISOString();
    await sql`insert into course_sections (id, course_id, title, position, created_at)
      values ('s', ${id}, 'Начало', 1, ${now})`.execute(handle);
    await sql`update lessons set section_id = 's'`.execute(handle);
    await sql`insert into lesson_captions (lesson_id, language, file)
      select id, 'en', 'film.vtt' from lessons`.execute(handle);
    const { body } = await admin.call(coursesPanelApi.duplicate, { id });
    expect(body).toMatchObject({
      type: null,
      title: 'Стань моделью за 24 часа (копия)',
      translations: { en: { title: 'Become a model in 24 hours (copy)' } },
      state: 'draft',
      is_featured: false,
      real_lessons: { count: 1, hours: 4 },
    });
    const copied = await sql<{ title: string; section: string; file: string; video_file: string }>`
      select lessons.title, course_sections.title as section, file, video_file from lessons
      join course_sections on course_sections.id = section_id and course_sections.course_id = lessons.course_id
      join lesson_captions on lesson_id = lessons.id where lessons.course_id = ${body.id}`.execute(handle);
    expect(copied.rows).toEqual([
      { title: 'Портфолио', section: 'Начало', file: 'film.vtt', video_file: 'film.mp4' },
    ]);
    expect(await onSale(world)).toHaveLength(1);
  });

  // spec: 683
  it('begin with three drafts for a school that wants them, which makes each once', async () => {
    const world = await makeWorld();
    world.app.config.mode = 'live';
    const admin = await world.signedInAs('admin');
    const { status, body } = await admin.call(courseTemplatesApi.add, {});
    expect(status).toBe(200);
    expect(
      body.courses.map(({ type, price, state, real_lessons }) => [type, price, state, real_lessons.count]),
    ).toEqual([
      ['basic', 4000, 'draft', 1],
      ['optimum', 12500, 'draft', 5],
      ['premium', 50000, 'draft', 20],
    ]);
    expect(await onSale(world)).toEqual([]);
    expect((await admin.call(courseTemplatesApi.add, {})).status).toBe(409);
    await admin.call(coursesPanelApi.remove, { id: body.courses[1]!.id });
    const again = (await admin.call(courseTemplatesApi.add, {})).body.courses;
    expect(again.map(({ type }) => type)).toEqual(['optimum']);
  });
});

describeOnOneEngine('courses in the panel', (makeWorld) => {
  // spec: 841
  it.each([
    ['price', { price: '12,345' }],
    ['price', { price: 'много' }],
    ['price', { price: 0 }],
    ['lessons_count', { lessons_count: 1.5 }],
    ['duration_hours', { duration_hours: -1 }],
    ['start_date', { start_date: '2027-02-31' }],
    ['level', { level: 'expert' }],
    ['title', { title: ' ' }],
    ['video_url', { video_url: 'javascript:alert(1)' }],
    ['cover', { cover: 'https://example.com/a.jpg' }],
    ['cover', { cover: `data:image/png;base64,${Buffer.from('no picture').toString('base64')}` }],
    ['includes.0', { includes: ['yacht'] }],
  ])('with a wrong %s are refused by field: %o', async (field, wrong) => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const input = { title: 'Курс', price: 100, ...wrong } as Input<typeof coursesPanelApi.create>;
    const { status, body } = await admin.call(coursesPanelApi.create, input);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect((await admin.call(coursesPanelApi.list, {})).body.courses).toEqual([]);
  });
});

async function onSale(world: World) {
  const { courses } = (await world.visitor().call(coursesApi.list, {})).body;
  return courses.map(({ title, price }) => [title, price]);
}
