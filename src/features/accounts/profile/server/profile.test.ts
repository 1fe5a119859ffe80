import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { hour } from '#shared/dates.ts';
import { aBrowser, aPerson, googleSignIn, withProviders } from '#test/oauth.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { profileApi } from '../contract.ts';

const next = 'Новый-пароль-7';

describeOnEngines('the own account', (makeWorld) => {
  it('name, telephone and the language of mails are changed, and found', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const change = {
      first_name: ' Анна ',
      last_name: '',
      phone: '8 (900) 123-45-67',
      language: 'en' as const,
    };
    const edited = await person.call(profileApi.edit, change);
    const expected = { first_name: 'Анна', last_name: '', phone: '+79001234567', language: 'en' };
    expect(edited).toMatchObject({ status: 200, body: expected });
    expect((await person.call(profileApi.show, {})).body).toMatchObject({ ...expected, email: person.email });
    expect((await person.call(signInApi.me, {})).body.full_name).toBe('Анна');
    const wrong = await person.call(profileApi.edit, { ...change, first_name: '', phone: '12' });
    expect(Object.keys(wrong.body.fields ?? {}).toSorted()).toEqual(['first_name', 'phone']);
  });

  it('mails come in the chosen language', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const change = { first_name: 'Mei', last_name: 'Lin', phone: '', language: 'zh' as const };
    await person.call(profileApi.edit, change);
    await person.call(profileApi.changePassword, {
      current_password: person.password,
      new_password: next,
    });
    expect((await mails(world)).map(({ subject }) => subject)).toEqual(['密码已修改']);
  });

  // spec: 281
  it('a new password needs the current one, ends all other sessions, and a mail says so', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const elsewhere = await world.visitor().call(signInApi.login, person);
    const refused = await person.call(profileApi.changePassword, {
      current_password: 'не тот',
      new_password: next,
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'current_password_wrong' } });
    const common = { current_password: person.password, new_password: '123456' };
    expect((await person.call(profileApi.changePassword, common)).body.code).toBe('password_too_common');
    const change = { current_password: person.password, new_password: next };
    expect((await person.call(profileApi.changePassword, change)).status).toBe(200);
    expect((await person.call(signInApi.me, {})).status).toBe(200);
    expect((await world.bearer(elsewhere.body.access_token).call(signInApi.me, {})).status).toBe(401);
    expect((await mails(world)).map(({ to, subject }) => [to[0], subject])).toEqual([
      [person.email, 'Пароль изменён'],
    ]);
    const { email } = person;
    expect((await world.visitor().call(signInApi.login, { email, password: next })).status).toBe(200);
  });

  it('the current password cannot be found out by trying', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const guess = { current_password: `проба ${n}`, new_password: next };
      statuses.push((await person.call(profileApi.changePassword, guess)).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    // The same counter: asking for another address gives no extra guesses.
    const other = { email: 'new@example.com', current_password: person.password };
    expect((await person.call(profileApi.askEmailChange, other)).status).toBe(429);
  });

  // spec: 284
  it('who came by Google has no password, gets a link to choose one, and may then unlink', async () => {
    const world = await makeWorld();
    const token = await newFromGoogle(world);
    const maria = world.bearer(token);
    const linked = await maria.call(profileApi.show, {});
    expect(linked.body).toMatchObject({
      has_password: false,
      identities: [{ provider: 'google', can_unlink: false }],
      can_link: ['vk'],
    });
    const early = await maria.call(profileApi.unlink, { provider: 'google' });
    expect(early).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    expect((await maria.call(profileApi.unlink, { provider: 'vk' })).status).toBe(404);
    const nothing = { current_password: 'любой', new_password: next };
    expect((await maria.call(profileApi.changePassword, nothing)).status).toBe(422);

    expect((await maria.call(profileApi.askPasswordLink, {})).status).toBe(200);
    const [mail] = await mails(world);
    expect(mail).toMatchObject({ to: ['maria@example.com'], subject: 'Пароль для вашего аккаунта' });
    const link = /reset-password\?token=([\w-]+)/.exec(mail!.text)![1]!;
    await world.visitor().call(signInApi.resetPassword, { token: link, new_password: next });
    const again = await world.visitor().call(signInApi.login, { email: 'maria@example.com', password: next });
    const signedIn = world.bearer(again.body.access_token);
    expect((await signedIn.call(profileApi.askPasswordLink, {})).status).toBe(409);
    const unlinked = await signedIn.call(profileApi.unlink, { provider: 'google' });
    expect(unlinked).toMatchObject({ status: 200, body: { has_password: true, identities: [] } });
    expect((await mails(world)).at(-1)?.subject).toBe('Вход через Google отключён');
  });

  it('a link to a first password that could not leave for an hour is not sent late', async () => {
    const world = await makeWorld();
    const maria = world.bearer(await newFromGoogle(world));
    world.mail.setFailing(true);
    await maria.call(profileApi.askPasswordLink, {});
    await world.runJobs();
    world.mail.setFailing(false);
    world.passTime(2 * hour);
    expect(await mails(world)).toEqual([]);
  });

  it('what staff change of their own is in the log; what students change is not', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const [support, student] = [await world.signedInAs('support'), await world.signedInAs('user')];
    const change = { first_name: 'Ольга', last_name: 'Ветрова', phone: '', language: 'ru' as const };
    for (const person of [support, student]) {
      await person.call(profileApi.edit, change);
      await person.call(profileApi.edit, change);
      await person.call(profileApi.changePassword, {
        current_password: person.password,
        new_password: next,
      });
    }
    await withProviders(world);
    expect((await support.call(profileApi.show, {})).body.can_link).toEqual([]);
    expect((await student.call(profileApi.show, {})).body.can_link).toEqual(['google', 'vk']);
    const { entries } = (await owner.call(auditApi.list, {})).body;
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'account.edited',
      'account.password_changed',
    ]);
  });

  it('nobody sees or changes any of it without signing in', async () => {
    const world = await makeWorld();
    expect((await world.visitor().call(profileApi.show, {})).status).toBe(401);
    expect((await world.visitor().call(profileApi.askPasswordLink, {})).status).toBe(401);
  });
});

async function mails(world: World) {
  await world.runJobs();
  return world.mail.messages();
}

/** A new person who has signed in with Google. */
async function newFromGoogle(world: World): Promise<string> {
  const { google } = await withProviders(world);
  return (await googleSignIn(aBrowser(world), google.people.add(aPerson()))).body.access_token;
}
