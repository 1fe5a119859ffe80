import { expect, it } from 'vitest';
import {
  aBrowser,
  aPerson,
  choose,
  count,
  googleSignIn,
  vkInput,
  vkNewcomer,
  vkSignIn,
  withProviders,
} from '#test/oauth.ts';
import { describeOnEngines, describeOnOneEngine } from '#test/world.ts';
import { oauthApi } from '../contract/oauth.ts';
import { signInApi } from '../contract/signIn.ts';

describeOnEngines('signing in with VK', (makeWorld) => {
  // spec: 421
  it('somebody new proves an address by a code first; afterwards VK alone is enough', async () => {
    const world = await makeWorld();
    const { vk } = await withProviders(world);
    const olga = vk.people.add(aPerson({ firstName: 'Ольга', email: null }));
    const browser = aBrowser(world);
    const asked = await vkSignIn(world, browser, olga);
    expect(asked).toMatchObject({ status: 200, body: { email_needed: true, email: null } });
    expect(await count(world, 'users')).toBe(0);

    const email = 'olga@example.com';
    const answer = await vkNewcomer(world, aBrowser(world), olga, email);
    expect(answer.body.user).toMatchObject({ email, first_name: 'Ольга', role: 'user' });
    const again = await vkSignIn(world, aBrowser(world), olga);
    expect(again.body.user?.id).toBe(answer.body.user?.id);
    expect(await count(world, 'consents')).toBe(2);
  });

  // spec: 293
  it('goes there and comes back with the state `vk_auth`, and no other signs in', async () => {
    const world = await makeWorld();
    const { vk } = await withProviders(world);
    const browser = aBrowser(world);
    const address = await browser.begin('vk');
    expect(new URL(address).searchParams.get('state')).toBe('vk_auth');
    const input = vkInput(world, await choose(address, vk.people.add(aPerson({ email: null }))));
    const other = await browser.call(oauthApi.vk, { ...input, state: 'google_auth' });
    expect([other.status, other.body.code]).toEqual([401, 'sign_in_not_finished']);
    expect((await browser.call(oauthApi.vk, { ...input, state: 'vk_auth' })).body).toMatchObject({
      email_needed: true,
    });
  });

  it('the address that VK tells is offered, and proves nothing', async () => {
    const world = await makeWorld();
    const { vk } = await withProviders(world);
    await world.signedInAs('user', { email: 'maria@example.com' });
    const answer = await vkSignIn(world, aBrowser(world), vk.people.add(aPerson()));
    expect(answer.body).toEqual({ email_needed: true, email: 'maria@example.com' });
    expect(await count(world, 'identities')).toBe(0);
  });

  it('the code links an account that has the address', async () => {
    const world = await makeWorld();
    const { vk } = await withProviders(world);
    const { id, email } = await world.signedInAs('user');
    const answer = await vkNewcomer(world, aBrowser(world), vk.people.add(aPerson()), email);
    expect(answer.body.user?.id).toBe(id);
  });

  it('asking for a code answers alike for every address, and mails one to each', async () => {
    const world = await makeWorld();
    const { vk } = await withProviders(world);
    const { email } = await world.signedInAs('user');
    const staff = await world.signedInAs('admin');
    const answers: string[] = [];
    for (const address of [email, staff.email, world.app.config.adminEmail, 'nobody@example.com']) {
      const browser = aBrowser(world);
      await vkSignIn(world, browser, vk.people.add(aPerson()));
      const { status, body } = await browser.call(oauthApi.sendCode, { email: address });
      answers.push(`${status} ${JSON.stringify(body)}`);
    }
    expect(new Set(answers).size).toBe(1);
    await world.runJobs();
    expect(world.mail.messages()).toHaveLength(4);
  });
});

describeOnOneEngine('VK without settings', (makeWorld) => {
  // spec: 191
  it('without settings there are no providers, and their calls know nothing', async () => {
    const world = await makeWorld();
    const browser = aBrowser(world);
    expect((await world.visitor().call(oauthApi.providers, {})).body).toEqual({ google: false, vk: false });
    expect((await browser.call(oauthApi.start, { provider: 'google' })).status).toBe(404);
    expect((await browser.call(oauthApi.start, { provider: 'vk' })).status).toBe(404);
    expect(await browser.open('/api/auth/google/callback?code=x&state=y')).toBe('/?error=google_auth_failed');
    const vk = await browser.call(oauthApi.vk, {
      code: 'x',
      redirect_uri: 'http://127.0.0.1/auth/vk/callback',
    });
    expect(vk.status).toBe(404);
  });
});

describeOnEngines('an account and its doors', (makeWorld) => {
  it('has one person of each provider; both may lead to it', async () => {
    const world = await makeWorld();
    const { google, vk } = await withProviders(world);
    const first = await googleSignIn(aBrowser(world), google.people.add(aPerson()));
    const second = await vkNewcomer(world, aBrowser(world), vk.people.add(aPerson()), 'maria@example.com');
    expect(second.body.user?.id).toBe(first.body.user?.id);
    expect(await count(world, 'identities')).toBe(2);
  });

  it('that is without a password gets one by a mailed link, as after a purchase', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    await googleSignIn(aBrowser(world), google.people.add(aPerson()));
    await world.visitor().call(signInApi.forgotPassword, { email: 'maria@example.com' });
    await world.runJobs();
    const token = /reset-password\?token=([\w-]+)/.exec(world.mail.messages().at(-1)!.text)![1]!;
    await world.visitor().call(signInApi.resetPassword, { token, new_password: 'Ветер-в-мае-7' });
    const login = { email: 'maria@example.com', password: 'Ветер-в-мае-7' };
    expect((await world.visitor().call(signInApi.login, login)).status).toBe(200);
  });

  it('names from a provider are taken as from a form: one line, and something where there is none', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const odd = google.people.add(
      aPerson({
        firstName: `Мария\r\nBcc: x ${'я'.repeat(300)}`,
        lastName: '\u0007',
        email: 'odd@example.com',
      }),
    );
    const { user } = (await googleSignIn(aBrowser(world), odd)).body;
    expect(user?.first_name).toMatch(/^Мария Bcc x я+$/);
    expect(user?.first_name.length).toBe(100);
    expect(user?.last_name).toBe('');
    const nameless = google.people.add(
      aPerson({ firstName: '', lastName: '', email: 'nameless@example.com' }),
    );
    expect((await googleSignIn(aBrowser(world), nameless)).body.user?.first_name).toBe('nameless');
  });
});
