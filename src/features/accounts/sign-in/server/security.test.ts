/** How long staff stay signed in. */
import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { hour, minute } from '#shared/dates.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { securityApi } from '../contract/security.ts';
import { signInApi } from '../contract/signIn.ts';

describeOnEngines('the session of staff', (makeWorld) => {
  // spec: 562
  it('lasts as long as everybody’s until the owner says otherwise, and then no longer than that', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    expect((await owner.call(securityApi.show, {})).body.staff_hours).toBeNull();
    expect(await isIn(await entered(world, 'manager'), world, 6 * 24 * hour)).toBe(true);

    const again = await world.signedInAs('super_admin');
    expect((await choose(again, 8)).body.staff_hours).toBe(8);
    const [manager, student] = [await entered(world, 'manager'), await entered(world, 'user')];
    expect(await isIn(manager, world, 8 * hour - minute)).toBe(true);
    expect(await isIn(manager, world, 2 * minute)).toBe(false);
    expect(await isIn(student, world, 6 * 24 * hour)).toBe(true);
  });

  // spec: 562
  it('that has lasted longer already ends with the change; the owner’s own counts from then', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const [manager, student] = [await entered(world, 'manager'), await entered(world, 'user')];
    world.passTime(5 * hour);
    const recent = await entered(world, 'manager');
    await choose(owner, 4);
    expect(await isIn(manager, world, 0)).toBe(false);
    expect(await isIn(student, world, 0)).toBe(true);
    expect(await isIn(recent, world, 3 * hour)).toBe(true);
    expect(await isIn(owner, world, 30 * minute)).toBe(true);
    expect(await isIn(owner, world, 31 * minute)).toBe(false);
  });

  // spec: 562
  it('is the owner’s to set, among the hours that are offered, with an entry in the log', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const director = await world.signedInAs('admin');
    expect((await choose(director, 8)).status).toBe(403);
    const { version } = (await owner.call(securityApi.show, {})).body;
    const many = { staff_hours: 1000 as never, version };
    expect((await owner.call(securityApi.save, many)).status).toBe(422);
    await choose(owner, 12);
    expect((await owner.call(securityApi.save, { staff_hours: 1, version })).status).toBe(409);
    const { entries } = (await owner.call(auditApi.list, { action: 'security_settings.changed' })).body;
    expect(entries).toHaveLength(1);
  });
});

async function choose(person: Person, staff_hours: 24 | 12 | 8 | 4 | 1) {
  const { version = '' } = (await person.call(securityApi.show, {})).body;
  return person.call(securityApi.save, { staff_hours, version });
}

/** Somebody who has signed in to stay. */
async function entered(world: World, role: 'manager' | 'user'): Promise<Person> {
  const { email, password, ...person } = await world.signedInAs(role);
  const remembered = { email, password, remember: true, staff: role !== 'user' };
  const { body } = await world.visitor().call(signInApi.login, remembered);
  return { ...person, email, password, ...world.bearer(body.access_token) };
}

async function isIn(person: Person, world: World, afterMs: number): Promise<boolean> {
  world.passTime(afterMs);
  return (await person.call(signInApi.me, {})).status === 200;
}
