import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { refundAll } from '#test/refunds.ts';
import { aStudentWithLessons as aSchool, buy, film } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { learningApi } from '../contract.ts';

describeOnEngines('the video of a lesson', (makeWorld) => {
  it('a video plays in ranges, for who opened it, and nothing on the way keeps it', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aSchool(world);
    const { url, captions } = await ticketFor(student, lessons[0]!);
    const whole = await world.server.inject({ url, remoteAddress: '10.0.0.1' });
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.equals(film)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const part = await world.server.inject({
      url,
      remoteAddress: '10.0.0.1',
      headers: { range: 'bytes=500-599' },
    });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 500-599/1000');
    expect(part.rawPayload.equals(film.subarray(500, 600))).toBe(true);
    const beyond = await world.server.inject({
      url,
      remoteAddress: '10.0.0.1',
      headers: { range: 'bytes=5000-' },
    });
    expect(beyond.statusCode).toBe(416);
    const head = await world.server.inject({ method: 'HEAD', url, remoteAddress: '10.0.0.1' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '1000', '']);
    expect(captions).toEqual([{ language: 'ru', url: `${url}/captions/ru` }]);
    const titles = await world.server.inject({ url: captions[0]!.url, remoteAddress: '10.0.0.1' });
    expect(titles.headers['content-type']).toMatch('text/vtt');
    expect(titles.body).toContain('WEBVTT');
  });

  it('a ticket opens within a minute, then plays the whole lesson', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aSchool(world);
    const late = await ticketFor(student, lessons[0]!);
    const { url } = await ticketFor(student, lessons[0]!);
    expect(await play(world, url)).toBe(200);
    world.passTime(1 * minute + 1 * second);
    expect(await play(world, late.url)).toBe(404);
    world.passTime(7 * hour);
    expect(await play(world, url)).toBe(200);
    world.passTime(2 * hour);
    expect(await play(world, url)).toBe(404);
  });

  it('a ticket that is passed on plays nowhere else', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aSchool(world);
    const { url } = await ticketFor(student, lessons[0]!);
    expect(await play(world, url, { remoteAddress: '10.0.0.1' })).toBe(200);
    expect(await play(world, url, { remoteAddress: '10.0.0.2' })).toBe(404);
    expect(await play(world, url, { remoteAddress: '::ffff:10.0.0.1' })).toBe(200);
    const both = await ticketFor(student, lessons[0]!);
    const first = await Promise.all(
      ['10.0.0.1', '10.0.0.2'].map((address) => play(world, both.url, { remoteAddress: address })),
    );
    expect(first.sort()).toEqual([200, 404]);
  });

  it('a video that is playing ends with the enrolment and with the session', async () => {
    const world = await makeWorld();
    const { course, lessons, student } = await aSchool(world);
    const { url } = await ticketFor(student, lessons[0]!);
    expect(await play(world, url)).toBe(200);
    await refundAll(world, student);
    for (const method of ['GET', 'HEAD'] as const)
      expect(await play(world, url, { remoteAddress: '10.0.0.1', method })).toBe(404);
    expect((await student.call(learningApi.purchased, {})).body.courses).toEqual([]);

    await buy(world, student, course);
    expect(await play(world, url)).toBe(200);
    await student.call(signInApi.logout, {});
    expect(await play(world, url)).toBe(404);
  });

  it('no other address leads to a file', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aSchool(world);
    const { url } = await ticketFor(student, lessons[0]!);
    const wrong = [
      '/media/lessons/film.mp4',
      '/media/lessons/..%2f..%2fpodium.db',
      `${url}x`,
      `${url}/../film.mp4`,
      `${url}/captions`,
      `${url}/captions/en`,
      `${url}/captions/..%2ffilm.vtt`,
      '/media/lessons/',
      '/uploads/film.mp4',
      '/media/film.mp4',
    ];
    for (const address of wrong) expect(await play(world, address), address).toBe(404);
  });
});

async function ticketFor(caller: Caller, id: string) {
  const answer = await caller.call(learningApi.openVideo, { id });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function play(
  world: World,
  url: string,
  { remoteAddress = '10.0.0.1', method = 'GET' }: { remoteAddress?: string; method?: 'GET' | 'HEAD' } = {},
) {
  return (await world.server.inject({ url, remoteAddress, method })).statusCode;
}
