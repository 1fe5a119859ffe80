import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { picturesSchedules } from '#server/privatePictures/jobs.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { day, hour } from '#shared/dates.ts';
import { aModel, aPublishedModel, paper, vera } from '#test/models.ts';
import { aPhoto, asDataUrl } from '#test/pictures.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { modelsApi } from '../contract/models.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import { photoPath } from '../rules/photos.ts';
import { removalSchedules } from './removal.jobs.ts';

describeOnBothEngines('models in the panel', (makeWorld) => {
  // spec: 651, 662, 870
  it('are added with what the specification names, hidden, and published once their consent is recorded', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const added = await staff.call(modelsApi.add, { ...vera, photo: asDataUrl(await aPhoto()) });
    expect(added.body).toMatchObject({ name: 'Вера', height: 176, photo_id: null });
    const { id } = added.body;
    expect(await gallery(world)).toEqual([]);
    const refused = await staff.call(modelsPanelApi.publish, { id, is_published: true });
    expect([refused.status, refused.body.code]).toEqual([422, 'model_consent_missing']);
    await staff.call(modelsPanelApi.recordConsent, { id, ...paper, scan: asDataUrl(await aPhoto()) });
    const shown = await staff.call(modelsPanelApi.publish, { id, is_published: true });
    expect(shown.body).toMatchObject({ state: 'published', consent: 'given' });
    const [model] = await gallery(world);
    expect(model!.photo).toBe(world.app.config.appUrl + photoPath(model!.photo_id!));
    expect((await world.visitor().request({ url: photoPath(model!.photo_id!) })).status).toBe(200);
    const { consents } = (await staff.call(modelsPanelApi.show, { id })).body;
    expect(consents).toMatchObject([{ ...paper, source: 'paper', recorded_by: staff.email }]);
    expect((await world.visitor().request({ url: consents[0]!.scan! })).headers['content-type']).toBe(
      'image/webp',
    );
  });

  // spec: 134
  it('leave the gallery at once: page, list and picture, when hidden, withdrawn or deleted', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('admin');
    const visitor = world.visitor();
    for (const leave of [
      (id: string) => staff.call(modelsPanelApi.publish, { id, is_published: false }),
      (id: string) => staff.call(modelsPanelApi.withdrawConsent, { id, reason: 'позвонила' }),
      (id: string) => staff.call(modelsApi.remove, { id }),
    ]) {
      const id = await aPublishedModel(world, staff);
      const [model] = await gallery(world);
      const picture = photoPath(model!.photo_id!, 360, 'webp');
      expect((await visitor.request({ url: picture })).headers['cache-control']).toMatch(/private|no-cache/);
      const drawn = await currentVersion(world.app.database.handle, 'pages');
      expect((await leave(id)).status).toBe(200);
      expect(await gallery(world)).toEqual([]);
      // Pages, their tags and the copies of them are of that version.
      expect(await currentVersion(world.app.database.handle, 'pages')).toBeGreaterThan(drawn);
      // Without a job having run.
      expect((await visitor.request({ url: picture })).status).toBe(404);
      await staff.call(modelsApi.remove, { id });
    }
  });

  it('who share a picture keep it until the last of them leaves', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('admin');
    const ids = [await aPublishedModel(world, staff), await aPublishedModel(world, staff)];
    const [one, other] = await gallery(world);
    expect(one!.photo_id).toBe(other!.photo_id);
    const url = photoPath(one!.photo_id!, 360);
    const status = async () => (await world.visitor().request({ url })).status;
    await staff.call(modelsPanelApi.publish, { id: ids[0]!, is_published: false });
    await world.runJobs();
    expect(await status()).toBe(200);
    await staff.call(modelsPanelApi.publish, { id: ids[1]!, is_published: false });
    expect(await status()).toBe(404);
    await staff.call(modelsPanelApi.publish, { id: ids[1]!, is_published: true });
    await world.runJobs();
    expect(await status()).toBe(200);
  });

  // spec: 650, 870
  it('are changed field by field; a change of what somebody else has changed meanwhile is refused', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await aPublishedModel(world, staff);
    const before = (await staff.call(modelsPanelApi.show, { id })).body;
    const list = (await staff.call(modelsApi.list, {})).body;
    // As the list gave it: the photo stays.
    const sent = { name: 'Вера', height: 177, size: '46', location: { ru: 'Казань', en: 'Kazan' } };
    await staff.call(modelsApi.edit, { id, ...sent, photo: list[0]!.photo, version: before.version });
    const after = (await staff.call(modelsPanelApi.show, { id })).body;
    expect(after).toMatchObject({
      height: 177,
      locations: { ru: 'Казань', en: 'Kazan' },
      state: 'published',
    });
    expect((await gallery(world))[0]!.photo_id).toBe(list[0]!.photo_id);
    const late = await staff.call(modelsApi.edit, { id, size: '48', version: before.version });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const empty = await staff.call(modelsApi.edit, { id, height: '' });
    expect(empty.body.fields).toEqual({ height: 'Заполните это поле' });
    const without = await staff.call(modelsApi.edit, { id, photo: '' });
    expect(without.body.photo).toBe(null);
    expect((await world.visitor().request({ url: photoPath(list[0]!.photo_id!) })).status).toBe(404);
  });

  // spec: 648
  it('come back within thirty days, and are gone for good afterwards, with their files', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('admin');
    const id = await aPublishedModel(world, staff);
    await staff.call(modelsApi.remove, { id });
    expect((await staff.call(modelsApi.remove, { id })).body).toMatchObject({
      code: 'model_not_found',
      detail: 'Модель не найдена',
    });
    expect((await staff.call(modelsPanelApi.list, { state: 'deleted' })).body.total).toBe(1);
    expect((await staff.call(modelsPanelApi.list, {})).body.total).toBe(0);
    const back = await staff.call(modelsPanelApi.restore, { id });
    expect(back.body).toMatchObject({ state: 'hidden', consent: 'given', gone_at: null });
    for (const [status, wait] of Object.entries({ 200: 30 * day - hour, 404: 31 * day })) {
      await (await world.signedInAs('admin')).call(modelsApi.remove, { id });
      world.passTime(wait);
      await queueDueSchedules(world.app, [...removalSchedules, ...picturesSchedules]);
      await world.runJobs();
      const later = await world.signedInAs('admin');
      expect((await later.call(modelsPanelApi.restore, { id })).status).toBe(Number(status));
    }
    expect(await filesOf(world)).toEqual([]);
  });

  // spec: 649
  it('are moved to a place beside another one', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const ids: string[] = [];
    for (const name of ['Анна', 'Борис', 'Вера']) ids.push(await aModel(world, { name }, staff));
    const order = async () => (await staff.call(modelsPanelApi.list, {})).body.models.map(({ name }) => name);
    await staff.call(modelsPanelApi.move, { id: ids[2]!, beside: ids[0]!, side: 'before' });
    expect(await order()).toEqual(['Вера', 'Анна', 'Борис']);
    await staff.call(modelsPanelApi.move, { id: ids[0]!, beside: ids[1]!, side: 'after' });
    expect(await order()).toEqual(['Вера', 'Борис', 'Анна']);
    const byName = await staff.call(modelsPanelApi.list, { sort: 'name', search: 'москва', page_size: 2 });
    expect(byName.body).toMatchObject({ total: 3, models: [{ name: 'Анна' }, { name: 'Борис' }] });
    expect((await staff.call(modelsPanelApi.list, { consent: 'given' })).body.total).toBe(0);
  });

  // spec: 864, 870, 895
  it('refuse in the exact words, in the reader’s language', async () => {
    const world = await makeWorld();
    const id = await aModel(world);
    const refused = async (role: 'support' | 'admin', model: string) =>
      (await (
        await world.signedInAs(role)
      ).request({
        method: 'DELETE',
        url: `/api/models/${model}`,
        headers: { 'accept-language': 'en' },
      })) as { status: number; body: { detail?: string } };
    expect(await refused('support', id)).toMatchObject({
      status: 403,
      body: { detail: 'insufficient rights to delete' },
    });
    const nobody = crypto.randomUUID();
    expect(await refused('admin', nobody)).toMatchObject({
      status: 404,
      body: { detail: 'model not found' },
    });
    const staff = await world.signedInAs('support');
    expect((await staff.call(modelsApi.remove, { id })).body.detail).toBe('Недостаточно прав для удаления');
  });
});

async function gallery(world: World) {
  return (await world.visitor().call(modelsApi.list, {})).body;
}

async function filesOf({ app }: World): Promise<string[]> {
  const folders = ['uploads/private', 'uploads/photos', 'cache/photos'];
  const names = folders.map((folder) => readdir(join(app.config.dataDir, folder)).catch(() => []));
  return (await Promise.all(names)).flat();
}
