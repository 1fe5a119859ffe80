import { derivedToken } from '#server/tokens.ts';
import { minute } from '#shared/dates.ts';
import { describeAttacks, exchange } from '#test/attacks.ts';
import { aPerson, mailedCode, sessionIdFor, vkSignIn } from '#test/oauth.ts';
import { oauthApi } from '../contract/oauth.ts';

describeAttacks('the address of somebody new from VK', {
  'the victim’s address in the attacker’s profile': [
    'what VK says of an address links nothing: a code is mailed to it',
    async ({ world, mine, vk, victim }) =>
      vkSignIn(world, mine, vk.people.add(aPerson({ email: victim.email }))),
  ],
  'guessing the code that was mailed to the victim': [
    'five guesses at eight digits, counted before they are looked at',
    async ({ world, mine, vkAttacker }) => {
      const { email } = await world.signedInAs('user');
      await vkSignIn(world, mine, vkAttacker);
      await mine.call(oauthApi.sendCode, { email });
      const right = await mailedCode(world, email);
      const wrong = Array.from({ length: 5 }, (_, n) =>
        String((Number(right) + n + 1) % 1e8).padStart(8, '0'),
      );
      await Promise.all(wrong.map((code) => mine.call(oauthApi.confirmCode, { email, code })));
      return mine.call(oauthApi.confirmCode, { email, code: right });
    },
  ],
  'the code of one’s own address, with the victim’s': [
    'a code is made for one address',
    async ({ world, mine, vkAttacker }) => {
      const { email } = await world.signedInAs('user');
      await vkSignIn(world, mine, vkAttacker);
      await mine.call(oauthApi.sendCode, { email: 'attacker@example.com' });
      const code = await mailedCode(world, 'attacker@example.com');
      return mine.call(oauthApi.confirmCode, { email, code });
    },
  ],
  'the right code in another browser': [
    'a code is made for one browser',
    async ({ world, mine, theirs, vk, vkAttacker }) => {
      const { email } = await world.signedInAs('user');
      await vkSignIn(world, theirs, vk.people.add(aPerson({ email: null })));
      await theirs.call(oauthApi.sendCode, { email });
      await vkSignIn(world, mine, vkAttacker);
      return mine.call(oauthApi.confirmCode, { email, code: await mailedCode(world, email) });
    },
  ],
  'the code after half an hour': [
    'the arrival is over',
    async ({ world, mine, vkAttacker }) => {
      await vkSignIn(world, mine, vkAttacker);
      const email = 'attacker@example.com';
      await mine.call(oauthApi.sendCode, { email });
      const code = await mailedCode(world, email);
      world.passTime(31 * minute);
      return mine.call(oauthApi.confirmCode, { email, code });
    },
  ],
  'a cookie of the e-mail step, used as a session id of Google': [
    'what waits for a code has no session id',
    async ({ world, mine, vkAttacker }) => {
      await vkSignIn(world, mine, vkAttacker);
      return exchange(mine, mine.cookie!.split('=')[1]!);
    },
  ],
  'the code step with what Google’s answer left': [
    'what waits for its session id takes no code',
    async ({ mine, google }) => {
      const email = 'x@example.com';
      await sessionIdFor(mine, google.people.add(aPerson({ email })));
      // Derived from the cookie as the product does.
      const bytes = Buffer.from(derivedToken(mine.cookie!.split('=')[1]!, `code for ${email}`), 'base64url');
      const code = String(bytes.readBigUInt64BE() % 100_000_000n).padStart(8, '0');
      return mine.call(oauthApi.confirmCode, { email, code });
    },
  ],
});
