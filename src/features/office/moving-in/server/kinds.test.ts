/** Whatever a former school gives away: its programs, encodings, payments, progress, certificates. */
import { expect, it } from 'vitest';
import { accountById } from '#features/accounts/account/server/accounts.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { erase } from '#features/office/privacy/server/erasure.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { certificatesPanelApi } from '#features/teaching/certificates/contract/panel.ts';
import { contextOf } from '#server/context.ts';
import { type Sheet, workbook } from '#server/xlsx.ts';
import { schoolDay } from '#shared/dates.ts';
import { beginFile, moveIn, outcomes, shown, tried } from '#test/movingIn.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { describeOnEngines, type Person } from '#test/world.ts';
import { movingInApi } from '../contract.ts';

describeOnEngines('a file of a former school', (makeWorld) => {
  it('is a workbook as well, or text in the encoding and with the separators of its program', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const sheet: Sheet = {
      name: 'Users',
      columns: ['Email', 'ФИО', 'Дата регистрации'].map((heading) => ({ kind: 'text', heading, width: 20 })),
      batches: [[['olga@example.com', 'Ольга & Ли <1>', '45352']]],
    };
    const bytes: Uint8Array[] = [];
    for await (const piece of workbook([sheet], world.app.now())) bytes.push(piece);
    expect(outcomes(await moveIn(world, owner, { name: 'users.xlsx', bytes: Buffer.concat(bytes) }))).toEqual(
      {
        created: 1,
      },
    );
    expect(await personAt(owner, 'olga@example.com')).toMatchObject({
      full_name: expect.stringContaining('Ольга'),
      registration_date: expect.stringContaining('2024-03-01'),
    });
    // «email,имя» and «Пётр» of windows-1251.
    const cyrillic = Buffer.concat([
      Buffer.from('email\t', 'latin1'),
      Buffer.from([0xc8, 0xec, 0xff, 0x0a]),
      Buffer.from('petr@example.com\t', 'latin1'),
      Buffer.from([0xcf, 0xb8, 0xf2, 0xf0]),
    ]);
    expect(outcomes(await moveIn(world, owner, { bytes: cyrillic }))).toEqual({ created: 1 });
    expect(await personAt(owner, 'petr@example.com')).toMatchObject({ full_name: 'Пётр' });
    const wide = Buffer.from('\ufeffemail,name\nwide@example.com,"Wide, Jr"', 'utf16le');
    expect(outcomes(await moveIn(world, owner, { bytes: wide }))).toEqual({ created: 1 });
  });

  // spec: 771
  it('of Thinkific brings access and progress, where the earlier completion wins', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world);
    for (const number of [1, 2, 3]) await aLesson(world, course.id, { number });
    const csv = (percent: string, done: string) =>
      `user_email,user_name,course_name,activated_at,percentage_completed,completed_at\nann@example.com,Ann Lee,${course.title},2024-01-02 10:00:00 UTC,${percent},${done}\n`;
    const moved = await moveIn(world, owner, { name: 'enrollments.csv', bytes: csv('0.5', '') });
    expect(moved).toMatchObject({ kind: 'learning', source: 'thinkific' });
    expect(outcomes(moved)).toEqual({ created: 1 });
    const done = () =>
      rows<{ completed_at: string }>(world, 'select completed_at from lesson_progress order by completed_at');
    expect((await done()).map(({ completed_at }) => schoolDay(completed_at, 'UTC'))).toEqual(['2024-01-02']);
    const all = await moveIn(world, owner, { bytes: csv('1.0', '2024-02-03 10:00:00 UTC') });
    expect(outcomes(all)).toEqual({ changed: 1 });
    expect((await done()).map(({ completed_at }) => schoolDay(completed_at, 'UTC'))).toEqual([
      ...['2024-01-02', '2024-02-03', '2024-02-03'],
    ]);
    expect((await owner.call(movingInApi.undo, { id: all.id })).status).toBe(200);
    await world.runJobs();
    expect(await done()).toHaveLength(1);
    expect(world.mail.messages().filter(({ to }) => to.includes('ann@example.com'))).toEqual([]);
  });

  // spec: 771
  it('may hold payments of orders, and certificates that keep their numbers', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world);
    await moveIn(world, owner, {
      bytes: `Номер;Email;Дата создания;Состав заказа;Статус;Стоимость, RUB\n77;eva@example.com;01.02.2024;${course.title};Новый;500`,
    });
    const payments = await moveIn(world, owner, {
      bytes:
        'Номер заказа;Email;Дата;Статус;Сумма;Код платежа\n77;eva@example.com;02.02.2024 12:00;Получен;500 руб.;x\n78;eva@example.com;02.02.2024;Получен;500 руб.;y',
    });
    expect(payments.kind).toBe('payments');
    expect(outcomes(payments)).toEqual({ changed: 1, 'refused: order_unknown': 1 });
    const { orders } = (await owner.call(ordersApi.list, {})).body;
    expect(orders).toMatchObject([{ status: 'paid', paid_at: expect.stringContaining('2024-02-02') }]);
    expect(await personAt(owner, 'eva@example.com')).toMatchObject({
      total_paid: 500,
      courses: [course.title],
    });

    const certificates = await moveIn(world, owner, {
      bytes: `Email;ФИО;Курс;Номер сертификата;Дата выдачи\neva@example.com;Ева Ли;${course.title};AB-17;03.02.2024`,
    });
    expect(outcomes(certificates)).toEqual({ created: 1 });
    const listed = (await owner.call(certificatesPanelApi.list, { search: 'ab-17' })).body;
    expect(listed.certificates).toMatchObject([{ number: 'AB-17', name: 'Ева Ли' }]);
    for (const { id } of [certificates, payments]) {
      expect((await owner.call(movingInApi.undo, { id })).status).toBe(200);
      await world.runJobs();
    }
    expect((await owner.call(ordersApi.list, {})).body.orders).toMatchObject([
      { status: 'expired', paid_at: null },
    ]);
    expect((await owner.call(certificatesPanelApi.list, {})).body.total).toBe(0);
    expect(await personAt(owner, 'eva@example.com')).toMatchObject({ total_paid: 0, courses: [] });
  });

  // spec: 771
  it('is mapped on the screen where it is not understood, and remembered for the next one', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world);
    const bytes =
      'Куда писать;Кто;Чему учится;Отдал;Как дела;Когда\nida@example.com;Ида;Старый курс;10 BYN;Завершен;01.02.2024\n';
    const id = await beginFile(owner, { bytes });
    expect((await owner.call(movingInApi.check, { id })).status).toBe(422);
    const columns = { email: 0, name: 1, course: 2, amount: 3, status: 4, ordered_at: 5 };
    const mapping = { id, columns, courses: {}, rates: {} };
    await owner.call(movingInApi.map, { ...mapping, kind: 'orders' });
    await owner.call(movingInApi.map, { ...mapping, kind: 'orders' });
    const first = await tried(world, owner, id);
    expect(first).toMatchObject({ unknown_courses: ['Старый курс'], unknown_currencies: ['BYN'] });
    const courses = { 'старый курс': course.id };
    await owner.call(movingInApi.map, { ...mapping, kind: 'orders', courses, rates: { BYN: 28.5 } });
    expect(outcomes(await tried(world, owner, id))).toEqual({ created: 1 });
    await owner.call(movingInApi.run, { id });
    await world.runJobs();
    expect((await owner.call(ordersApi.list, {})).body.orders).toMatchObject([{ amount: 285 }]);
    const next = await moveIn(world, owner, {
      bytes: bytes.replace('10 BYN', '20 BYN').replaceAll('ida', 'uma'),
    });
    expect(next.kind).toBe('orders');
    expect(outcomes(next)).toEqual({ created: 1 });
    expect((await owner.call(ordersApi.list, { search: 'uma@' })).body.orders).toMatchObject([
      { amount: 570 },
    ]);
  });

  // spec: 771
  it('brings people who are invited in waves, each of them once', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const bytes = `email\n${[1, 2, 3].map((number) => `p${number}@example.com`).join('\n')}\n`;
    const { id } = await moveIn(world, owner, { bytes });
    expect((await shown(owner, id)).people).toEqual({ touched: 3, made: 3, invited: 0, waiting: 3 });
    expect((await owner.call(movingInApi.invite, { id, most: 2 })).body).toEqual({ invited: 2 });
    expect((await owner.call(movingInApi.invite, { id, most: 500 })).body).toEqual({ invited: 1 });
    expect((await owner.call(movingInApi.invite, { id, most: 500 })).body).toEqual({ invited: 0 });
    world.passTime(60_000);
    await world.runJobs();
    const invited = world.mail.messages().flatMap(({ to }) => to);
    expect(invited.filter((email) => email.startsWith('p')).sort()).toEqual([
      ...['p1@example.com', 'p2@example.com', 'p3@example.com'],
    ]);
  });

  // spec: 771
  it('tells its end to its author, and goes when somebody is erased who may stand in it', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const { id } = await moveIn(world, owner, { bytes: 'email\nold@example.com\n' });
    const mails = world.mail.messages().filter(({ to }) => to.includes(owner.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Переезд из файла закончился']);
    const waiting = await beginFile(owner, { bytes: 'email\nnew@example.com\n' });
    const old = await personAt(owner, 'old@example.com');
    const ctx = contextOf(world.app);
    const account = (await accountById(ctx, old!.id))!;
    await ctx.transaction((ctx) => erase(ctx, account));
    await world.runJobs();
    expect(await shown(owner, waiting)).toMatchObject({ state: 'withdrawn', headings: [] });
    expect(await shown(owner, id)).toMatchObject({ state: 'done', headings: [] });
    expect(await rows(world, 'select user_id from import_people')).toEqual([]);
    expect((await owner.call(movingInApi.run, { id: waiting })).status).toBe(409);
  });
});

async function personAt(owner: Person, email: string) {
  const { users } = (await owner.call(staffApi.listUsers, { search: email })).body;
  return users.find((user) => user.email === email);
}
