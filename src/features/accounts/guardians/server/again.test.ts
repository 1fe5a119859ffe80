import { expect, it } from 'vitest';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { day } from '#shared/dates.ts';
import { consentWith, mother, orderAsMinor, tokenFor } from '#test/guardians.ts';
import { rows } from '#test/rows.ts';
import { aCourse, purchaseOf } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { guardiansApi } from '../contract.ts';

describeOnEngines('a guardian who is mailed again by staff', (makeWorld) => {
  // spec: 530
  it('agrees by the new link; the earlier one opens nothing, and the log says who sent it', async () => {
    const world = await makeWorld();
    const { order_id: id, token: old } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    const manager = await world.signedInAs('manager');
    const { body: order } = await manager.call(ordersPanelApi.mailGuardian, { id });
    expect(order.guardian).toMatchObject({ state: 'waiting', email: mother });
    await world.runJobs();
    const guardian = world.visitor();
    const refused = await guardian.call(guardiansApi.show, { token: old });
    expect(refused.body.code).toBe('link_used_or_expired');
    const agreed = await guardian.call(guardiansApi.consent, consentWith(tokenFor(world, mother)));
    expect(agreed.body.state).toBe('consented');
    // The link leads to paying from now on.
    expect((await manager.call(ordersPanelApi.mailGuardian, { id })).status).toBe(409);
    const log = `select actor_id from audit_log where action = 'order.guardian_mailed'`;
    expect(await rows(world, log)).toEqual([{ actor_id: manager.id }]);
  });

  // spec: 530
  it('is asked ten times a day at most, by students and staff together', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { order_id: id } = await orderAsMinor(world, world.visitor(), course);
    let manager = await world.signedInAs('manager');
    const ask = async () => (await manager.call(ordersPanelApi.mailGuardian, { id })).status;
    for (let time = 2; time <= 10; time += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    const minor = { under_18: true, guardian_email: mother, email: 'vera@example.com' };
    expect((await world.visitor().call(paymentsApi.create, purchaseOf(course, minor))).status).toBe(429);
    world.passTime(day);
    manager = await world.signedInAs('manager');
    expect(await ask()).toBe(200);
  });
});
