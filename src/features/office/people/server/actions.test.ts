import { expect, it } from 'vitest';
import { profileApi } from '#features/accounts/profile/contract.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { day } from '#shared/dates.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { staffApi } from '../contract/list.ts';

const newcomer = { email: 'olga@example.com', full_name: 'Ольга Ветрова', role: 'support' } as const;

describeOnEngines('people in the panel', (makeWorld) => {
  // spec: 581, 635, 875, 910
  it('the specified payload makes a member of staff, who is invited and chooses a password by the link', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin', { email: 'chief@example.com' });
    const made = await admin.call(peopleApi.create, newcomer);
    expect(made).toMatchObject({
      status: 200,
      body: { email: 'olga@example.com', first_name: 'Ольга', last_name: 'Ветрова', role: 'support' },
    });
    expect(made.body).toMatchObject({ invited: true, email_verified: false, has_course_access: false });
    const token = await invitationTo(world, newcomer.email);
    const password = 'совсем-новый-пароль';
    expect((await world.visitor().call(signInApi.setPassword, { token, password })).status).toBe(200);
    const again = await world.visitor().call(signInApi.setPassword, { token, password: 'другой-пароль' });
    expect(again, 'a link works once').toMatchObject({ status: 410 });
    const signedIn = await signIn(world, newcomer.email, password);
    expect(signedIn.body.user).toMatchObject({ role: 'support' });
    const shown = await admin.call(staffApi.showUser, { id: made.body.id });
    expect(shown.body).toMatchObject({ invited: false, email_verified: true });
    const unnamed = { email: 'anna@example.com', full_name: 'Анна Ким' };
    expect((await admin.call(peopleApi.create, unnamed)).body.role).toBe('support');
  });

  it('an invitation ends after three days, and a new one makes the earlier link dead', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = (await admin.call(peopleApi.create, newcomer)).body;
    const first = await invitationTo(world, newcomer.email);
    world.passTime(1000);
    expect((await admin.call(peopleApi.invite, { id })).status).toBe(200);
    const second = await invitationTo(world, newcomer.email);
    expect(second).not.toBe(first);
    const choose = (token: string) =>
      world.visitor().call(signInApi.setPassword, { token, password: 'совсем-новый-пароль' });
    expect((await choose(first)).status).toBe(410);
    world.passTime(3 * day);
    expect((await choose(second)).status).toBe(410);
  });

  it('an invitation that could not leave in time is not sent late', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    await admin.call(peopleApi.create, newcomer);
    world.passTime(3 * day + 1);
    await world.runJobs();
    expect(world.mail.messages()).toEqual([]);
  });

  it('a stranger cannot register on an invited address and have the owner confirm their password', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    await admin.call(peopleApi.create, newcomer);
    await invitationTo(world, newcomer.email);
    const password = 'пароль чужого человека';
    const form = { first_name: 'Чужой', last_name: 'Человек', privacy_consent: true, data_consent: true };
    await world.visitor().call(signInApi.register, { email: newcomer.email, password, ...form });
    await world.runJobs();
    const subjects = world.mail.messages().map((mail) => mail.subject);
    expect(subjects.toSorted()).toEqual(['Приглашение в панель школы', 'У вас уже есть аккаунт']);
    expect((await signIn(world, newcomer.email, password)).status).toBe(401);
  });

  // spec: 635, 839
  it('with a password they can sign in at once, with the course that the box asks for; `user` makes support', async () => {
    const world = await makeWorld();
    await aCourse(world, { type: 'optimum' });
    const admin = await world.signedInAs('admin');
    const details = { first_name: 'Ольга', last_name: '', phone: '8 900 123-45-67', has_course_access: true };
    const password = 'совсем-новый-пароль';
    const made = await admin.call(peopleApi.create, {
      ...details,
      email: newcomer.email,
      password,
      role: 'user',
    });
    expect(made.body).toMatchObject({ role: 'support', phone: '+79001234567', has_course_access: true });
    expect((await signIn(world, newcomer.email, password)).status).toBe(200);
  });

  // spec: 839
  it.each([
    [{ email: 'нет' }, { email: expect.any(String) }],
    [{ full_name: undefined }, { first_name: 'Заполните это поле' }],
    [{ password: '12345' }, { password: 'Не меньше 6 символов' }],
    [{ password: 'qwerty123' }, { password: expect.stringContaining('подбирают') }],
    [{ phone: '12' }, { phone: expect.any(String) }],
    [{ role: 'owner' }, { role: expect.any(String) }],
  ])('refuses %o and names the field', async (wrong, fields) => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const answer = await admin.call(peopleApi.create, { ...newcomer, ...(wrong as object) });
    expect(answer).toMatchObject({ status: 422, body: { fields } });
  });

  it('an address that is taken, or is the one of the settings, makes nobody', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const student = await world.signedInAs('user');
    for (const email of [student.email, 'OWNER@example.com']) {
      const made = await admin.call(peopleApi.create, { ...newcomer, email });
      expect(made).toMatchObject({ status: 409, body: { code: 'email_taken' } });
      const moved = await admin.call(peopleApi.edit, { id: (await world.signedInAs('user')).id, email });
      expect(moved).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    }
  });

  // spec: 876
  it('the specified payload edits a person; what is not given stays, and both addresses are told', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const student = await world.signedInAs('user', { email: 'old@example.com' });
    const contacts = { email: 'new@example.com', first_name: 'Вера', last_name: 'Новая', phone: '' };
    const given = { ...contacts, full_name: 'Вера Новая', has_course_access: false };
    const edited = await manager.call(peopleApi.edit, { id: student.id, ...given });
    expect(edited.body).toMatchObject({ email: 'new@example.com', full_name: 'Вера Новая', phone: null });
    await world.runJobs();
    expect(world.mail.messages().map((mail) => mail.to)).toHaveLength(2);
    expect((await signIn(world, 'new@example.com', student.password)).status).toBe(403);
    expect((await signIn(world, 'old@example.com', student.password)).status).toBe(401);
    const found = await manager.call(staffApi.listUsers, { search: 'новая' });
    expect(found.body.total).toBe(1);
    const partly = await manager.call(peopleApi.edit, { id: student.id, last_name: '' });
    expect(partly.body).toMatchObject({ email: 'new@example.com', full_name: 'Вера' });
  });

  // spec: 636, 840, 909
  it('a new password must match its confirmation and have 6 characters; empty means unchanged', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const student = await world.signedInAs('user');
    const edit = (new_password: string, confirm_password: string) =>
      manager.call(peopleApi.edit, { id: student.id, new_password, confirm_password });
    expect(await edit('новый-пароль', 'другой')).toMatchObject({
      status: 422,
      body: { fields: { confirm_password: 'Пароли не совпадают' } },
    });
    expect((await edit('12345', '12345')).body.fields).toEqual({ new_password: 'Не меньше 6 символов' });
    expect((await edit('', '')).status).toBe(200);
    expect((await student.call(signInApi.me, {})).status).toBe(200);
    expect((await edit('новый-пароль', 'новый-пароль')).status).toBe(200);
    expect((await student.call(signInApi.me, {})).status).toBe(401);
    expect((await signIn(world, student.email, 'новый-пароль')).status).toBe(200);
  });

  // spec: 376
  it('nobody gets their address as a password, nor chooses it by the invitation', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { email } = newcomer;
    const made = await admin.call(peopleApi.create, { ...newcomer, password: email });
    expect(made).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
    const student = await world.signedInAs('user', { email: 'anna-maria@example.com' });
    const edited = await admin.call(peopleApi.edit, { id: student.id, new_password: 'Anna-Maria' });
    expect(edited).toMatchObject({ status: 422, body: { fields: { new_password: expect.any(String) } } });
    const own = { current_password: student.password, new_password: student.email };
    expect((await student.call(profileApi.changePassword, own)).status).toBe(422);
    await admin.call(peopleApi.create, newcomer);
    const token = await invitationTo(world, email);
    const chosen = await world.visitor().call(signInApi.setPassword, { token, password: email });
    expect(chosen).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
    const reset = { token, new_password: email };
    expect((await world.visitor().call(signInApi.resetPassword, reset)).status).toBe(422);
  });

  // spec: 345, 424, 879
  it('the box opens «optimum» and closes what staff gave; a bought course stays; nobody opens their own', async () => {
    const world = await makeWorld();
    const optimum = await aCourse(world, { type: 'optimum' });
    const basic = await aCourse(world, { type: 'basic', title: 'Базовый', position: 2 });
    const content = await world.signedInAs('content_manager');
    const manager = await world.signedInAs('manager');
    const student = await world.signedInAs('user');
    await buy(world, student, basic);
    const given = await content.call(peopleApi.giveAccess, { id: student.id });
    expect(given.body.courses.map(({ id }) => id).toSorted()).toEqual([optimum.id, basic.id].toSorted());
    const unticked = await manager.call(peopleApi.edit, { id: student.id, has_course_access: false });
    expect(unticked.body.courses.filter(({ until }) => until === null).map(({ id }) => id)).toEqual([
      basic.id,
    ]);
    expect(unticked.body.has_course_access).toBe(true);
    expect(await content.call(peopleApi.giveAccess, { id: content.id })).toMatchObject({
      status: 403,
      body: { code: 'not_oneself' },
    });
    const unknown = { id: student.id, course_id: content.id };
    expect((await content.call(peopleApi.giveAccess, unknown)).body.code).toBe('course_unknown');
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { search: student.email })).body;
    expect(entries.map(({ action, actor_email }) => [action, actor_email])).toEqual([
      ['user.access_ended', manager.email],
      ['user.access_given', content.email],
    ]);
  });

  // spec: 774, 816, 880, 899
  it('everyone on the staff changes their own password, who knows the current one', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support', { email: 'olga@example.com' });
    const elsewhere = world.bearer((await signIn(world, support.email, support.password)).body.access_token!);
    const change = (current_password: string, confirm_password = 'совсем-новый-пароль') =>
      support.call(peopleApi.changeOwnPassword, {
        current_password,
        new_password: 'совсем-новый-пароль',
        confirm_password,
      });
    expect(await change('не тот')).toMatchObject({ status: 422, body: { code: 'current_password_wrong' } });
    expect((await change(support.password, 'иначе')).body.fields).toHaveProperty('confirm_password');
    expect((await elsewhere.call(signInApi.me, {})).status).toBe(200);
    expect((await change(support.password)).body.message).toContain('Пароль изменён');
    expect((await support.call(signInApi.me, {})).status, 'this session goes on').toBe(200);
    expect((await elsewhere.call(signInApi.me, {})).status).toBe(401);
    expect((await signIn(world, support.email, support.password)).status).toBe(401);
    expect((await signIn(world, support.email, 'совсем-новый-пароль')).status).toBe(200);
  });
});

function signIn(world: World, email: string, password: string) {
  return world.visitor().call(signInApi.login, { email, password });
}

/** The token of the newest invitation. */
async function invitationTo(world: World, email: string): Promise<string> {
  await world.runJobs();
  const mails = world.mail.messages().filter((mail) => mail.subject === 'Приглашение в панель школы');
  const newest = mails.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime()).at(-1);
  const token = /set-password\?for=staff&token=([\w-]{43})/.exec(newest?.text ?? '')?.[1];
  if (!token) throw new Error(`no invitation went to ${email}`);
  return token;
}
