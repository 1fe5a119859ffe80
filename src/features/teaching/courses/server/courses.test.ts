import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadDemoSchool } from '#demo/school.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { aCourse } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { coursesApi } from '../contract/courses.ts';

describeOnBothEngines('courses', (makeWorld) => {
  // spec: 315, 429, 489, 808
  it('everybody sees what is on sale, in the order of the catalogue, in rubles', async () => {
    const world = await makeWorld();
    const second = await aCourse(world, {
      position: 2,
      priceKopecks: 4_000_50,
      startDate: '2027-09-01' as SchoolDay,
    });
    const first = await aCourse(world, { type: 'optimum', position: 1, isFeatured: true });
    const { courses } = (await world.visitor().call(coursesApi.list, {})).body;
    expect(courses).toMatchObject([
      {
        id: first.id,
        type: 'optimum',
        title: 'Стань моделью за 24 часа',
        price: 12500,
        lessons_count: 5,
        duration_hours: 20,
        level: 'beginner',
        start_date: null,
        is_featured: true,
        is_active: true,
        video_url: null,
      },
      { id: second.id, type: null, price: 4000.5, start_date: '2027-09-01', is_featured: false },
    ]);
  });

  // spec: 315, 808, 809
  it('a course is for beginners and active, and a lesson is active, where nothing else is said', async () => {
    const world = await makeWorld();
    const { handle } = world.app.database;
    const [id, now] = ['00000000-0000-4000-8000-000000000001', world.app.now().toISOString()];
    await sql`insert into courses
      (id, title, description, price_kopecks, lessons_count, duration_hours, position, created_at)
      values (${id}, 'Основы', '', 400000, 1, 1, 1, ${now})`.execute(handle);
    await sql`insert into lessons (id, course_id, lesson_number, title, description, duration_minutes, video_url, created_at)
      values (${id}, ${id}, 1, 'Портфолио', '', 60, 'https://rutube.ru/video/1', ${now})`.execute(handle);
    const visitor = world.visitor();
    const { courses } = (await visitor.call(coursesApi.list, {})).body;
    expect(courses).toMatchObject([{ id, level: 'beginner', is_active: true }]);
    const { lessons } = (await visitor.call(learningApi.lessons, { id })).body;
    expect(lessons).toMatchObject([{ id, is_free: false }]);
    await sql`update lessons set is_active = 0`.execute(handle);
    expect((await visitor.call(learningApi.lessons, { id })).body.lessons).toEqual([]);
  });

  // spec: 49
  it('texts come in the language of the reader; Chinese falls back to English, English to Russian', async () => {
    const world = await makeWorld();
    await aCourse(world);
    const read = async (language: 'ru' | 'en' | 'zh') => {
      const [course] = (await world.visitor(language).call(coursesApi.list, {})).body.courses;
      return [course?.title, course?.description];
    };
    expect(await read('ru')).toEqual(['Стань моделью за 24 часа', 'Пять уроков']);
    expect(await read('en')).toEqual(['Become a model in 24 hours', 'Пять уроков']);
    expect(await read('zh')).toEqual(['Become a model in 24 hours', 'Пять уроков']);
  });

  // spec: 16, 120, 143, 317, 471, 484
  it('the demo school has the advertised courses, and loading it twice changes nothing', async () => {
    const world = await makeWorld();
    await loadDemoSchool(world.app);
    const once = await catalogue(world);
    await loadDemoSchool(world.app);
    expect(await catalogue(world)).toEqual(once);
    const figures = once.map(({ course, lessons }) => [
      course.type,
      course.price,
      course.lessons_count,
      course.duration_hours,
      lessons.length,
    ]);
    expect(figures).toEqual([
      ['basic', 4000, 1, 8, 1],
      ['optimum', 12500, 5, 20, 5],
      ['premium', 50000, 20, 40, 20],
    ]);
    const [basic, optimum, premium] = once;
    expect(basic?.course.title).toBe('Basic Model in 24 hours');
    expect(optimum?.course).toMatchObject({
      title: 'Стань моделью за 24 часа',
      is_featured: true,
      duration_hours: 20,
    });
    expect(optimum?.lessons.map(({ duration_minutes }) => duration_minutes / 60)).toEqual([4, 5, 4, 6, 5]);
    expect(premium?.course.start_date).toMatch(/^\d{4}-09-01$/);
    expect(Date.parse(premium!.course.start_date!)).toBeGreaterThan(world.app.now().getTime());
    const lessons = once.flatMap((course) => course.lessons);
    expect(lessons.every((lesson) => lesson.has_video)).toBe(true);
    // A visitor may watch one sample: the first lesson of the recommended course.
    expect(lessons.filter((lesson) => lesson.can_watch)).toEqual([optimum?.lessons[0]]);
  });
});

async function catalogue(world: World) {
  const { courses } = (await world.visitor().call(coursesApi.list, {})).body;
  return Promise.all(
    courses.map(async ({ id }) => (await world.visitor().call(learningApi.lessons, { id })).body),
  );
}
