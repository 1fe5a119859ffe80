/** Receiving: who may send, how much, which kinds, and what a dropped connection leaves behind. */
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { anMp4 } from '#test/films.ts';
import { foreignFile } from '#test/foreign.ts';
import { aWorkbook } from '#test/foreignFiles.ts';
import { begin, create, progress, send, upload } from '#test/uploads.ts';
import { type Caller, describeOnOneEngine, type World } from '#test/world.ts';
import { uploadsApi, uploadsPath } from '../contract.ts';

const gigabyte = 1024 ** 3;
const video = { purpose: 'video', name: 'film.mp4' };
const material = { purpose: 'material', name: 'guide.pdf' };
const table = await aWorkbook();

describeOnOneEngine('receiving uploads', (makeWorld) => {
  // spec: 691
  it('only staff with the right send files', async () => {
    const world = await makeWorld();
    expect((await create(world.visitor(), { ...video, size: 10 })).status).toBe(401);
    for (const role of ['user', 'support', 'financial', 'manager'] as const) {
      const person = await world.signedInAs(role);
      expect((await create(person, { ...video, size: 10 })).status, role).toBe(403);
    }
    for (const role of ['content_manager', 'admin', 'super_admin'] as const)
      expect((await create(await world.signedInAs(role), { ...video, size: 10 })).status, role).toBe(201);
  });

  // spec: 691
  it('a file that is too large, empty, unnamed or for nothing is refused before it is sent', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const large = await create(teacher, { ...video, size: 5 * gigabyte + 1 });
    expect([large.status, large.body.code]).toEqual([413, 'upload_too_large']);
    expect(large.body.detail).toBe('Файл слишком большой: принимаем не больше 5 ГБ');
    const guide = await create(teacher, { ...material, size: gigabyte });
    expect(guide.body.detail).toBe('Файл слишком большой: принимаем не больше 500 МБ');
    for (const wrong of [
      { ...video, size: 0 },
      { ...video, size: 'many' },
      { ...video, name: '', size: 1 },
      { ...video, name: 'a\u0000b', size: 1 },
      { purpose: 'anything', name: 'a', size: 1 },
      { purpose: 'constructor', name: 'a', size: 1 },
    ])
      expect((await create(teacher, wrong)).status, JSON.stringify(wrong)).toBe(422);
  });

  it('how far an upload is can be asked with whatever type the question names', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const id = await begin(teacher, { ...material, size: 10 });
    const headers = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
    const asked = await teacher.request({ method: 'HEAD', url: `${uploadsPath}/${id}`, headers });
    expect([asked.status, asked.headers['upload-offset']]).toEqual([200, '0']);
  });

  it('an upload takes no byte more than it announced', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const id = await begin(teacher, { ...material, size: 10 });
    expect((await send(teacher, id, Buffer.alloc(11), 0)).status).toBe(413);
    expect((await progress(teacher, id)).headers['upload-offset']).toBe('0');
  });

  // spec: 691
  it('a file that does not fit, or would leave less than 5 % of the disk, is refused', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const { storage } = world.app;
    const id = await begin(teacher, { ...video, size: 1000 });
    // The thousand bytes that are announced already count as well.
    const disk = { totalBytes: 100 * gigabyte, freeBytes: 7 * gigabyte + 1000 };
    world.app.storage = { ...storage, room: async () => disk };
    expect((await create(teacher, { ...video, size: 2 * gigabyte })).status).toBe(201);
    disk.freeBytes += 2 * gigabyte;
    const full = await create(teacher, { ...video, size: 2 * gigabyte + 1 });
    expect([full.status, full.body.code]).toEqual([507, 'no_space_left']);
    disk.freeBytes = 5 * gigabyte - 1;
    expect((await send(teacher, id, Buffer.alloc(10), 0)).status, 'nor does one go on').toBe(507);
  });

  // spec: 690
  it.each([
    ['film-h264-444.mp4', video, 'upload_codec'],
    ['film-h264-10-bit.mp4', video, 'upload_codec'],
    ['film-with-ac3-sound.mp4', video, 'upload_codec'],
    ['film-with-pcm-sound.mov', video, 'upload_codec'],
    ['film-av1.mp4', video, 'upload_codec'],
    ['film-vp9-444.webm', video, 'upload_codec'],
    ['film-in-pieces.mp4', video, 'video/mp4'],
    ['film-vp9-opus.webm', video, 'video/webm'],
    ['recorder-without-duration.webm', video, 'video/webm'],
    ['voice-mp42.m4a', video, 'upload_type'],
    ['voice-mp42.m4a', material, 'audio/mp4'],
    ['voice-opus.webm', material, 'audio/webm'],
  ])('the tracks of %s say what it is', async (name, { purpose }, expected) => {
    const world = await makeWorld();
    const bytes = await foreignFile(name);
    const { body } = await upload(await world.signedInAs('content_manager'), { purpose, name }, bytes);
    expect(body.media_type ?? body.code).toBe(expected);
  });

  // spec: 690
  it.each([
    ['MP4', video, anMp4('avc1'), 'video/mp4'],
    ['a QuickTime film', video, anMp4('avc1', Buffer.alloc(9), { brand: 'qt  ' }), 'video/mp4'],
    [
      'a film that ends behind its first bytes',
      video,
      Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'latin1'),
      'upload_type',
    ],
    ['HEVC', video, anMp4('hvc1'), 'upload_hevc'],
    ['HEVC with its settings in the stream', video, anMp4('hev1'), 'upload_hevc'],
    ['a film for editors', video, anMp4('apch'), 'upload_codec'],
    ['a film without a picture', video, anMp4(null), 'upload_type'],
    ['a PDF that calls itself a film', video, Buffer.from('%PDF-1.7'), 'upload_type'],
    ['a PDF', material, Buffer.from('%PDF-1.7'), 'application/pdf'],
    ['a page with a script', material, Buffer.from('<html><script>alert(1)</script>'), 'upload_type'],
    ['a drawing with a script', material, Buffer.from('<svg onload="alert(1)"/>'), 'upload_type'],
    ['a program', material, Buffer.from('MZ\x90\x00', 'latin1'), 'upload_type'],
    ['captions', { purpose: 'captions', name: 'ru.vtt' }, Buffer.from('WEBVTT\n'), 'text/vtt'],
    ['a picture', { purpose: 'picture', name: 'a.exe' }, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    [
      'a table',
      { purpose: 'material', name: 'a.xlsx' },
      table,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('%s is taken for what it is', async (_title, beginning, bytes, expected) => {
    const world = await makeWorld();
    const { id, body, status } = await upload(await world.signedInAs('content_manager'), beginning, bytes);
    expect([status, status === 200 ? body.media_type : body.code]).toEqual([
      expected.includes('/') ? 200 : 422,
      expected,
    ]);
    expect((await world.app.storage.sizeOf(id)) !== null, 'what is refused is deleted').toBe(status === 200);
  });

  it('boxes within boxes without end are given up', async () => {
    const world = await makeWorld();
    const endless = Buffer.alloc(200_000);
    for (let at = 0; at + 8 <= endless.length; at += 8) {
      endless.writeUInt32BE(8, at);
      endless.write(at === 0 ? 'ftyp' : 'moov', at + 4, 'latin1');
    }
    const { body } = await upload(await world.signedInAs('content_manager'), video, endless);
    expect(body.code).toBe('upload_type');
  });

  // spec: 689
  it('a line that is cut three times loses nothing that arrived, and the file is whole in the end', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const film = anMp4('avc1', randomBytes(3_000_000));
    const id = await begin(teacher, { ...video, size: film.length });
    let offset = 0;
    for (let cut = 1; cut <= 3; cut++) {
      await sendAndCut(world, teacher, { id, bytes: film.subarray(offset), offset, after: 700_000 });
      offset = await settled(teacher, id);
      expect(offset, `cut ${cut}`).toBeGreaterThan((cut - 1) * 700_000);
    }
    expect((await send(teacher, id, film.subarray(offset), offset)).status).toBe(204);
    expect((await teacher.call(uploadsApi.finish, { id })).status).toBe(200);
    const pieces = await Array.fromAsync(await world.app.storage.read(id, { from: 0, to: film.length - 1 }));
    expect(sum(Buffer.concat(pieces as Buffer[]))).toBe(sum(film));
  });
});

interface CutSending {
  id: string;
  bytes: Buffer;
  offset: number;
  after: number;
}

/** Announces all of the bytes, sends some, and breaks the line once the server has begun to write them. */
async function sendAndCut(world: World, { token }: Caller, { id, bytes, offset, after }: CutSending) {
  const socket = connect(Number(new URL(world.app.config.appUrl).port), '127.0.0.1');
  const head = [
    `PATCH ${uploadsPath}/${id} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'tus-resumable: 1.0.0',
    `upload-offset: ${offset}`,
    'content-type: application/offset+octet-stream',
    `content-length: ${bytes.length}`,
  ];
  await new Promise<void>((sent) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(bytes.subarray(0, after), () => sent());
  });
  while (((await world.app.storage.sizeOf(id)) ?? 0) <= offset) await turn();
  socket.destroy();
}

/** The server's word, once it has put away what was under way. */
async function settled(caller: Caller, id: string): Promise<number> {
  const { headers } = await progress(caller, id);
  return Number(headers['upload-offset']);
}

function sum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
