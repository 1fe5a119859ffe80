/** Files that other programs have written (`test/foreign`), and words that nobody here knows. */
import { expect, it } from 'vitest';
import { staffApi } from '#features/office/people/contract/list.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { foreignFile } from '#test/foreign.ts';
import { beginFile, moveIn, outcomes, shown, tried } from '#test/movingIn.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { movingInApi, type ShownImport } from '../contract.ts';

const [anna, petr] = [
  ['anna.o@example.com', 'Анна Орлова'],
  ['petr@example.com', 'Пётр Ёлкин'],
] as const;

const people: [file: string, created: number, names: (readonly [email: string, name: string])[]][] = [
  ['people-by-openpyxl.xlsx', 200, []],
  ['people-formatted-last-row.xlsx', 1, []],
  ['people-prefixed-elements.xlsx', 1, []],
  ['people-from-1904.xlsx', 1, [['mac@example.com', 'Мак']]],
  ['people-gbk.csv', 2, [['xiaoming@example.com', '王小明']]],
  ['people-utf8-one-bad-byte.csv', 2, [petr]],
  ['people-sep-line.csv', 2, [anna, petr]],
  ['people-trailing-separators.csv', 2, [anna, petr]],
];

/** Sums that orders come to, and the days of them. */
const orders: [file: string, sums: Record<string, number>, days: string[], others: Record<string, number>][] =
  [
    [
      'orders-three-decimals.xlsx',
      { 'kop@example.com': 955.34, 'kop2@example.com': 12.13 },
      ['2024-01-15', '2024-01-15'],
      {},
    ],
    [
      'orders-currency-word.csv',
      { 'cur1@example.com': 4900 },
      ['2024-02-01'],
      { 'refused: currency_unknown': 1 },
    ],
    [
      'orders-currency-formats.xlsx',
      { 'cur2@example.com': 100, 'cur3@example.com': 100 },
      ['2024-02-01', '2024-02-01'],
      { 'refused: currency_unknown': 2 },
    ],
    [
      'orders-us-dates.csv',
      { 'uo1@example.com': 100, 'uo2@example.com': 100, 'uo3@example.com': 100 },
      ['2023-12-31', '2024-01-02', '2024-01-13'],
      {},
    ],
    [
      'orders-month-names.csv',
      { 'mn1@example.com': 100, 'mn2@example.com': 100, 'mn3@example.com': 100 },
      ['2023-09-03', '2024-01-02', '2024-05-05'],
      { 'refused: date_invalid': 1 },
    ],
    ...['orders-by-openpyxl.xlsx', 'orders-by-libreoffice.xlsx'].map(
      (name) =>
        [
          name,
          { 'lo1@example.com': 955.34, 'lo2@example.com': 1200 },
          ['2024-01-13', '2024-02-01'],
          { 'left_out: no_data': 1 },
        ] as [string, Record<string, number>, string[], Record<string, number>],
    ),
  ];

const learning: [file: string, lessons: number[]][] = [
  ['learning-percent-cells.xlsx', [2, 5]],
  ['learning-by-openpyxl.xlsx', [2, 5]],
  ['learning-by-libreoffice.xlsx', [2, 5]],
];

describeOnOneEngine('a stranger’s file', (makeWorld) => {
  it.each(people)('of people is read: %s', async (name, created, names) => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const moved = await moveIn(world, owner, { name, bytes: await foreignFile(name) });
    expect(outcomes(moved)).toEqual({ created });
    for (const [email, full_name] of names) expect(await personAt(owner, email)).toMatchObject({ full_name });
  });

  it('whose days are counted from 1904 brings the days that its program shows', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    await moveIn(world, owner, { name: 'mac.xlsx', bytes: await foreignFile('people-from-1904.xlsx') });
    expect(await personAt(owner, 'mac@example.com')).toMatchObject({
      registration_date: expect.stringContaining('2024-03-01'),
    });
  });

  it.each(orders)('of orders is read: %s', async (name, sums, days, others) => {
    const { world, owner } = await aSchool(makeWorld);
    const moved = await moveIn(world, owner, { name, bytes: await foreignFile(name) });
    expect(outcomes(moved)).toEqual({ created: Object.keys(sums).length, ...others });
    const listed = (await owner.call(ordersApi.list, {})).body.orders;
    expect(Object.fromEntries(listed.map(({ email, amount }) => [email, amount]))).toEqual(sums);
    const found = await rows<{ created_at: string }>(world, 'select created_at from orders');
    expect(found.map(({ created_at }) => schoolDay(created_at, 'Europe/Moscow')).sort()).toEqual(days);
  });

  it.each(learning)('of progress is read: %s', async (name, lessons) => {
    const { world, owner } = await aSchool(
      makeWorld,
      name.includes('cells') ? 'Стань моделью за 24 часа' : 'КУРС',
    );
    await moveIn(world, owner, { name, bytes: await foreignFile(name) });
    const sql = 'select count(*) as n from lesson_progress where completed_at is not null group by user_id';
    const done = await rows<{ n: number | string }>(world, sql);
    expect(done.map(({ n }) => Number(n)).sort()).toEqual(lessons);
  });
});

const head = 'Email,Course,Amount,Status,Order date,Order number';

describeOnOneEngine('what a file does not tell', (makeWorld) => {
  it.each([
    ['dates', 'a@example.com,КУРС,100,Paid,02/01/2024,1', { dates: 'month_first' }, '2024-02-01', 100],
    ['dates', 'a@example.com,КУРС,100,Paid,02/01/2024,1', { dates: 'day_first' }, '2024-01-02', 100],
    ['amounts', 'a@example.com,КУРС,"1,200",Paid,02.01.2024,1', { amounts: '.' }, '2024-01-02', 1200],
    ['amounts', 'a@example.com,КУРС,"1,205",Paid,02.01.2024,1', { amounts: ',' }, '2024-01-02', 1.21],
  ] as const)('of %s is asked once, and remembered', async (question, row, answers, day, amount) => {
    const { world, owner } = await aSchool(makeWorld);
    const id = await beginFile(owner, { bytes: `${head}\n${row}\n` });
    const asked = await tried(world, owner, id);
    expect(Object.keys(asked.questions)).toEqual([question]);
    expect(Object.keys(outcomes(asked))).toEqual([
      expect.stringMatching(/^refused: (date_order|amount_unclear)$/),
    ]);
    await explain(owner, asked, { answers });
    expect(outcomes(await tried(world, owner, id))).toEqual({ created: 1 });
    await owner.call(movingInApi.run, { id });
    const next = row.replace('a@', 'b@').replace(/1$/, '2');
    await world.runJobs();
    expect(outcomes(await moveIn(world, owner, { bytes: `${head}\n${next}\n` }))).toEqual({ created: 1 });
    for (const order of (await owner.call(ordersApi.list, {})).body.orders) expect(order.amount).toBe(amount);
    const found = await rows<{ created_at: string }>(world, 'select created_at from orders');
    expect(found.map(({ created_at }) => schoolDay(created_at, 'Europe/Moscow'))).toEqual([day, day]);
  });

  it('of shares and percents is told by the column, and asked where all of it is 0 and 1', async () => {
    const { world, owner } = await aSchool(makeWorld);
    const file = (...cells: string[]) =>
      `email;course;progress\n${cells.map((cell, at) => `p${at}@example.com;КУРС;${cell}`).join('\n')}\n`;
    const done = async (bytes: string) => {
      const id = await beginFile(owner, { bytes });
      return outcomes(await tried(world, owner, id));
    };
    expect(await done(file('0', '1'))).toEqual({ created: 1, 'refused: percent_unclear': 1 });
    const { id } = await moveIn(world, owner, { bytes: file('1', '0,4') });
    const lessons = () =>
      rows(world, 'select user_id from lesson_progress where completed_at is not null').then(
        (all) => all.length,
      );
    expect(await lessons()).toBe(7);
    await owner.call(movingInApi.undo, { id });
    await world.runJobs();
    await moveIn(world, owner, { bytes: file('1', '40') });
    expect(await lessons()).toBe(2);
  });

  it('of statuses and currencies is mapped once, or left out', async () => {
    const { world, owner } = await aSchool(makeWorld);
    const file = (mark: string) =>
      `${head}\n${mark}1@example.com,КУРС,100 у.е.,Отгружен,01.02.2024,${mark}1\n${mark}2@example.com,КУРС,100,Черновик,01.02.2024,${mark}2\n${mark}3@example.com,КУРС,5 GBP,Paid,01.02.2024,${mark}3\n`;
    const id = await beginFile(owner, { bytes: file('a') });
    const asked = await tried(world, owner, id);
    expect(asked).toMatchObject({
      unknown_statuses: ['Отгружен', 'Черновик'],
      unknown_currencies: ['у е', 'GBP'],
    });
    expect(outcomes(asked)).toEqual({ 'refused: currency_unknown': 2, 'refused: status_unknown': 1 });
    await explain(owner, asked, { statuses: { отгружен: 'paid', черновик: null }, rates: { 'у е': 90 } });
    const expected = { created: 1, 'left_out: status_left_out': 1, 'refused: currency_unknown': 1 };
    expect(outcomes(await tried(world, owner, id))).toEqual(expected);
    expect(outcomes(await moveIn(world, owner, { bytes: file('b') }))).toEqual(expected);
    expect((await owner.call(ordersApi.list, {})).body.orders).toMatchObject([
      { amount: 9000, status: 'paid' },
    ]);
  });

  it('of its encoding is told from the whole, and can be said otherwise', async () => {
    const { world, owner } = await aSchool(makeWorld);
    const koi = Buffer.concat([
      Buffer.from('email;'),
      Buffer.from([0xe9, 0xcd, 0xd1]),
      Buffer.from('\na@example.com;'),
    ]);
    const bytes = Buffer.concat([koi, Buffer.from([0xe1, 0xce, 0xce, 0xc1])]);
    const id = await beginFile(owner, { bytes });
    const read = await shown(owner, id);
    expect(read).toMatchObject({ encoding: 'koi8-r', headings: [{}, { title: 'Имя', example: 'Анна' }] });
    await explain(owner, read, { encoding: 'windows-1251' });
    expect(await shown(owner, id)).toMatchObject({
      encoding: 'windows-1251',
      headings: [{}, { title: 'йНС' }],
    });
    await explain(owner, read, { encoding: 'koi8-r' });
    expect(await shown(owner, id)).toMatchObject({ encoding: 'koi8-r', columns: { email: 0, name: 1 } });
    await tried(world, owner, id);
    await owner.call(movingInApi.run, { id });
    await world.runJobs();
    expect(await personAt(owner, 'a@example.com')).toMatchObject({ full_name: 'Анна' });
  });
});

async function explain(owner: Person, file: ShownImport, change: object): Promise<void> {
  const { id, kind, columns, courses, rates, statuses, answers } = file;
  const mapping = { id, kind, columns, courses, rates, statuses, answers };
  expect((await owner.call(movingInApi.map, Object.assign(mapping, change) as never)).status).toBe(200);
}

async function aSchool(makeWorld: () => Promise<World>, title = 'КУРС') {
  const world = await makeWorld();
  const owner = await world.signedInAs('admin');
  const course = await aCourse(world, { title });
  for (const number of [1, 2, 3, 4, 5]) await aLesson(world, course.id, { number });
  return { world, owner };
}

async function personAt(owner: Person, email: string) {
  const { users } = (await owner.call(staffApi.listUsers, { search: email })).body;
  return users.find((user) => user.email === email);
}
