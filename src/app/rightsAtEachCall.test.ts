/**
 * S1: rights are what the database says at the moment of the call, whatever the session could do before. Every
 * call that not everybody may make, with the token of somebody whose role was changed, or who was blocked, behind
 * the product's back. Who may make which call is in test/rights.ts.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import type { Endpoint } from '#shared/contract.ts';
import { type Role, roles } from '#shared/roles.ts';
import { type Line, rights, spots } from '#test/rights.ts';
import { isSpot, mayCall } from '#test/verdict.ts';
import { makeWorld, type Person, type World } from '#test/world.ts';
import { apiRoutes } from './server.ts';

const guarded = apiRoutes
  .map(({ endpoint }) => endpoint)
  .map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))
  .map(({ endpoint, name }) => [name, endpoint, rights[name]!] as const)
  .filter(([, , { whom }]) => whom !== 'anyone');

describe('rights at each call', () => {
  let world: World;
  let person: Person;
  beforeAll(async () => {
    world = await makeWorld('sqlite');
    person = await world.signedInAs('super_admin');
  });
  afterAll(() => world.dispose());
  beforeEach(async () => {
    await change({ role: 'super_admin', blockedAt: null });
    // Warms any cache of the session that a process might have.
    expect((await person.call(signInApi.me, {})).body.role).toBe('super_admin');
  });

  const losable = guarded.filter(([, , { whom }]) => whom !== 'signed-in');
  // spec: 311, 346, 407, 854, 861
  it.each(losable)('%s is refused at the next call after the right was lost', async (_, endpoint, line) => {
    for (const role of roles.filter((one) => !mayCall(line, one))) {
      await change({ role, blockedAt: null });
      expect(await send(endpoint, line), role).toBe(403);
    }
  });

  // spec: 407, 861
  it.each(guarded)('%s is refused at the next call after a block', async (_, endpoint, line) => {
    await change({ role: 'super_admin', blockedAt: world.app.now().toISOString() });
    expect(await send(endpoint, line)).toBe(403);
  });

  async function change({ role, blockedAt }: { role: Role; blockedAt: string | null }): Promise<void> {
    await sql`update users set role = ${role}, blocked_at = ${blockedAt} where id = ${person.id}`.execute(
      world.app.database.handle,
    );
  }

  async function send({ method, path }: Endpoint, { names }: Line): Promise<number> {
    const id = names && isSpot(names) ? spots[names] : crypto.randomUUID();
    const url = path.replace('{language}', 'ru').replace(/\{\w+\}/g, id);
    const { status } = await person.request({ method, url });
    return status;
  }
});
