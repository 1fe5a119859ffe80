import { second } from '#shared/dates.ts';
import { describeAttacks, exchange } from '#test/attacks.ts';
import { aPerson, googleSignIn, sessionIdFor } from '#test/oauth.ts';

describeAttacks('the end of the way with Google', {
  'session id in another browser': [
    'it is bound to the cookie of the browser that came back',
    async ({ mine, theirs, victim }) => {
      const sessionId = await sessionIdFor(theirs, victim);
      await mine.begin('google');
      return exchange(mine, sessionId);
    },
  ],
  'session fixation, the victim is given the attacker’s session id': [
    'bound to the attacker’s cookie, it is worth nothing in the victim’s browser',
    async ({ mine, theirs, attacker }) => exchange(theirs, await sessionIdFor(mine, attacker)),
  ],
  'session id after a minute': [
    'it lives for sixty seconds',
    async ({ world, mine, victim }) => {
      const sessionId = await sessionIdFor(mine, victim);
      world.passTime(61 * second);
      return exchange(mine, sessionId);
    },
  ],
  'a made-up session id, with the cookie of a real one': [
    'both have to fit',
    async ({ mine, victim }) => {
      await sessionIdFor(mine, victim);
      return exchange(mine, 'a'.repeat(43));
    },
  ],
  'an address that is the victim’s, and not confirmed': [
    'an account is linked by a proven address only',
    async ({ world, google, mine }) => {
      const { email } = await world.signedInAs('user');
      return googleSignIn(mine, google.people.add(aPerson({ email, isEmailVerified: false })));
    },
  ],
  'another person with the victim’s address, as after it changed hands': [
    'the account is linked with another subject, and stays so',
    async ({ google, mine, victim }) =>
      googleSignIn(mine, google.people.add(aPerson({ email: victim.email }))),
  ],
  'the super admin’s address': [
    'staff sign in with a password alone',
    async ({ world, google, mine }) =>
      googleSignIn(mine, google.people.add(aPerson({ email: world.app.config.adminEmail }))),
  ],
  'an address of staff': [
    'staff sign in with a password alone',
    async ({ world, google, mine }) => {
      const { email } = await world.signedInAs('financial');
      return googleSignIn(mine, google.people.add(aPerson({ email })));
    },
  ],
});
