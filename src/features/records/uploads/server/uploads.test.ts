import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { day } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { anMp4 } from '#test/films.ts';
import { begin, cancel, progress, send, upload } from '#test/uploads.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { uploadsApi } from '../contract.ts';
import type { Purpose } from '../rules.ts';
import { clearUploads } from './jobs.ts';
import { type ClaimedFile, claimUpload, releaseUpload } from './uploads.ts';

const pdf = Buffer.from('%PDF-1.7 guide');
const guide = { purpose: 'material', name: 'Гид.pdf' };

describeOnEngines('uploads', (makeWorld) => {
  // spec: 689
  it('a file arrives in pieces, is checked, and is claimed once by who sent it', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const film = anMp4('avc1', randomBytes(300_000), { seconds: 754 });
    const id = await begin(teacher, { purpose: 'video', name: 'Урок 1.mov', size: film.length });
    expect(await send(teacher, id, film.subarray(0, 100_000), 0)).toMatchObject({ status: 204 });
    expect(await teacher.call(uploadsApi.finish, { id })).toMatchObject({ status: 409 });
    expect(await claim(world, teacher, { id, purpose: 'video' }), 'half of it').toBe('invalid_input');
    expect((await progress(teacher, id)).headers['upload-offset']).toBe('100000');
    expect((await send(teacher, id, film, 0)).status, 'from the wrong place').toBe(409);
    expect(await send(teacher, id, film.subarray(100_000), 100_000)).toMatchObject({ status: 204 });
    const finished = await teacher.call(uploadsApi.finish, { id });
    const known = { id, name: 'Урок 1.mov', size_bytes: film.length, media_type: 'video/mp4' };
    expect(finished.body).toEqual(known);
    expect((await teacher.call(uploadsApi.finish, { id })).body, 'again').toEqual(known);

    expect(await claim(world, teacher, { id, purpose: 'material' })).toBe('invalid_input');
    expect(await claim(world, await world.signedInAs('super_admin'), { id, purpose: 'video' })).toBe(
      'not_found',
    );
    const { file, ...claimed } = await taken(world, teacher, { id, purpose: 'video' });
    expect(claimed).toEqual({
      name: 'Урок 1.mov',
      seconds: 754,
      mediaType: 'video/mp4',
      sizeBytes: film.length,
    });
    expect(await checksumOf(world, file)).toBe(sum(film));
    expect(await claim(world, teacher, { id, purpose: 'video' }), 'once').toBe('not_found');
    expect((await cancel(teacher, id)).status, 'not while it is in use').toBe(404);
  });

  // spec: 693
  it('leftovers are cleared: unfinished after 7 days, unused after 30, those in use never', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const used = await upload(teacher, guide, pdf);
    const { file } = await taken(world, teacher, { id: used.id, purpose: 'material' });
    const unused = await upload(teacher, guide, pdf);
    const unfinished = await begin(teacher, { ...guide, size: pdf.length });
    const left = () => Promise.all([used.id, unused.id, unfinished].map(world.app.storage.sizeOf));
    const whole = pdf.length;
    await clearAfter(world, 6 * day);
    expect(await left()).toEqual([whole, whole, 0]);
    await clearAfter(world, 2 * day);
    expect(await left()).toEqual([whole, whole, null]);
    await clearAfter(world, 23 * day);
    expect(await left()).toEqual([whole, null, null]);
    await contextOf(world.app).transaction((ctx) => releaseUpload(ctx, file));
    await clearAfter(world, 29 * day);
    expect(await left(), 'let go, but not for long').toEqual([whole, null, null]);
    await clearAfter(world, 2 * day);
    expect(await left()).toEqual([null, null, null]);
  });

  it('another’s upload is not found, whatever is asked of it, and its sender may cancel it', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const other = await world.signedInAs('super_admin');
    const id = await begin(teacher, { ...guide, size: pdf.length });
    expect((await progress(other, id)).status).toBe(404);
    expect((await send(other, id, pdf, 0)).status).toBe(404);
    expect((await cancel(other, id)).status).toBe(404);
    expect((await other.call(uploadsApi.finish, { id })).status).toBe(404);
    expect((await send(teacher, id, pdf, 0)).status).toBe(204);
    expect((await cancel(teacher, id)).status).toBe(204);
    expect((await progress(teacher, id)).status).toBe(404);
    expect(await world.app.storage.sizeOf(id)).toBeNull();
  });
});

function taken(
  world: World,
  person: Person,
  { id, purpose }: { id: string; purpose: Purpose },
): Promise<ClaimedFile> {
  const actor = { kind: 'member', id: person.id, role: 'content_manager', email: '', sessionId: '' } as const;
  const origin = { language: 'ru', address: '127.0.0.1', userAgent: '' } as const;
  return contextOf(world.app, { ...actor, ...origin }).transaction((ctx) => claimUpload(ctx, id, purpose));
}

/** Code of the refusal. */
async function claim(
  world: World,
  person: Person,
  { id, purpose }: { id: string; purpose: Purpose },
): Promise<string> {
  const error: unknown = await taken(world, person, { id, purpose }).catch((thrown: unknown) => thrown);
  return error instanceof AppError ? error.code : 'claimed';
}

async function clearAfter(world: World, ms: number): Promise<void> {
  world.passTime(ms);
  await contextOf(world.app).transaction((ctx) => queue(ctx, clearUploads, {}));
  await world.runJobs();
}

async function checksumOf({ app }: World, file: string): Promise<string> {
  const size = (await app.storage.sizeOf(file)) ?? 0;
  const pieces = await Array.fromAsync(await app.storage.read(file, { from: 0, to: size - 1 }));
  return sum(Buffer.concat(pieces as Buffer[]));
}

function sum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
