/** The launch of a school: its steps are put off, proved and ended, and what was proved is kept. */
import { expect, it } from 'vitest';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { languages } from '#shared/i18n.ts';
import { actionsOf, aNewSchool, giveFacts, launchOf, mailedCode, notesOf, stepOf } from '#test/launch.ts';
import { describeOnEngines } from '#test/world.ts';
import { manifests } from '../../../../manifests.ts';
import { messages } from '../../../../texts.ts';
import { launchApi } from '../contract/launch.ts';

describeOnEngines('the launch of a school', (makeWorld) => {
  // spec: 789
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
      ['backups', 'open'],
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
  });

  // spec: 790
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
    await owner.call(launchApi.skip, { step: 'contacts', is_skipped: true });
    const { body } = await owner.call(launchApi.finish, {});
    expect(body.finished_at).toEqual(expect.any(String));
    // From then on an open step is no plan any more, unless it was put off.
    expect(body.steps.find(({ name }) => name === 'contacts')!.state).toBe('open');
    expect(body.steps.find(({ name }) => name === 'logo')!.state).toBe('failed');
    expect((await owner.call(launchApi.standing, {})).body).toEqual({ is_ahead: false });
    expect(await actionsOf(owner)).toEqual([
      'launch.finished',
      'launch.skipped',
      'launch.resumed',
      'launch.skipped',
      'launch.skipped',
    ]);
  });

  // spec: 789
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
