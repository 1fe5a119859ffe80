// Lane: alone.
/** The sender gets no byte confirmed that a power cut could lose, or that differs from what was sent. */
import { createHash, randomBytes } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { watchSyncs } from '#test/refusingDisk.ts';
import { rows } from '#test/rows.ts';
import { begin, create, progress, send } from '#test/uploads.ts';
import { type Caller, describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { uploadsApi, uploadsPath } from '../contract.ts';

const guide = { purpose: 'material', name: 'guide.pdf' };
const pdf = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(20_000)]);

let disk: ReturnType<typeof watchSyncs> | null = null;
afterEach(() => {
  disk?.mend();
  disk = null;
});

describeOnEngines('an upload whose sync is refused', (makeWorld) => {
  // spec: 692
  it('is sent again from where it was safe, and is whole after the next power cut', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const id = await begin(teacher, { ...guide, size: pdf.length });
    expect((await send(teacher, id, pdf.subarray(0, 9_000), 0)).status).toBe(204);
    disk = watchSyncs();
    disk.refuse(1, new RegExp(id));
    const refused = await send(teacher, id, pdf.subarray(9_000), 9_000);
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(refused.headers['retry-after']).toBe('5');
    expect(await offsetOf(teacher, id)).toBe('9000');
    expect((await teacher.call(uploadsApi.finish, { id })).status, 'all of it seems to be there').toBe(409);
    await forgetFrom(world, id, 9_000);
    expect((await send(teacher, id, pdf.subarray(15_000), 15_000)).status, 'from beyond it').toBe(409);
    expect((await send(teacher, id, pdf.subarray(9_000), 9_000)).status).toBe(204);
    expect((await teacher.call(uploadsApi.finish, { id })).status).toBe(200);
    expect((await kept(world, id)).equals(pdf)).toBe(true);
  });

  it('is told of a piece once the disk has it, and the database knows', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const id = await begin(teacher, { ...guide, size: pdf.length });
    disk = watchSyncs();
    expect((await send(teacher, id, pdf.subarray(0, 5_000), 0)).headers['upload-offset']).toBe('5000');
    expect(disk.synced).toEqual([pathOf(world, id)]);
    expect(await rows(world, 'select synced_bytes from uploads')).toEqual([{ synced_bytes: 5_000 }]);
    // A process that was killed has left more than that.
    await writeFile(pathOf(world, id), randomBytes(3_000), { flag: 'a' });
    expect(await offsetOf(teacher, id)).toBe('5000');
    expect((await send(teacher, id, pdf.subarray(5_000), 5_000)).status).toBe(204);
    expect((await teacher.call(uploadsApi.finish, { id })).status).toBe(200);
    expect((await kept(world, id)).equals(pdf)).toBe(true);
  });

  it('is not begun where its name is not safe', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    disk = watchSyncs();
    disk.refuse(1, /uploads$/);
    expect((await create(teacher, { ...guide, size: 10 })).status).toBe(503);
    expect(await rows(world, 'select id from uploads')).toEqual([]);
    expect((await create(teacher, { ...guide, size: 10 })).status).toBe(201);
  });
});

describeOnOneEngine('the checksum of a piece', (makeWorld) => {
  // spec: 692
  it('is offered, and a damaged piece is sent again', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const { headers, status } = await teacher.request({ method: 'OPTIONS', url: uploadsPath });
    expect(status).toBe(204);
    expect(headers['tus-extension']).toBe('creation,creation-with-upload,termination,checksum');
    expect(headers['tus-checksum-algorithm']).toBe('sha1,sha256');
    const id = await begin(teacher, { ...guide, size: pdf.length });
    const first = pdf.subarray(0, 8_000);
    expect((await send(teacher, id, first, 0, sum('sha1', first))).status).toBe(204);
    const rest = pdf.subarray(8_000);
    const damaged = Buffer.from(rest);
    damaged[100]! ^= 1;
    const refused = await send(teacher, id, damaged, 8_000, sum('sha256', rest));
    expect([refused.status, refused.body.code]).toEqual([460, 'upload_damaged']);
    expect(refused.body.detail).toBe('Часть файла повредилась в пути. Отправьте её ещё раз');
    expect(await offsetOf(teacher, id)).toBe('8000');
    expect((await send(teacher, id, rest, 8_000, sum('sha256', rest))).status).toBe(204);
    expect((await teacher.call(uploadsApi.finish, { id })).status).toBe(200);
    expect((await kept(world, id)).equals(pdf)).toBe(true);
  });

  it('is refused before the piece is read, where it is none or of a kind that is not offered', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const id = await begin(teacher, { ...guide, size: pdf.length });
    for (const wrong of [
      'md5 1B2M2Y8AsgTpgAmY7PhCfg==',
      'sha1',
      'sha1 abc',
      'constructor abcd',
      sum('sha1', pdf).slice(0, -4),
      `${sum('sha1', pdf)}, ${sum('sha256', pdf)}`,
    ]) {
      const { status, body } = await send(teacher, id, pdf, 0, wrong);
      expect([status, body.code], wrong).toEqual([400, 'malformed_request']);
    }
    expect(await offsetOf(teacher, id)).toBe('0');
  });
});

/** As a power cut leaves a file whose sync was refused: its length is there, its bytes are not. */
async function forgetFrom(world: World, id: string, from: number): Promise<void> {
  const file = await open(pathOf(world, id), 'r+');
  await file.write(Buffer.alloc(pdf.length - from), 0, pdf.length - from, from);
  await file.close();
}

async function offsetOf(caller: Caller, id: string): Promise<unknown> {
  return (await progress(caller, id)).headers['upload-offset'];
}

function kept(world: World, id: string): Promise<Buffer> {
  return readFile(pathOf(world, id));
}

function pathOf({ app }: World, id: string): string {
  return join(app.config.dataDir, 'uploads', id);
}

function sum(algorithm: string, bytes: Buffer): string {
  return `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`;
}
