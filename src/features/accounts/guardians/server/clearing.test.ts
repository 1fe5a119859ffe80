/** A tick “under 18” that was a mistake: staff take it off. */
import { expect, it } from 'vitest';
import { instalmentsApi } from '#features/sales/instalments/contract/instalments.ts';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { consentWith, mother, orderAsMinor } from '#test/guardians.ts';
import { apply } from '#test/instalments.ts';
import { orderRating, ratingFor } from '#test/rating.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn, purchaseOf } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { guardiansApi } from '../contract.ts';

describeOnEngines('a tick “under 18” that staff take off', (makeWorld) => {
  // spec: 532
  it('leaves an order that the buyer pays; the guardian’s link is dead, the address forgotten, the log says who', async () => {
    const world = await makeWorld();
    const [course, other] = [await aCourse(world), await aCourse(world, { title: 'Второй' })];
    const student = await world.signedInAs('user');
    const { order_id: id, token } = await orderAsMinor(world, student, course);
    const manager = await world.signedInAs('manager');
    const { body: order, status } = await manager.call(ordersPanelApi.clearMinor, { id });
    expect(status).toBe(200);
    expect(order.guardian).toBeNull();
    expect(order.status).toBe('new');
    const guardian = await world.visitor().call(guardiansApi.show, { token });
    expect(guardian.body.code).toBe('link_used_or_expired');
    expect(await rows(world, 'select * from guardian_requests')).toEqual([]);
    expect(await rows(world, `select actor_id from audit_log where action = 'order.minor_cleared'`)).toEqual([
      { actor_id: manager.id },
    ]);
    await world.runJobs();
    const sent = world.mail.messages().at(-1)!;
    expect(sent).toMatchObject({ to: [student.email], subject: 'Согласие родителя больше не нужно' });
    const key = /\/payment\/return\?order=([\w-]+)/.exec(sent.text)![1]!;

    const { body: way } = await world.visitor().call(paymentsApi.state, { order_key: key });
    const asked = world.yookassa.payments();
    expect(asked).toMatchObject([{ amount: { value: '12500.00' } }]);
    expect(way).toMatchObject({
      by_guardian: false,
      confirmation_url: asked[0]!.confirmation?.confirmation_url,
    });
    world.yookassa.pay(asked[0]!.id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect((await manager.call(ordersApi.show, { id })).body.status).toBe('paid');
    // Nobody is taken for under 18 any more.
    const next = await student.call(paymentsApi.create, purchaseOf(other, { amount: 8_750 }));
    expect(next.body).toMatchObject({ guardian_asked: false });
  });

  // spec: 532
  it('stays where the guardian has agreed, and where there is none', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const manager = await world.signedInAs('manager');
    const { order_id: id, token } = await orderAsMinor(world, world.visitor(), course);
    await world.visitor().call(guardiansApi.consent, consentWith(token));
    expect((await manager.call(ordersPanelApi.clearMinor, { id })).status).toBe(409);
    expect(await rows(world, 'select guardian_email from guardian_requests')).toEqual([
      { guardian_email: mother },
    ]);
    const adult = await world
      .visitor()
      .call(paymentsApi.create, purchaseOf(course, { email: 'olga@example.com' }));
    expect((await manager.call(ordersPanelApi.clearMinor, { id: adult.body.order_id })).status).toBe(409);
  });

  it('of a question that is over only lets the person be an adult again: a closed order stays closed', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const { order_id: id, token } = await orderAsMinor(world, student, course);
    await world.visitor().call(guardiansApi.decline, { token });
    const refused = await student.call(paymentsApi.create, purchaseOf(course));
    expect(refused.body.code).toBe('guardian_required');
    const manager = await world.signedInAs('manager');
    expect((await manager.call(ordersPanelApi.clearMinor, { id })).body).toMatchObject({
      status: 'canceled',
      guardian: null,
    });
    const again = await student.call(paymentsApi.create, purchaseOf(course));
    expect(again.body).toMatchObject({ guardian_asked: false });
  });

  // spec: 532
  it('closes an application for instalments, for which the buyer’s own phone is wanted, and says how to go on', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const minor = { under_18: true, guardian_email: mother, user_phone: undefined };
    const { orderId: id, payment_reference } = await apply(world, world.visitor(), course, minor);
    const manager = await world.signedInAs('manager');
    expect((await manager.call(ordersPanelApi.clearMinor, { id })).status).toBe(200);
    await world.runJobs();
    const { body } = await world.visitor().call(instalmentsApi.status, { payment_reference });
    expect(body).toMatchObject({ state: 'canceled', waits_for_guardian: false });
    expect((await orderIn(world, id)).history.map(({ reason }) => reason)).toEqual([
      'placed',
      'waits_for_guardian',
      'guardian_not_needed',
    ]);
    const told = world.mail.messages().find(({ subject }) => subject.startsWith('Согласие родителя'))!;
    expect(told.text).toContain('Оформите покупку ещё раз');
    const next = await apply(world, world.visitor(), course);
    expect(next.state).toBe('sent');
  });

  // spec: 532
  it('leaves a rating that an adult pays; an age below 18 in the answers stays what it is', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const minor = { under_18: true, guardian_email: mother };
    const adult = await orderRating(world.visitor(), { ...minor, email: 'olga@example.com' });
    expect((await manager.call(ordersPanelApi.clearMinor, { id: adult.order_id })).status).toBe(200);
    await world.runJobs();
    expect(world.yookassa.payments()).toMatchObject([{ amount: { value: '290.00' } }]);
    const { user_data } = ratingFor();
    const child = await orderRating(world.visitor(), {
      ...minor,
      email: 'kira@example.com',
      user_data: { ...user_data, age: 16 },
    });
    expect((await manager.call(ordersPanelApi.clearMinor, { id: child.order_id })).status).toBe(409);
    expect(await rows(world, 'select subject_id from guardian_requests')).toEqual([
      { subject_id: child.order_id },
    ]);
  });
});
