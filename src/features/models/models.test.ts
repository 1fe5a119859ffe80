import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { loadDemoSchool } from '#demo/school.ts';
import { system } from '#server/actor.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { modelsApi } from './contract.ts';
import { isPhotoAddress, photoNamed, photoPath, photoSet } from './photos/rules.ts';
import { keepPhoto } from './photos/service.ts';
import { modelFacts } from './rules.ts';
import { createModel, type NewModel } from './service.ts';

const vera: NewModel = {
  name: { ru: 'Вера', en: 'Vera' },
  location: { ru: 'Москва', en: 'Moscow', zh: '莫斯科' },
  height: 176,
  size: '44',
  photoId: null,
  isPublished: true,
  isDemo: false,
  joinedAt: new Date('2026-01-02T10:00:00Z'),
};

describeOnBothEngines('the gallery', (makeWorld) => {
  it('is a list that anybody may read, in the order of joining and the language of the reader', async () => {
    const world = await makeWorld();
    expect(await world.visitor().call(modelsApi.list, {})).toMatchObject({ status: 200, body: [] });
    await add(world, { name: { ru: 'Яна' }, joinedAt: new Date('2026-01-03T10:00:00Z') });
    await add(world, {});
    await add(world, { name: { ru: 'Анна' }, joinedAt: new Date('2026-01-04T10:00:00Z') });
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

  it('says of each what the specification names, with an absolute address of the photo', async () => {
    const world = await makeWorld();
    const photoId = await keepPhoto(world.app, await aPicture());
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

  it('is drawn anew when somebody joins', async () => {
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

describeOnBothEngines('photos', (makeWorld) => {
  it('come in every size and format, upright, without what the camera wrote, to be kept for ever', async () => {
    const world = await makeWorld();
    const id = await keepPhoto(world.app, await aPicture());
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const answer = await world.server.inject({ url: photoPath(id, 360, format) });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const pixels = await sharp(answer.rawPayload).raw().toBuffer();
      // Red, that lay at the left, is on top.
      expect([pixels[0]! > 100, pixels.at(-3)! < 60]).toEqual([true, true]);
      const { width, height, exif, orientation } = await sharp(answer.rawPayload).metadata();
      expect([width, height, exif, orientation]).toEqual([360, 480, undefined, undefined]);
    }
  });

  it('are made once, however many ask at once', async () => {
    const world = await makeWorld();
    const id = await keepPhoto(world.app, await aPicture());
    const url = photoPath(id, 720, 'webp');
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.server.inject({ url })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // What was made is what is sent: nobody goes back to the original.
    await writeFile(join(world.app.config.dataDir, 'uploads/photos', id), 'no picture any more');
    const again = await world.server.inject({ url });
    expect(again.rawPayload.equals(answers[0]!.rawPayload)).toBe(true);
    expect((await world.server.inject({ url: photoPath(id, 960, 'webp') })).statusCode).toBe(500);
  });

  it('that were never kept, or have an address of nobody’s, are not found', async () => {
    const world = await makeWorld();
    const id = await keepPhoto(world.app, await aPicture());
    for (const url of [
      photoPath('0'.repeat(32)),
      `/photos/${id}/721.jpg`,
      `/photos/${id}/720.png`,
      `/photos/${id}/720.jpg.exe`,
      '/photos/..%2F..%2Fpodium.db/720.jpg',
      `/photos/${id}/..%2F..%2F..%2Fpodium.db`,
    ])
      expect([url, (await world.server.inject({ url })).statusCode]).toEqual([url, 404]);
  });

  it('of the same bytes are one photo', async () => {
    const world = await makeWorld();
    const picture = await aPicture();
    const ids = await Promise.all([keepPhoto(world.app, picture), keepPhoto(world.app, picture)]);
    expect(ids[0]).toBe(ids[1]);
    const kept = await readFile(join(world.app.config.dataDir, 'uploads/photos', ids[0]!));
    expect(kept.equals(picture)).toBe(true);
  });
});

describe('addresses of photos', () => {
  test('name three widths and three formats, and nothing else', () => {
    const id = 'a'.repeat(32);
    expect(photoSet(id, 'avif')).toBe(
      [360, 720, 960].map((width) => `/photos/${id}/${width}.avif ${width}w`).join(', '),
    );
    expect(photoNamed(id, '960.webp')).toEqual({ width: 960, format: 'webp' });
    for (const [given, file] of [
      [id, '0960.webp'],
      [id, '960.svg'],
      [id.toUpperCase(), '960.webp'],
      [`${id}a`, '960.webp'],
    ] as const)
      expect(photoNamed(given, file)).toBeNull();
  });

  test('a photo is shown where it starts with http or data:', () => {
    expect(['https://x.example/a.jpg', 'http://x', 'data:image/png;base64,AA'].map(isPhotoAddress)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['photo.jpg', '/photos/a.jpg', '', null].map(isPhotoAddress)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('facts of a model have bounds', () => {
    const facts = { name: { ru: 'Вера' }, height: 176, size: '44', location: { ru: 'Москва' } };
    expect(modelFacts.safeParse(facts).success).toBe(true);
    for (const wrong of [{ height: 49 }, { height: 251 }, { height: 170.5 }, { size: ' ' }, { age: 20 }])
      expect(modelFacts.safeParse({ ...facts, ...wrong }).success).toBe(false);
  });
});

async function add(world: World, changes: Partial<NewModel>): Promise<void> {
  const { app } = world;
  await app.database.transaction((tx) => createModel(system, app, tx, { ...vera, ...changes }));
}

/** As a telephone gives it: lying on its side, with a note on how to turn it and where it was taken. */
function aPicture(): Promise<Buffer> {
  const left = { create: { width: 600, height: 900, channels: 3, background: '#a8123a' } } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#15110e' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Rostov-on-Don' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
