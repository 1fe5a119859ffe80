import { expect, it } from 'vitest';
import { modelsApi } from '#features/models/contract/models.ts';
import { photoPath } from '#features/models/rules/photos.ts';
import { contextOf } from '#server/context.ts';
import { day, minute } from '#shared/dates.ts';
import {
  aDraft,
  agreeAsGuardian,
  applyAsModel,
  aSnap,
  declineAsGuardian,
  tokenIn,
} from '#test/applications.ts';
import { rows } from '#test/rows.ts';
import { describeOnBothEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { modelProfilesApi } from '../contract/panel.ts';
import { applicationStatusApi } from '../contract/status.ts';
import { forgetRejected } from './retention.ts';

const { decide, decideMany, show, undo } = modelProfilesApi;

describeOnBothEngines('deciding on an application', (makeWorld) => {
  it('approves, rejects with a reason only, and reopens with one; each is told and written down', async () => {
    const world = await makeWorld();
    const { id, number } = await applyAsModel(world, world.visitor());
    const manager = await world.signedInAs('manager');
    const refused = await manager.call(decide, { id, status: 'rejected', comment: ' ' });
    expect([refused.status, refused.body.fields]).toEqual([422, { comment: expect.any(String) }]);
    const rejected = await manager.call(decide, { id, status: 'rejected', comment: 'Набор закрыт' });
    expect(rejected.body).toMatchObject({ status: 'rejected', comment: 'Набор закрыт', can_undo: true });
    expect((await manager.call(decide, { id, status: 'approved' })).status).toBe(409);
    world.passTime(2 * minute);
    await world.runJobs();
    expect(world.mail.messages().at(-1)!.text).toContain('Набор закрыт');
    expect((await manager.call(undo, { id })).status).toBe(409);
    expect((await manager.call(decide, { id, status: 'new', comment: '' })).status).toBe(422);
    await manager.call(decide, { id, status: 'new', comment: 'Открыли новый набор' });
    const { body } = await manager.call(decide, { id, status: 'approved', comment: 'Ждём вас' });
    expect(body.history.map(({ event, details, by }) => [event, details, by])).toEqual([
      ['received', null, null],
      ['rejected', 'Набор закрыт', manager.email],
      ['reopened', 'Открыли новый набор', manager.email],
      ['approved', 'Ждём вас', manager.email],
    ]);
    world.passTime(2 * minute);
    await world.runJobs();
    const subjects = world.mail.messages().map(({ subject }) => subject);
    // What was overtaken is not told.
    expect(subjects.filter((subject) => subject.includes(number))).toHaveLength(3);
    const log = await rows<{ action: string }>(
      world,
      `select action from audit_log where subject_id = '${id}' order by created_at`,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'application.rejected',
      'application.reopened',
      'application.approved',
    ]);
  });

  it('taken back within a minute tells the applicant nothing', async () => {
    const world = await makeWorld();
    const { id } = await applyAsModel(world, world.visitor());
    await world.runJobs();
    const manager = await world.signedInAs('manager');
    await manager.call(decide, { id, status: 'rejected', comment: 'Не та строка' });
    const { body } = await manager.call(undo, { id });
    expect(body).toMatchObject({ status: 'new', comment: null, can_undo: false });
    world.passTime(2 * minute);
    await world.runJobs();
    expect(world.mail.messages()).toHaveLength(1);
    const own = await world.visitor().call(applicationStatusApi.show, { token: tokenIn(world, 'получена') });
    expect(JSON.stringify(own.body.history)).not.toContain('undone');
  });

  it('both ways at the same instant has one winner', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    for (let round = 0; round < 5; round++) {
      const { id } = await applyAsModel(world, world.visitor());
      const answers = await Promise.all(
        (['approved', 'rejected', 'approved', 'rejected'] as const).map((status) =>
          manager.call(decide, { id, status, comment: 'Причина' }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const { body } = await manager.call(show, { id });
      expect(body.history.filter(({ event }) => event !== 'received')).toHaveLength(1);
    }
  });

  it('of several at once leaves those that cannot take it', async () => {
    const world = await makeWorld();
    const [one, two] = [
      await applyAsModel(world, world.visitor()),
      await applyAsModel(world, world.visitor()),
    ];
    const waiting = await applyAsModel(world, world.visitor(), {
      ...{ age: 16, email: 'kira@example.com', guardian_email: 'mum@example.com' },
    });
    const manager = await world.signedInAs('manager');
    const ids = [one.id, two.id, waiting.id, crypto.randomUUID()];
    const { body } = await manager.call(decideMany, { ids, status: 'approved' });
    expect(body).toEqual({ decided: ids.slice(0, 2), left: ids.slice(2) });
    const listed = await manager.call(modelProfilesApi.list, { guardian: 'waiting' });
    expect(listed.body.profiles.map(({ id }) => id)).toEqual([waiting.id]);
    expect(listed.body.counts).toEqual({ total: 3, new: 1, approved: 2, rejected: 0 });
  });
});

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

describeOnBothEngines('the private page of an applicant', (makeWorld) => {
  it('adds photos, takes the consent to them back, and erases all of it', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { number } = await applyAsModel(world, visitor);
    await world.runJobs();
    const token = tokenIn(world, number);
    const put = async () =>
      visitor.call(applicationStatusApi.putSnap, { token, kind: 'face_front', photo: await aSnap() });
    const [snap] = (await put()).body.snaps;
    expect((await visitor.request({ method: 'GET', url: snap!.photo })).status).toBe(200);
    const without = await visitor.call(applicationStatusApi.consent, {
      token,
      consent: 'photos',
      given: false,
    });
    expect(without.body).toMatchObject({ snaps: [], consents: { photos: false }, maySendPhotos: false });
    expect((await put()).status).toBe(409);
    const back = await visitor.call(applicationStatusApi.consent, { token, consent: 'photos', given: true });
    expect(back.status).toBe(409);

    const erased = await visitor.call(applicationStatusApi.erase, { token, confirmed: true });
    expect(erased.body).toEqual({ erased: true });
    await world.runJobs();
    for (const table of [
      'model_applications',
      'application_history',
      'application_links',
      'application_snaps',
    ])
      expect(await rows(world, `select * from ${table}`), table).toEqual([]);
    const consents = await rows<{ email: string }>(world, 'select email from consents');
    expect(consents.map(({ email }) => email.startsWith('sha256:'))).toEqual([true, true]);
    expect((await visitor.call(applicationStatusApi.show, { token })).status).toBe(404);
  });

  it('opens with no other token, and knows no more than its applicant may', async () => {
    const world = await makeWorld();
    const { id, number } = await applyAsModel(world, world.visitor());
    await world.runJobs();
    const manager = await world.signedInAs('manager');
    await manager.call(modelProfilesApi.note, { id, note: 'Знакомая директора' });
    const own = await world.visitor().call(applicationStatusApi.show, { token: tokenIn(world, number) });
    expect(JSON.stringify(own.body)).not.toMatch(/директора|manager/);
    for (const token of [id, number, 'x'.repeat(43), `${tokenIn(world, number)}x`])
      expect((await world.visitor().call(applicationStatusApi.show, { token })).status).toBe(404);
  });
});

describeOnBothEngines('rejected applications', (makeWorld) => {
  it('are erased after their time, told a week before; one that was reopened stays', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const [gone, kept] = [
      await applyAsModel(world, world.visitor()),
      await applyAsModel(world, world.visitor()),
    ];
    for (const { id } of [gone, kept])
      await manager.call(decide, { id, status: 'rejected', comment: 'Набор закрыт' });
    world.passTime(83 * day + minute);
    await world.runJobs();
    await forgetRejected(contextOf(world.app));
    await world.runJobs();
    const told = world.mail.messages().filter(({ subject }) => subject.includes('скоро будет удалена'));
    expect(told).toHaveLength(2);
    await (await world.signedInAs('manager')).call(decide, {
      id: kept.id,
      status: 'new',
      comment: 'Ещё раз',
    });
    await forgetRejected(contextOf(world.app));
    expect(await rows(world, 'select id from model_applications')).toHaveLength(2);
    world.passTime(7 * day + minute);
    await forgetRejected(contextOf(world.app));
    const left = await rows<{ id: string }>(world, 'select id from model_applications');
    expect(left.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('that a guardian did not agree to lose their photos at once and the rest within a day', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const minor = { age: 17, email: 'kira@example.com', guardian_email: 'mum@example.com' };
    await applyAsModel(world, visitor, { ...minor, ...(await aDraft(visitor, ['face_front'])) });
    await world.runJobs();
    await declineAsGuardian(world, 'mum@example.com');
    await world.runJobs();
    expect(world.mail.messages().at(-1)!.to).toEqual(['kira@example.com']);
    expect(await rows(world, 'select id from application_snaps')).toEqual([]);
    world.passTime(day + minute);
    await world.runJobs();
    expect(await rows(world, 'select id from model_applications')).toEqual([]);
  });
});

describeOnOneEngine('the export of applications', (makeWorld) => {
  it('answers all of the selection, and is written down', async () => {
    const world = await makeWorld();
    await applyAsModel(world, world.visitor());
    const { id } = await applyAsModel(world, world.visitor(), { email: 'anna@example.com' });
    const manager = await world.signedInAs('manager');
    await manager.call(decide, { id, status: 'approved' });
    const { body } = await manager.call(modelProfilesApi.exportAll, { status: 'approved' });
    expect([body.total, body.data.map(({ email }) => email)]).toEqual([1, ['anna@example.com']]);
    const log = await rows(world, `select action from audit_log where action = 'list.exported'`);
    expect(log).toHaveLength(1);
  });
});

const shown = { name: 'Вера', height: 176, size: '44', location: 'Казань', snap: 'face_front' } as const;

async function gallery(world: World) {
  return (await world.visitor().call(modelsApi.list, {})).body;
}
