/** A school that rehearses: what it sells is marked, counts nowhere, and goes with the end. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { dashboardApi } from '#features/office/dashboard/contract.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import { refundsListing } from '#features/sales/refunds/listing.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { contextOf } from '#server/context.ts';
import { markRehearsal } from '#server/rehearsalMark.ts';
import { orderAsMinor } from '#test/guardians.ts';
import { apply } from '#test/instalments.ts';
import { aRefundRow } from '#test/refunds.ts';
import { aCourse, buy, goLive, orderIn } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { rehearsalApi } from '../contract.ts';

describeOnEngines('a rehearsal', (makeWorld) => {
  // spec: 556
  it('is said on each of its orders and in every mail, and no sum or export has them', async () => {
    const world = await rehearsing(makeWorld);
    const course = await aCourse(world);
    const buyer = await world.signedInAs('user', { email: 'vera@example.com' });
    const { order_id } = await buy(world, buyer, course);
    await aRefundRow(world, order_id);

    expect(await orderIn(world, order_id)).toMatchObject({ status: 'paid', rehearsal: true, test: false });
    expect((await buyer.call(ownOrdersApi.list, {})).body.orders).toMatchObject([{ rehearsal: true }]);
    const mails = world.mail.messages().filter(({ to }) => to.includes(buyer.email));
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^\[Репетиция\] /);
      expect(text).toContain('Школа репетирует: деньги не списываются');
    }

    const owner = await world.signedInAs('super_admin');
    expect((await owner.call(ordersApi.list, {})).body).toMatchObject({
      total: 1,
      summary: { revenue: 0, orders: 0, successful: 0 },
    });
    const { body: person } = await owner.call(staffApi.showUser, { id: buyer.id });
    expect(person).toMatchObject({ total_paid: 0, orders: [{ rehearsal: true }] });
    const { money } = (await owner.call(dashboardApi.show, {})).body;
    expect(money!.every(({ received, returned }) => received === 0 && returned === 0)).toBe(true);
    for (const { exportCall } of [ordersListing, refundsListing]) {
      const { body } = await owner.request({ method: 'GET', url: exportCall.path });
      expect([exportCall.path, String(body).trim().split('\n')]).toEqual([
        exportCall.path,
        [expect.any(String)],
      ]);
    }
  });

  // spec: 557
  it('ends with all that was sold and everybody who came by themselves; the school itself stays', async () => {
    const world = await rehearsing(makeWorld);
    const owner = await world.signedInAs('super_admin', { email: 'owner@school.example' });
    const before = await countsIn(world);
    const course = await aCourse(world);
    const afterCourse = await countsIn(world);
    const student = { email: 'pavel@example.com', first_name: 'Павел', last_name: 'Лесной' };
    expect((await owner.call(peopleApi.createStudent, student)).status).toBe(200);

    const { order_id } = await buy(world, world.visitor(), course);
    await aRefundRow(world, order_id);
    await buy(world, owner, course);
    const registered = await world.signedInAs('user');
    await apply(world, world.visitor(), course, { user_email: 'another@example.com' });
    await orderAsMinor(world, world.visitor(), course, { email: 'anna@example.com' });
    await world.visitor().call(ratingApi.draft, { gender: 'female' });
    await world.runJobs();

    const { since, orders } = (await owner.call(rehearsalApi.show, {})).body;
    expect([since, orders]).toEqual([expect.any(String), 4]);
    const ended = await owner.call(rehearsalApi.end, { confirm: true });
    expect(ended).toMatchObject({ status: 200, body: { orders: 4 } });
    expect((await owner.call(rehearsalApi.show, {})).body).toEqual({ since: null, orders: 0 });

    const { users } = (await owner.call(staffApi.listUsers, {})).body;
    expect(users.map(({ email }) => email).sort()).toEqual(['owner@school.example', 'pavel@example.com']);
    expect((await registered.call(signInApi.me, {})).status).toBe(401);
    const { courses } = (await world.visitor().call(coursesApi.list, {})).body;
    expect(courses.map(({ id }) => id)).toEqual([course.id]);
    await world.runJobs();
    // Whatever features bring: apart from these, no table holds more than before anybody came. Left are the student whom
    // staff have entered, with the link that was mailed, and what the owner agreed to.
    const running = ['jobs', 'schedules', 'versions', 'document_versions', 'audit_log', 'limit_counters'];
    const left = await countsIn(world);
    const more = Object.keys(left).filter(
      (table) => left[table]! > Math.max(before[table]!, afterCourse[table]!),
    );
    expect(more.filter((table) => !running.includes(table))).toEqual(['consents', 'one_time_links', 'users']);
    const { entries } = (await owner.call(auditApi.list, { action: 'rehearsal.ended' })).body;
    expect(entries).toHaveLength(1);
    expect((await owner.call(rehearsalApi.end, { confirm: true })).status).toBe(409);
  });

  // spec: 557
  it('that sold on after its end has to be ended again', async () => {
    const world = await rehearsing(makeWorld);
    const owner = await world.signedInAs('super_admin');
    await owner.call(rehearsalApi.end, { confirm: true });
    const course = await aCourse(world);
    await buy(world, world.visitor(), course);
    expect((await owner.call(rehearsalApi.end, { confirm: true })).body).toEqual({ orders: 1, people: 1 });
  });

  // spec: 557
  it('is ended by nobody but the owner, and not by mistake', async () => {
    const world = await rehearsing(makeWorld);
    const director = await world.signedInAs('admin');
    expect((await director.call(rehearsalApi.end, { confirm: true })).status).toBe(403);
    const owner = await world.signedInAs('super_admin');
    const url = rehearsalApi.end.path;
    expect((await owner.request({ method: 'POST', url, payload: {} })).status).toBe(422);
    expect((await owner.call(rehearsalApi.show, {})).body.since).not.toBeNull();
  });

  it('keeps other money apart', async () => {
    const world = await rehearsing(makeWorld);
    const course = await aCourse(world);
    const buyer = await world.signedInAs('user', { email: 'vera@example.com' });
    const { order_id } = await buy(world, buyer, course);
    await sql`update orders set money = 'test' where id = ${order_id}`.execute(world.app.database.handle);
    const owner = await world.signedInAs('super_admin');
    await owner.call(rehearsalApi.end, { confirm: true });
    expect((await owner.call(ordersApi.list, {})).body.total).toBe(1);
    expect((await buyer.call(signInApi.me, {})).status).toBe(200);
  });
});

async function rehearsing(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld();
  await goLive(world, 'rehearsal');
  await markRehearsal(contextOf(world.app));
  return world;
}

async function countsIn({ app }: World): Promise<Record<string, number>> {
  const { handle } = app.database;
  const counts: Record<string, number> = {};
  for (const { name } of await handle.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)}`.execute(handle);
    counts[name] = rows.length;
  }
  return counts;
}
