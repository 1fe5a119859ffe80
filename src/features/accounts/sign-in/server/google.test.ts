import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { hour, minute } from '#shared/dates.ts';
import {
  aBrowser,
  aPerson,
  count,
  googleSignIn,
  sessionIdFor,
  vkSignIn,
  withProviders,
} from '#test/oauth.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, describeOnOneEngine } from '#test/world.ts';
import { oauthApi } from '../contract/oauth.ts';
import { signInApi } from '../contract/signIn.ts';
import { clearExpiredSteps } from './codes.jobs.ts';
import { register } from './registration.ts';

const stranger = {
  password: 'stranger-1999',
  first_name: 'Чужой',
  last_name: 'Человек',
  privacy_consent: true,
  data_consent: true,
};

describeOnEngines('signing in with Google', (makeWorld) => {
  // spec: 291, 421
  it('somebody new gets an account, confirmed and with the consents that stood beside the button', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const maria = google.people.add(aPerson({ email: 'Maria@Example.com' }));
    const browser = aBrowser(world, 'en');
    const answer = await googleSignIn(browser, maria);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { email: 'maria@example.com', full_name: 'Мария Орлова', role: 'user' } },
    });
    expect((await world.bearer(answer.body.access_token).call(signInApi.me, {})).status).toBe(200);
    expect(browser.cookie).toBeNull();
    const { rows } =
      await sql`select document, place, wording, document_language from consents order by document`.execute(
        world.app.database.handle,
      );
    expect(rows).toEqual([
      {
        document: 'personal_data',
        place: 'sign-in with google',
        wording: 'By signing in with another service I consent to the processing of my personal data',
        document_language: 'en',
      },
      {
        document: 'privacy',
        place: 'sign-in with google',
        wording: 'By signing in with another service I accept the privacy policy',
        document_language: 'en',
      },
    ]);
  });

  // spec: 375
  it('a name of theirs that carries a link or hidden characters is cleaned', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const names = { firstName: 'Приз\u202e: https://evil.com/x', lastName: '\u2028\u0085' };
    const first = await googleSignIn(aBrowser(world), google.people.add(aPerson(names)));
    expect(first.body.user).toMatchObject({ first_name: 'Приз https evil com x', last_name: '' });
    const nameless = { firstName: '', lastName: '', email: 'evil.com@example.com' };
    const second = await googleSignIn(aBrowser(world), google.people.add(aPerson(nameless)));
    expect(second.body.user).toMatchObject({ first_name: 'evil com' });
  });

  it.each([
    ['ahead', 4 * minute],
    ['behind', -4 * minute],
  ])('Google’s clock may be minutes %s', async (_, aheadMs) => {
    const world = await makeWorld();
    const { google } = await withProviders(world, aheadMs);
    const answer = await googleSignIn(aBrowser(world), google.people.add(aPerson()));
    expect(answer.status).toBe(200);
  });

  it('an address with every sign that mail allows is taken', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const person = google.people.add(aPerson({ email: 'a&b/kz=1@example.com' }));
    expect((await googleSignIn(aBrowser(world), person)).body.user).toMatchObject({ email: person.email });
  });

  it('an address that is proven, and none that we can write to, is told so', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const person = google.people.add(aPerson({ email: 'мария@example.com' }));
    const answer = await googleSignIn(aBrowser(world), person);
    expect(answer).toMatchObject({ status: 403, body: { code: 'provider_email_unusable' } });
    expect(answer.body.detail).not.toContain('не подтвердил');
  });

  it('the same person comes back to the same account, with another address as well', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const maria = google.people.add(aPerson());
    const first = await googleSignIn(aBrowser(world), maria);
    maria.email = 'maria.new@example.com';
    const again = await googleSignIn(aBrowser(world), maria);
    expect(again.body.user).toEqual(first.body.user);
    expect(await count(world, 'users')).toBe(1);
  });

  it('an account with the address is linked, keeps its password, and its owner is told', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const { id, email, password } = await world.signedInAs('user', { email: 'maria@example.com' });
    const answer = await googleSignIn(aBrowser(world), google.people.add(aPerson()));
    expect(answer.body.user?.id).toBe(id);
    expect((await world.visitor().call(signInApi.login, { email, password })).status).toBe(200);
    await world.runJobs();
    const mail = await world.mail.waitFor((m) => m.to.includes(email));
    expect(mail.subject).toBe('К аккаунту подключён вход через Google');
  });

  it('an account that a purchase made is found, with what was bought', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    await buy(world, world.visitor(), await aCourse(world), { email: 'maria@example.com' });
    const answer = await googleSignIn(aBrowser(world), google.people.add(aPerson()));
    expect(answer.body.user).toMatchObject({ has_course_access: true, total_paid: 12_500 });
    expect(await count(world, 'users')).toBe(1);
  });

  it('an earlier registration with the address that was never confirmed is shut out', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const { visitor } = world;
    await visitor().call(signInApi.register, { ...stranger, email: 'maria@example.com' });
    const answer = await googleSignIn(aBrowser(world), google.people.add(aPerson()));
    expect(answer.status).toBe(200);
    const { password } = stranger;
    const guess = await visitor().call(signInApi.login, { email: 'maria@example.com', password });
    expect(guess).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const again = await visitor().call(signInApi.register, { ...stranger, email: 'maria@example.com' });
    expect(again.body).not.toHaveProperty('access_token');
    const late = await visitor().call(signInApi.login, { email: 'maria@example.com', password });
    expect(late.status).toBe(401);
  });

  it('a registration that was under way when the owner came sets no password', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const email = 'maria@example.com';
    await world.visitor().call(signInApi.register, { ...stranger, email });
    world.passTime(hour);
    const maria = google.people.add(aPerson());
    // Between reading the account and writing to it, while the password is hashed.
    const database: typeof world.app.database = {
      ...world.app.database,
      async transaction(work) {
        await googleSignIn(aBrowser(world), maria);
        return world.app.database.transaction(work);
      },
    };
    const password = 'stranger-again-2026';
    const input = signInApi.register.input.parse({ ...stranger, email, password });
    await register(contextOf({ ...world.app, database }), input);
    expect((await world.visitor().call(signInApi.login, { email, password })).status).toBe(401);
  });

  it('a blocked person, and staff, are told so', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const maria = google.people.add(aPerson());
    await googleSignIn(aBrowser(world), maria);
    await sql`update users set blocked_at = ${world.app.now().toISOString()}`.execute(
      world.app.database.handle,
    );
    expect(await googleSignIn(aBrowser(world), maria)).toMatchObject({
      status: 403,
      body: { code: 'account_blocked' },
    });
    const boss = await world.signedInAs('admin');
    for (const email of [boss.email, world.app.config.adminEmail]) {
      const answer = await googleSignIn(aBrowser(world), google.people.add(aPerson({ email })));
      expect(answer).toMatchObject({ status: 403, body: { code: 'staff_by_password' } });
    }
    expect(await count(world, 'identities')).toBe(1);
  });

  it('no cookie and no row is left of what was begun, ended or given up', async () => {
    const world = await makeWorld();
    const { google, vk } = await withProviders(world);
    await googleSignIn(aBrowser(world), google.people.add(aPerson()));
    await sessionIdFor(aBrowser(world), google.people.add(aPerson({ email: 'b@example.com' })));
    await aBrowser(world).begin('vk');
    await vkSignIn(world, aBrowser(world), vk.people.add(aPerson()));
    expect(await count(world, 'oauth_flows')).toBe(1);
    expect(await count(world, 'oauth_arrivals')).toBe(2);
    world.passTime(2 * hour);
    const { app } = world;
    await contextOf(app).transaction((ctx) => queue(ctx, clearExpiredSteps, {}));
    await world.runJobs();
    expect(await count(world, 'oauth_flows')).toBe(0);
    expect(await count(world, 'oauth_arrivals')).toBe(0);
  });
});

describeOnOneEngine('Google in trouble', (makeWorld) => {
  it('an invalid discovery document is answered when the button is pressed', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    google.misbehave('html_discovery');
    const answer = await aBrowser(world).call(oauthApi.start, { provider: 'google' });
    expect(answer).toMatchObject({ status: 502, body: { code: 'sign_in_provider_away' } });
    google.misbehave('none');
    expect((await aBrowser(world).call(oauthApi.start, { provider: 'google' })).status).toBe(200);
  });
});
