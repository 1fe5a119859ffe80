/** A school moves in from the files of another one. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { dashboardApi } from '#features/office/dashboard/contract.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { manualPaymentsApi } from '#features/sales/manual-payments/contract.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { contextOf } from '#server/context.ts';
import type { Claim } from '#server/outbox/job.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { beginFile, comes, moveIn, outcomes, shown, tried } from '#test/movingIn.ts';
import { rows } from '#test/rows.ts';
import { aCourse } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { movingInApi } from '../contract.ts';
import { workOn } from './work.ts';

const users = `id;Email;Тип регистрации;Создан;Имя;Фамилия;Телефон
1;anna@example.com;Пользователь;01.03.2024 10:00;Анна;Лесная;8 (999) 123-45-67
2;BORIS@example.com;Пользователь;02.03.2024 11:30;Борис;;телефона нет
3;не адрес;Пользователь;02.03.2024 11:30;Вера;;
`;
const orders = (
  course: string,
) => `ID заказа;Номер;Пользователь;Email;Дата создания;Дата оплаты;Состав заказа;Статус;Стоимость, RUB
901;55501;Анна Лесная;anna@example.com;05.03.2024 10:00;05.03.2024 10:05;${course};Завершен;12 500,00
902;55502;Галина Ли;galina@example.com;06.03.2024 10:00;;${course};Новый;300 руб.
903;55503;Дина Ли;dina@example.com;06.03.2024;07.03.2024;Нет такого;Завершен;100
`;

describeOnBothEngines('moving in', (makeWorld) => {
  // spec: 771
  it('is tried first, and then brings people and orders without a word to anybody', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world);
    const id = await beginFile(owner, { bytes: users });
    const read = await shown(owner, id);
    expect(read).toMatchObject({ kind: 'people', source: 'getcourse', state: 'read' });
    expect(read.columns).toEqual({ email: 1, registered_at: 3, first_name: 4, last_name: 5, phone: 6 });
    const checked = await tried(world, owner, id);
    expect(checked).toMatchObject({ state: 'checked', rows_total: 3 });
    expect(outcomes(checked)).toEqual({
      created: 1,
      'created: phone_left_out': 1,
      'refused: email_invalid': 1,
    });
    expect((await owner.call(staffApi.listUsers, {})).body.total, 'nothing has changed').toBe(1);

    expect((await owner.call(movingInApi.run, { id })).status).toBe(200);
    await world.runJobs();
    expect(outcomes(await shown(owner, id))).toEqual(outcomes(checked));
    const people = (await owner.call(staffApi.listUsers, { sort: 'email', direction: 'asc' } as never)).body;
    expect(people.users.find(({ email }) => email === 'anna@example.com')).toMatchObject({
      full_name: 'Анна Лесная',
      phone: '+79991234567',
      registration_date: expect.stringContaining('2024-03-01'),
      email_verified: false,
    });

    const moved = await moveIn(world, owner, { name: 'orders.csv', bytes: orders(course.title) });
    expect(outcomes(moved)).toEqual({ created: 2, 'refused: course_unknown': 1 });
    expect(moved.unknown_courses).toEqual(['Нет такого']);
    const listed = (await owner.call(ordersApi.list, {})).body;
    expect(listed.orders.map(({ email, amount, status }) => [email, amount, status])).toEqual([
      ['galina@example.com', 300, 'expired'],
      ['anna@example.com', 12_500, 'paid'],
    ]);
    const anna = (await owner.call(staffApi.listUsers, { search: 'anna@example.com' })).body.users[0]!;
    expect(anna).toMatchObject({ total_paid: 12_500, courses: [course.title] });

    const told = world.mail.messages().filter(({ to }) => !to.includes(owner.email));
    expect(told).toEqual([]);
    expect(world.yookassa.payments()).toEqual([]);
    for (const table of ['receipts', 'consents'])
      expect(await rows(world, `select * from ${table}`), table).toHaveLength(0);
    const today = schoolDay(world.app.now(), 'Europe/Moscow');
    const paidToday = orders(course.title)
      .replaceAll(/\d\d\.03\.2024/g, today)
      .replaceAll('555', '666');
    await moveIn(world, owner, { bytes: paidToday });
    expect((await owner.call(ordersApi.list, {})).body.summary).toMatchObject({
      revenue: 25_000,
      successful: 2,
    });
    const { money } = (await owner.call(dashboardApi.show, {})).body;
    expect(money!.every(({ received }) => received === 0)).toBe(true);
  });

  // spec: 771
  it('a second time brings nothing twice', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world);
    await moveIn(world, owner, { bytes: users });
    await moveIn(world, owner, { bytes: orders(course.title) });
    expect(outcomes(await moveIn(world, owner, { bytes: orders(course.title) }))).toEqual({
      unchanged: 2,
      'refused: course_unknown': 1,
    });
    expect((await owner.call(ordersApi.list, {})).body.total).toBe(2);
  });

  // spec: 772
  it('gives the refused rows back, to be corrected and uploaded again', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const { id } = await moveIn(world, owner, { bytes: users });
    const file = await world.server.inject({
      url: `/api/admin/moving-in/${id}/refused`,
      headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'ru' },
    });
    expect(file.body.split('\r\n')).toEqual([
      '\ufeffid;Email;Тип регистрации;Создан;Имя;Фамилия;Телефон;Причина отказа',
      '3;не адрес;Пользователь;02.03.2024 11:30;Вера;;;Email написан с ошибкой',
      '',
    ]);
    const corrected = file.body.replace('не адрес', 'vera@example.com');
    expect(outcomes(await moveIn(world, owner, { bytes: corrected }))).toEqual({ created: 1 });
  });

  // spec: 771
  it('can be undone for 30 days: who has come or paid since stays, and is named', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world);
    const { id } = await moveIn(world, owner, {
      bytes: orders(course.title).replace('Нет такого', course.title),
    });
    const anna = (await owner.call(staffApi.listUsers, { search: 'anna@example.com' })).body.users[0]!;
    await comes(world, anna.id);
    world.passTime(29 * day);
    const later = await world.signedInAs('admin');
    expect((await later.call(movingInApi.undo, { id })).status).toBe(200);
    await world.runJobs();
    const undone = await shown(later, id);
    expect(undone).toMatchObject({ state: 'undone' });
    expect(undone.kept).toEqual([
      { user_id: anna.id, email: 'anna@example.com', name: 'Анна Лесная', because: 'signed_in' },
    ]);
    const { users } = (await later.call(staffApi.listUsers, {})).body;
    expect(users.map(({ email }) => email).sort()).toEqual(
      [owner.email, later.email, 'anna@example.com'].sort(),
    );
    const listed = (await later.call(ordersApi.list, {})).body;
    expect(listed.orders.map(({ email }) => email)).toEqual(['anna@example.com']);
    expect((await later.call(movingInApi.undo, { id })).status).toBe(409);
  });

  it('keeps people who have paid since without having come, with all that came for them', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world);
    const { id } = await moveIn(world, owner, { bytes: orders(course.title) });
    const paid = await owner.call(manualPaymentsApi.enter, {
      ...{ course_id: course.id, amount: 9000, method: 'cash', document: '№ 1', request_id: randomUUID() },
      ...{ email: 'galina@example.com', name: 'Галина Ли' },
      paid_on: schoolDay(world.app.now(), world.app.config.timeZone),
    });
    expect(paid.status).toBe(200);
    await owner.call(movingInApi.undo, { id });
    await world.runJobs();
    expect((await shown(owner, id)).kept).toMatchObject([{ email: 'galina@example.com', because: 'paid' }]);
    const listed = (await owner.call(ordersApi.list, {})).body.orders;
    expect(listed.map(({ email, amount }) => [email, amount])).toEqual([
      ['galina@example.com', 9000],
      ['galina@example.com', 300],
    ]);
  });

  it('goes on where a process died with it, and no row comes twice', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const bytes = `email\n${Array.from({ length: 250 }, (_, number) => `p${number}@example.com`).join('\n')}`;
    const id = await beginFile(owner, { bytes });
    await tried(world, owner, id);
    await owner.call(movingInApi.run, { id });
    const dying = workOn(contextOf(world.app), { id }, dyingAfter(2));
    await expect(dying).rejects.toThrow('the process has died');
    expect(await shown(owner, id)).toMatchObject({ state: 'running', rows_done: 200, rows_total: 250 });
    expect((await owner.call(staffApi.listUsers, {})).body.total).toBe(201);
    const another = await beginFile(owner, { bytes: 'email\nq@example.com' });
    await owner.call(movingInApi.check, { id: another });
    await world.runJobs();
    const moved = await shown(owner, id);
    expect(moved).toMatchObject({ state: 'done', rows_done: 250 });
    expect(outcomes(moved)).toEqual({ created: 250 });
    expect((await owner.call(staffApi.listUsers, {})).body.total).toBe(251);
  });

  it('takes one file at a time', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const ids = [
      await beginFile(owner, { bytes: 'email\na@example.com' }),
      await beginFile(owner, { bytes: users }),
    ];
    for (const id of ids) await tried(world, owner, id);
    const [first, second] = ids.map((id) => ({ id }));
    expect((await owner.call(movingInApi.run, first!)).status).toBe(200);
    expect((await owner.call(movingInApi.run, second!)).body.code).toBe('moving_in_busy');
    expect((await owner.call(movingInApi.undo, first!)).status).toBe(409);
    await world.runJobs();
    expect((await owner.call(movingInApi.run, second!)).status).toBe(200);
  });

  it('makes students of everybody, and changes nothing of staff', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const boss = await world.signedInAs('super_admin', {
      email: 'boss@example.com',
      firstName: '',
      lastName: '',
    });
    const bytes = `email;имя;фамилия;роль\n${boss.email};Чужое;Имя;user\nnew@example.com;Новый;Человек;super_admin`;
    expect(outcomes(await moveIn(world, owner, { bytes }))).toEqual({
      created: 1,
      'unchanged: staff_untouched': 1,
    });
    const { users: people } = (await owner.call(staffApi.listUsers, {})).body;
    expect(people.map(({ email, role, full_name }) => [email, role, full_name])).toEqual(
      expect.arrayContaining([
        ['new@example.com', 'user', 'Новый Человек'],
        ['boss@example.com', 'super_admin', ''],
      ]),
    );
  });
});

/** A worker whose process dies after this many pieces. */
function dyingAfter(pieces: number): Claim {
  let left = pieces;
  const throwIfAborted = () => {
    left -= 1;
    if (left < 0) throw new Error('the process has died');
  };
  return { attempt: 1, signal: { aborted: true, throwIfAborted } } as unknown as Claim;
}
