import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { contextOf } from '#server/context.ts';
import { drawing, drawn } from '#server/drawings/drawings.ts';
import { minute } from '#shared/dates.ts';
import { aCourse, orderIn, startPurchase } from '#test/school.ts';
import { describeOnEngines, type Person } from '#test/world.ts';
import { machineApi } from '../contract/machine.ts';

describeOnEngines('what the owner does to the machine', (makeWorld) => {
  it('a restart is refused where nobody would start it again, and says so', async () => {
    const owner = await (await makeWorld()).signedInAs('super_admin');
    const { status, body } = await owner.call(machineApi.restart, { confirm: true });
    expect([status, body.code]).toEqual([409, 'restart_by_hand']);
    expect(await actionsOf(owner)).not.toContain('system.restarted');
  });

  // spec: 831, 848, 886
  it('a restart is asked for once a minute, and only when it is confirmed', async () => {
    const world = await makeWorld();
    let restarts = 0;
    world.app.restart = () => {
      restarts += 1;
    };
    const owner = await world.signedInAs('super_admin');
    expect((await owner.call(machineApi.restart, {} as never)).status).toBe(422);
    expect((await owner.call(machineApi.show, {})).body.restarts).toBe(true);
    expect((await owner.call(machineApi.restart, { confirm: true })).status).toBe(200);
    expect((await owner.call(machineApi.restart, { confirm: true })).status).toBe(429);
    expect(restarts).toBe(1);
    world.passTime(2 * minute);
    expect((await owner.call(machineApi.restart, { confirm: true })).status).toBe(200);
    expect((await actionsOf(owner)).filter((action) => action === 'system.restarted')).toHaveLength(2);
  });

  // spec: 783
  it('the cache is cleared of what can be made again, and the answer says of how much', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const sizes = join(world.app.config.dataDir, 'cache', 'pictures');
    await mkdir(sizes, { recursive: true });
    for (const name of ['a-320.avif', 'a-640.avif']) await writeFile(join(sizes, name), 'x');
    let times = 0;
    const draw = async () => {
      times += 1;
      return Buffer.from('card');
    };
    await drawn(ctx, drawing('card', 'one', draw));
    await drawn(ctx, drawing('pdf', 'one', draw));
    const owner = await world.signedInAs('super_admin');
    const { body } = await owner.call(machineApi.clearCache, {});
    expect(body).toEqual({ pages: 0, pictures: 2, cards: 1, papers: 1 });
    expect(await readdir(sizes)).toEqual([]);
    await drawn(ctx, drawing('card', 'one', draw));
    expect(times).toBe(3);
    expect((await owner.call(machineApi.clearCache, {})).body).toMatchObject({
      pictures: 0,
      cards: 1,
      papers: 0,
    });
    expect(await actionsOf(owner)).toContain('system.cache_cleared');
  });

  // spec: 784
  it('maintenance keeps visitors and students out, in their language, and staff go on', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const manager = await world.signedInAs('manager');
    const student = await world.signedInAs('user');
    await aCourse(world);
    expect((await owner.call(machineApi.setMaintenance, { is_on: true })).body.since).toEqual(
      expect.any(String),
    );
    const words = new Set<unknown>();
    for (const language of ['ru', 'en', 'zh'] as const) {
      const { status, body, headers } = await world.visitor(language).call(coursesApi.list, {});
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'under_maintenance', '600']);
      words.add(body.detail);
    }
    expect(words.size).toBe(3);
    expect((await student.call(coursesApi.list, {})).status).toBe(503);
    expect((await student.call(signInApi.me, {})).status).toBe(200);
    for (const one of [owner, manager]) expect((await one.call(coursesApi.list, {})).status).toBe(200);
    expect((await manager.call(machineApi.standing, {})).body.since).toEqual(expect.any(String));
    for (const url of ['/healthz', '/readyz'])
      expect((await world.visitor().request({ method: 'GET', url })).status).toBe(200);
    await owner.call(machineApi.setMaintenance, { is_on: false });
    expect((await world.visitor().call(coursesApi.list, {})).status).toBe(200);
    expect(await actionsOf(owner)).toEqual(
      expect.arrayContaining(['maintenance.begun', 'maintenance.ended']),
    );
  });

  // spec: 784
  it('a payment that was begun before maintenance goes on and opens its course', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const buyer = world.visitor();
    const course = await aCourse(world);
    const { order_id, order_secret, payment_id } = await startPurchase(buyer, course);
    await owner.call(machineApi.setMaintenance, { is_on: true });
    world.yookassa.pay(payment_id);
    await world.yookassa.webhooksSettled();
    // By the notice of the provider, before anybody asks.
    expect((await orderIn(world, order_id)).status).toBe('paid');
    const { status, body } = await buyer.call(paymentsApi.status, { order_secret });
    expect([status, body.status]).toEqual([200, 'paid']);
  });
});

async function actionsOf(owner: Person): Promise<string[]> {
  const { entries } = (await owner.call(auditApi.list, {})).body;
  return entries.map(({ action }) => action);
}
