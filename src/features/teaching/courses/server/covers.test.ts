import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { anMp4 } from '#test/films.ts';
import { aPhoto, asDataUrl } from '#test/pictures.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { upload } from '#test/uploads.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { coursesApi } from '../contract/courses.ts';
import { coursesPanelApi } from '../contract/panel.ts';
import { purgeDeleted } from './removal.ts';

describeOnOneEngine('what buyers see of a course', (makeWorld) => {
  // spec: 756
  it('is its cover as framed, with words for those who cannot see it, in their language', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = await onSale(world);
    const right = { crop: { x: 0.5, y: 0, width: 0.5, height: 0.28125 }, focus: null };
    await admin.call(coursesPanelApi.save, {
      id,
      cover: asDataUrl(await halves()),
      cover_framing: right,
      cover_alt: 'Модель у окна',
      translations: { en: { cover_alt: 'A model at a window' } },
    });
    const first = await shown(world, 'en');
    expect(first).toMatchObject({ cover_alt: 'A model at a window' });
    expect(await colourAt(world, first!.cover!)).toBe('blue');
    // Re-framed without being sent again; fields that are not given stay.
    const left = { crop: { ...right.crop, x: 0 }, focus: null };
    const { body } = await admin.call(coursesPanelApi.save, { id, cover_framing: left });
    expect(body).toMatchObject({ cover_framing: left, cover_photo: { width: 1600, height: 1000 } });
    const second = await shown(world, 'ru');
    expect(second!.cover_alt).toBe('Модель у окна');
    expect(await colourAt(world, second!.cover!)).toBe('red');
    await admin.call(coursesPanelApi.save, { id, cover: null });
    expect(await shown(world, 'ru')).toMatchObject({ cover: null, cover_file: null });
  });

  // spec: 756
  it('is its trailer, watched by everybody in ranges while the course is in the catalogue', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = await onSale(world);
    const bytes = anMp4('avc1', Buffer.alloc(3000, 5));
    const film = await upload(admin, { purpose: 'trailer', name: 'trailer.mp4' }, bytes);
    const { body } = await admin.call(coursesPanelApi.save, { id, trailer_upload_id: film.id });
    expect((await shown(world, 'ru'))!.trailer).toBe(body.trailer);
    const get = (range?: string) =>
      world.server.inject({ url: body.trailer!, ...(range && { headers: { range } }) });
    expect((await get()).rawPayload.equals(bytes)).toBe(true);
    const part = await get('bytes=-10');
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(-10))]).toEqual([206, true]);
    await admin.call(coursesPanelApi.archive, { id });
    expect((await get()).statusCode).toBe(404);
    await admin.call(coursesPanelApi.restore, { id, is_active: true });
    expect((await get()).statusCode).toBe(200);
    await admin.call(coursesPanelApi.save, { id, trailer_upload_id: null });
    expect((await get()).statusCode).toBe(404);
  });

  it('goes with the course, but for a film that its copy shows as well', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const film = await upload(admin, { purpose: 'trailer', name: 'trailer.mp4' }, anMp4('avc1'));
    const cover = asDataUrl(await aPhoto());
    const made = { title: 'Курс', price: 1, cover, trailer_upload_id: film.id };
    const { id } = (await admin.call(coursesPanelApi.create, made)).body;
    const copy = (await admin.call(coursesPanelApi.duplicate, { id })).body;
    expect(copy.trailer).not.toBeNull();
    const purge = async (courseId: string) => {
      const somebody = await world.signedInAs('admin');
      await somebody.call(coursesPanelApi.remove, { id: courseId });
      world.passTime(31 * day);
      await purgeDeleted(contextOf(world.app));
      return (await rows<{ state: string }>(world, 'select state from uploads'))[0]!.state;
    };
    expect(await purge(id)).toBe('used');
    const [picture] = await rows<{ expires_at: string | null }>(
      world,
      'select expires_at from private_pictures',
    );
    expect(picture?.expires_at).not.toBeNull();
    expect(await purge(copy.id)).toBe('ready');
  });

  it('is no lesson’s film, and no film of somebody else', async () => {
    const world = await makeWorld();
    const [admin, other] = [await world.signedInAs('admin'), await world.signedInAs('super_admin')];
    const { id } = await onSale(world);
    const lesson = await upload(admin, { purpose: 'video', name: 'x.mp4' }, anMp4('avc1'));
    const foreign = await upload(other, { purpose: 'trailer', name: 'x.mp4' }, anMp4('avc1'));
    const status = async (trailer_upload_id: string) =>
      (await admin.call(coursesPanelApi.save, { id, trailer_upload_id })).status;
    expect([await status(lesson.id), await status(foreign.id)]).toEqual([422, 404]);
  });
});

async function onSale(world: World) {
  const course = await aCourse(world);
  await aLesson(world, course.id, { videoFile: 'film.mp4' });
  return course;
}

async function shown(world: World, language: 'ru' | 'en') {
  return (await world.visitor(language).call(coursesApi.list, {})).body.courses[0];
}

/** Red on the left, blue on the right. */
async function halves(): Promise<Buffer> {
  const blank = (width: number, background: string) =>
    sharp({ create: { width, height: 1000, channels: 3, background } });
  const blue = await blank(800, '#0000ff').png().toBuffer();
  return blank(1600, '#ff0000')
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function colourAt(world: World, url: string): Promise<'red' | 'blue'> {
  const { channels } = await sharp((await world.server.inject(url)).rawPayload).stats();
  return channels[0]!.mean > channels[2]!.mean ? 'red' : 'blue';
}
