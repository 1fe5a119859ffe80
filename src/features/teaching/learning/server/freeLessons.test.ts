import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { freeLessonsApi } from '../contract/freeLessons.ts';

describeOnEngines('a free lesson', (makeWorld) => {
  it('is found by its address, with its task and captions, in the language of the reader', async () => {
    const world = await makeWorld();
    const course = await aFreeLesson(world);
    const { lessons } = (await world.visitor().call(freeLessonsApi.list, {})).body;
    expect(lessons.map(({ slug, course_id }) => [slug, course_id])).toEqual([['snepy-u-okna', course.id]]);
    const [lesson] = lessons;
    expect(lesson).toMatchObject({ title: 'Снепы у окна', task: '6 снепов', film: { seconds: 95 } });
    expect(lesson!.film!.captions.map(({ language }) => language)).toEqual(['en', 'ru']);
    const english = await world.visitor('en').call(freeLessonsApi.show, { slug: 'snepy-u-okna' });
    expect(english.body).toMatchObject({ title: 'Snaps at the window', task: '6 snaps', id: lesson!.id });
    expect((await world.visitor().call(freeLessonsApi.show, { slug: 'none' })).status).toBe(404);
  });

  // spec: 66
  it('plays to anybody without a ticket, part by part, with captions', async () => {
    const world = await makeWorld();
    await aFreeLesson(world);
    const { film } = (await world.visitor().call(freeLessonsApi.show, { slug: 'snepy-u-okna' })).body;
    const part = await ask(world, film!.url, { range: 'bytes=0-3' });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'film', 'video/mp4']);
    const captions = await ask(world, film!.captions[1]!.url);
    expect([captions.statusCode, captions.body]).toEqual([200, 'WEBVTT ru']);
    expect(captions.headers['content-type']).toContain('text/vtt');
    expect((await ask(world, `${film!.url}/captions/zh`)).statusCode).toBe(404);
  });

  // spec: 66
  it.each([
    ['is no longer free', { is_free: false }],
    ['is hidden', { is_active: false }],
  ])('has no page and no film once it %s', async (_why, change) => {
    const world = await makeWorld();
    await aFreeLesson(world);
    const { id, film } = (await world.visitor().call(freeLessonsApi.show, { slug: 'snepy-u-okna' })).body;
    const staff = await world.signedInAs('admin');
    expect((await staff.call(lessonsApi.change, { id, ...change })).status).toBe(200);
    expect((await world.visitor().call(freeLessonsApi.list, {})).body.lessons).toEqual([]);
    expect((await world.visitor().call(freeLessonsApi.show, { slug: 'snepy-u-okna' })).status).toBe(404);
    expect((await ask(world, film!.url)).statusCode).toBe(404);
    expect((await ask(world, film!.captions[0]!.url)).statusCode).toBe(404);
  });

  // spec: 66
  it('does not open others: a lesson that is paid for has neither page nor film', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aLesson(world, course.id, { videoFile: 'film.mp4' });
    const [lesson] = await world.app.database.handle.selectFrom('lessons').select('id').execute();
    expect((await world.visitor().call(freeLessonsApi.list, {})).body.lessons).toEqual([]);
    expect((await ask(world, `/media/free/${lesson!.id}`)).statusCode).toBe(404);
  });

  // spec: 67
  it('keeps its address when it is renamed, and leads on when staff give it another', async () => {
    const world = await makeWorld();
    await aFreeLesson(world);
    const staff = await world.signedInAs('admin');
    const { id } = (await world.visitor().call(freeLessonsApi.show, { slug: 'snepy-u-okna' })).body;
    await staff.call(lessonsApi.change, { id, title: 'Свет из окна' });
    const renamed = await world.visitor().call(freeLessonsApi.show, { slug: 'snepy-u-okna' });
    expect(renamed.body).toMatchObject({ title: 'Свет из окна', slug: 'snepy-u-okna' });
    expect((await staff.call(lessonsApi.change, { id, slug: 'Svet' })).body.slug).toBe('svet');
    for (const slug of ['svet', 'snepy-u-okna'])
      expect((await world.visitor().call(freeLessonsApi.show, { slug })).body).toMatchObject({
        id,
        slug: 'svet',
      });
  });
});

async function aFreeLesson(world: World) {
  const course = await aCourse(world);
  const uploads = join(world.app.config.dataDir, 'uploads');
  await mkdir(uploads, { recursive: true });
  for (const [name, text] of [
    ['film.mp4', 'film of the lesson'],
    ['ru.vtt', 'WEBVTT ru'],
    ['en.vtt', 'WEBVTT en'],
  ] as const)
    await writeFile(join(uploads, name), text);
  await aLesson(world, course.id, {
    title: { ru: 'Снепы у окна', en: 'Snaps at the window' },
    task: { ru: '6 снепов', en: '6 snaps' },
    isFree: true,
    videoFile: 'film.mp4',
    videoSeconds: 95,
    captionsFile: { ru: 'ru.vtt', en: 'en.vtt' },
  });
  return course;
}

function ask(world: World, url: string, headers: Record<string, string> = {}) {
  return world.server.inject({ url, headers });
}
