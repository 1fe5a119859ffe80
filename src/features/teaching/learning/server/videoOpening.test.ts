/** Films of the school's storage and of other hosts: who gets which address, and for how long it plays. */
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import type { Input } from '#shared/contract.ts';
import { minute } from '#shared/dates.ts';
import { publicFilm, startYandexDisk, type YandexDisk } from '#simulators/yandexdisk/server.ts';
import { refundAll } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { learningApi } from '../contract.ts';

const page = 'https://disk.yandex.ru/i/aBcDeF123456';

describeOnEngines('a film of another host', (makeWorld) => {
  // spec: 695
  it('is told to those who may watch it, in its player, and is done by the button only', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aStudentWithLessons(world);
    const id = lessons[2]!;
    await change(world, { id, url: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/' });
    expect(await open(student, id)).toMatchObject({
      kind: 'embed',
      url: 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef',
    });
    const stranger = await world.signedInAs('user');
    for (const other of [world.visitor(), stranger])
      expect((await other.call(learningApi.openVideo, { id })).status).toBe(403);
    const told = { position_seconds: 99, duration_seconds: 100, watched: [{ from: 0, to: 100 }] };
    expect((await student.call(learningApi.saveProgress, { id, ...told })).status).toBe(403);
    // The button stays, whatever the teacher said: nothing else could end the lesson.
    await change(world, { id, has_done_button: false });
    expect((await student.call(learningApi.markDone, { id })).body.is_done).toBe(true);
  });

  // spec: 697
  it('a film of our own without a button is done by watching only', async () => {
    const world = await makeWorld();
    const { course, student, lessons } = await aStudentWithLessons(world);
    const id = lessons[0]!;
    await change(world, { id, has_done_button: false });
    const listed = await student.call(learningApi.lessons, { id: course.id });
    expect(listed.body.lessons[0]).toMatchObject({ has_done_button: false });
    expect((await student.call(learningApi.markDone, { id })).status).toBe(403);
    const told = { position_seconds: 95, duration_seconds: 100, watched: [{ from: 0, to: 95 }] };
    expect((await student.call(learningApi.saveProgress, { id, ...told })).body.is_done).toBe(true);
    expect((await student.call(learningApi.markDone, { id, is_done: false })).body.is_done).toBe(false);
  });
});

describeOnOneEngine('a film on Yandex Disk', (makeWorld) => {
  // spec: 695
  it('is resolved for every view, and by the API’s own host alone', async () => {
    await withDisk(makeWorld, async ({ disk, show }) => {
      expect(await show()).toMatchObject({ kind: 'file', url: publicFilm.file, page_url: page });
      await show();
      expect(
        disk.asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('public_key')]),
      ).toEqual([1, 2].map(() => ['/v1/disk/public/resources', page]));
    });
  });

  it('kept with a malformed percent is no film, and nothing else is lost by that', async () => {
    const world = await makeWorld();
    const { course, student, lessons } = await aStudentWithLessons(world);
    const kept = 'https://disk.yandex.ru/d/aBcDeF123456/100%';
    await rows(
      world,
      `update lessons set yandex_disk_url = '${kept}' where id = '${lessons[2]}' returning id`,
    );
    expect((await student.call(learningApi.openVideo, { id: lessons[2]! })).status).toBe(404);
    expect((await student.call(learningApi.lessons, { id: course.id })).status).toBe(200);
  });

  it.each([
    ['is gone', { status: 404 }],
    ['is a folder', { body: { type: 'dir' } }],
    ['is no film', { body: { ...publicFilm, mime_type: 'text/html' } }],
    ['answers nonsense', { body: 'film' }],
    ['leads to this machine', { body: { ...publicFilm, file: 'http://127.0.0.1/x' } }],
    ['leads to the inside of a cloud', { body: { ...publicFilm, file: 'https://169.254.169.254/x' } }],
    [
      'leads to a host that only looks like it',
      { body: { ...publicFilm, file: 'https://disk.yandex.ru.evil.example/x' } },
    ],
    ['leads to another port', { body: { ...publicFilm, file: 'https://downloader.disk.yandex.ru:8443/x' } }],
    ['leads to a script', { body: { ...publicFilm, file: 'javascript:alert(1)' } }],
  ])('one that %s is shown as a link', async (_title, answer) => {
    await withDisk(makeWorld, async ({ disk, show }) => {
      disk.answer = answer;
      expect(await show()).toMatchObject({ kind: 'link', url: page });
    });
  });

  it('a redirect is not followed, wherever it leads', async () => {
    const elsewhere = await startYandexDisk();
    await withDisk(makeWorld, async ({ disk, show }) => {
      disk.answer = { redirectTo: `${elsewhere.url}/v1/disk/public/resources` };
      expect(await show()).toMatchObject({ kind: 'link' });
    });
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  it.each([
    'http://disk.yandex.ru/i/aBcDeF123456',
    'https://disk.yandex.ru/d/aBcDeF123456/100%',
    'https://disk.yandex.ru@127.0.0.1/i/x',
    'https://disk.yandex.ru:444/i/x',
    'https://127.0.0.1/i/x',
    'https://[::1]/i/x',
    'https://localhost/i/x',
    'https://2130706433/i/x',
    'https://metadata.google.internal/i/x',
    'https://disk.yandex.ru.evil.example/i/x',
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/x',
  ])('%s is no link to a video', async (url) => {
    const world = await makeWorld();
    const { lessons } = await aStudentWithLessons(world);
    const staff = await world.signedInAs('content_manager');
    const input = { id: lessons[2]!, yandex_disk_url: url };
    expect((await staff.call(lessonsApi.change, input)).status).toBe(422);
  });
});

describeOnOneEngine('a film that is being sent', (makeWorld) => {
  // spec: 696
  it('ends within a minute of the access, in the middle of one long answer', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aStudentWithLessons(world);
    const size = 40 * 1024 * 1024;
    const { storage } = world.app;
    world.app.storage = {
      ...storage,
      sizeOf: async () => size,
      read: async () => Readable.from(pieces(size)),
    };
    const { url } = await open(student, lessons[0]!);
    const received = await receiveSlowly(world, url, async () => {
      await refundAll(world, student);
      world.passTime(1 * minute);
    });
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThan(size);
  });
});

function* pieces(size: number): Generator<Buffer> {
  const piece = Buffer.alloc(64 * 1024);
  for (let sent = 0; sent < size; sent += piece.length) yield piece;
}

/** Reads a little, waits while `meanwhile` happens, and takes what else comes. @returns bytes in all */
function receiveSlowly(world: World, url: string, meanwhile: () => Promise<void>): Promise<number> {
  const socket = connect(Number(new URL(world.app.config.appUrl).port), '127.0.0.1');
  socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nrange: bytes=0-\r\n\r\n`);
  return new Promise((resolve, reject) => {
    let received = 0;
    socket.once('data', () => {
      socket.pause();
      meanwhile().then(() => socket.resume(), reject);
    });
    socket.on('data', (bytes) => {
      received += bytes.length;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

type MakeWorld = (options?: { config?: Record<string, string> }) => Promise<World>;

async function withDisk(
  makeWorld: MakeWorld,
  test: (given: { disk: YandexDisk; show: () => Promise<unknown> }) => Promise<void>,
): Promise<void> {
  const disk = await startYandexDisk();
  const world = await makeWorld({ config: { YANDEX_DISK_URL: disk.url } });
  const { student, lessons } = await aStudentWithLessons(world);
  await change(world, { id: lessons[2]!, yandex_disk_url: page });
  await test({ disk, show: () => open(student, lessons[2]!) });
  await disk.close();
}

async function change(world: World, input: Input<typeof lessonsApi.change>): Promise<void> {
  const staff = await world.signedInAs('content_manager');
  expect((await staff.call(lessonsApi.change, input)).status).toBe(200);
}

async function open(caller: Awaited<ReturnType<World['signedInAs']>>, id: string) {
  const answer = await caller.call(learningApi.openVideo, { id });
  expect(answer.status).toBe(200);
  return answer.body;
}
