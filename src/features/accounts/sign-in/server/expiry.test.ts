/** R10: expired things stay expired, even if the clock is put back. */
import { expect, it } from 'vitest';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { tell } from '#test/counts.ts';
import { aBrowser, aPerson, choose, withProviders } from '#test/oauth.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';
import { signInSchedules } from './jobs.ts';

const year = 365 * day;

describeOnEngines('a clock that is put back', (makeWorld) => {
  it.each([-1 * day, -2 * hour])(
    'a session, a link and a sign-in elsewhere that are over stay over: %i ms',
    async (jump) => {
      const world = await makeWorld();
      const { google } = await withProviders(world);
      const person = await world.signedInAs('user');
      const confirm = await linkOf(world, 'confirm');
      const reset = await linkOf(world, 'reset');
      const browser = aBrowser(world);
      const address = await choose(await browser.begin('google'), google.people.add(aPerson()));
      const begun = browser.cookie;
      world.passTime(1 * day + minute);
      const expired = async () => [
        (await person.call(signInApi.me, {})).status,
        (await world.visitor().call(signInApi.verifyEmail, { token: confirm })).status,
        await useReset(world, reset),
        await openAs(begun),
      ];
      const openAs = (cookie: string | null) => {
        browser.cookie = cookie;
        return browser.open(address);
      };
      const over = [401, 410, 410, '/?error=google_auth_failed'];
      expect(await expired()).toEqual(over);
      for (const move of [jump, -1 * year]) {
        world.passTime(move);
        expect(await expired()).toEqual(over);
      }
      tell('tokens tried again under a clock put back', 2 * over.length);
    },
  );

  it('what the hourly clearing has found over is over, though nobody asked', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    world.passTime(1 * day + minute);
    await queueDueSchedules(world.app, signInSchedules);
    await world.runJobs();
    world.passTime(-1 * day);
    expect((await person.call(signInApi.me, {})).status).toBe(401);
  });
});

const linkKinds = {
  confirm: {
    ask: (world: World, email: string) =>
      world.visitor().call(signInApi.register, {
        email,
        password: 'Подиум-2026',
        first_name: 'Анна',
        last_name: 'Ким',
        privacy_consent: true,
        data_consent: true,
      }),
    token: /verify-email\/([\w-]{43})/,
  },
  reset: {
    ask: (world: World, email: string) => world.visitor().call(signInApi.forgotPassword, { email }),
    token: /reset-password\?token=([\w-]{43})/,
  },
};

/** Token of a link that was just mailed. */
async function linkOf(world: World, kind: keyof typeof linkKinds): Promise<string> {
  const email = kind === 'reset' ? (await world.signedInAs('user')).email : 'newcomer@example.com';
  const { ask, token } = linkKinds[kind];
  await ask(world, email);
  await world.runJobs();
  const mail = await world.mail.waitFor(({ to, text }) => to[0] === email && token.test(text));
  return token.exec(mail.text)![1]!;
}

async function useReset(world: World, token: string): Promise<number> {
  const answer = world.visitor().call(signInApi.resetPassword, { token, new_password: 'Новый-пароль-7' });
  return (await answer).status;
}
