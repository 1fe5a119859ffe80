/** The launch of a school: each step looks at the school as it is, proofs are kept, and what fails later shows. */
import { expect, it } from 'vitest';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { documentsPanelApi } from '#features/publishing/documents/contract/panel.ts';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { trialPaymentApi } from '#features/sales/payments/contract/trial.ts';
import { contentPanelApi } from '#features/site/content/contract/panel.ts';
import { coursesPanelApi, courseTemplatesApi } from '#features/teaching/courses/contract/panel.ts';
import { contextOf } from '#server/context.ts';
import { markDemo } from '#server/demoMark.ts';
import { day } from '#shared/dates.ts';
import { languages } from '#shared/i18n.ts';
import { aCourse } from '#test/school.ts';
import { describeOnBothEngines, describeOnDrawnEngines, type Person, type World } from '#test/world.ts';
import { manifests } from '../../../../manifests.ts';
import { messages } from '../../../../messages.ts';
import { demoRemovalApi } from '../contract/demoRemoval.ts';
import { type LaunchStep, launchApi } from '../contract/launch.ts';

const requisites = {
  name: { ru: 'Ольха' },
  address: { ru: 'Москва, улица Примерная, 1' },
  ...{ legal_name: 'ИП Ольхова', inn: '500100732259', ogrn: '304500116000157' },
};
const contacts = { phone: '+79112223344', email: 'school@example.com' };

describeOnBothEngines('the launch of a school', (makeWorld) => {
  it('begins with everything open, says why, and is done step by step', async () => {
    const { owner } = await aNewSchool(makeWorld);
    expect((await owner.call(launchApi.standing, {})).body).toEqual({ is_ahead: true });
    const { steps } = await launchOf(owner);
    expect(steps.map(({ name, state }) => [name, state])).toEqual([
      ['owner', 'done'],
      ['school', 'open'],
      ['logo', 'open'],
      ['contacts', 'open'],
      ['course', 'open'],
      ['sale', 'open'],
      ['payments', 'failed'],
      ['mail', 'open'],
      ['documents', 'open'],
      ['texts', 'done'],
      ['backups', 'unknown'],
      ['demo', 'done'],
      ['address', 'failed'],
    ]);
    expect(notesOf(await stepOf(owner, 'school'))).toEqual([
      'no_name',
      'no_legal_name',
      'no_inn',
      'no_ogrn',
      'no_address',
    ]);
    await giveFacts(owner);
    for (const step of ['school', 'contacts']) expect((await stepOf(owner, step)).state, step).toBe('done');
    const others = await stepOf(owner, 'logo');
    expect(others.notes).toEqual([{ name: 'none', values: {}, path: null }]);
  });

  it('a step is put off and taken up again, and all of it ends when the owner says so', async () => {
    const { owner } = await aNewSchool(makeWorld);
    const put = (is_skipped: boolean) => owner.call(launchApi.skip, { step: 'logo', is_skipped });
    await put(true);
    expect((await put(true)).body.steps.find(({ name }) => name === 'logo')).toMatchObject({
      state: 'open',
      skipped_at: expect.any(String),
    });
    expect((await put(false)).body.steps.find(({ name }) => name === 'logo')!.skipped_at).toBeNull();
    expect((await owner.call(launchApi.skip, { step: 'nothing', is_skipped: true })).status).toBe(404);
    const { body } = await owner.call(launchApi.finish, {});
    expect(body.finished_at).toEqual(expect.any(String));
    // From then on what is not done is no plan any more.
    expect(body.steps.find(({ name }) => name === 'logo')!.state).toBe('failed');
    expect((await owner.call(launchApi.standing, {})).body).toEqual({ is_ahead: false });
    expect(await actionsOf(owner)).toEqual([
      'launch.finished',
      'launch.resumed',
      'launch.skipped',
      'launch.skipped',
    ]);
  });

  it('a trial mail is proved by its code, once and within a day, and only for these settings', async () => {
    const { world, owner } = await aNewSchool(makeWorld);
    const code = await mailedCode(world, owner);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await owner.call(launchApi.enterCode, { code: wrong })).body).toMatchObject({
      code: 'launch_code_wrong',
    });
    const other = await world.signedInAs('super_admin');
    expect((await other.call(launchApi.enterCode, { code })).status).toBe(422);
    const { body } = await owner.call(launchApi.enterCode, { code });
    expect(body.steps.find(({ name }) => name === 'mail')).toMatchObject({
      state: 'done',
      proved_at: expect.any(String),
      proved_by: 'Вера Ким',
    });
    expect(body.mail).toBeNull();
    expect((await owner.call(launchApi.enterCode, { code })).status).toBe(422);

    const late = await mailedCode(world, owner);
    const lasting = await contextOf(world.app).transaction((ctx) => startSession(ctx, owner.id, true));
    const back = { ...owner, ...world.bearer(lasting) };
    world.passTime(day + 1);
    expect((await back.call(launchApi.enterCode, { code: late })).status).toBe(422);

    world.app.config.mail.from = 'other@example.com';
    expect(await stepOf(back, 'mail')).toMatchObject({ state: 'failed', notes: [{ name: 'changed' }] });
  });

  it('the mail says what it is, and no list of mails gives the code away', async () => {
    const { world, owner } = await aNewSchool(makeWorld);
    const code = await mailedCode(world, owner);
    const letter = world.mail.messages().at(-1)!;
    expect(letter.to).toEqual([owner.email]);
    expect(letter.links.map(({ href }) => href)).toContain(
      `${world.app.config.appUrl}/admin/launch?code=${code}`,
    );
    expect((await launchOf(owner)).mail).toMatchObject({ sent_at: expect.any(String) });
  });
});

describeOnDrawnEngines('steps of the launch', (makeWorld) => {
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

  it('documents are confirmed as they stand: others have to be read anew', async () => {
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
    // What proves itself is confirmed by nobody.
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

  it('what is left of a demo goes by one call, but not where a demo runs', async () => {
    const { world, owner } = await aNewSchool(makeWorld);
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
});

it('every step, and all that there is to say of it, has words in every language', () => {
  const steps = manifests.flatMap(({ launch = {} }) => Object.entries(launch));
  expect(new Set(steps.map(([, { place }]) => place)).size).toBe(steps.length);
  for (const language of languages) {
    const [titles, words] = [messages.launchTitles[language].launch, messages.launchSteps[language]];
    const names = steps.map(([name]) => name).toSorted();
    expect(Object.keys(words).toSorted(), language).toEqual(names);
    expect(
      names.filter((name) => !(name in titles)),
      language,
    ).toEqual([]);
  }
});

async function aNewSchool(makeWorld: () => Promise<World>): Promise<{ world: World; owner: Person }> {
  const world = await makeWorld();
  world.app.config.mode = 'live';
  return { world, owner: await world.signedInAs('super_admin') };
}

async function launchOf(owner: Person) {
  const { status, body } = await owner.call(launchApi.show, {});
  expect(status).toBe(200);
  return body;
}

async function stepOf(owner: Person, name: string): Promise<LaunchStep> {
  return (await launchOf(owner)).steps.find((step) => step.name === name)!;
}

function notesOf({ notes }: LaunchStep): string[] {
  return notes.map(({ name }) => name);
}

async function giveFacts(owner: Person): Promise<void> {
  const { version, logo: _logo, ...settings } = (await owner.call(schoolPanelApi.showSettings, {})).body;
  const saved = await owner.call(schoolPanelApi.saveSettings, { ...settings, ...requisites, version });
  expect(saved.status).toBe(200);
  const known = (await owner.call(schoolPanelApi.showContacts, {})).body;
  expect((await owner.call(schoolPanelApi.saveContacts, { ...known, ...contacts } as never)).status).toBe(
    200,
  );
}

async function mailedCode(world: World, owner: Person): Promise<string> {
  expect((await owner.call(launchApi.sendMail, {})).status).toBe(200);
  await world.runJobs();
  return /\d{6}/.exec(world.mail.messages().at(-1)!.subject)![0];
}

async function payTrial(world: World, owner: Person): Promise<void> {
  await owner.call(trialPaymentApi.start, {});
  world.yookassa.pay(world.yookassa.payments().at(-1)!.id);
  for (let step = 0; step < 3; step++) await owner.call(trialPaymentApi.show, {});
}

async function publishOffer(owner: Person): Promise<void> {
  const { texts, version } = (await owner.call(documentsPanelApi.show, { document: 'offer' })).body;
  const published = await owner.call(documentsPanelApi.publish, {
    document: 'offer',
    texts,
    version,
  } as never);
  expect(published.status).toBe(200);
}

async function actionsOf(owner: Person): Promise<string[]> {
  const { entries } = (await owner.call(auditApi.list, {})).body;
  return entries.map(({ action }) => action).filter((action) => /^(?:launch|demo)\./.test(action));
}
