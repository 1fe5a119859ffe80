/** The process dies at each statement in turn, and the disk refuses: no file is left without its row. */
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { dyingAt } from '#test/dying.ts';
import { rows } from '#test/rows.ts';
import { begin, send, upload } from '#test/uploads.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { clearUploads } from './jobs.ts';
import { claimUpload, discard } from './uploads.ts';

const guide = { purpose: 'material', name: 'guide.pdf' };
const pdf = Buffer.from('%PDF-1.7 guide');

describeOnEngines('an upload that is discarded', (makeWorld) => {
  it('is gone with its file, whenever the process dies in between', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    for (let nth = 1; ; nth++) {
      const { id } = await upload(teacher, guide, pdf);
      const dying = dyingAt(world.app.database, nth);
      await discard(contextOf({ ...world.app, database: dying.database }), id).catch(() => {});
      expect((await hasRow(world, id)) || !(await inStorage(world, id)), 'no file without a row').toBe(true);
      await clear(world);
      const isUntouched = nth === 1;
      expect([await hasRow(world, id), await inStorage(world, id)], `dead at statement ${nth}`).toEqual([
        isUntouched,
        isUntouched,
      ]);
      if (!dying.hasDied()) break;
    }
  });

  it('is discarded again where the disk refused, and cannot be claimed or sent to meanwhile', async () => {
    const world = await makeWorld();
    const teacher = await world.signedInAs('content_manager');
    const { id } = await upload(teacher, guide, pdf);
    const unfinished = await begin(teacher, { ...guide, size: pdf.length });
    const { storage } = world.app;
    world.app.storage = { ...storage, remove: () => Promise.reject(new Error('EIO: i/o error')) };
    for (const each of [id, unfinished])
      await expect(discard(contextOf(world.app), each)).rejects.toThrow('EIO');
    world.app.storage = storage;
    const member = {
      kind: 'member',
      id: teacher.id,
      role: 'content_manager',
      email: '',
      sessionId: '',
    } as const;
    const ctx = contextOf(world.app, { ...member, language: 'ru', address: '', userAgent: '' });
    await expect(ctx.transaction((ctx) => claimUpload(ctx, id, 'material'))).rejects.toThrow('not_found');
    expect((await send(teacher, unfinished, pdf, 0)).status).toBe(404);
    await clear(world);
    expect([await inStorage(world, id), await inStorage(world, unfinished)]).toEqual([false, false]);
    expect(await rows(world, 'select id from uploads')).toEqual([]);
  });
});

async function clear(world: World): Promise<void> {
  await contextOf(world.app).transaction((ctx) => queue(ctx, clearUploads, {}));
  await world.runJobs();
}

async function hasRow(world: World, id: string): Promise<boolean> {
  return (await rows(world, `select id from uploads where id = '${id}'`)).length > 0;
}

async function inStorage({ app }: World, id: string): Promise<boolean> {
  return (await app.storage.sizeOf(id)) !== null;
}
