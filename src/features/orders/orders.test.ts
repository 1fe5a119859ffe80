import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { roles } from '#shared/access.ts';
import type { Input } from '#shared/contract.ts';
import { aCourse, type SoldCourse } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { type OrderState, orderStates, ordersApi } from './contract.ts';
import { canMove } from './rules.ts';
import { moveOrder, noteOrder, orderBySecret, placeOrder } from './service.ts';

describeOnBothEngines('orders', (makeWorld) => {
  it('staff see orders, nobody else does', async () => {
    const world = await makeWorld();
    const id = await anOrder(world, await aCourse(world));
    for (const role of roles) {
      const person = await world.signedInAs(role);
      const expected = role === 'user' ? 403 : 200;
      expect((await person.call(ordersApi.list, {})).status, role).toBe(expected);
      expect((await person.call(ordersApi.show, { id })).status, role).toBe(expected);
    }
    for (const answer of [
      await world.visitor().call(ordersApi.list, {}),
      await world.visitor().call(ordersApi.show, { id }),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
      expect(JSON.stringify(answer.body)).not.toContain('example.com');
    }
    const staff = await world.signedInAs('support');
    expect(await staff.call(ordersApi.show, { id: randomUUID() })).toMatchObject({ status: 404 });
    expect(await staff.call(ordersApi.show, { id: 'x' })).toMatchObject({ status: 422 });
  });

  it('an order is found by address, name, course, telephone and number', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const other = await aCourse(world, { title: '100% подиум' });
    const id = await anOrder(world, course, {
      email: 'lena_el@example.com',
      name: 'Елена Ёлкина',
      phone: '+79005553535',
    });
    await anOrder(world, other, { email: 'petr@example.org', name: 'Пётр' });
    const found = async (search: string) =>
      (await list(world, { search })).orders.map((order) => order.email);
    const lena = ['lena_el@example.com'];
    const petr = ['petr@example.org'];
    for (const search of [
      'LENA_el',
      'елкина',
      'Ёлкина елена',
      'Стань моделью',
      '8 900 555-35-35',
      id.slice(0, 8),
      id,
    ]) {
      expect(await found(search), search).toEqual(lena);
    }
    for (const search of ['100%', 'петр', 'example.org', 'ПОДИУМ петр'])
      expect(await found(search), search).toEqual(petr);
    for (const search of ['%', '_%_', 'lenaXel', "' or 1=1 --", '\\']) {
      expect((await found(search)).length, search).toBeLessThan(2);
    }
    expect(await found('')).toHaveLength(2);
  });

  it('the list sorts, pages and filters, and its sums are of the whole selection', async () => {
    const world = await makeWorld();
    const cheap = await aCourse(world, { title: 'Первый', priceKopecks: 4_000_50 });
    const dear = await aCourse(world, { title: 'Второй', priceKopecks: 50_000_00 });
    const emails = [
      'b.b@example.com',
      'b-b@example.com',
      'bb@example.com',
      'a_z@example.com',
      'az@example.com',
    ];
    const ids: string[] = [];
    for (const [index, email] of emails.entries()) {
      ids.push(await anOrder(world, index % 2 ? dear : cheap, { email }));
      world.passTime(1000);
    }
    for (const id of ids.slice(0, 3)) await move(world, id, 'paid');
    await move(world, ids[2]!, 'refunded');
    await move(world, ids[3]!, 'canceled');

    const all = await list(world, {});
    expect(all.orders.map(({ email }) => email)).toEqual(emails.toReversed());
    expect(all.summary).toEqual({ revenue: 54_000.5, orders: 5, successful: 3 });
    const byEmail = await list(world, { sort: 'email', direction: 'asc' });
    expect(byEmail.orders.map(({ email }) => email)).toEqual(emails.toSorted());
    const byAmount = await list(world, { sort: 'amount', direction: 'desc' });
    expect(byAmount.orders.map(({ amount }) => amount)).toEqual([50_000, 50_000, 4000.5, 4000.5, 4000.5]);

    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list(world, { page, page_size: 2 }));
    expect(pages.map(({ orders }) => orders.length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flatMap(({ orders }) => orders.map(({ id }) => id))).size).toBe(5);
    expect(pages.map(({ total, summary }) => [total, summary.revenue])).toEqual(Array(3).fill([5, 54_000.5]));

    const paid = await list(world, { status: 'paid' });
    expect(paid).toMatchObject({ total: 2, summary: { revenue: 54_000.5, orders: 2, successful: 2 } });
    expect(await list(world, { search: 'nobody' })).toEqual({
      orders: [],
      total: 0,
      summary: { revenue: 0, orders: 0, successful: 0 },
    });
  });

  it('of twenty who move an order at once one does, and the history has one row of it', async () => {
    const world = await makeWorld();
    const id = await anOrder(world, await aCourse(world));
    const moved = await Promise.all(Array.from({ length: 20 }, () => move(world, id, 'paid')));
    expect(moved.filter(Boolean)).toHaveLength(1);
    const { history } = await show(world, id);
    expect(history.map(({ from, to }) => [from, to])).toEqual([
      [null, 'new'],
      ['new', 'paid'],
    ]);
  });

  it('an order goes only where the table of moves lets it, whatever is tried', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...orderStates), { maxLength: 8 }), async (wanted) => {
        const id = await anOrder(world, course);
        let state: OrderState = 'new';
        for (const to of wanted) {
          expect(await move(world, id, to)).toBe(canMove(state, to));
          if (canMove(state, to)) state = to;
        }
        const order = await show(world, id);
        expect(order.status).toBe(state);
        expect(order.history.at(-1)?.to).toBe(state);
        expect(order.paid_at !== null).toBe(['paid', 'partially_refunded', 'refunded'].includes(state));
      }),
      { numRuns: 20 },
    );
  });

  it('a remark changes nothing but the history', async () => {
    const world = await makeWorld();
    const id = await anOrder(world, await aCourse(world));
    const { app } = world;
    await app.database.transaction((tx) => noteOrder(app, tx, system, id, 'buyer called'));
    const order = await show(world, id);
    expect(order.status).toBe('new');
    expect(order.history.at(-1)).toMatchObject({ from: 'new', to: 'new', reason: 'buyer called' });
  });

  it('only the hash of a secret is stored, and it opens its own order', async () => {
    const world = await makeWorld();
    const secret = 'a secret of the buyer';
    const id = await anOrder(world, await aCourse(world), { secret });
    const order = await orderBySecret(world.app.database.handle, secret);
    expect(order?.id).toBe(id);
    expect(JSON.stringify(order)).not.toContain(secret);
    expect(await orderBySecret(world.app.database.handle, order!.secret_hash)).toBeUndefined();
  });
});

interface Details {
  email?: string;
  name?: string;
  phone?: string | null;
  secret?: string;
}

function anOrder({ app }: World, course: SoldCourse, details: Details = {}): Promise<string> {
  const { email = 'someone@example.com', name = 'Кто-то', phone = null, secret = randomUUID() } = details;
  return app.database.transaction((tx) =>
    placeOrder(app, tx, system, {
      userId: null,
      email,
      name,
      phone,
      language: 'ru',
      courseId: course.id,
      courseTitle: course.title,
      amountKopecks: course.priceKopecks,
      secret,
    }),
  );
}

function move({ app }: World, orderId: string, to: OrderState): Promise<boolean> {
  return app.database.transaction((tx) => moveOrder(app, tx, system, { orderId, to, reason: 'test' }));
}

async function list(world: World, input: Input<typeof ordersApi.list>) {
  const staff = await world.signedInAs('support');
  return (await staff.call(ordersApi.list, input)).body;
}

async function show(world: World, id: string) {
  const staff = await world.signedInAs('support');
  return (await staff.call(ordersApi.show, { id })).body;
}
