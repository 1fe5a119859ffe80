import { expect, it } from 'vitest';
import { updatePerson } from '#features/accounts/account/server/accounts.ts';
import { profileApi } from '#features/accounts/profile/contract.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { contextOf } from '#server/context.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { recoverOwner } from './owner.ts';

const email = 'owner@example.com';
const password = 'Снова-хозяин-7';

describeOnEngines('the owner who recovers on the server', (makeWorld) => {
  // spec: 564
  it('gets in whatever has happened to the account, and nobody else stays', async () => {
    const at = new Date().toISOString();
    const misfortunes = {
      nothing: {},
      moved: { email: 'thief@example.com' },
      blocked: { blocked_at: at },
      demoted: { role: 'user' },
      unconfirmed: { email_verified_at: null },
      deleted: { deleted_at: at, deleted_email: email, email: 'deleted-1@deleted.invalid' },
      'moved and deleted': {
        deleted_at: at,
        deleted_email: 'thief@example.com',
        email: 'deleted-1@deleted.invalid',
      },
    } as const;
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin', { email });
    for (const [what, change] of Object.entries(misfortunes)) {
      await updatePerson(world.app.database.handle, owner.id, { phone: null, ...change });
      const recovered = await recoverOwner(contextOf(world.app));
      expect(recovered.email, what).toBe(email);
      expect((await owner.call(signInApi.me, {})).status, what).toBe(401);
      expect((await choose(world, recovered.url)).status, what).toBe(200);
      const login = await world.visitor().call(signInApi.login, { email, password, staff: true });
      expect(login.body.user, what).toMatchObject({ id: owner.id, role: 'super_admin', email });
    }
  });

  it('gets in where there was no super admin, by a link that works once and for an hour', async () => {
    const world = await makeWorld();
    const { url } = await recoverOwner(contextOf(world.app));
    expect((await choose(world, url)).status).toBe(200);
    expect((await choose(world, url)).status).toBe(410);
    const again = await recoverOwner(contextOf(world.app));
    world.passTime(60 * 60 * 1000 + 1);
    expect((await choose(world, again.url)).status).toBe(410);
  });

  // spec: 564
  it('shuts out the person who had changed the address, and the log says so', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin', { email });
    const thief = 'thief@example.com';
    await owner.call(profileApi.askEmailChange, { email: thief, current_password: owner.password });
    const confirm = await tokenTo(world, thief, 'confirm-email');
    await world.visitor().call(profileApi.confirmEmail, { token: confirm });
    await world.visitor().call(signInApi.forgotPassword, { email: thief });
    const reset = await tokenTo(world, thief, 'reset-password');

    await choose(world, (await recoverOwner(contextOf(world.app))).url);
    const stolen = { token: reset, new_password: 'Чужой-пароль-5' };
    expect((await world.visitor().call(signInApi.resetPassword, stolen)).status).toBe(410);
    const login = await world.visitor().call(signInApi.login, { email, password });
    const self = world.bearer(login.body.access_token);
    const { entries } = (await self.call(auditApi.list, { action: 'account.recovered' })).body;
    expect(entries).toMatchObject([{ actor_email: 'system', before: { email: thief }, after: { email } }]);
    expect((await self.call(peopleApi.edit, { id: owner.id, first_name: 'Вера' })).status).toBe(200);
  });
});

function choose(world: World, url: string) {
  const token = new URL(url).searchParams.get('token') ?? '';
  return world.visitor().call(signInApi.setPassword, { token, password });
}

async function tokenTo(world: World, address: string, page: string): Promise<string> {
  await world.runJobs();
  const mail = await world.mail.waitFor(({ to, text }) => to.includes(address) && text.includes(`/${page}?`));
  return new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(mail.text)![1]!;
}
