// Lane: alone.
/** S5: people's own actions. Anybody else signed in is refused on the very next request, everywhere. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { tell } from '#test/counts.ts';
import { besideSibling } from '#test/sibling.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';

const next = 'Новый-пароль-7';

/** Actions that end sessions; `keepsOwn`: all but the caller's. */
const endings = {
  'a password changed by the current one': {
    end: (_world, person) =>
      person.call(peopleApi.changeOwnPassword, {
        current_password: person.password,
        new_password: next,
        confirm_password: next,
      }),
    keepsOwn: true,
  },
  'a password chosen by a mailed link': {
    async end(world, { email }) {
      await world.visitor().call(signInApi.forgotPassword, { email });
      await world.runJobs();
      const link = /reset-password\?token=([\w-]{43})/;
      const mail = await world.mail.waitFor(({ to, text }) => to[0] === email && link.test(text));
      const token = link.exec(mail.text)![1]!;
      return world.visitor().call(signInApi.resetPassword, { token, new_password: next });
    },
    keepsOwn: false,
  },
} satisfies Record<
  string,
  { end: (world: World, person: Person) => Promise<{ status: number }>; keepsOwn: boolean }
>;

describeOnEngines('sessions that people end', (makeWorld) => {
  it('are over on both processes: by a new password all but the one it was set with, by signing out that one', async () => {
    const world = await makeWorld();
    await besideSibling(world, async (sibling) => {
      for (const [what, { end, keepsOwn }] of Object.entries(endings)) {
        const person = await world.signedInAs('support');
        const others: string[] = [];
        for (let n = 0; n < 3; n++) others.push(await signIn(world, person));
        const paths = [signInApi.me.path, staffApi.listUsers.path];
        for (const token of others)
          for (const path of paths) expect(await sibling.statusOf(path, token), what).toBe(200);
        expect((await end(world, person)).status, what).toBe(200);
        for (const token of others) {
          for (const path of paths) expect(await sibling.statusOf(path, token), `${what} ${path}`).toBe(401);
          expect((await world.bearer(token).call(signInApi.me, {})).status, what).toBe(401);
        }
        expect(await sibling.statusOf(signInApi.me.path, person.token), what).toBe(keepsOwn ? 200 : 401);
        tell('old tokens tried on two processes', others.length);
      }

      const person = await world.signedInAs('user');
      const other = await signIn(world, person);
      expect((await person.call(signInApi.logout, {})).status).toBe(200);
      expect(await sibling.statusOf(signInApi.me.path, person.token)).toBe(401);
      expect(await sibling.statusOf(signInApi.me.path, other)).toBe(200);
    });
  });

  it('a token has 256 bits that nobody guesses, and the database holds none of it', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const tokens = [person.token!];
    for (let n = 0; n < 20; n++) tokens.push(await signIn(world, person));
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await sql`select * from sessions`.execute(world.app.database.handle);
    expect(rows).toHaveLength(tokens.length);
    const stored = JSON.stringify(rows);
    for (const token of tokens)
      for (const form of ['base64url', 'hex', 'base64'] as const)
        expect(stored).not.toContain(Buffer.from(token, 'base64url').toString(form));
  });
});

async function signIn(world: World, { email, password }: Person): Promise<string> {
  return (await world.visitor().call(signInApi.login, { email, password })).body.access_token!;
}
