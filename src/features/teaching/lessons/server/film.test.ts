import { expect, it } from 'vitest';
import { coursesPanelApi, type PanelCourse } from '#features/teaching/courses/contract/panel.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { anMp4, movieHeader } from '#test/films.ts';
import { aPlainPng, asDataUrl } from '#test/pictures.ts';
import { aCourse, anEmptyCourse, aStudentWithLessons } from '#test/school.ts';
import { upload } from '#test/uploads.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { lessonsApi } from '../contract/lessons.ts';
import { copyLessons } from './copyLessons.ts';

const cover = asDataUrl(await aPlainPng(320, 180), 'image/png');

describeOnEngines('the film of a lesson', (makeWorld) => {
  it('plays once it was sent and saved, with a cover, and stops when it is taken away', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aStudentWithLessons(world);
    const id = lessons[2]!;
    const staff = await world.signedInAs('content_manager');
    const film = anMp4('avc1');
    const sent = await upload(staff, { purpose: 'video', name: 'Урок 3.mp4' }, film);
    const change = { id, upload_id: sent.id, video_seconds: 125, poster: cover };
    const { body } = await staff.call(lessonsApi.change, change);
    expect(body).toMatchObject({ has_video_file: true, video_seconds: 125 });
    expect(body.poster).toMatch(/^\/pictures\/\w+\/320\.jpg$/);
    const { url } = (await student.call(learningApi.openVideo, { id })).body;
    expect((await world.server.inject({ url })).rawPayload.equals(film)).toBe(true);

    const gone = await staff.call(lessonsApi.change, { id, upload_id: null, poster: null });
    expect(gone.body).toMatchObject({ has_video_file: false, video_seconds: null, poster: null });
    expect((await world.server.inject({ url })).statusCode).toBe(404);
  });

  it('has the length that its file says, whatever its sender says', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aStudentWithLessons(world);
    const id = lessons[2]!;
    const staff = await world.signedInAs('content_manager');
    const film = anMp4('avc1', undefined, { seconds: 600 });
    const sent = await upload(staff, { purpose: 'video', name: 'a.mp4' }, film);
    const saved = await staff.call(lessonsApi.change, {
      ...{ id, upload_id: sent.id, video_seconds: 5, has_done_button: false },
    });
    expect(saved.body).toMatchObject({ video_seconds: 600 });
    const told = { position_seconds: 10, duration_seconds: 10, watched: [{ from: 0, to: 10 }] };
    const forged = await student.call(learningApi.saveProgress, { id, ...told });
    expect(forged.body).toMatchObject({ is_done: false, watched_percent: 1 });
    const rest = { position_seconds: 600, duration_seconds: 600.4, watched: [{ from: 10, to: 600 }] };
    expect((await student.call(learningApi.saveProgress, { id, ...rest })).body).toMatchObject({
      is_done: true,
    });
  });

  // spec: 23
  it('is as long as its file says, whatever the browser that sent it believes, and the course with it', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('admin');
    const course = await anEmptyCourse(world);
    const headers = [movieHeader(754), movieHeader(40 * 60, true), Buffer.alloc(100)];
    const lengths: (number | null)[] = [];
    for (const header of headers) {
      const file = anMp4('avc1', undefined, { header });
      const { id: upload_id } = await upload(staff, { purpose: 'video', name: 'a.mp4' }, file);
      const input = { id: course.id, title: 'Урок', upload_id, video_seconds: 60 };
      lengths.push((await staff.call(lessonsApi.create, input)).body.video_seconds);
    }
    expect(lengths).toEqual([754, 40 * 60, 60]);
    const [{ real_lessons }] = (await staff.call(coursesPanelApi.list, {})).body.courses as [PanelCourse];
    expect(real_lessons).toEqual({ count: 3, to_watch: 3, hours: 1, film_minutes: 53 });
  });

  it('is only what the caller has sent as a video', async () => {
    const world = await makeWorld();
    const { lessons } = await aStudentWithLessons(world);
    const sender = await world.signedInAs('content_manager');
    const { id: upload_id } = await upload(sender, { purpose: 'video', name: 'a.mp4' }, anMp4('avc1'));
    const another = await world.signedInAs('admin');
    expect((await another.call(lessonsApi.change, { id: lessons[2]!, upload_id })).status).toBe(404);
    const poster = { id: lessons[2]!, poster: 'data:image/png;base64,AAAA' };
    expect((await sender.call(lessonsApi.change, poster)).body.fields).toHaveProperty('poster');
  });

  it('stays for the copies of its course', async () => {
    const world = await makeWorld();
    const { course, lessons } = await aStudentWithLessons(world);
    const staff = await world.signedInAs('content_manager');
    const sent = await upload(staff, { purpose: 'video', name: 'a.mp4' }, anMp4('avc1'));
    await staff.call(lessonsApi.change, { id: lessons[2]!, upload_id: sent.id });
    const copy = await aCourse(world, { title: 'Копия', position: 9 });
    await contextOf(world.app).transaction((ctx) => copyLessons(ctx, course.id, copy.id));
    await staff.call(lessonsApi.change, { id: lessons[2]!, upload_id: null });
    expect(await stateOf(world, sent.id)).toBe('used');
    const [, , third] = await lessonsIn(staff, copy.id);
    await staff.call(lessonsApi.change, { id: third!, upload_id: null });
    expect(await stateOf(world, sent.id)).toBe('ready');
  });
});

async function lessonsIn(staff: Caller, id: string): Promise<string[]> {
  return (await staff.call(lessonsApi.list, { id })).body.lessons.map((lesson) => lesson.id);
}

async function stateOf(world: World, id: string): Promise<string | undefined> {
  const db = world.app.database.handle;
  return (await db.selectFrom('uploads').select('state').where('id', '=', id).executeTakeFirst())?.state;
}
