import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { day, minute } from '#shared/dates.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { profileApi } from '../contract.ts';

const old = 'old@example.com';
const next = 'next@example.com';
const later = 'later@example.com';
const fresh = 'Снова-мой-7';

describeOnEngines('an address that was changed', (makeWorld) => {
  // spec: 283
  it('is taken back by its mail: the intruder is out, with the new address too', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user', { email: old });
    await move(world, person, next);
    await world.visitor().call(signInApi.forgotPassword, { email: next });
    await move(world, { ...person, email: next }, later);
    const reset = await tokenTo(world, next, 'reset-password');
    const nextsToken = await tokenTo(world, next, 'take-back');
    const token = await tokenTo(world, old, 'take-back');

    expect(await takeBack(world, token)).toMatchObject({ status: 200, body: { email: old } });
    expect((await person.call(signInApi.me, {})).status).toBe(401);
    for (const email of [old, next, later]) expect(await signIn(world, email, person.password)).toBe(401);
    expect(await signIn(world, old, fresh)).toBe(200);
    for (const dead of [token, nextsToken]) expect((await takeBack(world, dead)).status).toBe(410);
    const stolen = { token: reset, new_password: 'Чужой-пароль-5' };
    expect((await world.visitor().call(signInApi.resetPassword, stolen)).status).toBe(410);
    await world.runJobs();
    expect(world.mail.messages().at(-1)).toMatchObject({
      to: [later],
      subject: 'Аккаунту вернули прежний email',
    });
  });

  // spec: 283
  it('is nobody else’s for seven days: who registers it leads its owner to the way back', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user', { email: old });
    await move(world, person, next);
    const registered = await register(world);
    expect(registered.body).toMatchObject({ verification_required: true, email: old });
    const admin = await world.signedInAs('admin');
    const made = { email: old, first_name: 'Ольга', role: 'support' } as const;
    expect((await admin.call(peopleApi.create, made)).status).toBe(409);
    const token = await tokenTo(world, old, 'take-back');
    world.passTime(7 * day - minute);
    expect((await takeBack(world, token)).status).toBe(200);
  });

  it('is free afterwards, and its link dead', async () => {
    const world = await makeWorld();
    await move(world, await world.signedInAs('user', { email: old }), next);
    const token = await tokenTo(world, old, 'take-back');
    world.passTime(7 * day + minute);
    expect((await takeBack(world, token)).status).toBe(410);
    await register(world);
    await world.runJobs();
    expect(world.mail.messages().at(-1)?.text).toContain('/verify-email/');
  });

  it('goes back by the profile as well, as any other', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user', { email: old });
    await move(world, person, next);
    await move(world, { ...person, email: next }, old);
    expect((await person.call(signInApi.me, {})).body.email).toBe(old);
  });

  it('is not taken back with a password that everybody tries, nor twice at once', async () => {
    const world = await makeWorld();
    await move(world, await world.signedInAs('user', { email: old }), next);
    const token = await tokenTo(world, old, 'take-back');
    for (const new_password of ['Qwerty123', old]) {
      expect((await world.visitor().call(profileApi.takeBackEmail, { token, new_password })).status).toBe(
        422,
      );
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeBack(world, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('waits for a button where the account is not signed in', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user', { email: old });
    await person.call(profileApi.askEmailChange, { email: next, current_password: person.password });
    const token = await tokenTo(world, next, 'confirm-email');
    const ask = { token, own_only: true };
    for (const other of [world.visitor(), await world.signedInAs('user')]) {
      expect((await other.call(profileApi.confirmEmail, ask)).body.status).toBe('not_asked_here');
    }
    expect((await person.call(signInApi.me, {})).body.email).toBe(old);
    expect((await person.call(profileApi.confirmEmail, ask)).body.status).toBe('success');
  });
});

describeOnEngines('the super admin’s own address', (makeWorld) => {
  // spec: 564
  it('changes by the profile alone, and back to that of the settings', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin', { email: 'owner@example.com' });
    const refused = await owner.call(peopleApi.edit, { id: owner.id, email: next });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_oneself' } });
    expect(refused.body.fields).toHaveProperty('email');
    await move(world, owner, next);
    expect((await owner.call(signInApi.me, {})).body.email).toBe(next);
    await move(world, { ...owner, email: next }, 'owner@example.com');
    expect((await owner.call(signInApi.me, {})).body.email).toBe('owner@example.com');
  });
});

async function move(world: World, person: Person, email: string): Promise<void> {
  await person.call(profileApi.askEmailChange, { email, current_password: person.password });
  const token = await tokenTo(world, email, 'confirm-email');
  const answer = await world.visitor().call(profileApi.confirmEmail, { token });
  expect(answer.body).toMatchObject({ status: 'success', email });
}

function takeBack(world: World, token: string) {
  return world.visitor().call(profileApi.takeBackEmail, { token, new_password: fresh });
}

function register(world: World) {
  const consents = { privacy_consent: true, data_consent: true };
  const name = { first_name: 'Чужой', last_name: 'Человек' };
  return world
    .visitor()
    .call(signInApi.register, { email: old, password: 'пароль чужого', ...name, ...consents });
}

async function signIn(world: World, email: string, password: string): Promise<number> {
  return (await world.visitor().call(signInApi.login, { email, password })).status;
}

/** Token of the newest mail to the address with a link to the page. */
async function tokenTo(world: World, address: string, page: string): Promise<string> {
  await world.runJobs();
  const pattern = new RegExp(`/${page}\\?token=([\\w-]{43})`);
  const tokens = world.mail
    .messages()
    .filter(({ to }) => to.includes(address))
    .map(({ text }) => pattern.exec(text)?.[1]);
  const newest = tokens.findLast(Boolean);
  if (!newest) throw new Error(`no mail to ${address} leads to ${page}`);
  return newest;
}
