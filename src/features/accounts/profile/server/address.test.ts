import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { day, hour } from '#shared/dates.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { profileApi } from '../contract.ts';

const next = 'new@example.com';

describeOnEngines('another address', (makeWorld) => {
  it('counts from its confirmation on; both addresses are told, and the session stays', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user', { email: 'old@example.com' });
    expect((await ask(person, ' New@Example.com ')).status).toBe(200);
    expect((await profileOf(person)).email_change).toMatchObject({ email: next });
    expect((await person.call(signInApi.me, {})).body.email).toBe('old@example.com');
    const [link, notice] = await mails(world);
    expect(link).toMatchObject({ to: [next], subject: 'Подтвердите новый адрес' });
    expect(notice).toMatchObject({ to: ['old@example.com'], subject: 'Запрошена смена email' });
    expect(notice!.text).toContain(next);
    expect(notice!.text).not.toContain('token');

    const answer = await confirm(world, tokenOf(link));
    expect(answer).toMatchObject({ status: 200, body: { status: 'success', email: next } });
    expect((await person.call(signInApi.me, {})).body.email).toBe(next);
    expect((await profileOf(person)).email_change).toBeNull();
    expect(await signInStatus(world, 'old@example.com', person.password)).toBe(401);
    expect(await signInStatus(world, next, person.password)).toBe(200);
    expect((await mails(world)).at(-1)).toMatchObject({
      to: ['old@example.com'],
      subject: 'Email аккаунта изменён',
    });
    expect((await confirm(world, tokenOf(link))).body).toMatchObject({ status: 'already_confirmed' });
  });

  it('in an international domain is written to in ASCII, and shown to its owner in words', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user', { email: 'old@example.com' });
    const ascii = 'anna@xn--80atdl2c.xn--p1ai';
    await ask(person, 'Anna@Школа.рф');
    expect((await profileOf(person)).email_change).toMatchObject({ email: ascii });
    const sent = await mails(world);
    expect(sent.find(({ to }) => to[0] === 'old@example.com')!.text).toContain('anna@школа.рф');
    expect((await confirm(world, tokenOf(sent.find(({ to }) => to[0] === ascii)))).status).toBe(200);
    expect(await signInStatus(world, 'anna@школа.рф', person.password)).toBe(200);
  });

  it('is written to no more once its link would have run out', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    expect((await ask(person, next)).status).toBe(200);
    world.passTime(1 * day);
    expect((await mails(world)).map(({ to }) => to)).not.toContainEqual([next]);
  });

  it('needs the password, and is not the one that the account has', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const wrong = await person.call(profileApi.askEmailChange, { email: next, current_password: 'не тот' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'current_password_wrong' } });
    expect(wrong.body.fields).toHaveProperty('current_password');
    const same = await ask(person, person.email);
    expect(same).toMatchObject({ status: 422, body: { fields: { email: 'Это и есть ваш нынешний адрес' } } });
    expect(await mails(world)).toEqual([]);
  });

  // spec: 282
  it('that is taken answers like any other; its owner is told and keeps it', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('user', { email: 'taken@example.com' });
    const person = await world.signedInAs('user');
    const free = await ask(person, next);
    const admins = await ask(person, 'owner@example.com');
    const taken = await ask(person, owner.email);
    expect(admins).toMatchObject({ status: free.status, body: free.body });
    expect(taken).toMatchObject({ status: free.status, body: free.body });
    expect((await profileOf(person)).email_change).toMatchObject({ email: owner.email });
    const told = (await mails(world)).filter(({ to }) => to[0] === owner.email);
    expect(told.map(({ subject }) => subject)).toEqual(['Этот адрес уже занят вашим аккаунтом']);
    expect(told[0]!.text).not.toContain('confirm-email');
    expect((await owner.call(signInApi.me, {})).body.email).toBe('taken@example.com');
  });

  it('that somebody registers meanwhile is theirs', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    await ask(person, next);
    const [link] = await mails(world);
    await world.signedInAs('user', { email: next });
    expect(await confirm(world, tokenOf(link))).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await person.call(signInApi.me, {})).body.email).toBe(person.email);
  });

  it('the latest wish counts; a link ends after a day, when the wish is dropped, and with a new password', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    await ask(person, 'first@example.com');
    const first = tokenOf((await mails(world)).at(0));
    await ask(person, next);
    const second = tokenOf((await mails(world)).findLast(({ to }) => to[0] === next));
    expect((await confirm(world, first)).status).toBe(410);
    await person.call(profileApi.cancelEmailChange, {});
    expect((await confirm(world, second)).status).toBe(410);

    await ask(person, next);
    const third = tokenOf((await mails(world)).findLast(({ to }) => to[0] === next));
    const change = { current_password: person.password, new_password: 'Другой-пароль-9' };
    expect((await person.call(profileApi.changePassword, change)).status).toBe(200);
    expect((await confirm(world, third)).status).toBe(410);

    await ask({ ...person, password: change.new_password }, next);
    const fourth = tokenOf((await mails(world)).findLast(({ to }) => to[0] === next));
    world.passTime(day + 1);
    expect((await confirm(world, fourth)).status).toBe(410);
    expect(await signInStatus(world, person.email, change.new_password)).toBe(200);
  });

  it('links that went to the old address are dead once the new one is confirmed', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    await world.visitor().call(signInApi.forgotPassword, { email: person.email });
    const reset = /reset-password\?token=([\w-]+)/.exec((await mails(world)).at(0)!.text)![1]!;
    await ask(person, next);
    await confirm(world, tokenOf((await mails(world)).find(({ to }) => to[0] === next)));
    const taken = { token: reset, new_password: 'Чужой-пароль-5' };
    expect((await world.visitor().call(signInApi.resetPassword, taken)).status).toBe(410);
  });

  it('fifty confirmations at once change it once, and tell the old address once', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    await ask(person, next);
    const token = tokenOf((await mails(world)).find(({ to }) => to[0] === next));
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(world, token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
    const told = (await mails(world)).filter(({ subject }) => subject === 'Email аккаунта изменён');
    expect(told).toHaveLength(1);
  });

  it('mails down for an hour: the wish stands, and the link arrives once they are back', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    world.mail.setFailing(true);
    expect((await ask(person, next)).status).toBe(200);
    await world.runJobs();
    world.mail.setFailing(false);
    world.passTime(hour);
    const link = (await mails(world)).find(({ to }) => to[0] === next);
    expect((await confirm(world, tokenOf(link))).status).toBe(200);
  });

  it('what staff do to their own address is in the log, wherever the link was opened', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const support = await world.signedInAs('support', { email: 'olga@example.com' });
    await ask(support, next);
    await confirm(world, tokenOf((await mails(world)).find(({ to }) => to[0] === next)));
    const { entries } = (await owner.call(auditApi.list, { action: 'account.email_changed' })).body;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ actor_email: 'olga@example.com' });
  });

  it('a wish ends where staff change the address themselves', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const person = await world.signedInAs('user');
    await ask(person, next);
    const token = tokenOf((await mails(world)).find(({ to }) => to[0] === next));
    await manager.call(peopleApi.edit, { id: person.id, email: 'given@example.com' });
    expect((await confirm(world, token)).status).toBe(410);
  });
});

function ask(person: Person, email: string) {
  return person.call(profileApi.askEmailChange, { email, current_password: person.password });
}

async function profileOf(person: Person) {
  return (await person.call(profileApi.show, {})).body;
}

function confirm(world: World, token: string) {
  return world.visitor().call(profileApi.confirmEmail, { token });
}

async function mails(world: World) {
  await world.runJobs();
  return world.mail.messages();
}

function tokenOf(mail: { text: string } | undefined): string {
  const token = /\/confirm-email\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('the mail has no link');
  return token;
}

async function signInStatus(world: World, email: string, password: string): Promise<number> {
  return (await world.visitor().call(signInApi.login, { email, password })).status;
}
