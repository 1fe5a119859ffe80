/**
 * A large school in a migrated database of either engine that already has courses: two years of people and orders, with
 * payments, history and access to courses, and the other tables of such a school. Rows go in by the thousand, past the
 * functions that sell; the same size makes the same school.
 */
import { sql } from 'kysely';
import { personSearch } from '#features/accounts/account/server/accounts.ts';
import { sumDay } from '#features/sales/orders/server/dayTotals.store.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { addDays, day, dayStart, hour, schoolDay } from '#shared/dates.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { searchable } from '#shared/search.ts';
import { latinOf, nameOf } from '../demo/year/names.ts';
import { type BulkRow, insertMany } from './insertMany.ts';
import {
  type Chance,
  type Course,
  drawOrders,
  idOf,
  makeChance,
  momentOf,
  pick,
  rowsOf,
  type Student,
  spanMs,
} from './largeOrders.ts';
import { deriveTables } from './largeTables.ts';

export interface LargeSchool {
  people: number;
  orders: number;
}
export const largeSchool: LargeSchool = { people: 200_000, orders: 400_000 };

/** @param until when the last order was placed */
export async function makeLargeSchool(
  database: Database,
  { people, orders }: LargeSchool = largeSchool,
  until = new Date(),
): Promise<void> {
  const courses: Course[] = await database.handle
    .selectFrom('courses')
    .select(['id', 'title', 'translations', 'price_kopecks'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  if (courses.length === 0) throw new Error('the school has no courses to sell');
  // The last order has ended by then.
  const begin = until.getTime() - spanMs - hour;
  await database.transaction(async (tx) => {
    const chance = makeChance(1);
    const paid = new Map<string, number>();
    const students = makeStudents(people, begin, chance);
    const firstPerson = await nextNumberOf(tx, 'users');
    const firstOrder = await nextNumberOf(tx, 'orders');
    await insertMany(tx, 'users', peopleRows(students, { first: firstPerson, begin, chance }));
    const codes = Array.from({ length: Math.ceil(people / 100) }, (_, n) => idOf('code', n));
    await insertMany(
      tx,
      'promo_codes',
      codes.map((id, n) => codeRow(id, n, momentOf(n, codes.length, begin))),
    );
    for (const table of ['orders', 'payments', 'order_history', 'enrolments'] as const) {
      // Each table draws the same orders again, since two years of them would not fit in memory.
      const drawn = drawOrders({ students, courses, begin, orders, first: firstOrder, paid, codes });
      await insertMany(tx, table, rowsOf[table](drawn));
      paid.clear();
    }
    await sumUp(tx);
    await deriveTables(tx, firstPerson);
  });
  await sumDays(database, begin);
  await settle(database);
}

/** As the job of a school that is open sums them within hours. */
async function sumDays(database: Database, begin: number): Promise<void> {
  const timeZone = 'Europe/Moscow';
  await database.transaction(async (tx) => {
    for (let at = 0; at < spanMs; at += day) {
      const date = schoolDay(new Date(begin + at), timeZone);
      const span = { since: dayStart(date, timeZone), until: dayStart(addDays(date, 1), timeZone) };
      await sumDay(tx, date, span);
      await tx.insertInto('order_periods').values({ period: date, time_zone: timeZone }).execute();
    }
  });
}

function codeRow(id: string, n: number, at: number): BulkRow {
  const word = `CODE-${n}`;
  return {
    ...{ id, code: word, code_key: word, kind: 'percent', percent: 10, is_on: n % 7 === 0 ? 0 : 1 },
    starts_at: new Date(at).toISOString(),
    ends_at: n % 3 === 0 ? null : new Date(at + 30 * day).toISOString(),
    ...{ batch_id: n % 5 === 0 ? idOf('batch', 0) : null, created_at: new Date(at).toISOString() },
    search: searchable(word),
  };
}

function makeStudents(count: number, begin: number, chance: Chance): Student[] {
  return Array.from({ length: count }, (_, n) => {
    const { first, last, language } = nameOf(Math.floor(chance() * 1e6), chance() < 0.12);
    return {
      id: idOf('person', n),
      email: `${latinOf(first)}.${latinOf(last)}.${n}@${pick(mailHosts, chance)}`,
      name: `${first} ${last}`,
      phone: chance() < 0.8 ? `+79${String((n * 4997) % 1e9).padStart(9, '0')}` : null,
      language,
      at: momentOf(n, count, begin),
    };
  });
}
const mailHosts = ['mail.example', 'post.example', 'yandex.example', 'gmail.example'];

function* peopleRows(
  students: readonly Student[],
  { first, begin, chance }: { first: number; begin: number; chance: Chance },
): Generator<BulkRow> {
  for (const [n, { id, email, name, phone, language, at }] of students.entries()) {
    const [first_name = '', last_name = ''] = name.split(' ');
    const seen = at + chance() * (begin + spanMs - at);
    yield {
      ...{ id, email, first_name, last_name, phone, language, role: 'user', password_hash: null },
      email_verified_at: chance() < 0.9 ? new Date(at + hour).toISOString() : null,
      blocked_at: chance() < 0.002 ? new Date(seen).toISOString() : null,
      created_at: new Date(at).toISOString(),
      search: personSearch({ first_name, last_name, email, phone }),
      number: first + n,
      seen_at: new Date(seen).toISOString(),
    };
  }
}

async function nextNumberOf(tx: Tx, table: 'users' | 'orders'): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select((e) => e.fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 10_000) + 1;
}

/** The totals that stand with a person follow from the orders. */
async function sumUp(tx: Tx): Promise<void> {
  await sql`update users set total_paid_kopecks = sums.kopecks
    from (select user_id, sum(amount_kopecks - returned_kopecks) as kopecks from orders
      where status in (${sql.join(revenueStates)}) group by user_id) as sums
    where sums.user_id = users.id`.execute(tx);
}

/**
 * Brings PostgreSQL to the state it reaches by itself within minutes; SQLite takes numbers from the tables and keeps no
 * statistics.
 */
async function settle({ engine, handle }: Database): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select setval('user_numbers', (select max(number) from users)),
    setval('order_numbers', (select max(number) from orders))`.execute(handle);
  await sql`vacuum analyze`.execute(handle);
}
