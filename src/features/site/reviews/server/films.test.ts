import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { anMp4 } from '#test/films.ts';
import { aReview, daria } from '#test/reviews.ts';
import { rows } from '#test/rows.ts';
import { begin, create, upload } from '#test/uploads.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewsApi } from '../contract/reviews.ts';
import { purgeDeleted } from './removal.ts';

const bytes = anMp4('avc1', Buffer.alloc(4000, 3), { seconds: 48 });
const video = { ...daria, isVideo: true };

describeOnOneEngine('the video of a review as a file', (makeWorld) => {
  // spec: 734
  it('is sent by those who manage reviews, and watched by everybody, in ranges, while the page shows it', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('manager');
    const film = await upload(staff, { purpose: 'review', name: 'alina.mp4' }, bytes);
    expect(film.status).toBe(200);
    const { body } = await staff.call(reviewsApi.add, { ...video, videoFile: film.id });
    const [shown] = (await world.visitor().call(reviewsApi.list, {})).body.reviews;
    expect(shown).toMatchObject({ isVideo: true, videoUrl: null, film: body.film });
    const get = (range?: string) => ask(world, body.film!, range);
    expect((await get()).rawPayload.equals(bytes)).toBe(true);
    const part = await get('bytes=0-99');
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 0-99/${bytes.length}`]);
    expect((await get('bytes=5000000-')).statusCode).toBe(416);
    const { id } = body;
    await staff.call(reviewsPanelApi.publish, { id, is_published: false });
    expect((await get()).statusCode).toBe(404);
    await staff.call(reviewsPanelApi.publish, { id, is_published: true });
    expect((await get()).statusCode).toBe(200);
  });

  // spec: 734
  it('stands beside the links, is replaced and taken away; a video has to be somewhere', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const film = await upload(staff, { purpose: 'review', name: 'a.mp4' }, bytes);
    const id = await aReview(world, { ...video, videoFile: film.id }, staff);
    const edit = (changes: object) => staff.call(reviewsApi.edit, { id, ...changes });
    expect((await edit({ videoFile: null })).body.fields).toHaveProperty('videoUrl');
    const link = 'https://vk.com/video-1_2';
    expect((await edit({ videoUrl: link })).body).toMatchObject({
      videoUrl: link,
      film: `/media/reviews/${id}`,
    });
    const other = await upload(staff, { purpose: 'review', name: 'b.mp4' }, anMp4('avc1', Buffer.alloc(9)));
    expect((await edit({ videoFile: other.id })).status).toBe(200);
    expect(await states(world)).toEqual({ [film.id]: 'ready', [other.id]: 'used' });
    expect((await edit({ videoFile: '' })).body).toMatchObject({ videoUrl: link, film: null });
    expect((await ask(world, `/media/reviews/${id}`)).statusCode).toBe(404);
  });

  it('is no film of somebody else, none of a lesson, none that browsers do not play, and none of above 200 MB', async () => {
    const world = await makeWorld();
    const [staff, other] = [await world.signedInAs('content_manager'), await world.signedInAs('admin')];
    const add = async (videoFile: string) =>
      (await staff.call(reviewsApi.add, { ...video, videoFile })).status;
    const lesson = await upload(staff, { purpose: 'video', name: 'x.mp4' }, bytes);
    const foreign = await upload(other, { purpose: 'review', name: 'x.mp4' }, bytes);
    const half = await begin(staff, { purpose: 'review', name: 'x.mp4', size: 100 });
    expect([await add(lesson.id), await add(foreign.id), await add(half)]).toEqual([422, 404, 422]);
    const hevc = await upload(staff, { purpose: 'review', name: 'x.mov' }, anMp4('hvc1'));
    const text = await upload(staff, { purpose: 'review', name: 'x.mp4' }, Buffer.from('<script></script>'));
    expect([hevc.body.code, text.body.code]).toEqual(['upload_hevc', 'upload_type']);
    const size = 200 * 1024 * 1024;
    expect((await create(staff, { purpose: 'review', name: 'x.mp4', size })).status).toBe(201);
    const large = await create(staff, { purpose: 'review', name: 'x.mp4', size: size + 1 });
    expect([large.status, large.body.detail]).toEqual([413, expect.stringContaining('200')]);
    const support = await world.signedInAs('support');
    expect((await create(support, { purpose: 'review', name: 'x.mp4', size })).status).toBe(403);
  });

  it('is let go with its review', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const film = await upload(staff, { purpose: 'review', name: 'a.mp4' }, bytes);
    const id = await aReview(world, { ...video, videoFile: film.id }, staff);
    await staff.call(reviewsApi.remove, { id });
    expect(await states(world)).toEqual({ [film.id]: 'used' });
    world.passTime(31 * day);
    await purgeDeleted(contextOf(world.app));
    expect(await states(world)).toEqual({ [film.id]: 'ready' });
  });
});

function ask(world: World, url: string, range?: string) {
  return world.server.inject({ url, ...(range && { headers: { range } }) });
}

async function states(world: World): Promise<Record<string, string>> {
  const uploads = await rows<{ id: string; state: string }>(world, 'select id, state from uploads');
  return Object.fromEntries(uploads.map(({ id, state }) => [id, state]));
}
