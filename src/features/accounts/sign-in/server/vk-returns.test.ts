/** S6: forged redirects from VK. None of these signs anybody in. */
import { expect } from 'vitest';
import { describeAttacks } from '#test/attacks.ts';
import { choose, vkInput, vkSignIn } from '#test/oauth.ts';
import { oauthApi } from '../contract/oauth.ts';
import { signInApi } from '../contract/signIn.ts';

describeAttacks('the way back from VK', {
  'login CSRF, the victim is led to the attacker’s answer': [
    'the victim’s browser holds no secret of that flow',
    async ({ world, mine, theirs, vkAttacker }) =>
      theirs.call(oauthApi.vk, vkInput(world, await choose(await mine.begin('vk'), vkAttacker))),
  ],
  'login CSRF, while the victim is signing in as well': [
    'the code does not fit the verifier of the victim’s flow (PKCE)',
    async ({ world, mine, theirs, vkAttacker }) => {
      await theirs.begin('vk');
      return theirs.call(oauthApi.vk, vkInput(world, await choose(await mine.begin('vk'), vkAttacker)));
    },
  ],
  'a stolen code in a browser that has begun a flow of its own': [
    'the same, the other way round',
    async ({ world, mine, theirs, vkVictim }) => {
      const stolen = vkInput(world, await choose(await theirs.begin('vk'), vkVictim));
      await mine.begin('vk');
      return mine.call(oauthApi.vk, stolen);
    },
  ],
  'a code that was used': [
    'the flow is used up, and the cookie with it',
    async ({ world, theirs, vkVictim }) => {
      const input = vkInput(world, await choose(await theirs.begin('vk'), vkVictim));
      const cookie = theirs.cookie;
      const { access_token } = (await theirs.call(oauthApi.vk, input)).body;
      await world.bearer(access_token!).call(signInApi.logout, {});
      theirs.cookie = cookie;
      return theirs.call(oauthApi.vk, input);
    },
  ],
  'an address to lead back to that is not ours': [
    'it is compared to the letter before anything is asked or used up',
    async ({ world, vk, mine, vkVictim }) => {
      const input = vkInput(world, await choose(await mine.begin('vk'), vkVictim));
      const before = vk.exchanges();
      const { origin } = new URL(input.redirect_uri);
      const wrong = [
        'https://evil.example/auth/vk/callback',
        `${origin}/auth/vk/callback/`,
        `${origin}.evil.example`,
      ];
      const answers = await Promise.all(
        wrong.map((redirect_uri) => mine.call(oauthApi.vk, { ...input, redirect_uri })),
      );
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
      expect(vk.exchanges()).toBe(before);
      return answers.find(({ body }) => body.access_token) ?? answers[0];
    },
  ],
  'another state': [
    'the state of the specification is the only one',
    async ({ world, mine, vkVictim }) =>
      mine.call(oauthApi.vk, {
        ...vkInput(world, await choose(await mine.begin('vk'), vkVictim)),
        state: 'google_auth',
      }),
  ],
  'the device of somebody else': [
    'the provider redeems a code for the device that it was given to',
    async ({ world, mine, vkVictim }) =>
      mine.call(oauthApi.vk, {
        ...vkInput(world, await choose(await mine.begin('vk'), vkVictim)),
        device_id: 'device-other',
      }),
  ],
  'an answer to another state': [
    'the state of the token answer is compared',
    async ({ world, vk, mine, vkVictim }) => {
      vk.misbehave('other_state');
      return vkSignIn(world, mine, vkVictim);
    },
  ],
  'the profile of somebody else': [
    'token and profile have to name the same person',
    async ({ world, vk, mine, vkAttacker }) => {
      vk.misbehave('other_user');
      return vkSignIn(world, mine, vkAttacker);
    },
  ],
  'an error with status 200': [
    'an answer with an error in it is a refusal',
    async ({ world, vk, mine, vkVictim }) => {
      vk.misbehave('error_200');
      return vkSignIn(world, mine, vkVictim);
    },
  ],
});
