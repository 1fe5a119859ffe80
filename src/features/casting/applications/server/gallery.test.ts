import { expect, it } from 'vitest';
import { modelsApi } from '#features/casting/models/contract/models.ts';
import { photoPath } from '#features/casting/models/rules/photos.ts';
import { privacyApi } from '#features/office/privacy/contract/privacy.ts';
import { minute, second } from '#shared/dates.ts';
import { aDraft, agreeAsGuardian, applyAsModel, mailsTo, tokenIn } from '#test/applications.ts';
import { rows } from '#test/rows.ts';
import { type Caller, describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { applicationsPanelApi } from '../contract/panel.ts';
import { publicationApi } from '../contract/publication.ts';
import { applicationStatusApi } from '../contract/status.ts';

const { decide } = applicationsPanelApi;

describeOnEngines('an applicant in the gallery', (makeWorld) => {
  // spec: 662, 670
  it('is asked apart, shown with consent only, and gone the moment it is taken back', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { id } = await applyAsModel(world, visitor, await aDraft(visitor, ['face_front']));
    const staff = await world.signedInAs('admin');
    const publish = () => staff.call(applicationsPanelApi.publish, { id, ...shown });
    expect((await staff.call(applicationsPanelApi.askPublication, { id })).status).toBe(409);
    await staff.call(decide, { id, status: 'approved' });
    expect((await publish()).status).toBe(409);
    await staff.call(applicationsPanelApi.askPublication, { id });
    expect((await publish()).status).toBe(409);
    await decisionTold(world);
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
    await staff.call(applicationsPanelApi.askPublication, { id });
    await decisionTold(world);
    const token = tokenIn(world, 'галерее');
    await visitor.call(applicationStatusApi.consent, { token, consent: 'publication', given: true });
    await staff.call(applicationsPanelApi.publish, { id, ...shown });
    const photo = photoPath((await gallery(world))[0]!.photo_id!, 360);

    expect((await visitor.call(applicationStatusApi.erase, { token, confirmed: true })).status).toBe(200);
    expect(await gallery(world)).toEqual([]);
    await world.runJobs();
    expect((await world.visitor().request({ url: photo })).status).toBe(404);
    expect(await rows(world, 'select id from models')).toEqual([]);
  });

  // spec: 79
  it('leaves it from the own list of consents as well, which nobody else can do', async () => {
    const world = await makeWorld();
    const applicant = await world.signedInAs('user');
    const { id } = await applyAsModel(world, applicant, await aDraft(applicant, ['face_front']));
    const staff = await world.signedInAs('admin');
    await staff.call(decide, { id, status: 'approved' });
    await staff.call(applicationsPanelApi.askPublication, { id });
    await decisionTold(world);
    const token = tokenIn(world, 'галерее');
    const given = { token, consent: 'publication', given: true } as const;
    await applicant.call(applicationStatusApi.consent, given);
    await staff.call(applicationsPanelApi.publish, { id, ...shown });
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
    await staff.call(applicationsPanelApi.publish, { id, ...shown });
    expect((await withdraw(applicant, own.id)).status).toBe(200);
    expect(await gallery(world)).toHaveLength(1);
  });

  // spec: 670
  it('under 18 is shown once the guardian has agreed to that as well', async () => {
    const world = await makeWorld();
    const minor = { age: 17, email: 'kira@example.com', guardian_email: 'mum@example.com' };
    const { id } = await applyAsModel(world, world.visitor(), minor);
    await world.runJobs();
    await agreeAsGuardian(world, 'mum@example.com');
    const staff = await world.signedInAs('admin');
    await staff.call(decide, { id, status: 'approved' });
    await staff.call(applicationsPanelApi.askPublication, { id });
    await decisionTold(world);
    const token = tokenIn(world, 'галерее');
    const own = await world
      .visitor()
      .call(applicationStatusApi.consent, { token, consent: 'publication', given: true });
    expect(own.body.consents.publication).toBe('waiting');
    expect((await staff.call(applicationsPanelApi.publish, { id, ...shown })).status).toBe(409);
    await world.runJobs();
    const page = await agreeAsGuardian(world, 'mum@example.com');
    expect(page.title).toContain('галерее');
    expect((await staff.call(applicationsPanelApi.publish, { id, ...shown })).status).toBe(200);
    expect(await gallery(world)).toHaveLength(1);
  });
});

describeOnOneEngine('mails about the gallery', (makeWorld) => {
  // spec: 669
  it('come after the approval’s own, in the order in which things happened', async () => {
    const { world, id, staff, agree } = await anApproved(makeWorld);
    await staff.call(applicationsPanelApi.askPublication, { id });
    await world.runJobs();
    await agree();
    await staff.call(applicationsPanelApi.publish, { id, ...shown });
    await world.runJobs();
    expect(subjects(world), 'the approval can still be taken back').toEqual([]);
    world.passTime(minute);
    await world.runJobs();
    expect(subjects(world)).toEqual([expect.stringContaining('одобрена')]);
    await decisionTold(world);
    expect(subjects(world).slice(1)).toEqual([
      'Согласие на показ в галерее записано',
      expect.stringContaining('галере'),
    ]);
  });

  it('ask after the approval, and at once where that was told long ago', async () => {
    const { world, id, staff } = await anApproved(makeWorld);
    await staff.call(applicationsPanelApi.askPublication, { id });
    await decisionTold(world);
    expect(subjects(world)).toEqual([
      expect.stringContaining('одобрена'),
      expect.stringContaining('галерее'),
    ]);
    const later = await anApproved(async () => world, 'late@example.com');
    await decisionTold(world);
    world.mail.clear();
    await later.staff.call(applicationsPanelApi.askPublication, { id: later.id });
    await world.runJobs();
    expect(subjects(world, 'late@example.com')).toEqual([expect.stringContaining('галерее')]);
  });

  // spec: 669
  it('ask nothing where the approval was taken back, and once where it was given again', async () => {
    const { world, id, staff } = await anApproved(makeWorld);
    await staff.call(applicationsPanelApi.askPublication, { id });
    await staff.call(applicationsPanelApi.undo, { id });
    expect((await staff.call(applicationsPanelApi.askPublication, { id })).status).toBe(409);
    world.passTime(second);
    await staff.call(decide, { id, status: 'approved' });
    expect((await staff.call(applicationsPanelApi.askPublication, { id })).status).toBe(200);
    await decisionTold(world);
    expect(subjects(world)).toEqual([
      expect.stringContaining('одобрена'),
      expect.stringContaining('галерее'),
    ]);
  });
});

async function anApproved(makeWorld: () => Promise<World>, email = 'vera@example.com') {
  const world = await makeWorld();
  const visitor = world.visitor();
  const { id } = await applyAsModel(world, visitor, { ...(await aDraft(visitor, ['face_front'])), email });
  await world.runJobs();
  const token = tokenIn(world, 'получена');
  world.mail.clear();
  const staff = await world.signedInAs('admin');
  await staff.call(decide, { id, status: 'approved' });
  const given = { token, consent: 'publication', given: true } as const;
  return { world, id, staff, agree: () => visitor.call(applicationStatusApi.consent, given) };
}

/** The minute to take back an approval is over, and its mail has been sent. */
async function decisionTold(world: World): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    world.passTime(30 * second);
    await world.runJobs();
  }
}

function subjects(world: World, email = 'vera@example.com'): string[] {
  return mailsTo(world, email).map(({ subject }) => subject);
}

const shown = { name: 'Вера', height: 176, size: '44', location: 'Казань', snap: 'face_front' } as const;

async function gallery(world: World) {
  return (await world.visitor().call(modelsApi.list, {})).body;
}
