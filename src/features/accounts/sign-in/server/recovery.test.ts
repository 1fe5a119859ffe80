import { expect, it } from 'vitest';
import { hour, minute } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';

const next = 'Новый-пароль-7';

describeOnEngines('ways back into an account', (makeWorld) => {
  // spec: 300
  it('a forgotten password is replaced by the link of the mail, and all sessions end', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const elsewhere = await world.visitor().call(signInApi.login, { ...person, remember: true });
    const token = await askAndReadLink(world, person.email);
    const answer = await world.visitor().call(signInApi.resetPassword, { token, new_password: next });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await signInStatus(world, person.email, person.password)).toBe(401);
    expect(await signInStatus(world, person.email, next)).toBe(200);
    for (const old of [person.token!, elsewhere.body.access_token])
      expect(await meStatus(world, old)).toBe(401);
    await world.runJobs();
    const notice = world.mail.messages().find((mail) => mail.subject === 'Пароль изменён');
    expect(notice?.to).toEqual([person.email]);
    expect(notice?.text).not.toContain(next);
  });

  // spec: 419, 420, 422
  it('works under each of its addresses', async () => {
    const world = await makeWorld();
    for (const url of ['/api/auth/reset-password', '/auth/reset-password', '/api/reset_password']) {
      const person = await world.signedInAs('user');
      const token = await askAndReadLink(world, person.email);
      const answer = await world
        .visitor()
        .request({ method: 'POST', url, payload: { token, new_password: next } });
      expect(answer, url).toMatchObject({ status: 200, body: { success: true } });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await signInStatus(world, person.email, next)).toBe(200);
    }
  });

  it('the link works once, and takes the other open ones with it', async () => {
    const world = await makeWorld();
    const { email } = await world.signedInAs('user');
    const first = await askAndReadLink(world, email);
    const second = await askAndReadLink(world, email);
    expect(first).not.toBe(second);
    expect(await reset(world, second)).toBe(200);
    for (const dead of [second, first]) expect(await reset(world, dead)).toBe(410);
  });

  it('the link ends after an hour', async () => {
    const world = await makeWorld();
    const { email } = await world.signedInAs('user');
    const token = await askAndReadLink(world, email);
    world.passTime(hour - minute);
    const early = await world.visitor().call(signInApi.resetPassword, { token, new_password: '12345' });
    expect(early.status).toBe(422);
    world.passTime(minute + 1000);
    expect(await reset(world, token)).toBe(410);
  });

  it('a refused password does not use the link up', async () => {
    const world = await makeWorld();
    const { email } = await world.signedInAs('user');
    const token = await askAndReadLink(world, email);
    const refused = await world.visitor().call(signInApi.resetPassword, { token, new_password: 'Qwerty123' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'password_too_common' } });
    expect(refused.body.fields).toHaveProperty('new_password');
    expect(await reset(world, token)).toBe(200);
  });

  it('a link that confirms an address changes no password', async () => {
    const world = await makeWorld();
    await register(world, 'anna@example.com');
    await world.runJobs();
    const token = /\/verify-email\/([\w-]+)/.exec(world.mail.messages()[0]!.text)![1]!;
    expect(await reset(world, token)).toBe(410);
  });

  it('a reset confirms the address that the link was mailed to', async () => {
    const world = await makeWorld();
    await register(world, 'anna@example.com');
    const token = await askAndReadLink(world, 'anna@example.com');
    expect(await reset(world, token)).toBe(200);
    expect(await signInStatus(world, 'anna@example.com', next)).toBe(200);
  });

  it('an unknown address is answered like a known one, and nothing is mailed', async () => {
    const world = await makeWorld();
    const { email } = await world.signedInAs('user');
    const known = await world.visitor().call(signInApi.forgotPassword, { email });
    const unknown = await world.visitor().call(signInApi.forgotPassword, { email: 'nobody@example.com' });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    await world.runJobs();
    expect(world.mail.messages().map((mail) => mail.to)).toEqual([[email]]);
  });

  it('a mail that could not leave for an hour is not sent any more', async () => {
    const world = await makeWorld();
    const { email } = await world.signedInAs('user');
    await world.visitor().call(signInApi.forgotPassword, { email });
    await world.visitor().call(signInApi.forgotLogin, { phone: '+79001234567' });
    world.passTime(hour + 1000);
    await world.runJobs();
    expect(world.mail.messages()).toEqual([]);
  });

  it('the mail speaks the language it was asked in', async () => {
    const world = await makeWorld();
    const { email } = await world.signedInAs('user');
    const subjects = { ru: 'Смена пароля', en: 'Change your password', zh: '修改密码' };
    for (const [language, subject] of Object.entries(subjects)) {
      await askAndReadLink(world, email, language as Language);
      expect(world.mail.messages()[0]!.subject).toBe(subject);
    }
  });

  it('everybody with the number is mailed their login, however the number is written', async () => {
    const world = await makeWorld();
    for (const email of ['anna@example.com', 'vera@example.com']) await register(world, email);
    await world.signedInAs('user');
    await world.runJobs();
    world.mail.clear();
    const answers = [];
    for (const [url, phone] of [
      ['/api/auth/forgot-login', '8 (900) 123-45-67'],
      ['/auth/forgot-login', '+7 900 123 45 67'],
    ] as const) {
      answers.push(await world.visitor().request({ method: 'POST', url, payload: { phone } }));
      await world.runJobs();
      expect(
        world.mail
          .messages()
          .map((mail) => mail.to[0])
          .sort(),
      ).toEqual(['anna@example.com', 'vera@example.com']);
      expect(world.mail.messages()[0]!.text).toContain(world.mail.messages()[0]!.to[0]);
      world.mail.clear();
    }
    const phone = '+79009999999';
    answers.push(await world.visitor().call(signInApi.forgotLogin, { phone }));
    await world.runJobs();
    expect(world.mail.messages()).toEqual([]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  // spec: 384
  it('a number has to be given', async () => {
    const world = await makeWorld();
    for (const phone of ['', '  ', 'call me', '123']) {
      const answer = await world.visitor().call(signInApi.forgotLogin, { phone });
      expect(answer, phone).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    }
  });

  it('the link of staff leads back to the panel, and works there; a student is led to the public page', async () => {
    const world = await makeWorld();
    const [manager, student] = [await world.signedInAs('manager'), await world.signedInAs('user')];
    const token = await askAndReadLink(world, manager.email);
    const [mail] = world.mail.messages();
    expect(mail?.text).toContain(`/reset-password?token=${token}&for=staff`);
    expect(await reset(world, token)).toBe(200);
    const login = { email: manager.email, password: next, staff: true };
    expect((await world.visitor().call(signInApi.login, login)).status).toBe(200);
    await askAndReadLink(world, student.email);
    expect(world.mail.messages()[0]?.text).not.toContain('for=staff');
  });

  // spec: 323
  it('a demonstration without a mail server shows the link, but never that of staff', async () => {
    const world = await makeWorld({ config: { MAIL_URL: '' } });
    const [student, manager] = [await world.signedInAs('user'), await world.signedInAs('manager')];
    const forgot = async (email: string) =>
      (await world.visitor().call(signInApi.forgotPassword, { email })).body.demo_reset_link;
    const link = await forgot(student.email);
    expect(await reset(world, new URL(link!).searchParams.get('token')!)).toBe(200);
    expect(await forgot(manager.email)).toBeUndefined();
    expect(await forgot('nobody@example.com')).toBeUndefined();
  });

  // spec: 323
  it('nowhere else is the link shown', async () => {
    const elsewhere: Record<string, string>[] = [
      {},
      { MAIL_URL: '', HOST: '0.0.0.0' },
      { MAIL_URL: '', HOST: '192.168.1.5' },
      { MAIL_URL: '', TRUST_PROXY: '127.0.0.1' },
      { MAIL_URL: '', APP_URL: 'https://demo.example' },
    ];
    for (const config of elsewhere) {
      const world = await makeWorld({ config });
      const { email } = await world.signedInAs('user');
      const { body } = await world.visitor().call(signInApi.forgotPassword, { email });
      expect(Object.keys(body), JSON.stringify(config)).toEqual(['message']);
    }
  });
});

async function askAndReadLink(world: World, email: string, language?: Language): Promise<string> {
  world.mail.clear();
  await world.visitor(language).call(signInApi.forgotPassword, { email });
  await world.runJobs();
  const mail = await world.mail.waitFor((m) => m.to.includes(email));
  const token = /\/reset-password\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no link in the mail: ${mail.text}`);
  return token;
}

async function reset(world: World, token: string): Promise<number> {
  return (await world.visitor().call(signInApi.resetPassword, { token, new_password: next })).status;
}

function register(world: World, email: string) {
  const name = { first_name: 'Анна', last_name: 'Ким', phone: '8 900 123-45-67' };
  const consents = { privacy_consent: true, data_consent: true };
  return world.visitor().call(signInApi.register, { email, password: 'Подиум-2026', ...name, ...consents });
}

async function signInStatus(world: World, email: string, password: string): Promise<number> {
  return (await world.visitor().call(signInApi.login, { email, password })).status;
}

async function meStatus(world: World, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await world.visitor().request({ method: 'GET', url: '/api/me', headers })).status;
}
