/** Orders and payments of an erased person: nothing is lost, and nobody is named. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { hour } from '#shared/dates.ts';
import { aWholePerson, eraseOneself, rowsIn, tablesNaming, traces } from '#test/privacy.ts';
import { aCourse, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';

const words = Object.values(traces);

describeOnEngines('the money of somebody erased', (makeWorld) => {
  // spec: 81
  it('money that comes afterwards opens nothing: the order says that it is to go back', async () => {
    const world = await makeWorld();
    const { student, owner, pending } = await aWholePerson(world);
    await eraseOneself(student);
    await world.runJobs();
    world.yookassa.pay(pending.payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const order = await orderIn(world, pending.order_id);
    expect(order).toMatchObject({ status: 'paid', refund_due: true, erased: true, name: '' });
    expect(order.history.at(-1)).toMatchObject({ reason: 'paid_after_erasure' });
    const due = (await owner.call(ordersApi.list, { refund_due: 'yes' })).body;
    expect(due.orders.map(({ id }) => id)).toEqual([pending.order_id]);
    const open = (await rowsIn(world, 'enrolments')).filter((row) => row.ended_at === null);
    expect(open).toEqual([]);
    const [last, told, ...more] = world.mail.messages();
    expect([last?.subject, told?.subject, more]).toEqual(['Ваши данные удалены', 'Нужно вернуть деньги', []]);
    // The only reader left is the member of staff who has to send it back.
    expect(told?.to).toContain(owner.email);
    expect(
      (await rowsIn(world, 'jobs')).filter(({ status }) => status !== 'done' && status !== 'queued'),
    ).toEqual([]);
  });

  it('while a payment is being credited: each comes through, and nothing waits for ever', async () => {
    const world = await makeWorld();
    const { student, pending } = await aWholePerson(world);
    world.yookassa.pay(pending.payment_id);
    const [answer] = await Promise.all([
      eraseOneself(student),
      world.yookassa.webhooksSettled(),
      world.runJobs(),
    ]);
    expect(answer.status).toBe(200);
    await world.runJobs();
    world.passTime(hour);
    await world.runJobs();
    expect(await orderIn(world, pending.order_id)).toMatchObject({ status: 'paid', erased: true });
    expect((await rowsIn(world, 'enrolments')).filter((row) => row.ended_at === null)).toEqual([]);
    expect(await tablesNaming(world, words)).toEqual([]);
  });

  it('somebody else’s order that had the address by mistake forgets it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: traces.email });
    const { order_secret, order_id } = await buy(world, world.visitor(), course, {
      email: 'mistyped@example.com',
    });
    await world.visitor().call(paymentsApi.correctEmail, { order_secret, email: 'right@example.com' });
    await sql`update email_corrections set old_email = ${traces.email}`.execute(world.app.database.handle);
    await sql`update order_history set details = replace(details, 'mistyped@example.com', ${traces.email})`.execute(
      world.app.database.handle,
    );
    await eraseOneself(student);
    const order = await orderIn(world, order_id);
    expect(order).toMatchObject({ email: 'right@example.com', erased: false });
    expect(order.history.at(-1)!.details).toEqual({ from: '•••', to: 'right@example.com' });
  });

  it('an order that the provider has not answered yet ends', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const { order_id } = await startPurchase(student, course);
    const { handle } = world.app.database;
    await sql`update payments set status = 'new', confirmation_url = null, provider_payment_id = null`.execute(
      handle,
    );
    await sql`update orders set status = 'new'`.execute(handle);
    await eraseOneself(student);
    expect(await orderIn(world, order_id)).toMatchObject({
      status: 'canceled',
      payments: [{ status: 'failed' }],
    });
    const [payment] = await rowsIn(world, 'payments');
    expect(payment).toMatchObject({ request: '', next_check_at: null });
  });
});
