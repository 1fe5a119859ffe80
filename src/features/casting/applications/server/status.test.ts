import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { day, minute } from '#shared/dates.ts';
import { aDraft, applyAsModel, aSnap, declineAsGuardian, tokenIn } from '#test/applications.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { applicationsPanelApi } from '../contract/panel.ts';
import { applicationStatusApi } from '../contract/status.ts';
import { linksADay } from '../rules/states.ts';
import { forgetRejected } from './retention.ts';

const { decide } = applicationsPanelApi;

describeOnEngines('the private page of an applicant', (makeWorld) => {
  // spec: 665
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

  it('keeps no photo that arrives while the consent to photos is taken back', async () => {
    const { visitor, token, snap } = await anApplicant(makeWorld);
    await Promise.all([
      visitor.call(applicationStatusApi.putSnap, snap),
      visitor.call(applicationStatusApi.consent, { token, consent: 'photos', given: false }),
    ]);
    const { body } = await visitor.call(applicationStatusApi.show, { token });
    expect(body).toMatchObject({ snaps: [], consents: { photos: false } });
  });

  // spec: 665
  it('erases the photos that are still there, with their files', async () => {
    const { world, visitor, token, snap } = await anApplicant(makeWorld);
    const { photo } = (await visitor.call(applicationStatusApi.putSnap, snap)).body.snaps[0]!;
    await visitor.call(applicationStatusApi.erase, { token, confirmed: true });
    expect((await visitor.request({ method: 'GET', url: photo })).status).toBe(404);
    await world.runJobs();
    expect(await rows(world, 'select id from private_pictures')).toEqual([]);
  });

  // spec: 665
  it('opens with no other token, and knows no more than its applicant may', async () => {
    const world = await makeWorld();
    const { id, number } = await applyAsModel(world, world.visitor());
    await world.runJobs();
    const manager = await world.signedInAs('manager');
    await manager.call(applicationsPanelApi.note, { id, note: 'Знакомая директора' });
    const own = await world.visitor().call(applicationStatusApi.show, { token: tokenIn(world, number) });
    expect(JSON.stringify(own.body)).not.toMatch(/директора|manager/);
    for (const token of [id, number, 'x'.repeat(43), `${tokenIn(world, number)}x`])
      expect((await world.visitor().call(applicationStatusApi.show, { token })).status).toBe(404);
  });
});

describeOnEngines('the private link of an application', (makeWorld) => {
  // spec: 666
  it('ends after thirty days; a new one goes to the application’s address, so often a day', async () => {
    const { world, visitor, token, snap } = await anApplicant(makeWorld);
    world.passTime(29 * day);
    expect((await visitor.call(applicationStatusApi.show, { token })).status).toBe(200);
    world.passTime(1 * day);
    const { show, consent, putSnap, removeSnap, erase, newLink } = applicationStatusApi;
    const answers = [
      await visitor.call(show, { token }),
      await visitor.call(consent, { token, consent: 'photos', given: false }),
      await visitor.call(putSnap, snap),
      await visitor.call(removeSnap, { token, kind: 'face_front' }),
      await visitor.call(erase, { token, confirmed: true }),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]));
    world.mail.clear();
    const invented = await visitor.call(newLink, { token: 'x'.repeat(43) });
    for (let n = 0; n < 10; n += 1) {
      const answer = await world.visitor().call(newLink, { token });
      expect([answer.status, answer.body]).toEqual([invented.status, invented.body]);
    }
    await world.runJobs();
    const mails = world.mail.messages();
    expect(new Set(mails.map(({ to }) => to.join()))).toEqual(new Set(['vera@example.com']));
    expect(mails).toHaveLength(linksADay);
    expect(mails[0]!.text).toContain('Ссылка в письме работает 30 дней');
    const fresh = tokenIn(world, 'Новая ссылка');
    expect((await visitor.call(show, { token: fresh })).body.full_name).toBe('Вера Ёлкина');
    expect((await visitor.call(show, { token })).status).toBe(410);
  });
});

describeOnEngines('rejected applications', (makeWorld) => {
  // spec: 667
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
    expect(told[0]!.text).toMatch(/\d{4} г\. анкета A-\d+ будет удалена вместе с фотографиями\./);
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

  // spec: 667
  it('that nobody could be told of in time are kept for the week that they are told', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const { id } = await applyAsModel(world, world.visitor());
    await manager.call(decide, { id, status: 'rejected', comment: 'Набор закрыт' });
    // The school was off for a hundred days.
    world.passTime(100 * day);
    const left = async () => {
      await forgetRejected(contextOf(world.app));
      return rows(world, 'select id from model_applications');
    };
    expect(await left()).toHaveLength(1);
    world.passTime(6 * day);
    expect(await left()).toHaveLength(1);
    const logged = async () =>
      JSON.stringify(
        await rows(world, "select before, after from audit_log where subject_kind = 'application'"),
      );
    expect(await logged()).toContain('Набор закрыт');
    world.passTime(1 * day + minute);
    expect(await left()).toEqual([]);
    expect(await logged(), 'what staff wrote about them').not.toContain('Набор закрыт');
  });

  // spec: 667
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

/** Somebody with the private link, and a photo to send. */
async function anApplicant(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const visitor = world.visitor();
  const { number } = await applyAsModel(world, visitor);
  await world.runJobs();
  const token = tokenIn(world, number);
  return { world, visitor, token, snap: { token, kind: 'face_front', photo: await aSnap() } as const };
}
