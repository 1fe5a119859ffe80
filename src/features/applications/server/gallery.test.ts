import { expect, it } from 'vitest';
import { modelsApi } from '#features/models/contract/models.ts';
import { photoPath } from '#features/models/rules/photos.ts';
import { privacyApi } from '#features/privacy/contract/privacy.ts';
import { aDraft, agreeAsGuardian, applyAsModel, tokenIn } from '#test/applications.ts';
import { rows } from '#test/rows.ts';
import { type Caller, describeOnBothEngines, type World } from '#test/world.ts';
import { modelProfilesApi } from '../contract/panel.ts';
import { publicationApi } from '../contract/publication.ts';
import { applicationStatusApi } from '../contract/status.ts';

const { decide } = modelProfilesApi;

describeOnBothEngines('an applicant in the gallery', (makeWorld) => {
  it('is asked apart, shown with consent only, and gone the moment it is taken back', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { id } = await applyAsModel(world, visitor, await aDraft(visitor, ['face_front']));
    const staff = await world.signedInAs('admin');
    const publish = () => staff.call(modelProfilesApi.publish, { id, ...shown });
    expect((await staff.call(modelProfilesApi.askPublication, { id })).status).toBe(409);
    await staff.call(decide, { id, status: 'approved' });
    expect((await publish()).status).toBe(409);
    await staff.call(modelProfilesApi.askPublication, { id });
    expect((await publish()).status).toBe(409);
    await world.runJobs();
    const token = tokenIn(world, 'галерее');
    const agree = (given: boolean) =>
      visitor.call(applicationStatusApi.consent, { token, consent: 'publication', given });
    expect((await agree(true)).body.consents.publication).toBe('given');
    expect((await publish()).body).toMatchObject({ is_published: true });
    expect((await publish()).status).toBe(409);
    const [model] = await gallery(world);
    expect(model).toMatchObject({ name: 'Вера', height: 176, location: 'Казань' });
    const photo = photoPath(model!.photo_id!, 360);
    expect((await world.visitor().request({ url: photo })).status).toBe(200);

    expect((await agree(false)).body).toMatchObject({ is_published: false });
    expect(await gallery(world)).toEqual([]);
    await world.runJobs();
    expect((await world.visitor().request({ url: photo })).status).toBe(404);
    expect((await publish()).status).toBe(409);
    const withdrawn = await rows(world, 'select consent_id from consent_withdrawals');
    expect(withdrawn).toHaveLength(1);
    await agree(true);
    expect((await publish()).status).toBe(200);
    expect(await gallery(world)).toHaveLength(1);
    await staff.call(decide, { id, status: 'new', comment: 'Проверим ещё раз' });
    expect(await gallery(world)).toEqual([]);
  });

  it('leaves it with the application that is erased', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { id } = await applyAsModel(world, visitor, await aDraft(visitor, ['face_front']));
    const staff = await world.signedInAs('admin');
    await staff.call(decide, { id, status: 'approved' });
    await staff.call(modelProfilesApi.askPublication, { id });
    await world.runJobs();
    const token = tokenIn(world, 'галерее');
    await visitor.call(applicationStatusApi.consent, { token, consent: 'publication', given: true });
    await staff.call(modelProfilesApi.publish, { id, ...shown });
    const photo = photoPath((await gallery(world))[0]!.photo_id!, 360);

    expect((await visitor.call(applicationStatusApi.erase, { token, confirmed: true })).status).toBe(200);
    expect(await gallery(world)).toEqual([]);
    await world.runJobs();
    expect((await world.visitor().request({ url: photo })).status).toBe(404);
    expect(await rows(world, 'select id from models')).toEqual([]);
  });

  it('leaves it from the own list of consents as well, which nobody else can do', async () => {
    const world = await makeWorld();
    const applicant = await world.signedInAs('user');
    const { id } = await applyAsModel(world, applicant, await aDraft(applicant, ['face_front']));
    const staff = await world.signedInAs('admin');
    await staff.call(decide, { id, status: 'approved' });
    await staff.call(modelProfilesApi.askPublication, { id });
    await world.runJobs();
    const token = tokenIn(world, 'галерее');
    const given = { token, consent: 'publication', given: true } as const;
    await applicant.call(applicationStatusApi.consent, given);
    await staff.call(modelProfilesApi.publish, { id, ...shown });
    const consentTo = async (document: string) => {
      const { consents } = (await applicant.call(privacyApi.show, {})).body;
      return consents.find((consent) => consent.document === document)!;
    };
    const own = await consentTo('publication');
    const withdraw = (caller: Caller, id: string) => caller.call(publicationApi.withdraw, { id });

    const stranger = await world.signedInAs('user', { email: 'stranger@example.com' });
    expect((await withdraw(stranger, own.id)).status).toBe(404);
    expect((await withdraw(applicant, (await consentTo('photos')).id)).status).toBe(404);
    expect((await withdraw(world.visitor(), own.id)).status).toBe(401);
    expect(await gallery(world)).toHaveLength(1);
    expect((await withdraw(applicant, own.id)).status).toBe(200);
    expect(await gallery(world)).toEqual([]);
    expect((await consentTo('publication')).withdrawn_at).not.toBe(null);
    expect((await applicant.call(applicationStatusApi.show, { token })).body).toMatchObject({
      is_published: false,
      consents: { publication: 'withdrawn' },
    });
    const log = `select id from audit_log where actor_id = '${applicant.id}'`;
    expect(await rows(world, log)).toEqual([]);

    await applicant.call(applicationStatusApi.consent, given);
    await staff.call(modelProfilesApi.publish, { id, ...shown });
    expect((await withdraw(applicant, own.id)).status).toBe(200);
    expect(await gallery(world)).toHaveLength(1);
  });

  it('under 18 is shown once the guardian has agreed to that as well', async () => {
    const world = await makeWorld();
    const minor = { age: 17, email: 'kira@example.com', guardian_email: 'mum@example.com' };
    const { id } = await applyAsModel(world, world.visitor(), minor);
    await world.runJobs();
    await agreeAsGuardian(world, 'mum@example.com');
    const staff = await world.signedInAs('admin');
    await staff.call(decide, { id, status: 'approved' });
    await staff.call(modelProfilesApi.askPublication, { id });
    await world.runJobs();
    const token = tokenIn(world, 'галерее');
    const own = await world
      .visitor()
      .call(applicationStatusApi.consent, { token, consent: 'publication', given: true });
    expect(own.body.consents.publication).toBe('waiting');
    expect((await staff.call(modelProfilesApi.publish, { id, ...shown })).status).toBe(409);
    await world.runJobs();
    const page = await agreeAsGuardian(world, 'mum@example.com');
    expect(page.title).toContain('галерее');
    expect((await staff.call(modelProfilesApi.publish, { id, ...shown })).status).toBe(200);
    expect(await gallery(world)).toHaveLength(1);
  });
});

const shown = { name: 'Вера', height: 176, size: '44', location: 'Казань', snap: 'face_front' } as const;

async function gallery(world: World) {
  return (await world.visitor().call(modelsApi.list, {})).body;
}
