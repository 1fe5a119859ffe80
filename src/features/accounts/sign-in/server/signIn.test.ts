import { expect, it } from 'vitest';
import { hour, minute } from '#shared/dates.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';

const anna = {
  email: 'Anna@Example.com ',
  password: 'Подиум-2026',
  first_name: 'Анна',
  last_name: 'Королёва',
  phone: '8 (900) 123-45-67',
  privacy_consent: true,
  data_consent: true,
};

describeOnEngines('accounts', (makeWorld) => {
  // spec: 310, 321, 322, 347, 350, 406, 417, 418, 818
  it('a new person confirms the address from the mail and signs in', async () => {
    const world = await makeWorld();
    const registered = await world.visitor().call(signInApi.register, anna);
    expect(registered.body).toMatchObject({
      verification_required: true,
      email: 'anna@example.com',
      email_sent: true,
    });

    const early = await signIn(world);
    expect(early).toMatchObject({ status: 403, body: { code: 'email_not_verified' } });

    const token = await mailedToken(world, 'anna@example.com');
    const confirmed = await world.visitor().call(signInApi.verifyEmail, { token });
    expect(confirmed.body).toMatchObject({ status: 'success', email: 'anna@example.com' });

    const answer = await signIn(world);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      email: 'anna@example.com',
      full_name: 'Анна Королёва',
      phone: '+79001234567',
      role: 'user',
      has_course_access: false,
      total_paid: 0,
    });
  });

  // spec: 347, 423
  it('a confirmation link says «already verified» the second time and gives no session', async () => {
    const world = await makeWorld();
    await world.visitor().call(signInApi.register, anna);
    const token = await mailedToken(world, 'anna@example.com');
    await world.visitor().call(signInApi.verifyEmail, { token });
    const again = await world.visitor().call(signInApi.verifyEmail, { token });
    expect(again).toMatchObject({ status: 200, body: { status: 'already_verified' } });
    expect(again.body).not.toHaveProperty('access_token');
  });

  // spec: 423
  it('a link that is followed or prefetched, as by a mail scanner, confirms nothing', async () => {
    const world = await makeWorld();
    await world.visitor().call(signInApi.register, anna);
    const url = `/api/verify-email/${await mailedToken(world, 'anna@example.com')}`;
    const scanners: Record<string, string>[] = [
      { 'sec-fetch-dest': 'document' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
    ];
    for (const headers of scanners) {
      const answer = await world.visitor().request({ method: 'GET', url, headers });
      expect(answer.status, JSON.stringify(headers)).toBe(405);
    }
    await world.visitor().request({ method: 'HEAD', url });
    const headers = { 'sec-fetch-dest': 'empty' };
    const answer = await world.visitor().request({ method: 'GET', url, headers });
    expect(answer.body).toMatchObject({ status: 'success' });
  });

  it('a confirmation link ends after 24 hours', async () => {
    const world = await makeWorld();
    await world.visitor().call(signInApi.register, anna);
    const token = await mailedToken(world, 'anna@example.com');
    world.passTime(24 * hour + 1000);
    const late = await world.visitor().call(signInApi.verifyEmail, { token });
    expect(late).toMatchObject({ status: 410, body: { code: 'link_used_or_expired' } });
  });

  it('registering a known address answers like a new one, and its owner is told by mail', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user', { email: 'known@example.com' });
    const fresh = await world.visitor().call(signInApi.register, { ...anna, email: 'fresh@example.com' });
    const known = await world.visitor().call(signInApi.register, { ...anna, email: person.email });
    expect({ ...known.body, email: '' }).toEqual({ ...fresh.body, email: '' });
    await world.runJobs();
    const mail = await world.mail.waitFor((m) => m.to.includes('known@example.com'));
    expect(mail.subject).toBe('У вас уже есть аккаунт');
  });

  // spec: 322
  it('registering a known address with its own password signs in', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const { email, password } = person;
    const answer = await world.visitor().call(signInApi.register, { ...anna, email, password });
    expect(answer.body.access_token).toBeTypeOf('string');
    expect(answer.body.user?.id).toBe(person.id);
  });

  // spec: 326, 373, 378
  it('refuses what cannot be an account, naming each field', async () => {
    const world = await makeWorld();
    const answer = await world.visitor().call(signInApi.register, {
      ...anna,
      email: 'no address',
      password: '12345',
      first_name: ' ',
      phone: 'call me',
      privacy_consent: false,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(
      ['email', 'first_name', 'password', 'phone', 'privacy_consent'].sort(),
    );
  });

  // spec: 326, 379
  it('asks for no telephone', async () => {
    const world = await makeWorld();
    const { phone: _phone, ...form } = anna;
    expect((await world.visitor().call(signInApi.register, form)).body).toMatchObject({ email_sent: true });
    await world
      .visitor()
      .call(signInApi.verifyEmail, { token: await mailedToken(world, 'anna@example.com') });
    expect((await signIn(world)).body.user).toMatchObject({ first_name: 'Анна', phone: null });
  });

  // spec: 376
  it('an address that stands for a deleted account cannot be typed', async () => {
    const world = await makeWorld();
    const email = 'deleted-1@deleted.invalid';
    const answer = await world.visitor().call(signInApi.register, { ...anna, email });
    expect(answer).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } });
  });

  // spec: 374
  it('refuses a password that everybody tries first', async () => {
    const world = await makeWorld();
    const answer = await world.visitor().call(signInApi.register, { ...anna, password: 'Qwerty123' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'password_too_common' } });
  });

  // spec: 376
  it('refuses the address as a password, and what stands before its @', async () => {
    const world = await makeWorld();
    for (const [email, password] of [
      ['podium-anna@example.com', 'Podium-Anna'],
      ['podium-anna@example.com', 'podium-anna@example.com'],
      ['anna@пример.рф', 'anna@пример.рф'],
      ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ] as const) {
      const answer = await world.visitor().call(signInApi.register, { ...anna, email, password });
      expect(answer.body.fields, password).toEqual({
        password: 'Пароль не должен совпадать с адресом почты. Придумайте другой',
      });
    }
  });

  // spec: 377
  it('an address with a domain in another script registers, is mailed to, and signs in as it is typed', async () => {
    const world = await makeWorld();
    const email = 'anna@Пример.РФ';
    const registered = await world.visitor().call(signInApi.register, { ...anna, email });
    expect(registered.body.email).toBe('anna@xn--e1afmkfd.xn--p1ai');
    const token = await mailedToken(world, 'anna@xn--e1afmkfd.xn--p1ai');
    await world.visitor().call(signInApi.verifyEmail, { token });
    for (const typed of [email, 'anna@xn--e1afmkfd.xn--p1ai']) {
      const login = await world.visitor().call(signInApi.login, { email: typed, password: anna.password });
      expect(login.status, typed).toBe(200);
    }
  });

  // spec: 346
  it('the address of the super admin cannot be registered', async () => {
    const world = await makeWorld();
    const answer = await world.visitor().call(signInApi.register, { ...anna, email: 'owner@example.com' });
    expect(answer.body.verification_required).toBe(true);
    await world.runJobs();
    expect(world.mail.messages()).toEqual([]);
  });

  it('answers the same for an unknown address and a wrong password', async () => {
    const world = await makeWorld();
    const { email } = await world.signedInAs('user');
    const wrong = await world.visitor().call(signInApi.login, { email, password: 'wrong one' });
    const unknown = await world
      .visitor()
      .call(signInApi.login, { email: 'nobody@example.com', password: 'wrong one' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  // spec: 587
  it('the panel lets in staff only', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const manager = await world.signedInAs('manager');
    const refused = await world
      .visitor()
      .call(signInApi.login, { email: student.email, password: student.password, staff: true });
    expect(refused).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const welcome = await world
      .visitor()
      .call(signInApi.login, { email: manager.email, password: manager.password, staff: true });
    expect(welcome.status).toBe(200);
  });

  // spec: 311, 338, 339, 474, 887
  it('a session ends by signing out, and by itself after a day or, remembered, a week', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    expect((await person.call(signInApi.me, {})).body).toMatchObject({
      id: person.id,
      isAdmin: false,
      permissions: [],
    });
    await person.call(signInApi.logout, {});
    expect(await person.call(signInApi.me, {})).toMatchObject({
      status: 401,
      body: { code: 'session_expired' },
    });

    const { email, password } = person;
    const plain = await world.visitor().call(signInApi.login, { email, password });
    const remembered = await world.visitor().call(signInApi.login, { email, password, remember: true });
    const [aDay, aWeek] = [24 * hour, 7 * 24 * hour];
    world.passTime(aDay - minute);
    expect(await meWith(world, plain.body.access_token)).toBe(200);
    world.passTime(minute);
    expect(await meWith(world, plain.body.access_token)).toBe(401);
    world.passTime(aWeek - aDay - minute);
    expect(await meWith(world, remembered.body.access_token)).toBe(200);
    world.passTime(minute);
    expect(await meWith(world, remembered.body.access_token)).toBe(401);
  });

  it('a stale session is no obstacle to signing in again', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    await person.call(signInApi.logout, {});
    const again = await person.call(signInApi.login, { email: person.email, password: person.password });
    expect(again.status).toBe(200);
  });

  // spec: 416
  it('nobody signed out is told who they are', async () => {
    const world = await makeWorld();
    const answer = await world.visitor('en').call(signInApi.me, {});
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

function signIn(world: World) {
  return world.visitor().call(signInApi.login, { email: 'anna@example.com', password: anna.password });
}

async function meWith(world: World, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await world.visitor().request({ method: 'GET', url: '/api/me', headers });
  return status;
}

/** Token of the newest confirmation mail to the address. */
async function mailedToken(world: World, address: string): Promise<string> {
  await world.runJobs();
  const mail = await world.mail.waitFor((m) => m.to.includes(address));
  const token = /\/verify-email\/([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no link in the mail: ${mail.text}`);
  return token;
}
