import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadDemoSchool } from '#demo/school.ts';
import { contextOf } from '#server/context.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { modelsApi } from '../contract/models.ts';
import { photoPath } from '../rules/photos.ts';
import { createModel, type NewModel } from './models.ts';

const vera: NewModel = {
  name: { ru: 'Вера', en: 'Vera' },
  location: { ru: 'Москва', en: 'Moscow', zh: '莫斯科' },
  height: 176,
  size: '44',
  photoId: null,
  isPublished: true,
  consent: 'given',
  isDemo: false,
};

describeOnEngines('the gallery', (makeWorld) => {
  // spec: 415
  it('is a list that anybody may read, in its order and the language of the reader', async () => {
    const world = await makeWorld();
    expect(await world.visitor().call(modelsApi.list, {})).toMatchObject({ status: 200, body: [] });
    await add(world, {});
    for (const ru of ['Яна', 'Анна']) await add(world, { name: { ru } });
    const names = async (language: 'ru' | 'en' | 'zh') =>
      (await world.visitor(language).call(modelsApi.list, {})).body.map(({ name, location }) => [
        name,
        location,
      ]);
    expect(await names('ru')).toEqual([
      ['Вера', 'Москва'],
      ['Яна', 'Москва'],
      ['Анна', 'Москва'],
    ]);
    expect((await names('en'))[0]).toEqual(['Vera', 'Moscow']);
    expect((await names('zh')).slice(0, 2)).toEqual([
      ['Vera', '莫斯科'],
      ['Яна', '莫斯科'],
    ]);
  });

  // spec: 314, 811
  it('says of each what the specification names, with an absolute address of the photo', async () => {
    const world = await makeWorld();
    const photoId = 'a'.repeat(32);
    await add(world, { photoId });
    const { body } = await world.visitor().call(modelsApi.list, {});
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Вера',
        photo: `${world.app.config.appUrl}/photos/${photoId}/720.jpg`,
        photo_id: photoId,
        height: 176,
        size: '44',
        location: 'Москва',
      },
    ]);
  });

  it('hides who is not published from all but those who may see models in the panel', async () => {
    const world = await makeWorld();
    await add(world, {});
    await add(world, { name: { ru: 'Тайна' }, isPublished: false });
    const seen = async (role: 'user' | 'financial' | 'support' | 'content_manager') =>
      (await (await world.signedInAs(role)).call(modelsApi.list, {})).body.length;
    expect((await world.visitor().call(modelsApi.list, {})).body).toHaveLength(1);
    expect([await seen('user'), await seen('financial')]).toEqual([1, 1]);
    expect([await seen('support'), await seen('content_manager')]).toEqual([2, 2]);
  });

  it('is redrawn when somebody joins', async () => {
    const world = await makeWorld();
    await world.runJobs();
    const version = await currentVersion(world.app.database.handle, 'pages');
    await add(world, {});
    await world.runJobs();
    expect(await currentVersion(world.app.database.handle, 'pages')).toBeGreaterThan(version);
  });

  it.each([
    ['name', ''],
    ['height', 20],
    ['size', ''],
    ['location', ''],
    ['photo_id', '../../etc/passwd'],
    ['is_published', 2],
    ['is_demo', 2],
    ['consent', 'withdrawn'],
    ['consent', 'not_needed'],
    ['deleted_at', '2026-01-02T10:00:00.000Z'],
  ])('the database itself refuses the %s %s', async (column, value) => {
    const world = await makeWorld();
    await add(world, {});
    const update = sql`update models set ${sql.ref(column)} = ${value}`;
    await expect(update.execute(world.app.database.handle)).rejects.toThrow(/check/i);
  });

  it('of the demo school is eight drawn people, marked as its own, and nobody is added to another school', async () => {
    const world = await makeWorld();
    await loadDemoSchool(world.app);
    await loadDemoSchool(world.app);
    const { body } = await world.visitor('en').call(modelsApi.list, {});
    expect(body.map(({ name }) => name)).toEqual([
      'Alina',
      'Mark',
      'Sofia',
      'Tamara',
      'Aizhan',
      'Daniil',
      'Maria',
      'Eva',
    ]);
    const marks = await sql<{ is_demo: number }>`select is_demo from models`.execute(
      world.app.database.handle,
    );
    expect(marks.rows.map((row) => row.is_demo)).toEqual(body.map(() => 1));
    for (const { photo_id } of body)
      expect((await world.visitor().request({ url: photoPath(photo_id!, 360) })).status).toBe(200);
  });
});

async function add({ app }: World, changes: Partial<NewModel>): Promise<void> {
  await contextOf(app).transaction((ctx) => createModel(ctx, { ...vera, ...changes }));
}
