import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import type { Input } from '#shared/contract.ts';
import { type OrderState, orderStates } from '#shared/orderStates.ts';
import { roles } from '#shared/roles.ts';
import { aCourse, type SoldCourse } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { ordersApi } from '../contract.ts';
import { canMove } from '../rules.ts';
import { providersWord } from './orderReason.ts';
import { moveOrder, noteOrder, orderBySecret, placeOrder } from './orders.ts';

describeOnBothEngines('orders', (makeWorld) => {
  // spec: 582
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
    expect(await staff.call(ordersApi.show, { id: 'x' })).toMatchObject({ status: 404 });
    const wrong = [{ from: '2026-02-31' }, { amount_from: -1 }, { amount_to: 0.001 }, { course: 'x' }];
    for (const each of wrong) expect((await staff.call(ordersApi.list, each)).status).toBe(422);
  });

  // spec: 712, 817
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

  // spec: 711, 712
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
    expect(pages.map(({ total, summary }) => [total, summary?.revenue])).toEqual(
      Array(3).fill([5, 54_000.5]),
    );

    const paid = await list(world, { status: 'paid' });
    expect(paid).toMatchObject({ total: 2, summary: { revenue: 54_000.5, orders: 2, successful: 2 } });
    expect(await list(world, { search: 'nobody' })).toMatchObject({
      orders: [],
      total: 0,
      summary: { revenue: 0, orders: 0, successful: 0 },
    });
  });

  it('the list is narrowed by course, by days of the school and by amount, and says what to choose from', async () => {
    const world = await makeWorld({ config: { SCHOOL_TIME_ZONE: 'Asia/Vladivostok' } });
    const cheap = await aCourse(world, { title: 'Первый', priceKopecks: 4_000_50, position: 2 });
    const dear = await aCourse(world, { title: 'Второй', priceKopecks: 50_000_00, position: 1 });
    const times = ['2026-03-01T13:59:59.999Z', '2026-03-01T14:00:00.000Z', '2026-03-02T13:59:59.999Z'];
    for (const [index, time] of [...times, '2026-03-02T14:00:00.000Z'].entries()) {
      const { now } = world.app;
      world.app.now = () => new Date(time);
      await anOrder(world, index % 2 ? dear : cheap, { email: `n${index}@example.com` });
      world.app.now = now;
    }
    const found = async (input: Input<typeof ordersApi.list>) => {
      const { orders, total, summary } = await list(world, { ...input, direction: 'asc' });
      expect(total).toBe(orders.length);
      expect(summary!.orders).toBe(orders.length);
      return orders.map(({ email }) => email[1]).join('');
    };
    expect(await found({})).toBe('0123');
    expect(await found({ from: '2026-03-02', to: '2026-03-02' }), 'a day of the school').toBe('12');
    expect(await found({ from: '2026-03-02' })).toBe('123');
    expect(await found({ to: '2026-03-01' })).toBe('0');
    expect(await found({ from: '2026-03-03', to: '2026-03-01' })).toBe('');
    expect(await found({ course: dear.id })).toBe('13');
    expect(await found({ course: randomUUID() })).toBe('');
    expect(await found({ amount_from: 4000.51 })).toBe('13');
    expect(await found({ amount_from: 4000.5, amount_to: 4000.5 })).toBe('02');
    expect(await found({ amount_to: 4000.49 })).toBe('');
    expect(
      await found({ course: cheap.id, from: '2026-03-02', amount_from: 1, status: 'new', search: 'n2' }),
    ).toBe('2');
    expect((await list(world, {})).courses.map(({ title }) => title)).toEqual(['Второй', 'Первый']);
    const byCourse = await list(world, { sort: 'course', direction: 'asc' });
    expect(byCourse.orders.map((order) => order.course_title)).toEqual([
      'Второй',
      'Второй',
      'Первый',
      'Первый',
    ]);
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

  // spec: 502
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
    await contextOf(app).transaction((ctx) =>
      noteOrder(ctx, { orderId: id, reason: providersWord('buyer_called'), details: { by: 'phone' } }),
    );
    const order = await show(world, id);
    expect(order.status).toBe('new');
    expect(order.history.at(-1)).toMatchObject({
      from: 'new',
      to: 'new',
      reason: 'buyer_called',
      details: { by: 'phone' },
    });
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
  return contextOf(app).transaction((ctx) =>
    placeOrder(ctx, {
      ...{ userId: null, email, name, phone },
      language: 'ru',
      courseId: course.id,
      courseTitle: { ru: course.title },
      amountKopecks: course.priceKopecks,
      secret,
    }),
  );
}

function move({ app }: World, orderId: string, to: OrderState): Promise<boolean> {
  return contextOf(app).transaction((ctx) => moveOrder(ctx, { orderId, to, reason: providersWord('test') }));
}

async function list(world: World, input: Input<typeof ordersApi.list>) {
  const staff = await world.signedInAs('support');
  return (await staff.call(ordersApi.list, input)).body;
}

async function show(world: World, id: string) {
  const staff = await world.signedInAs('support');
  return (await staff.call(ordersApi.show, { id })).body;
}
