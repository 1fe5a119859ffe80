// Races.
/** A guardian agrees in the very moment that erases their data. */
import { expect, it } from 'vitest';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { contextOf } from '#server/context.ts';
import { atCount } from '#test/counts.ts';
import { consentWith, orderAsMinor } from '#test/guardians.ts';
import { aCourse } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { guardiansApi } from '../contract.ts';
import { personalData } from './personalData.ts';

const rounds = atCount(50, 200);

describeOnBothEngines('consent and erasure of a guardian at the same instant', (makeWorld) => {
  // spec: 533
  it('one waits for the other: agreed to or given up, never both, and nobody is named', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const clerk = await world.signedInAs('manager');
    for (let round = 0; round < rounds; round += 1) {
      const guardian_email = `mama${round}@example.com`;
      const { order_id: id, token } = await orderAsMinor(world, world.visitor(), course, {
        ...{ guardian_email, email: `vera${round}@example.com` },
      });
      const erasure = () =>
        contextOf(world.app).transaction((ctx) =>
          personalData.erase!(ctx, { userId: 'nobody', email: guardian_email, calledBy: [] }),
        );
      const [{ status }] = await Promise.all([
        world.visitor().call(guardiansApi.consent, consentWith(token)),
        erasure(),
      ]);
      const { body: order } = await clerk.call(ordersApi.show, { id });
      // The link dies with the erasure, also before the page is shown that follows the consent.
      expect([200, 400, 409, 410]).toContain(status);
      const outcome = [order.status, order.guardian?.state];
      expect([
        ['new', 'consented'],
        ['canceled', 'withdrawn'],
      ]).toContainEqual(outcome);
      expect(order.guardian?.email).toBe('');
    }
  });
});
