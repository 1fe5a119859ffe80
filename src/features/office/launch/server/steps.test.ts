/** The steps of a launch: each looks at the school as it is, and what is so no more shows. */
import { expect, it } from 'vitest';
import { trialPaymentApi } from '#features/sales/payments/contract/trial.ts';
import { contentPanelApi } from '#features/site/content/contract/panel.ts';
import { coursesPanelApi, courseTemplatesApi } from '#features/teaching/courses/contract/panel.ts';
import { contextOf } from '#server/context.ts';
import { markDemo } from '#server/demoMark.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { mailCode } from '#test/doubtfulMails.ts';
import {
  actionsOf,
  aNewSchool,
  giveFacts,
  mailedCode,
  notesOf,
  payTrial,
  publishOffer,
  stepOf,
} from '#test/launch.ts';
import { aCourse } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { demoRemovalApi } from '../contract/demoRemoval.ts';
import { launchApi } from '../contract/launch.ts';

describeOnEngines('steps of the launch', (makeWorld) => {
  // spec: 789
  it('a ruble that came back proves the shop it went through, and no other', async () => {
    const { world, owner } = await aNewSchool(makeWorld);
    world.app.config.yookassa!.secretKey = 'test_world';
    await payTrial(world, owner);
    // By a test key nobody was charged: said, and not taken for done.
    expect(await stepOf(owner, 'payments')).toMatchObject({
      state: 'failed',
      proved_at: expect.any(String),
      notes: [{ name: 'test_key' }, { name: 'returned' }],
    });
    world.app.config.mode = 'demo';
    expect(await stepOf(owner, 'payments')).toMatchObject({ state: 'done', notes: [{ name: 'simulated' }] });
    world.app.config.mode = 'live';
    world.app.config.yookassa!.secretKey = 'live_other';
    expect(await stepOf(owner, 'payments')).toMatchObject({ state: 'open', notes: [{ name: 'untried' }] });
    world.app.config.yookassa!.secretKey = 'test_world';
    await owner.call(trialPaymentApi.start, {});
    world.yookassa.pay(world.yookassa.payments().at(-1)!.id, { reason: 'insufficient_funds' });
    await owner.call(trialPaymentApi.show, {});
    expect(notesOf(await stepOf(owner, 'payments'))).toEqual(['refused']);
  });

  // spec: 789
  it('documents are confirmed as they stand: other versions have to be read again', async () => {
    const { owner } = await aNewSchool(makeWorld);
    expect(notesOf(await stepOf(owner, 'documents'))).toContain('no_inn');
    await giveFacts(owner);
    const before = await stepOf(owner, 'documents');
    expect(before).toMatchObject({ state: 'open', notes: [{ name: 'unread' }] });
    const confirm = (subject: string) => owner.call(launchApi.confirm, { step: 'documents', subject });
    expect((await confirm('something else')).status).toBe(409);
    await confirm(before.subject!);
    expect(await stepOf(owner, 'documents')).toMatchObject({ state: 'done', proved_by: 'Вера Ким' });
    await publishOffer(owner);
    expect(await stepOf(owner, 'documents')).toMatchObject({ state: 'failed', notes: [{ name: 'changed' }] });
    // A step that proves itself cannot be confirmed by hand.
    expect((await owner.call(launchApi.confirm, { step: 'mail', subject: '' })).status).toBe(404);
  });

  it('three drafts are nothing to sell; a film, a price and a seller are, until the course is gone', async () => {
    const { world, owner } = await aNewSchool(makeWorld);
    await owner.call(courseTemplatesApi.add, {});
    expect(notesOf(await stepOf(owner, 'course'))).toEqual(['unwatchable']);
    expect(notesOf(await stepOf(owner, 'sale'))).toEqual(['none']);
    const course = await aCourse(world, { title: 'Свой курс', priceKopecks: 3900_00 });
    expect(await stepOf(owner, 'course')).toMatchObject({ state: 'done' });
    expect(await stepOf(owner, 'sale')).toMatchObject({
      state: 'failed',
      notes: [{ name: 'no_seller' }, { name: 'no_contact' }],
    });
    await giveFacts(owner);
    expect(await stepOf(owner, 'sale')).toMatchObject({
      state: 'done',
      notes: [{ name: 'on_sale', values: { title: 'Свой курс', price: '3\u00a0900\u00a0₽' } }],
    });
    await owner.call(launchApi.finish, {});
    await owner.call(coursesPanelApi.archive, { id: course.id });
    expect(await stepOf(owner, 'sale')).toMatchObject({ state: 'failed', notes: [{ name: 'none' }] });
  });

  // spec: 789
  it('standard sentences with the numbers of another school are named, until they go or are meant so', async () => {
    const { owner } = await aNewSchool(makeWorld);
    const section = 'promises';
    const shown = (await owner.call(contentPanelApi.show, { section })).body.texts[0]!;
    const value = {
      included: ['Видеоуроки с практикой: 24 часа от основ до первого договора', 'Разбор 7 съёмок'],
      guarantees: ['Вернём деньги в течение 14 дней'],
    };
    await owner.call(contentPanelApi.save, { section, language: 'ru', value, version: shown.version });
    const step = await stepOf(owner, 'texts');
    expect(step).toMatchObject({
      state: 'failed',
      notes: [
        { name: 'foreign', values: { text: value.included[0] }, path: '/admin/content/texts/promises' },
      ],
    });
    await owner.call(launchApi.confirm, { step: 'texts', subject: step.subject! });
    expect((await stepOf(owner, 'texts')).state).toBe('done');
  });

  it('the address is seen by a browser that opened the school there, by https', async () => {
    const { world, owner } = await aNewSchool(makeWorld);
    world.app.config.appUrl = 'http://school.example';
    expect(notesOf(await stepOf(owner, 'address'))).toEqual(['open']);
    world.app.config.appUrl = 'https://school.example';
    const confirm = (subject: string) => owner.call(launchApi.confirm, { step: 'address', subject });
    expect((await confirm('https://other.example')).status).toBe(409);
    await confirm('https://school.example');
    expect((await stepOf(owner, 'address')).state).toBe('done');
    world.app.config.appUrl = 'https://moved.example';
    expect(notesOf(await stepOf(owner, 'address'))).toEqual(['unseen']);
  });

  // spec: 791
  it('what is left of a demo goes by one call, but not where a demo runs', async () => {
    const { world, owner } = await aNewSchool(makeWorld);
    // Whoever came before the demo stays.
    world.passTime(second);
    await aCourse(world, { title: 'Из демонстрации', isDemo: true });
    await markDemo(contextOf(world.app));
    expect(await stepOf(owner, 'demo')).toMatchObject({ state: 'failed', notes: [{ name: 'left' }] });
    world.app.config.mode = 'demo';
    expect(await owner.call(demoRemovalApi.remove, {})).toMatchObject({
      status: 409,
      body: { code: 'demo_is_running' },
    });
    expect(notesOf(await stepOf(owner, 'demo'))).toEqual(['running']);
    expect((await owner.call(launchApi.standing, {})).body, 'nobody is led in a demo').toEqual({
      is_ahead: false,
    });
    world.app.config.mode = 'live';
    expect((await owner.call(demoRemovalApi.remove, {})).body).toMatchObject({ courses: 1 });
    expect((await stepOf(owner, 'demo')).state).toBe('done');
    expect(await actionsOf(owner)).toContain('demo.removed');
  });

  // spec: 789
  it('mails that do not go out undo what a trial mail has proved, until they go again', async () => {
    const { world, owner } = await aNewSchool(makeWorld);
    await owner.call(launchApi.enterCode, { code: await mailedCode(world, owner) });
    expect((await stepOf(owner, 'mail')).state).toBe('done');
    world.mail.setFailing(true);
    await mailCode(world, 'lena@example.com');
    world.passTime(6 * minute);
    await world.runJobs();
    expect(await stepOf(owner, 'mail')).toMatchObject({
      state: 'failed',
      notes: [{ name: 'stopped', values: { count: '1' } }],
    });
    world.mail.setFailing(false);
    world.passTime(1 * hour);
    await world.runJobs();
    expect(await stepOf(owner, 'mail')).toMatchObject({ state: 'done', proved_by: 'Вера Ким' });
  });
});
