// Races.
/** Many buyers of a code's last uses at once: never more than there are. */
import { expect, it } from 'vitest';
import { promoCodesPanelApi } from '#features/sales/promo-codes/contract.ts';
import { aCode } from '#test/promoCodes.ts';
import { aCourse, purchaseOf } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';

describeOnBothEngines('the last uses of a promo code', (makeWorld) => {
  // spec: 522
  it('go to as many buyers as there are uses, however many order at once', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { id } = await aCode(world, { max_uses: 3 });
    const order = (n: number) => {
      const purchase = { amount: 10_000, promo_code: 'LETO', email: `buyer-${n}@example.com` };
      return world.visitor().call(paymentsApi.create, purchaseOf(course, purchase));
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => order(n)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'bought' : body.code));
    expect(codes.filter((code) => code === 'bought')).toHaveLength(3);
    expect(codes.filter((code) => code === 'promo_code_used_up')).toHaveLength(17);
    expect(world.yookassa.payments()).toHaveLength(3);

    // Half of those who got it do not pay: what they leave is bought by the next, and not twice.
    const [given] = answers.filter(({ status }) => status === 200);
    world.yookassa.pay(given!.body.payment_id, { reason: 'insufficient_funds' });
    await world.yookassa.webhooksSettled();
    const later = await Promise.all(Array.from({ length: 10 }, (_, n) => order(100 + n)));
    expect(later.filter(({ status }) => status === 200)).toHaveLength(1);
    const manager = await world.signedInAs('manager');
    const shown = await manager.call(promoCodesPanelApi.show, { id });
    expect(shown.body).toMatchObject({ reserved: 3, uses: 0, state: 'used_up' });
  });

  it('of one buyer who orders other courses at once: one order has it', async () => {
    const world = await makeWorld();
    await aCode(world);
    const courses = await Promise.all(
      Array.from({ length: 6 }, (_, n) => aCourse(world, { title: `Курс ${n}`, position: n + 1 })),
    );
    const answers = await Promise.all(
      courses.map((course) =>
        world.visitor().call(paymentsApi.create, purchaseOf(course, { amount: 10_000, promo_code: 'LETO' })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'promo_code_used_by_you')).toHaveLength(5);
  });

  it('a double click with a code pays once', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world, { max_uses: 1 });
    const purchase = purchaseOf(course, { amount: 10_000, promo_code: 'LETO' });
    const buyer = world.visitor();
    const answers = await Promise.all([1, 2, 3].map(() => buyer.call(paymentsApi.create, purchase)));
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect(world.yookassa.payments()).toHaveLength(1);
  });
});
