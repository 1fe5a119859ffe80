/** Uploads in a bucket instead of a folder, spoken to over real HTTP. */
import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { addLesson } from '#features/teaching/lessons/server/lessons.ts';
import { contextOf } from '#server/context.ts';
import { type S3, startS3 } from '#simulators/s3/server.ts';
import { anMp4 } from '#test/films.ts';
import { refundAll } from '#test/refunds.ts';
import { aCourse, buy } from '#test/school.ts';
import { begin, cancel, progress, send } from '#test/uploads.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { uploadsApi } from '../contract.ts';

describeOnOneEngine('uploads in a bucket', (makeWorld) => {
  let s3: S3;
  beforeEach(async () => {
    s3 = await startS3({ bucket: 'school', accessKey: 'key' });
  });
  afterEach(() => s3.close());
  const inBucket = () =>
    makeWorld({
      config: { S3_ENDPOINT: s3.url, S3_BUCKET: 'school', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' },
    });

  // spec: 694
  it('a film arrives in pieces, plays range by range by its ticket, and no further than the access', async () => {
    const world = await inBucket();
    const teacher = await world.signedInAs('content_manager');
    const film = anMp4('avc1', randomBytes(12_000_000));
    const id = await sentInPieces(teacher, film);
    expect((await teacher.call(uploadsApi.finish, { id })).body.media_type).toBe('video/mp4');
    expect(sum(s3.objects.get(id)!.bytes)).toBe(sum(film));
    expect(s3.uploads.size).toBe(0);

    const { student, url } = await watching(world, id);
    const range = (from: number, to: number) =>
      world.server.inject({ url, remoteAddress: '10.0.0.1', headers: { range: `bytes=${from}-${to}` } });
    const part = await range(5_000_000, 5_000_999);
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 5000000-5000999/${film.length}`,
    ]);
    expect(part.rawPayload.equals(film.subarray(5_000_000, 5_001_000))).toBe(true);
    expect(s3.ranges.at(-1), 'no more is fetched than was asked').toBe('bytes=5000000-5000999');
    await refundAll(world, student);
    expect((await range(0, 9)).statusCode).toBe(404);
  });

  it('a damaged piece never gets there, and is sent again', async () => {
    const world = await inBucket();
    const teacher = await world.signedInAs('content_manager');
    const film = anMp4('avc1', randomBytes(6_000_000));
    const id = await begin(teacher, { purpose: 'video', name: 'film.mp4', size: film.length });
    const [first, rest] = [film.subarray(0, 5_500_000), film.subarray(5_500_000)];
    const checksum = (bytes: Buffer) => `sha1 ${createHash('sha1').update(bytes).digest('base64')}`;
    const damaged = await send(teacher, id, first, 0, checksum(rest));
    expect([damaged.status, damaged.body.code]).toEqual([460, 'upload_damaged']);
    expect((await progress(teacher, id)).headers['upload-offset']).toBe('0');
    expect([...s3.uploads.values()].map(({ parts }) => parts.size)).toEqual([0]);
    expect((await send(teacher, id, first, 0, checksum(first))).status).toBe(204);
    expect((await send(teacher, id, rest, first.length, checksum(rest))).status).toBe(204);
    expect((await teacher.call(uploadsApi.finish, { id })).status).toBe(200);
    expect(sum(s3.objects.get(id)!.bytes)).toBe(sum(film));
  });

  it('an upload that is cancelled leaves nothing there', async () => {
    const world = await inBucket();
    const teacher = await world.signedInAs('content_manager');
    const film = anMp4('avc1', randomBytes(12_000_000));
    const id = await begin(teacher, { purpose: 'video', name: 'film.mp4', size: film.length });
    expect((await send(teacher, id, film.subarray(0, 9_000_000), 0)).status).toBe(204);
    expect(s3.uploads.size).toBe(1);
    expect((await cancel(teacher, id)).status).toBe(204);
    expect([s3.uploads.size, [...s3.objects.keys()]]).toEqual([0, []]);
  });
});

async function sentInPieces(teacher: Parameters<typeof begin>[0], film: Buffer): Promise<string> {
  const id = await begin(teacher, { purpose: 'video', name: 'film.mp4', size: film.length });
  for (let offset = 0; offset < film.length; ) {
    expect((await send(teacher, id, film.subarray(offset, offset + 5_000_000), offset)).status).toBe(204);
    offset = Math.min(offset + 5_000_000, film.length);
    expect((await progress(teacher, id)).headers['upload-offset']).toBe(String(offset));
  }
  return id;
}

async function watching(world: World, file: string) {
  const course = await aCourse(world);
  const texts = { title: { ru: 'Портфолио' }, description: { ru: 'Снимки' }, bonus: null };
  const rest = { number: 1, durationMinutes: 60, isFree: false, captionsFile: null, videoFile: file };
  await contextOf(world.app).transaction((ctx) => addLesson(ctx, { courseId: course.id, ...texts, ...rest }));
  const student = await world.signedInAs('user');
  await buy(world, student, course);
  const { lessons } = (await student.call(learningApi.lessons, { id: course.id })).body;
  const { url } = (await student.call(learningApi.openVideo, { id: lessons[0]!.id })).body;
  return { student, url };
}

function sum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
