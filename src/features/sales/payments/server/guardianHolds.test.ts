/** A guardian whose money is held: there is nothing left to pay, and nothing to pay again. */
import { expect, it } from 'vitest';
import { guardiansApi } from '#features/accounts/guardians/contract.ts';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { agreeAndPay, orderAsMinor } from '#test/guardians.ts';
import { aCourse } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { holdsApi, paymentSettingsApi } from '../contract/payments.ts';

describeOnEngines('a guardian whose money is held', (makeWorld) => {
  it('is told so and led to no payment, until staff decide', async () => {
    const { world, token, order_id: id } = await heldByGuardian(makeWorld);
    const guardian = world.visitor();
    expect((await guardian.call(guardiansApi.show, { token })).body.payment).toBe('held');
    expect((await guardian.call(guardiansApi.pay, { token })).status).toBe(409);
    const manager = await world.signedInAs('manager');
    await manager.call(holdsApi.decide, { id, wish: 'take' });
    await world.runJobs();
    await world.yookassa.webhooksSettled();
    expect((await guardian.call(guardiansApi.show, { token })).body.payment).toBe('paid');
  });

  it('is not asked to try again once the school has given the order up', async () => {
    const { world, token, order_id: id } = await heldByGuardian(makeWorld);
    const manager = await world.signedInAs('manager');
    await manager.call(ordersPanelApi.cancel, { id, reason: 'Передумали' });
    await world.runJobs();
    await world.yookassa.webhooksSettled();
    const { body } = await world.visitor().call(guardiansApi.show, { token });
    expect(body.payment).not.toBe('card');
    expect((await world.visitor().call(guardiansApi.pay, { token })).status).toBe(409);
  });
});

async function heldByGuardian(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const owner = await world.signedInAs('super_admin');
  const { body } = await owner.call(paymentSettingsApi.show, {});
  await owner.call(paymentSettingsApi.change, { ...body, capture: 'by_staff' });
  const order = await orderAsMinor(world, world.visitor(), await aCourse(world));
  await agreeAndPay(world, order.token);
  return { world, ...order };
}
