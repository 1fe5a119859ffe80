import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { moveOrder, placeOrder } from '#features/sales/orders/server/orders.ts';
import { paymentReason } from '#features/sales/payments/server/orderReason.ts';
import { contextOf } from '#server/context.ts';
import { roles } from '#shared/roles.ts';
import { aCourse, type SoldCourse } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';

const inVladivostok = { config: { SCHOOL_TIME_ZONE: 'Asia/Vladivostok' } };

describeOnEngines('the export of a list', (makeWorld) => {
  // spec: 763, 884
  it('opens in Excel: its mark, semicolons, quoted cells, and the reader’s language', async () => {
    const world = await makeWorld(inVladivostok);
    const boss = await world.signedInAs('super_admin', { email: 'boss@example.com' });
    world.app.now = () => new Date('2026-03-01T14:30:00.000Z');
    await aPerson(world, { email: 'anna@example.com', firstName: 'Анна; «А»', lastName: '"Ёлкина"' });
    const russian = await exported(world, boss, { list: 'users', query: { role: 'user' } });
    expect(russian.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users-2026-03-02.csv"',
      'cache-control': 'no-store',
    });
    expect(russian.text).toBe(
      '\uFEFFEmail;Имя;Телефон;Номер;Роль;Доступ к курсам;Оплачено всего;Регистрация;Email подтверждён;Заблокирован\r\n' +
        'anna@example.com;"Анна; «А» ""Ёлкина""";;Y-10002;Ученик;;0,00;2026-03-02;Да;Нет\r\n',
    );
    const english = await exported(world, boss, { list: 'users', query: { role: 'user' }, language: 'en' });
    expect(english.lines[0]).toBe(
      '\uFEFFEmail;Name;Phone;Number;Role;Course access;Paid in total;Registered;Email confirmed;Blocked',
    );
    expect(english.lines[1]).toContain(';Student;;0.00;2026-03-02;Yes;No');
    expect((await exported(world, boss, { list: 'users', query: {}, language: 'zh' })).lines[0]).toContain(
      '姓名;电话',
    );
  });

  it('starts no formula, whatever people are called', async () => {
    const world = await makeWorld();
    const boss = await world.signedInAs('super_admin');
    const starts = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', 'a', '"', 'a\n'];
    for (const [index, start] of starts.entries())
      await aPerson(world, {
        email: `${String.fromCharCode(97 + index)}@example.com`,
        firstName: 'x',
        lastName: 'x',
        phone: `${start}SUM(A1)`,
      });
    const { lines } = await exported(world, boss, {
      list: 'users',
      query: {
        role: 'user',
        sort: 'email',
        direction: 'asc',
      },
    });
    expect(lines.slice(1).map((line) => line.split(';')[2])).toEqual([
      "'=SUM(A1)",
      "'+SUM(A1)",
      "'-SUM(A1)",
      "'@SUM(A1)",
      "'\tSUM(A1)",
      '"\'\rSUM(A1)"',
      "'＝SUM(A1)",
      "'＋SUM(A1)",
      'aSUM(A1)',
      '"""SUM(A1)"',
      '"a\nSUM(A1)"',
    ]);
  });

  // spec: 763
  it('has the orders of the selection with sums that count, in its order, the school’s times and all its columns', async () => {
    const world = await makeWorld(inVladivostok);
    const financial = await world.signedInAs('financial');
    const course = await aCourse(world, { title: 'Первый', priceKopecks: 4_000_50 });
    world.app.now = () => new Date('2026-03-01T14:30:05.000Z');
    const [paid] = await someOrders(world, course, 3);
    await contextOf(world.app).transaction((ctx) =>
      moveOrder(ctx, { orderId: paid!, to: 'paid', reason: paymentReason('paid') }),
    );
    const all = await exported(world, financial, { list: 'orders', query: {} });
    expect(all.lines).toHaveLength(4);
    const { lines } = await exported(world, financial, {
      list: 'orders',
      query: { status: 'paid', amount_from: '4000.5' },
    });
    expect(lines).toEqual([
      '\uFEFFНомер;Email;Имя;Телефон;Курс;Сумма;Возвращено;Итого с учётом возвратов;Статус;Состояние;Дата;Оплачен;Способ оплаты;Номер платежа;Промокод;Нужен возврат;Тестовый;Деньги заморожены на карте;Источник;Кампания',
      'Z-10001;b0@example.com;Кто-то;;Первый;4000,50;0,00;4000,50;Оплачен;Оплачен;2026-03-02 00:30:05;2026-03-02 00:30:05;;;;Нет;Нет;Нет;;',
    ]);
    expect(
      (await exported(world, financial, { list: 'orders', query: { amount_from: '4000.51' } })).lines,
    ).toHaveLength(1);
    expect(
      (await exported(world, financial, { list: 'orders', query: { from: '2026-03-03' } })).lines,
    ).toHaveLength(1);
    expect(
      (await exported(world, financial, { list: 'orders', query: { search: 'b1@' } })).lines,
    ).toHaveLength(2);
  });

  it.each(['asc', 'desc'] as const)(
    'has every row once over many pages, alike ones by their number, %s',
    async (direction) => {
      const world = await makeWorld();
      const boss = await world.signedInAs('super_admin');
      // In the order of their ids, each with the number it was given.
      const ids = await someOrders(world, await aCourse(world), 1203);
      const numbers = ids.map((id, index) => ({ id, number: `Z-${10_001 + index}` }));
      const inOrder = numbers.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ number }) => number);
      for (const sort of ['created_at', 'amount', 'email']) {
        const { lines } = await exported(world, boss, { list: 'orders', query: { sort, direction } });
        const found = lines.slice(1).map((line) => line.split(';')[0]!);
        expect(found.toSorted(), sort).toEqual(inOrder.toSorted());
        if (sort === 'amount') expect(found).toEqual(direction === 'asc' ? inOrder : inOrder.toReversed());
      }
    },
  );

  it('is kept in the log with its filters, and without what was searched for', async () => {
    const world = await makeWorld();
    const boss = await world.signedInAs('super_admin', { email: 'boss@example.com' });
    await exported(world, boss, { list: 'users', query: { role: 'super_admin', search: 'boss' } });
    const { body } = await boss.call(auditApi.list, { action: 'list.exported' });
    expect(body.entries).toMatchObject([
      {
        actor_email: 'boss@example.com',
        subject_kind: 'list',
        subject_id: 'users',
        before: {},
        after: { format: 'csv', rows: 1, role: 'super_admin', search: '•••' },
      },
    ]);
    const { lines } = await exported(world, boss, {
      list: 'audit',
      query: { action: 'list.exported' },
      language: 'en',
    });
    expect(lines[0]).toBe('\uFEFFWhen;Who;Role;Action;On whom or what;Address');
    expect(lines.slice(1).map((line) => line.split(';').slice(1, 5).join(';'))).toEqual([
      'boss@example.com;Super administrator;List exported;Audit log',
      'boss@example.com;Super administrator;List exported;Users',
    ]);
  });

  it('is for whom the list says, and nobody else; what is refused leaves no line in the log', async () => {
    const world = await makeWorld();
    const allowed = { users: [], orders: [], audit: [] } as Record<string, string[]>;
    for (const role of roles) {
      const person = await world.signedInAs(role);
      for (const list of Object.keys(allowed)) {
        const { status } = await exported(world, person, { list, query: {} });
        if (status === 200) allowed[list]!.push(role);
        else expect(status).toBe(403);
      }
    }
    const exporters = ['financial', 'admin', 'super_admin'];
    expect(allowed).toEqual({ users: exporters, orders: exporters, audit: ['admin', 'super_admin'] });
    expect((await exported(world, world.visitor(), { list: 'users', query: {} })).status).toBe(401);
    const kept = await sql<{ role: string }>`select actor_role as role from audit_log`.execute(
      world.app.database.handle,
    );
    expect(new Set(kept.rows.map(({ role }) => role))).toEqual(new Set(exporters));
  });

  it('refuses a wrong filter and names it, and one export too many', async () => {
    const world = await makeWorld();
    const boss = await world.signedInAs('super_admin');
    const wrong = await boss.request({
      method: 'GET',
      url: '/api/export/orders',
      query: { from: '2026-02-31' },
    });
    expect(wrong).toMatchObject({ status: 422, body: { fields: { from: expect.any(String) } } });
    const statuses = [];
    for (let count = 0; count < 31; count++)
      statuses.push((await exported(world, boss, { list: 'audit', query: {} })).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });
});

async function exported(
  { server }: World,
  { token }: Caller,
  { list, query, language = 'ru' }: { list: string; query: Record<string, string>; language?: string },
) {
  const { statusCode, headers, body } = await server.inject({
    method: 'GET',
    url: `/api/export/${list}`,
    query,
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: statusCode, headers, text: body, lines: body.split('\r\n').filter(Boolean) };
}

interface Details {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
}

async function aPerson(world: World, details: Details): Promise<void> {
  const account = { ...details, role: 'user', language: 'ru', passwordHash: null, isVerified: true } as const;
  await contextOf(world.app).transaction((ctx) => createAccount(ctx, account));
}

/** Orders of one moment and one price, from three addresses in turn. */
function someOrders({ app }: World, course: SoldCourse, count: number): Promise<string[]> {
  const at = app.now();
  app.now = () => at;
  return contextOf(app).transaction(async (ctx) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index++) {
      const email = `b${index % 3}@example.com`;
      ids.push(
        await placeOrder(ctx, {
          userId: null,
          email,
          name: 'Кто-то',
          phone: null,
          language: 'ru',
          courseId: course.id,
          courseTitle: { ru: course.title },
          amountKopecks: course.priceKopecks,
          secret: crypto.randomUUID(),
        }),
      );
    }
    return ids;
  });
}
