import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { aCourse, buy, orderIn } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { manualPaymentsApi } from '../contract.ts';

describeOnEngines('payments that staff enter', (makeWorld) => {
  // spec: 520, 717
  it('money that came by hand is entered once: an account, a course, a mail, and its place in the sums', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const manager = await world.signedInAs('manager');
    const order = manual(world, course.id);
    const answers = await Promise.all([
      manager.call(manualPaymentsApi.enter, order),
      manager.call(manualPaymentsApi.enter, order),
    ]);
    expect(answers.map(({ status, body }) => [status, body.number])).toEqual([
      [200, 'Z-10001'],
      [200, 'Z-10001'],
    ]);
    const entered = await orderIn(world, answers[0]!.body.id);
    expect(entered).toMatchObject({
      status: 'paid',
      amount: 9000,
      email: 'olga@example.com',
      name: 'Ольга Ветрова',
      manual: { method: 'transfer', document: '№ 17', receipt_number: null },
      payments: [{ provider: 'manual', status: 'succeeded', amount: 9000 }],
    });
    expect(entered.history.map(({ reason }) => reason)).toEqual(['entered_by_staff', 'paid']);
    await world.runJobs();
    expect(world.mail.messages()).toMatchObject([
      { subject: expect.stringContaining('Курс ваш: «'), to: ['olga@example.com'] },
    ]);
    const { users } = (await manager.call(staffApi.listUsers, { search: 'olga@' })).body;
    expect(users).toMatchObject([{ total_paid: 9000, courses: [course.title] }]);
    const { summary, orders } = (await manager.call(ordersApi.list, { method: 'transfer' })).body;
    expect([summary, orders.length]).toEqual([{ revenue: 9000, orders: 1, successful: 1 }, 1]);
    expect((await manager.call(ordersApi.list, { method: 'cash' })).body.total).toBe(0);
    const receipt = { id: entered.id, receipt_number: 'ФД 123' };
    const kept = (await manager.call(manualPaymentsApi.setReceiptNumber, receipt)).body;
    expect(kept.manual!.receipt_number).toBe('ФД 123');
    expect(await actionsOn(world, entered.id)).toEqual(['order.receipt_entered', 'order.entered']);
  });

  it('an international address is entered as it is typed, found so, and mailed to in ASCII', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const order = { ...manual(world, (await aCourse(world)).id), email: 'olga@Школа.рф' };
    expect((await manager.call(manualPaymentsApi.enter, order)).body.email).toBe(
      'olga@xn--80atdl2c.xn--p1ai',
    );
    await world.runJobs();
    expect(world.mail.messages()).toMatchObject([{ to: ['olga@xn--80atdl2c.xn--p1ai'] }]);
    for (const search of ['olga@школа.рф', 'школа', 'xn--80atdl2c'])
      expect((await manager.call(ordersApi.list, { search })).body.total, search).toBe(1);
  });

  // spec: 717
  it('what cannot have been paid is not entered', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const manager = await world.signedInAs('manager');
    const enter = (changes: object) =>
      manager.call(manualPaymentsApi.enter, { ...manual(world, course.id), ...changes });
    const tomorrow = schoolDay(new Date(world.app.now().getTime() + day), world.app.config.timeZone);
    expect((await enter({ paid_on: tomorrow })).body.fields).toHaveProperty('paid_on');
    expect((await enter({ name: '' })).body.fields).toHaveProperty('name');
    expect((await enter({ course_id: randomUUID() })).body.code).toBe('course_unknown');
    for (const amount of [0, -5, 0.001, 1e9]) expect((await enter({ amount })).status).toBe(422);
    expect((await enter({})).status).toBe(200);
    expect((await enter({ request_id: randomUUID() })).body.fields).toHaveProperty('course_id');
    const blocked = await world.signedInAs('user');
    await manager.call(peopleApi.block, { id: blocked.id });
    expect((await enter({ email: blocked.email })).body.fields).toHaveProperty('email');
    const other = await buy(world, world.visitor(), course);
    const byCard = { id: other.order_id, receipt_number: '1' };
    expect((await manager.call(manualPaymentsApi.setReceiptNumber, byCard)).body.code).toBe('conflict');
    expect((await manager.call(ordersApi.list, {})).body.total).toBe(2);
  });

  // spec: 717
  it('only those who manage orders enter any', async () => {
    const world = await makeWorld();
    const { order_id: id } = await buy(world, world.visitor(), await aCourse(world));
    for (const role of ['support', 'content_manager', 'financial', 'user'] as const) {
      const person = await world.signedInAs(role);
      const answers = await Promise.all([
        person.call(manualPaymentsApi.enter, manual(world, randomUUID())),
        person.call(manualPaymentsApi.setReceiptNumber, { id, receipt_number: '1' }),
      ]);
      expect(new Set(answers.map(({ status }) => status)), role).toEqual(new Set([403]));
    }
  });
});

function manual(world: World, courseId: string) {
  return {
    course_id: courseId,
    amount: 9000,
    method: 'transfer' as const,
    paid_on: schoolDay(world.app.now(), world.app.config.timeZone),
    document: '№ 17',
    email: 'olga@example.com',
    name: 'Ольга Ветрова',
    request_id: randomUUID(),
  };
}

/** Entries of the audit log about the order, newest first. */
async function actionsOn(world: World, orderId: string): Promise<string[]> {
  const owner = await world.signedInAs('super_admin');
  const { entries } = (await owner.call(auditApi.list, { subject: orderId })).body;
  return entries.map(({ action }) => action);
}
