import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { clearPictures } from '#server/privatePictures/jobs.ts';
import { day } from '#shared/dates.ts';
import { aDraft, applyAsModel, aSnap } from '#test/applications.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { applicationsPanelApi } from '../contract/panel.ts';
import { snapsApi } from '../contract/snaps.ts';

describeOnEngines('photos of an application', (makeWorld) => {
  // spec: 663
  it('wait in a draft for its secret, survive a reload, and go with the form', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const draft = await aDraft(visitor, ['face_front', 'full_front']);
    const held = { id: draft.draft_id, secret: draft.draft_secret };
    const shown = await visitor.call(snapsApi.show, held);
    expect(shown.body.snaps.map(({ kind }) => kind)).toEqual(['face_front', 'full_front']);
    const picture = await visitor.request({ method: 'GET', url: shown.body.snaps[0]!.photo });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    await visitor.call(snapsApi.put, { ...held, kind: 'face_front', photo: await aSnap() });
    const left = await visitor.call(snapsApi.remove, { ...held, kind: 'full_front' });
    expect(left.body.snaps.map(({ kind }) => kind)).toEqual(['face_front']);
    const { id } = await applyAsModel(world, visitor, draft);
    expect((await visitor.call(snapsApi.show, held)).status).toBe(404);
    const manager = await world.signedInAs('manager');
    const { body } = await manager.call(applicationsPanelApi.show, { id });
    expect(body.photos.map(({ kind }) => kind)).toEqual(['face_front']);
  });

  it('that were replaced or removed are gone at once, and none outlasts its draft', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const draft = await aDraft(visitor, ['face_front', 'full_front']);
    const held = { id: draft.draft_id, secret: draft.draft_secret };
    const [former] = (await visitor.call(snapsApi.show, held)).body.snaps;
    const [next, last] = [await aSnap(), await aSnap()];
    await visitor.call(snapsApi.put, { ...held, kind: 'face_front', photo: next });
    expect((await visitor.request({ method: 'GET', url: former!.photo })).status).toBe(404);
    await visitor.call(snapsApi.remove, { ...held, kind: 'full_front' });
    await world.runJobs();
    expect(await filesOf(world)).toHaveLength(1);
    world.passTime(2 * day);
    await visitor.call(snapsApi.put, { ...held, kind: 'full_profile', photo: last });
    expect(await filesOf(world)).toHaveLength(2);
    world.passTime(1 * day);
    await contextOf(world.app).transaction((ctx) => queue(ctx, clearPictures, {}));
    await world.runJobs();
    expect(await filesOf(world)).toEqual([]);
  });

  // spec: 663
  it('of somebody else are reached by no other secret, and belong to the one application', async () => {
    const world = await makeWorld();
    const draft = await aDraft(world.visitor(), ['face_front']);
    const stranger = world.visitor();
    const guess = { id: draft.draft_id, secret: 'x'.repeat(43) };
    expect((await stranger.call(snapsApi.show, guess)).status).toBe(404);
    expect((await stranger.call(snapsApi.remove, { ...guess, kind: 'face_front' })).status).toBe(404);
    const put = { ...guess, kind: 'face_front' as const, photo: await aSnap() };
    expect((await stranger.call(snapsApi.put, put)).status).toBe(404);
    await applyAsModel(world, stranger, { draft_id: guess.id, draft_secret: guess.secret });
    await applyAsModel(world, world.visitor(), draft);
    await applyAsModel(world, world.visitor(), draft);
    expect(
      await rows(world, 'select kind from application_snaps where application_id is not null'),
    ).toHaveLength(1);
  });

  // spec: 663
  it('that are none are refused at their field', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { body: draft } = await visitor.call(snapsApi.begin, {});
    const photo = `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`;
    const { status, body } = await visitor.call(snapsApi.put, { ...draft, kind: 'face_front', photo });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['photo']]);
    expect(await rows(world, 'select id from application_snaps')).toEqual([]);
  });
});

async function filesOf({ app }: World): Promise<string[]> {
  return readdir(join(app.config.dataDir, 'uploads/private')).catch(() => []);
}
