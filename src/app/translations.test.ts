/** Texts written before migration 028 read the same after it. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { modelsApi } from '#features/casting/models/contract/models.ts';
import { createModel } from '#features/casting/models/server/models.ts';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { contextOf } from '#server/context.ts';
import { aCourse } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { up } from '../../migrations/028-translations.ts';

describeOnEngines('texts in other languages', (makeWorld) => {
  it('of courses, models and the school are read as before, each falling back as before', async () => {
    const world = await makeWorld();
    await aCourse(world, { title: 'Курс' });
    await contextOf(world.app).transaction((ctx) =>
      createModel(ctx, {
        name: { ru: 'Ева' },
        location: { ru: 'Москва' },
        height: 174,
        size: '44',
        photoId: null,
        isPublished: true,
        consent: 'given',
        isDemo: false,
      }),
    );
    await write(world, 'courses', { en: { title: 'Course' }, zh: { title: '课程', description: '五节课' } });
    await write(world, 'models', {
      name: { ru: 'Ева', en: 'Eva' },
      location: { ru: 'Москва', zh: '莫斯科' },
    });
    const { db } = contextOf(world.app);
    await sql`insert into school (id, name, translations, updated_at) values (1, 'Школа', ${JSON.stringify({
      name: { ru: 'Школа', en: 'School' },
      address: null,
    })}, '')`.execute(db as never);
    await up({ db, engine: world.app.database.engine } as never);

    const read = async (language: 'ru' | 'en' | 'zh') => {
      const visitor = world.visitor(language);
      const [course] = (await visitor.call(coursesApi.list, {})).body.courses;
      const [model] = (await visitor.call(modelsApi.list, {})).body;
      const school = (await visitor.call(schoolApi.show, {})).body;
      return [course!.title, course!.description, model!.name, model!.location, school.name];
    };
    expect(await read('ru')).toEqual(['Курс', 'Пять уроков', 'Ева', 'Москва', 'Школа']);
    expect(await read('en')).toEqual(['Course', 'Пять уроков', 'Eva', 'Москва', 'School']);
    expect(await read('zh')).toEqual(['课程', '五节课', 'Eva', '莫斯科', 'School']);
  });
});

function write(world: World, table: string, texts: object): Promise<unknown> {
  const { handle } = world.app.database;
  return sql`update ${sql.table(table)} set translations = ${JSON.stringify(texts)}`.execute(handle);
}
