// Lane: alone.
/**
 * S5: blocking, deleting, a new role, a new password. Anybody signed in is refused on the very next request.
 */
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { day } from '#shared/dates.ts';
import type { Role } from '#shared/roles.ts';
import { besideSibling } from '#test/sibling.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { staffApi } from '../contract/list.ts';

/** Actions that end sessions, and the answer that the old token then gets. */
const endings = {
  'a new password from staff': {
    end: (owner, { id }) => owner.call(peopleApi.edit, { id, new_password: 'совсем-новый-пароль' }),
    status: 401,
  },
  'another address': {
    end: (owner, { id }) => owner.call(peopleApi.edit, { id, email: 'elsewhere@example.com' }),
    status: 401,
  },
  'a new role': {
    end: (owner, { id }) => owner.call(peopleApi.changeRole, { id, role: 'user' }),
    status: 401,
  },
  // Decisions §5: 403 with the words that say why.
  'a block': { end: (owner, { id }) => owner.call(peopleApi.block, { id }), status: 403 },
  'signing out everywhere': { end: (owner, { id }) => owner.call(peopleApi.signOut, { id }), status: 401 },
  deletion: { end: (owner, { id }) => owner.call(peopleApi.remove, { id }), status: 401 },
} satisfies Record<
  string,
  { end: (owner: Person, person: Person) => Promise<{ status: number }>; status: number }
>;

describeOnEngines('sessions that staff end', (makeWorld) => {
  it('are refused on the very next request, by a second process as well', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    await besideSibling(world, async (sibling) => {
      for (const [what, { end, status }] of Object.entries(endings)) {
        const person = await world.signedInAs('support');
        const phone = world.bearer((await signIn(world, person)).body.access_token!);
        const paths = [signInApi.me.path, staffApi.listUsers.path];
        for (const path of paths) expect(await sibling.statusOf(path, phone.token), what).toBe(200);
        expect((await end(owner, person)).status, what).toBe(200);
        for (const { token } of [person, phone]) {
          for (const path of paths)
            expect(await sibling.statusOf(path, token), `${what} ${path}`).toBe(status);
          const here = await world.bearer(token!).call(signInApi.me, {});
          expect(here.status, what).toBe(status);
        }
      }
    });
  });

  it('a blocked person hears so, cannot sign in, and after the block signs in again', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const student = await world.signedInAs('user');
    const blocked = await manager.call(peopleApi.block, { id: student.id });
    expect(blocked.body).toMatchObject({ blocked: true });
    const me = await student.call(signInApi.me, {});
    expect(me).toMatchObject({ status: 403, body: { code: 'account_blocked', detail: /поддержку/ } });
    expect((await signIn(world, student)).body.code).toBe('account_blocked');
    const listed = await manager.call(staffApi.listUsers, { state: 'blocked' });
    expect(listed.body.users.map(({ id }) => id)).toEqual([student.id]);
    await manager.call(peopleApi.unblock, { id: student.id });
    expect((await student.call(signInApi.me, {})).status, 'the session from before').toBe(401);
    expect((await signIn(world, student)).status).toBe(200);
  });

  // spec: 641, 878
  it('a deleted person is gone from the list and comes back as they were within 30 days', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const student = await world.signedInAs('user', { email: 'lena@example.com', lastName: 'Орлова' });
    const removed = await admin.call(peopleApi.remove, { id: student.id });
    expect(removed.body).toMatchObject({ deleted: true, email: 'lena@example.com' });
    expect((await signIn(world, student)).status).toBe(401);
    expect((await admin.call(staffApi.listUsers, { search: 'орлова' })).body.total).toBe(0);
    const deleted = await admin.call(staffApi.listUsers, { search: 'орлова', state: 'deleted' });
    expect(deleted.body.users).toMatchObject([{ id: student.id, email: 'lena@example.com', deleted: true }]);
    const again = await admin.call(peopleApi.remove, { id: student.id });
    expect(again.status, 'there is nobody to delete').toBe(404);
    world.passTime(30 * day - 60_000);
    await world.runJobs();
    const later = await world.signedInAs('admin');
    const restored = await later.call(peopleApi.restore, { id: student.id });
    expect(restored.body).toMatchObject({ deleted: false, email: 'lena@example.com', last_name: 'Орлова' });
    expect((await student.call(signInApi.me, {})).status, 'the session from before').toBe(401);
    expect((await signIn(world, student)).status).toBe(200);
  });

  // spec: 641
  it('after 30 days nobody is brought back, and nothing is known of them', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const student = await world.signedInAs('user', { email: 'lena@example.com' });
    await admin.call(peopleApi.remove, { id: student.id });
    world.passTime(30 * day);
    const later = await world.signedInAs('admin');
    expect((await later.call(peopleApi.restore, { id: student.id })).status).toBe(404);
    expect((await later.call(staffApi.showUser, { id: student.id })).status).toBe(404);
    expect((await later.call(staffApi.listUsers, { state: 'deleted' })).body.total).toBe(0);
  });

  it('the address of a deleted person is free, and then the person cannot come back to it', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const first = await world.signedInAs('user', { email: 'lena@example.com' });
    await admin.call(peopleApi.remove, { id: first.id });
    const second = await world.signedInAs('user', { email: 'lena@example.com' });
    const restored = await admin.call(peopleApi.restore, { id: first.id });
    expect(restored).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await second.call(signInApi.me, {})).status).toBe(200);
  });

  it('links that were mailed before open nothing any more', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const roles: Role[] = ['user', 'support'];
    const actions = [
      (id: string) => owner.call(peopleApi.remove, { id }),
      (id: string) => owner.call(peopleApi.block, { id }),
      (id: string) => owner.call(peopleApi.edit, { id, new_password: 'совсем-новый-пароль' }),
    ];
    for (const [index, action] of actions.entries()) {
      const person = await world.signedInAs(roles[index % 2]!);
      await world.visitor().call(signInApi.forgotPassword, { email: person.email });
      await world.runJobs();
      const mail = await world.mail.waitFor(
        ({ to, subject }) => subject === 'Смена пароля' && to[0] === person.email,
      );
      const token = /token=([\w-]{43})/.exec(mail.text)![1]!;
      expect((await action(person.id)).status).toBe(200);
      const used = await world
        .visitor()
        .call(signInApi.resetPassword, { token, new_password: 'пароль-из-письма' });
      expect(used.status).toBe(410);
    }
  });
});

function signIn(world: World, { email, password }: Person) {
  return world.visitor().call(signInApi.login, { email, password });
}
