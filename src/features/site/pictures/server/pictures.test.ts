import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { contextOf } from '#server/context.ts';
import { day, minute } from '#shared/dates.ts';
import { pictureAddress } from '#shared/pictures.ts';
import { anMp4 } from '#test/films.ts';
import { aPhoto, asDataUrl, hiddenText, hostilePictures } from '#test/pictures.ts';
import { aSitePicture } from '#test/sitePictures.ts';
import { upload } from '#test/uploads.ts';
import { describeOnEngines, describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { sitePicturesApi } from '../contract/panel.ts';
import { picturesApi } from '../contract/pictures.ts';
import { mostProofs } from '../rules.ts';
import { purgeDeleted } from './removal.ts';

const alt = { ru: 'Модель', en: 'A model', zh: '模特' };

describeOnEngines('a picture of the page', (makeWorld) => {
  // spec: 752
  it('is shown in its place, in the language of the reader, until it is taken away', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const shown = async (language: 'ru' | 'en' | 'zh' = 'ru') =>
      (await world.visitor(language).call(picturesApi.show, {})).body;
    expect(await shown()).toEqual({ hero: null, founder: null, proofs: [] });
    const id = await aSitePicture(world, { alt }, staff);
    const proof = { place: 'proof', caption: { ru: 'Показ', en: 'A show' } } as const;
    await aSitePicture(world, proof, staff);
    expect((await shown('zh')).hero).toMatchObject({ id, alt: '模特', film: null });
    expect((await shown('en')).hero).toMatchObject({ alt: 'A model' });
    expect((await shown('zh')).proofs).toMatchObject([{ alt: 'Модель на подиуме', caption: 'A show' }]);
    await staff.call(sitePicturesApi.remove, { id });
    expect((await shown()).hero).toBeNull();
    expect((await shown()).proofs).toHaveLength(1);
  });

  // spec: 752
  it('comes back within thirty days, unless its place has another; then it is gone for good', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('admin');
    const id = await aSitePicture(world, {}, staff);
    const first = (await world.visitor().call(picturesApi.show, {})).body.hero!;
    await staff.call(sitePicturesApi.remove, { id });
    expect(await status(world, pictureAddress(first.file, 400))).toBe(404);
    const other = await aSitePicture(
      world,
      { picture: asDataUrl(await aPhoto(900, 1200, '#1e6b45')) },
      staff,
    );
    expect((await staff.call(sitePicturesApi.restore, { id })).status).toBe(409);
    await staff.call(sitePicturesApi.remove, { id: other });
    expect((await staff.call(sitePicturesApi.restore, { id })).body.gone_at).toBeNull();
    expect((await world.visitor().call(picturesApi.show, {})).body.hero).toEqual(first);
    expect(await status(world, pictureAddress(first.file, 400))).toBe(200);
    world.passTime(31 * day);
    await purgeDeleted(contextOf(world.app));
    const { pictures } = (await (await world.signedInAs('admin')).call(sitePicturesApi.list, {})).body;
    expect(pictures.map((each) => each.id)).toEqual([id]);
  });

  it('stands alone in its place: of several that are sent at once one is kept', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const picture = asDataUrl(await aPhoto());
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.call(sitePicturesApi.add, { place: 'founder', picture, alt })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
  });

  // spec: 752
  it('that is a proof stands where it was put, and there are twelve at most', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const ids: string[] = [];
    for (let n = 0; n < mostProofs; n++) ids.push(await aSitePicture(world, { place: 'proof' }, staff));
    const picture = asDataUrl(await aPhoto());
    const more = await staff.call(sitePicturesApi.add, { place: 'proof', picture, alt });
    expect(more).toMatchObject({ status: 409, body: { code: 'picture_too_many' } });
    await staff.call(sitePicturesApi.move, { id: ids[11]!, beside: ids[0]!, side: 'before' });
    const { proofs } = (await world.visitor().call(picturesApi.show, {})).body;
    expect(proofs.map(({ id }) => id)).toEqual([ids[11], ...ids.slice(0, 11)]);
  });

  it('is not overwritten by somebody who has seen an older one', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await aSitePicture(world, {}, staff);
    const { version } = (await staff.call(sitePicturesApi.show, { id })).body;
    const save = (ru: string) => staff.call(sitePicturesApi.save, { id, version, alt: { ru } });
    expect((await save('Первая')).status).toBe(200);
    expect((await save('Вторая')).status).toBe(409);
    expect((await staff.call(sitePicturesApi.show, { id })).body.alt.ru).toBe('Первая');
  });

  it('leaves an account: who showed, changed and removed it', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await aSitePicture(world, {}, staff);
    world.passTime(minute);
    const { version } = (await staff.call(sitePicturesApi.show, { id })).body;
    await staff.call(sitePicturesApi.save, { id, version, alt: { ru: 'Другая' } });
    world.passTime(minute);
    await staff.call(sitePicturesApi.remove, { id });
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { direction: 'asc' })).body;
    expect(entries).toMatchObject([
      { action: 'site_picture.added', subject_id: id, actor_email: staff.email },
      { action: 'site_picture.edited', before: { alt: 'Модель на подиуме' }, after: { alt: 'Другая' } },
      { action: 'site_picture.removed' },
    ]);
  });
});

describeOnOneEngine('the pixels of a picture of the page', (makeWorld) => {
  // spec: 752
  it('are redrawn in several sizes and formats, as framed, without where it was taken', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await aSitePicture(world, { picture: asDataUrl(await halves()) }, staff);
    const saved = (crop: object, focus: object | null) => save(staff, id, { crop, focus });
    // The right half alone, which is blue; the focal point is relative to it.
    await saved({ x: 0.5, y: 0, width: 0.5, height: 1 }, { x: 0.75, y: 0.25 });
    const { hero } = (await world.visitor().call(picturesApi.show, {})).body;
    expect(hero!.focus).toEqual({ x: 0.5, y: 0.25 });
    for (const [width, format] of [
      [400, 'avif'],
      [800, 'webp'],
      [400, 'jpg'],
    ] as const) {
      const { rawPayload } = await world.server.inject(pictureAddress(hero!.file, width, format));
      const { width: across, height, exif } = await sharp(rawPayload).metadata();
      expect([across! / height!, exif]).toEqual([0.8, undefined]);
      expect(rawPayload.includes(hiddenText)).toBe(false);
      expect(await isBlue(rawPayload)).toBe(true);
    }
    expect(await status(world, pictureAddress(hero!.file, 401))).toBe(404);
    // Framed otherwise it has another address, and the former one answers no more.
    await saved({ x: 0, y: 0, width: 0.5, height: 1 }, null);
    const after = (await world.visitor().call(picturesApi.show, {})).body.hero!;
    expect(await status(world, pictureAddress(hero!.file, 400))).toBe(404);
    const { rawPayload } = await world.server.inject(pictureAddress(after.file, 400, 'jpg'));
    expect(await isBlue(rawPayload)).toBe(false);
  });

  it('are refused at their field where they are no pictures, and nothing of them is kept', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const wrong = Object.values(await hostilePictures()).map((bytes) => asDataUrl(bytes));
    for (const picture of [...wrong, 'data:image/svg+xml;base64,PHN2Zz4=']) {
      const { status, body } = await staff.call(sitePicturesApi.add, { place: 'hero', picture, alt });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['picture']]);
    }
    expect(await filesOf(world)).toEqual([]);
  });

  it.each([
    ['without words', { alt: { ru: ' ' } }, 'alt.ru'],
    ['with words that nobody types', { alt: { ru: 'a\ue000b' } }, 'alt.ru'],
    ['with a caption without an end', { caption: { ru: 'я'.repeat(201) } }, 'caption.ru'],
    ['framed beyond its edge', { crop: { x: 0.6, y: 0, width: 0.5, height: 1 } }, 'crop'],
  ] as const)('are not shown %s', async (_, changes, field) => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const picture = asDataUrl(await aPhoto());
    const { status, body } = await staff.call(sitePicturesApi.add, {
      ...{ place: 'proof', picture, alt },
      ...changes,
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
});

describeOnOneEngine('the film of the first screen', (makeWorld) => {
  // spec: 754
  it('is watched by everybody, in ranges, while the page has its picture', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const bytes = anMp4('avc1', Buffer.alloc(5000, 7), { seconds: 48 });
    const film = await upload(staff, { purpose: 'site', name: 'film.mp4' }, bytes);
    const id = await aSitePicture(world, { upload_id: film.id }, staff);
    const { hero } = (await world.visitor().call(picturesApi.show, {})).body;
    expect(hero!.film_seconds).toBe(48);
    const get = (range?: string) =>
      world.server.inject({ url: hero!.film!, ...(range && { headers: { range } }) });
    const whole = await get();
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.equals(bytes)]).toEqual([
      200,
      'video/mp4',
      true,
    ]);
    const part = await get('bytes=100-199');
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(100, 200))]).toEqual([206, true]);
    expect((await get('bytes=999999-')).statusCode).toBe(416);
    await save(staff, id, { upload_id: null });
    expect((await get()).statusCode).toBe(404);
  });

  // spec: 754
  it('is no lesson, no film of a stranger, and stands behind no other picture', async () => {
    const world = await makeWorld();
    const [staff, other] = [await world.signedInAs('content_manager'), await world.signedInAs('admin')];
    const file = anMp4('avc1');
    const lesson = await upload(staff, { purpose: 'video', name: 'lesson.mp4' }, file);
    const foreign = await upload(other, { purpose: 'site', name: 'film.mp4' }, file);
    const own = await upload(staff, { purpose: 'site', name: 'film.mp4' }, file);
    const picture = asDataUrl(await aPhoto());
    const add = async (place: 'hero' | 'founder', upload_id: string) =>
      (await staff.call(sitePicturesApi.add, { place, picture, alt, upload_id })).status;
    expect(await add('hero', lesson.id)).toBe(422);
    expect(await add('hero', foreign.id)).toBe(404);
    expect(await add('founder', own.id)).toBe(422);
    expect((await upload(staff, { purpose: 'site', name: 'x.mp4' }, anMp4('hvc1'))).body.code).toBe(
      'upload_hevc',
    );
  });
});

async function save(staff: Person, id: string, changes: object) {
  const { version, alt, caption, framing } = (await staff.call(sitePicturesApi.show, { id })).body;
  const sent = { id, version, alt, caption, ...framing, ...changes };
  const answer = await staff.call(sitePicturesApi.save, sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Red on the left, blue on the right. */
async function halves(): Promise<Buffer> {
  const half = (background: string) =>
    ({ create: { width: 800, height: 1000, channels: 3, background } }) as const;
  const blue = await sharp(half('#0000ff')).png().toBuffer();
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .withExif({ IFD0: { Copyright: hiddenText } })
    .jpeg()
    .toBuffer();
}

async function isBlue(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  return channels[2]!.mean > 200 && channels[0]!.mean < 50;
}

async function status(world: World, url: string): Promise<number> {
  return (await world.server.inject(url)).statusCode;
}

async function filesOf({ app }: World): Promise<string[]> {
  const folders = ['uploads/private', 'uploads/upright'];
  const names = folders.map((folder) => readdir(join(app.config.dataDir, folder)).catch(() => []));
  return (await Promise.all(names)).flat();
}
