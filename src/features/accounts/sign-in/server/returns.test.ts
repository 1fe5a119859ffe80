/** S6: forged redirects from Google. None of these signs anybody in. */
import { expect } from 'vitest';
import { challengeOf, derivedToken } from '#server/tokens.ts';
import { minute } from '#shared/dates.ts';
import { back, describeAttacks, finish, stateOf, withQuery } from '#test/attacks.ts';
import { choose, googleClient } from '#test/oauth.ts';

describeAttacks('the way back from Google', {
  'a code that was used': [
    'the flow is used up by the first return; and the provider redeems a code once',
    async ({ mine, victim, theirs }) => {
      const address = await back(theirs, victim);
      await theirs.open(address);
      theirs.cookie = null;
      return finish(mine, withQuery(address, { state: stateOf(await mine.begin('google')) }));
    },
  ],
  'the same answer once more, in the same browser': [
    'the return deletes the flow and replaces the cookie',
    async ({ theirs, victim }) => {
      const address = await back(theirs, victim);
      const cookie = theirs.cookie;
      await theirs.open(address);
      theirs.cookie = cookie;
      return finish(theirs, address);
    },
  ],
  'the state of an earlier sign-in': [
    'the state is derived from the cookie of this very flow',
    async ({ mine, attacker }) => {
      const old = stateOf(await mine.begin('google'));
      return finish(mine, withQuery(await back(mine, attacker), { state: old }));
    },
  ],
  "Google: the state of somebody else's browser": [
    'the state is derived from the cookie, which this browser has another one of',
    async ({ mine, theirs, victim }) => {
      const stolen = await back(theirs, victim);
      await mine.begin('google');
      return finish(mine, stolen);
    },
  ],
  'no state': [
    'an answer without state is no answer to anything',
    async ({ mine, victim }) => finish(mine, withQuery(await back(mine, victim), { state: null })),
  ],
  'an empty state': [
    'refused by the contract, as if there were none',
    async ({ mine, victim }) => finish(mine, withQuery(await back(mine, victim), { state: '' })),
  ],
  'the state twice': [
    'two values are no value: the input is not what the contract says',
    async ({ mine, victim }) => {
      const address = await back(mine, victim);
      return finish(mine, `${address}&state=${stateOf(address)}`);
    },
  ],
  'login CSRF, the victim is led to the attacker’s answer': [
    'the victim’s browser holds no secret of that flow',
    async ({ mine, theirs, attacker }) => finish(theirs, await back(mine, attacker)),
  ],
  'login CSRF, while the victim is signing in as well': [
    'the victim’s own flow has another state, and is not ended by the attempt',
    async ({ mine, theirs, attacker, victim }) => {
      const own = await back(theirs, victim);
      const led = await finish(theirs, await back(mine, attacker));
      expect(await theirs.open(own), 'the victim may still finish').toContain('session_id=');
      return led;
    },
  ],
  'a stolen code in a browser that has begun a flow of its own': [
    'the verifier of this flow does not fit the challenge of the stolen code (PKCE)',
    async ({ mine, theirs, victim }) => {
      const stolen = new URL(await back(theirs, victim)).searchParams.get('code');
      const own = await mine.begin('google');
      return finish(mine, `/api/auth/google/callback?code=${stolen}&state=${stateOf(own)}`);
    },
  ],
  'a code that was given to another client': [
    'the provider does not redeem it for us; the id token would name the other audience',
    async ({ world, google, mine, victim }) => {
      const address = await back(mine, victim);
      world.app.config.google = { issuer: google.url, clientId: 'another-client', clientSecret: 'x' };
      return finish(mine, address).finally(() => {
        world.app.config.google = { issuer: google.url, ...googleClient };
      });
    },
  ],
  'an answer that says to come from another issuer': [
    'the issuer of the redirect (RFC 9207) is compared',
    async ({ mine, victim }) =>
      finish(mine, withQuery(await back(mine, victim), { iss: 'https://accounts.example.com' })),
  ],
  'a flow begun with VK, ended with Google': [
    'a flow is of one provider',
    async ({ mine, victim }) => {
      const google = await mine.begin('google');
      await mine.begin('vk');
      // All values that Google asks for, derived from the secret of the flow with VK.
      const secret = mine.cookie!.split('=')[1]!;
      const [state, nonce] = [derivedToken(secret, 'state'), derivedToken(secret, 'nonce')];
      const code_challenge = challengeOf(derivedToken(secret, 'verifier'));
      return finish(mine, await choose(withQuery(google, { state, nonce, code_challenge }), victim));
    },
  ],
  'an error together with a code': [
    'where the provider says no, the code is not looked at',
    async ({ mine, victim }) => finish(mine, withQuery(await back(mine, victim), { error: 'access_denied' })),
  ],
  'a flow after eleven minutes': [
    'it lives for ten, however fresh the code',
    async ({ world, mine, victim }) => {
      const address = await mine.begin('google');
      world.passTime(11 * minute);
      return finish(mine, await choose(address, victim));
    },
  ],
  'a made-up cookie': [
    'the secret has to belong to a flow that was begun',
    async ({ mine, victim }) => {
      const code = new URL(await back(mine, victim)).searchParams.get('code');
      mine.cookie = `oauth=${'a'.repeat(43)}`;
      return finish(
        mine,
        `/api/auth/google/callback?code=${code}&state=${derivedToken('a'.repeat(43), 'state')}`,
      );
    },
  ],
});
