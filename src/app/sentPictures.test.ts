/** Every call that takes a picture refuses by its sides one that would cost more than its pixels, and keeps the reserve. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snapsApi } from '#features/casting/applications/contract/snaps.ts';
import { applicationStatusApi } from '#features/casting/applications/contract/status.ts';
import { modelsApi } from '#features/casting/models/contract/models.ts';
import { modelsPanelApi } from '#features/casting/models/contract/panel.ts';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { sitePicturesApi } from '#features/site/pictures/contract/panel.ts';
import { reviewsApi } from '#features/site/reviews/contract/reviews.ts';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import type { Endpoint } from '#shared/contract.ts';
import { applyAsModel, tokenIn } from '#test/applications.ts';
import { aModel, paper, vera } from '#test/models.ts';
import { aHead, aPlainPng, asDataUrl, sides } from '#test/pictures.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { aSitePicture } from '#test/sitePictures.ts';
import { makeWorld, type World } from '#test/world.ts';
import { apiRoutes } from './server.ts';

interface Taking {
  endpoint: Endpoint;
  send(picture: string): Promise<{ status: number; headers: object; body: object }>;
}

describe('a call that takes a picture', () => {
  let world: World;
  let calls: Taking[];
  beforeAll(async () => {
    world = await makeWorld('sqlite');
    calls = await callsWithPictures(world);
  });
  afterAll(() => world.dispose());

  it('is tried here', () => {
    const known = apiRoutes.map(({ endpoint }) => endpoint).filter(({ takesPicture }) => takesPicture);
    expect(new Set(calls.map(({ endpoint }) => endpoint))).toEqual(
      new Set([...known, schoolPanelApi.saveLogo]),
    );
  });

  // spec: 653
  it('says in words what is wrong with the sides of one, and keeps nothing', async () => {
    const before = await filesOf(world);
    for (const { endpoint, send } of calls.filter(({ endpoint }) => endpoint !== schoolPanelApi.saveLogo)) {
      for (const [width, height] of sides.filter(([, , refusal]) => refusal)) {
        const { status, body } = await send(asDataUrl(await aPlainPng(width, height), 'image/png'));
        expect([endpoint.path, status, JSON.stringify(body)]).toEqual([
          endpoint.path,
          422,
          expect.stringContaining('не меньше 64 пикселей'),
        ]);
      }
      const large = await send(asDataUrl(aHead(8000, 5001), 'image/png'));
      expect(JSON.stringify(large.body), endpoint.path).toContain('больше 40 миллионов пикселей');
    }
    expect(await filesOf(world)).toEqual(before);
  });

  it('takes a logo that is broader or smaller than a photo may be, up to bounds of its own', async () => {
    const { send } = calls.find(({ endpoint }) => endpoint === schoolPanelApi.saveLogo)!;
    const status = async (width: number, height: number) =>
      (await send(asDataUrl(await aPlainPng(width, height), 'image/png'))).status;
    expect([await status(320, 16), await status(16, 128), await status(32, 32)]).toEqual([200, 200, 200]);
    expect([await status(321, 16), await status(16, 129), await status(15, 15)]).toEqual([422, 422, 422]);
    expect([await status(1, 2560), await status(2560, 1)]).toEqual([422, 422]);
  });

  it('says when to come again where the disk has no room, before it looks at the picture', async () => {
    const { storage } = world.app;
    world.app.storage = { ...storage, disk: async () => ({ totalBytes: 96e6, freeBytes: 5e6 }) };
    const before = await filesOf(world);
    for (const { endpoint, send } of calls) {
      const answer = await send(asDataUrl(Buffer.from('no picture'), 'image/png'));
      expect([endpoint.path, answer.status, answer.headers]).toEqual([
        endpoint.path,
        503,
        expect.objectContaining({ 'retry-after': '3600' }),
      ]);
      expect(JSON.stringify(answer.body)).toContain('Попробуйте позже');
    }
    world.app.storage = storage;
    expect(await filesOf(world)).toEqual(before);
  });
});

/** Everybody’s, then those of staff. */
async function callsWithPictures(world: World): Promise<Taking[]> {
  const owner = await world.signedInAs('super_admin');
  const course = await aCourse(world);
  await aLesson(world, course.id);
  const [lesson] = await rows<{ id: string }>(world, 'select id from lessons');
  const model = await aModel(world, {}, owner);
  const { number } = await applyAsModel(world, world.visitor());
  await world.runJobs();
  const token = tokenIn(world, number);
  const draft = (await world.visitor().call(snapsApi.begin, {})).body;
  const shown = (await owner.call(sitePicturesApi.show, { id: await aSitePicture(world, {}, owner) })).body;
  const review = (await owner.call(reviewsApi.add, { name: 'Анна', text: 'Хорошо' })).body;
  const kind = 'face_front' as const;
  const { id } = course;
  const as = (endpoint: Endpoint, input: (picture: string) => object): Taking => ({
    endpoint,
    send: (picture) =>
      (endpoint.access === 'anyone' ? world.visitor() : owner).call(endpoint, input(picture) as never),
  });
  return [
    as(snapsApi.put, (photo) => ({ ...draft, kind, photo })),
    as(applicationStatusApi.putSnap, (photo) => ({ token, kind, photo })),
    as(ratingApi.draft, (photo) => ({ photo })),
    as(modelsApi.add, (photo) => ({ ...vera, photo })),
    as(modelsApi.edit, (photo) => ({ id: model, photo })),
    as(modelsPanelApi.recordConsent, (scan) => ({ id: model, ...paper, scan })),
    as(coursesPanelApi.create, (cover) => ({ title: 'Курс', price: 1, cover })),
    as(coursesPanelApi.save, (cover) => ({ id, cover })),
    as(lessonsApi.create, (poster) => ({ id, title: 'Урок', poster })),
    as(lessonsApi.change, (poster) => ({ id: lesson!.id, poster })),
    as(sitePicturesApi.add, (picture) => ({ place: 'proof', alt: shown.alt, picture })),
    as(sitePicturesApi.save, (picture) => ({ ...shown, picture })),
    as(schoolPanelApi.saveLogo, (picture) => ({ picture })),
    as(reviewsApi.add, (picture) => ({ name: 'Анна', text: 'Хорошо', picture })),
    as(reviewsApi.edit, (picture) => ({ id: review.id, picture })),
  ];
}

async function filesOf({ app }: World): Promise<string[]> {
  const folders = [
    'uploads/private',
    'uploads/photos',
    'uploads/pictures',
    'uploads/upright',
    'uploads/faces',
    'uploads/logo',
  ];
  const names = folders.map((folder) => readdir(join(app.config.dataDir, folder)).catch(() => []));
  return (await Promise.all(names)).flat();
}
