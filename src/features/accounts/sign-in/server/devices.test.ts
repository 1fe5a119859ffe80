import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { contextOf } from '#server/context.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { deviceHeader } from '#shared/contract.ts';
import { day, minute } from '#shared/dates.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { keptDevices } from '../rules/devices.ts';
import { accountLimits } from '../rules/limits.ts';
import { deviceOf, rememberDevice } from './devices.ts';
import { signInJobs } from './jobs.ts';
import { issueSetPasswordLink } from './links.ts';

const newDevice = () => randomBytes(32).toString('base64url');

describeOnEngines('a device that has signed in before', (makeWorld) => {
  it('lets the owner in while a stranger uses up all attempts', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('user');
    const device = newDevice();
    expect(await signIn(world, owner, device)).toBe(200);
    await useUp(world, owner);
    expect(await signIn(world, owner)).toBe(429);
    expect(await signIn(world, owner, device)).toBe(200);
    expect(await signIn(world, owner, device)).toBe(200);
  });

  it('lets the owner in while others behind the same address use up its attempts', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('user');
    const device = newDevice();
    const office = { remoteAddress: '203.0.113.5', method: 'POST', url: '/api/login' } as const;
    await signIn(world, owner, device);
    const neighbours = { ...system, address: office.remoteAddress };
    for (let n = 0; n < 20; n++)
      await countAttempt(contextOf(world.app, neighbours), accountLimits.login, {
        email: `nobody-${n}@example.com`,
      });
    const payload = { email: owner.email, password: owner.password };
    expect((await world.visitor().request({ ...office, payload })).status).toBe(429);
    const headers = { [deviceHeader]: device };
    expect((await world.visitor().request({ ...office, payload, headers })).status).toBe(200);
    const other = { ...payload, email: 'nobody-1@example.com' };
    expect((await world.visitor().request({ ...office, payload: other, headers })).status).toBe(429);
  });

  it('has an allowance, not an exemption', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('user');
    const device = newDevice();
    await signIn(world, owner, device);
    await useUp(world, owner);
    const typo = { ...owner, password: 'typo' };
    for (let n = 0; n < 10; n++) expect(await signIn(world, typo, device)).toBe(401);
    expect(await signIn(world, typo, device)).toBe(429);
    world.passTime(6 * minute);
    expect(await signIn(world, owner, device)).toBe(200);
  });

  it('is nobody else’s: neither a forged token nor another person’s device helps', async () => {
    const world = await makeWorld();
    const [owner, stranger] = [await world.signedInAs('user'), await world.signedInAs('user')];
    const strangersDevice = newDevice();
    await signIn(world, owner, newDevice());
    await signIn(world, stranger, strangersDevice);
    await useUp(world, owner);
    const forged = [strangersDevice, newDevice(), '', 'a', "' or 1=1 --", 'x'.repeat(5000)];
    for (const device of forged) expect(await signIn(world, owner, device)).toBe(429);
  });

  it('is known only once the right password was given', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('user');
    const device = newDevice();
    await signIn(world, { ...owner, password: 'wrong' }, device);
    await useUp(world, owner, 9);
    expect(await signIn(world, owner, device)).toBe(429);
  });

  it('is one as well on which the owner chose a password by a link of a mail', async () => {
    const world = await makeWorld();
    const { id, email } = await world.signedInAs('user');
    const device = newDevice();
    const link = await contextOf(world.app).transaction((ctx) => issueSetPasswordLink(ctx, id));
    const payload = { token: new URL(link).searchParams.get('token'), password: 'Новый-пароль-8' };
    const headers = { [deviceHeader]: device };
    await world.visitor().request({ method: 'POST', url: '/api/set-password', payload, headers });
    await useUp(world, { email });
    const owner = { email, password: payload.password };
    expect(await signIn(world, owner)).toBe(429);
    expect(await signIn(world, owner, device)).toBe(200);
  });

  it('is stored as a hash, forgotten after half a year, and only the newest are kept', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('user');
    const devices = Array.from({ length: keptDevices + 3 }, newDevice);
    for (const token of devices) {
      const actor = { ...system, device: deviceOf(token) };
      await contextOf(world.app, actor).transaction((ctx) => rememberDevice(ctx, owner.id));
      world.passTime(minute);
    }
    const known = await knownDevices(world);
    expect(known).toHaveLength(keptDevices);
    expect(JSON.stringify(known)).not.toContain(devices.at(-1));
    await useUp(world, owner);
    expect(await signIn(world, owner, devices[0])).toBe(429);
    expect(await signIn(world, owner, devices.at(-1))).toBe(200);

    world.passTime(181 * day);
    const clear = signInJobs.find(({ kind }) => kind === 'accounts.clear_old_devices')!;
    await clear.run(contextOf(world.app), {} as never, {} as never);
    expect(await knownDevices(world)).toEqual([]);
  });
});

/** Signs in from an unused address. @returns the status */
async function signIn(
  world: World,
  { email, password }: Pick<Person, 'email' | 'password'>,
  device?: string,
): Promise<number> {
  const answer = await world.visitor().request({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    headers: { ...(device !== undefined && { [deviceHeader]: device }) },
  });
  return answer.status;
}

async function useUp(world: World, { email }: Pick<Person, 'email'>, times = 10): Promise<void> {
  for (let n = 0; n < times; n++)
    await countAttempt(contextOf(world.app), accountLimits.login.slice(1), { email });
}

async function knownDevices(world: World): Promise<unknown[]> {
  return (await sql`select * from known_devices`.execute(world.app.database.handle)).rows;
}
