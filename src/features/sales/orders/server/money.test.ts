/** Payments with a live school's test key are shown as such, and counted in no sum. */
import { expect, it } from 'vitest';
import { staffApi } from '#features/office/people/contract/list.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { aCourse, buy, goLive } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { ordersApi } from '../contract.ts';

describeOnEngines('orders paid with a test key', (makeWorld) => {
  // spec: 560
  it('say so and open the course, and no sum has them', async () => {
    const world = await makeWorld();
    const [course, other] = [await aCourse(world), await aCourse(world, { title: 'Второй', position: 2 })];
    const test = await inLiveMode(world, () => buy(world, world.visitor(), course));
    const real = await buy(world, world.visitor(), other, { email: 'vera@example.com' });
    const staff = await world.signedInAs('support');
    const { orders, total, summary } = (await staff.call(ordersApi.list, {})).body;
    expect(orders.map((order) => [order.id, order.test])).toEqual([
      [real.order_id, false],
      [test.order_id, true],
    ]);
    expect([total, summary]).toEqual([2, { revenue: 12_500, orders: 1, successful: 1 }]);
    const filtered = (await staff.call(ordersApi.list, { test: 'yes' })).body;
    expect(filtered).toMatchObject({ orders: [{ id: test.order_id }], summary: { revenue: 0, orders: 0 } });
    expect((await staff.call(ordersApi.show, { id: test.order_id })).body).toMatchObject({ test: true });

    const { users } = (await staff.call(staffApi.listUsers, { search: 'example.com', role: 'user' })).body;
    expect(Object.fromEntries(users.map((user) => [user.email, user.total_paid]))).toEqual({
      'lena@example.com': 0,
      'vera@example.com': 12_500,
    });
    const lena = users.find((user) => user.email === 'lena@example.com')!;
    expect(lena).toMatchObject({ has_course_access: true });
    const { body } = await staff.call(staffApi.showUser, { id: lena.id });
    expect(body.orders).toMatchObject([{ id: test.order_id, test: true }]);
  });

  // spec: 560
  it('count for nobody when they are given to another address', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const test = await inLiveMode(world, () => buy(world, world.visitor(), course));
    const correction = { order_secret: test.order_secret, email: 'elena@example.com' };
    expect((await world.visitor().call(paymentsApi.correctEmail, correction)).status).toBe(200);
    const staff = await world.signedInAs('support');
    const { users } = (await staff.call(staffApi.listUsers, { search: 'elena@example.com' })).body;
    expect(users).toMatchObject([{ email: 'elena@example.com', total_paid: 0 }]);
  });
});

/** The world's shop has a test key. */
async function inLiveMode<T>(world: World, work: () => Promise<T>): Promise<T> {
  await goLive(world);
  try {
    return await work();
  } finally {
    world.app.config.mode = 'demo';
  }
}
