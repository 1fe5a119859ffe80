// Races.
/**
 * S18: whom each role may act on, for every pair of roles; and that no sequence of calls gets anybody
 * further.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actorOfToken } from '#features/accounts/sign-in/server/sessions.ts';
import { system } from '#server/actor.ts';
import { contextOf } from '#server/context.ts';
import { isStaff, type Role, roles } from '#shared/roles.ts';
import { atCount, tell } from '#test/counts.ts';
import { releaseTogether } from '#test/together.ts';
import {
  type Caller,
  describeOnBothEngines,
  describeOnEngines,
  type Person,
  type World,
} from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { staffApi } from '../contract/list.ts';
import { rolesToGive } from '../rules.ts';
import { block, changeRole, remove } from './actions.ts';

/** Per role and engine. */
const sequences = atCount(3, 500, 10_000);

/** Decisions §6, written down once more: whose accounts each role may edit, block and sign out. */
const reached: Record<Role, readonly Role[]> = {
  user: [],
  support: [],
  content_manager: [],
  financial: [],
  manager: ['user'],
  admin: ['user', 'support', 'content_manager', 'financial', 'manager'],
  super_admin: roles,
};
const actions: Record<string, (caller: Caller, id: string) => Promise<{ status: number }>> = {
  edit: (caller, id) => caller.call(peopleApi.edit, { id, last_name: 'Другая' }),
  password: (caller, id) => caller.call(peopleApi.edit, { id, new_password: 'совсем-новый-пароль' }),
  block: (caller, id) => caller.call(peopleApi.block, { id }),
  unblock: (caller, id) => caller.call(peopleApi.unblock, { id }),
  signOut: (caller, id) => caller.call(peopleApi.signOut, { id }),
  role: (caller, id) => caller.call(peopleApi.changeRole, { id, role: 'manager' }),
  remove: (caller, id) => caller.call(peopleApi.remove, { id }),
  restore: (caller, id) => caller.call(peopleApi.restore, { id }),
};
/** Permission for each action beyond `users.edit`, by the roles that hold it. */
const holders: Record<string, readonly Role[]> = {
  role: ['super_admin'],
  remove: ['admin', 'super_admin'],
  restore: ['admin', 'super_admin'],
};

describeOnEngines('whom staff reach', (makeWorld) => {
  // spec: 862
  it('each role, each role of another, each action', async () => {
    const world = await makeWorld();
    for (const role of roles) {
      const actor = await world.signedInAs(role);
      for (const other of roles) {
        const person = await world.signedInAs(other);
        for (const [name, action] of Object.entries(actions)) {
          const may = reached[role].includes(other) && (holders[name]?.includes(role) ?? true);
          expect((await action(actor, person.id)).status, `${role} ${name} ${other}`).toBe(may ? 200 : 403);
        }
      }
    }
  });

  it('nobody does any of it to themselves; a super admin corrects their own contacts', async () => {
    const world = await makeWorld();
    for (const role of roles) {
      const self = await world.signedInAs(role);
      for (const [name, action] of Object.entries(actions)) {
        const may = role === 'super_admin' && name === 'edit';
        expect((await action(self, self.id)).status, `${role} ${name}`).toBe(may ? 200 : 403);
      }
    }
  });

  // spec: 877
  it('admin makes the four lower roles, only super_admin makes admin and super_admin', async () => {
    const world = await makeWorld();
    const lower: Role[] = ['support', 'content_manager', 'financial', 'manager'];
    const expected: Partial<Record<Role, readonly Role[]>> = {
      admin: lower,
      super_admin: [...lower, 'admin', 'super_admin'],
    };
    for (const role of roles) {
      for (const made of roles.filter(isStaff)) {
        const actor = await world.signedInAs(role);
        const person = { email: `${role}-makes-${made}@example.com`, full_name: 'Ольга Ветрова', role: made };
        const { status } = await actor.call(peopleApi.create, person);
        expect(status, `${role} makes ${made}`).toBe(expected[role]?.includes(made) ? 200 : 403);
      }
    }
  });

  // spec: 862
  it.each(roles)('no sequence of calls gives more to %s', async (role) => {
    const world = await makeWorld();
    const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), (steps) =>
      playSteps(world, role, steps),
    );
    await fc.assert(property, { numRuns: sequences });
    tell(`sequences of calls by ${role}`, sequences);
  });
});

describeOnBothEngines('rights that change at the same moment', (makeWorld) => {
  it('of super admins who demote each other at once, one stays', async () => {
    const world = await makeWorld();
    for (let round = 0; round < 5; round++) {
      const owners = await Promise.all([1, 2, 3].map(() => world.signedInAs('super_admin')));
      const requests = owners.map(({ token }, index) => ({
        method: 'POST' as const,
        path: `/api/admin/users/${owners[(index + 1) % 3]!.id}/block`,
        body: {},
        token,
      }));
      await releaseTogether(world, requests);
      const left = await liveOwners(world, owners);
      expect(left.length).toBeGreaterThan(0);
    }
  });

  it('a request that came in with a right and lost it meanwhile is refused', async () => {
    const world = await makeWorld();
    const { app } = world;
    const [owner, other, person] = [
      await world.signedInAs('super_admin'),
      await world.signedInAs('super_admin'),
      await world.signedInAs('support'),
    ];
    const visitor = { ...system, kind: 'visitor' } as const;
    const late = await actorOfToken(contextOf(app, visitor), other.token!);
    expect((await owner.call(peopleApi.changeRole, { id: other.id, role: 'admin' })).status).toBe(200);
    const actions = [
      () => changeRole(contextOf(app, late), { id: person.id, role: 'super_admin' }),
      () => block(contextOf(app, late), { id: owner.id }),
      () => remove(contextOf(app, late), { id: owner.id }),
    ];
    for (const action of actions) await expect(action()).rejects.toMatchObject({ code: 'session_expired' });
    expect(await roleOf(owner, person.id)).toBe('support');
  });
});

describe('the rules', () => {
  it('a role gives no role that is not below it, but for super_admin', () => {
    for (const role of roles) {
      if (role === 'super_admin') continue;
      expect(rolesToGive(role)).not.toContain(role);
      expect(rolesToGive(role)).not.toContain('super_admin');
    }
  });
});

const step = fc.record({
  /** Mostly the one who tries to get further; now and then one of the others. */
  actor: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...roles) },
  ),
  person: fc.nat(roles.length - 1),
  action: fc.constantFrom('giveRole', 'edit', 'block', 'unblock', 'remove', 'restore', 'create'),
  role: fc.constantFrom(...roles),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/**
 * A school with one person per role; after every step nobody is more than a super admin has made them, and
 * nobody acted on a person beyond their reach.
 */
async function playSteps(world: World, tried: Role, steps: readonly Step[]): Promise<void> {
  const people = await Promise.all(roles.map((role) => world.signedInAs(role)));
  let before = await rolesOf(world, people);
  for (const { actor, person, action, role } of steps) {
    const place = roles.indexOf(actor ?? tried);
    const self = people[place]!;
    const { id } = people[person]!;
    const calls: Record<Step['action'], () => Promise<{ status: number }>> = {
      giveRole: () => self.call(peopleApi.changeRole, { id, role }),
      edit: () => self.call(peopleApi.edit, { id, last_name: 'Другая' }),
      block: () => self.call(peopleApi.block, { id }),
      unblock: () => self.call(peopleApi.unblock, { id }),
      remove: () => self.call(peopleApi.remove, { id }),
      restore: () => self.call(peopleApi.restore, { id }),
      create: () =>
        self.call(peopleApi.create, {
          email: `${crypto.randomUUID()}@example.com`,
          full_name: 'Новый',
          role,
        }),
    };
    const { status } = await calls[action]();
    const after = await rolesOf(world, people);
    expect(after.at(-1), 'the last super admin').toBe('super_admin');
    if (before[place] !== 'super_admin') expect(after, `${before[place]} ${action}`).toEqual(before);
    if (status === 200) {
      const allowed = action === 'create' ? rolesToGive(before[place]!) : reached[before[place]!];
      expect(allowed, `${before[place]} ${action}`).toContain(
        action === 'create' ? asMade(role) : before[person]!,
      );
    }
    before = after;
  }
}

function asMade(role: Role): Role {
  return role === 'user' ? 'support' : role;
}

async function roleOf(owner: Person, id: string): Promise<Role> {
  const { body } = await owner.call(staffApi.showUser, { id });
  return body.role;
}

/** In the order of `people`, deleted ones included. */
async function rolesOf({ app }: World, people: readonly Person[]): Promise<Role[]> {
  const { rows } = await sql<{ id: string; role: Role }>`
    select id, role from users where id in (${sql.join(people.map(({ id }) => id))})
  `.execute(app.database.handle);
  return people.map(({ id }) => rows.find((row) => row.id === id)!.role);
}

async function liveOwners(world: World, owners: readonly Person[]): Promise<Person[]> {
  const statuses = await Promise.all(
    owners.map(({ token }) => world.bearer(token!).call(staffApi.listUsers, {})),
  );
  return owners.filter((_, index) => statuses[index]!.status === 200);
}
