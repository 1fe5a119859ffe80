import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { claimPrivatePicture, keepPrivatePicture } from '#server/privatePictures/privatePictures.ts';
import { currentVersion } from '#server/versions/versions.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { hour } from '#shared/dates.ts';
import { aPhoto } from '#test/pictures.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { modelsApi } from '../contract/models.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import { photoPath } from '../rules/photos.ts';
import * as applicants from './applicants.ts';

const applicationId = '5f0c5f4e-0000-4000-8000-000000000000';

describeOnEngines('an applicant in the gallery', (makeWorld) => {
  // spec: 662
  it('is shown with a copy of the photo, once per application, until the consent is withdrawn', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const id = await publish(world);
    expect(await publish(world)).toBe(id);
    const gallery = async () => (await world.visitor().call(modelsApi.list, {})).body;
    const [model, ...others] = await gallery();
    expect([model!.name, others]).toEqual(['Вера', []]);
    const url = photoPath(model!.photo_id!, 360);
    expect((await world.visitor().request({ url })).status).toBe(200);

    // Nothing that publishing has queued is left to do it.
    await world.runJobs();
    const version = () => currentVersion(world.app.database.handle, 'pages');
    const drawn = await version();
    await ctx.transaction((ctx) => applicants.withdrawApplicant(ctx, applicationId, 'отозвано в анкете'));
    expect(await gallery()).toEqual([]);
    expect(await version()).toBeGreaterThan(drawn);
    await world.runJobs();
    expect((await world.visitor().request({ url })).status).toBe(404);
    expect(await applicants.modelOfApplication(ctx, applicationId)).toEqual({
      id,
      state: 'hidden',
      consent: 'withdrawn',
    });
    const staff = await world.signedInAs('admin');
    const refused = await staff.call(modelsPanelApi.publish, { id, is_published: true });
    expect(refused.body.code).toBe('model_consent_missing');

    expect(await publish(world)).toBe(id);
    const { consents } = (await staff.call(modelsPanelApi.show, { id })).body;
    const ends = consents.map(({ reason }) => reason ?? 'in force');
    expect(ends.toSorted()).toEqual(['in force', 'replaced', 'отозвано в анкете']);
    await world.runJobs();
    const again = await version();
    await ctx.transaction((ctx) => applicants.eraseApplicant(ctx, applicationId));
    expect(await version()).toBeGreaterThan(again);
    await world.runJobs();
    expect(await gallery()).toEqual([]);
    expect((await world.visitor().request({ url })).status).toBe(404);
    expect(await applicants.modelOfApplication(ctx, applicationId)).toBe(null);
  });

  it('whose model was deleted is not shown again, nor is a consent recorded, until staff bring it back', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('admin');
    const id = await publish(world);
    const consents = () => rows(world, 'select id, withdrawn_at from model_consents order by id');
    expect((await staff.call(modelsApi.remove, { id })).status).toBe(200);
    const before = await consents();
    await expect(publish(world)).rejects.toMatchObject({ code: 'model_not_found' });
    expect(await consents()).toEqual(before);
    expect((await world.visitor().call(modelsApi.list, {})).body).toEqual([]);

    expect((await staff.call(modelsPanelApi.restore, { id })).status).toBe(200);
    expect(await publish(world)).toBe(id);
    expect((await world.visitor().call(modelsApi.list, {})).body).toMatchObject([{ id }]);
  });
});

async function publish({ app }: World): Promise<string> {
  const ctx = contextOf(app);
  const { id: pictureId } = await keepPrivatePicture(ctx, await aPhoto(), {
    field: 'photo',
    keptForMs: hour,
  });
  await ctx.transaction((ctx) => claimPrivatePicture(ctx, pictureId));
  return applicants.publishApplicant(ctx, {
    ...{ applicationId, pictureId, height: 176, size: '44' },
    name: { ru: 'Вера' },
    location: { ru: 'Москва' },
    consent: { signed_by: 'Вера Ким', signed_on: '2026-01-02' as SchoolDay, is_guardian: false },
  });
}
