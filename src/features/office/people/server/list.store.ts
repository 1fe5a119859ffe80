import { type Selectable, sql } from 'kysely';
import { typedPersonNumber } from '#features/accounts/account/rules/numbers.ts';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import type { TranslatedRow } from '#shared/localText.ts';
import type { OrderState } from '#shared/orderStates.ts';
import type { Role } from '#shared/roles.ts';
import { type PeopleQuery, peopleListing } from '../listing.ts';

/** Read only: owned by accounts. */
interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  email_verified_at: string | null;
  blocked_at: string | null;
  deleted_at: string | null;
  deleted_email: string | null;
  password_hash: string | null;
  total_paid_kopecks: number;
  created_at: string;
  /** Begins with the name, so it also is what names are sorted by. */
  search: string;
  number: number;
}
/** Read only: owned by learning. */
interface EnrolmentsTable {
  id: string;
  user_id: string;
  course_id: string;
  order_id: string | null;
  created_at: string;
  ended_at: string | null;
  until: string | null;
}
/** Read only: owned by courses. */
interface CoursesTable extends TranslatedRow {
  id: string;
  title: string;
}
/** Read only: owned by orders. */
interface OrdersTable {
  id: string;
  number: number;
  user_id: string | null;
  course_title: string;
  amount_kopecks: number;
  money: 'real' | 'test' | 'demo';
  status: OrderState;
  created_at: string;
}
type Tables = {
  users: UsersTable;
  enrolments: EnrolmentsTable;
  courses: CoursesTable;
  orders: OrdersTable;
};
export type ListedUserRow = Omit<Selectable<UsersTable>, 'search' | 'password_hash'> & {
  has_access: number;
  has_password: number;
};

/** The query, with the start of the school's days and the time since which the deleted can still be restored. */
export interface Selection {
  query: PeopleQuery;
  timeZone: string;
  restorableSince: string;
}

const tables = (db: Db) => db.withTables<Tables>();
const list = storedList(peopleListing, {
  table: 'users',
  columns: { name: 'search', total_paid: 'total_paid_kopecks' },
});

const isEnrolled = sql<boolean>`exists (
  select 1 from enrolments where enrolments.user_id = users.id and enrolments.ended_at is null)`;

export async function countUsers(db: Db, selection: Selection): Promise<number> {
  const row = await selectUsers(db, selection)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** One page of the selection. */
export function findUsers(db: Db, selection: Selection): Promise<ListedUserRow[]> {
  return list.page(db, withDetails(selectUsers(db, selection)), selection.query);
}

/** The whole selection. */
export function everyUser(db: Db, selection: Selection): AsyncIterable<ListedUserRow[]> {
  return list.pages(db, withDetails(selectUsers(db, selection)), selection.query);
}

export function findUser(db: Db, id: string): Promise<ListedUserRow | undefined> {
  return withDetails(tables(db).selectFrom('users').where('id', '=', id)).executeTakeFirst();
}

/** Courses that are or were open to these people, newest first. */
export async function coursesOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['enrolments.user_id', 'course_id', 'order_id', 'enrolments.created_at', 'ended_at', 'until'])
    .select(['title', 'translations'])
    .where('enrolments.user_id', 'in', userIds)
    .orderBy('enrolments.created_at', 'desc')
    .orderBy('enrolments.id')
    .execute();
}
export type OwnedCourseRow = Awaited<ReturnType<typeof coursesOf>>[number];

/** Newest first; the latest hundred are enough for anybody. */
export function ordersOf(db: Db, userId: string) {
  return tables(db)
    .selectFrom('orders')
    .select(['id', 'number', 'course_title', 'amount_kopecks', 'status', 'created_at', 'money'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

function withDetails(query: ReturnType<typeof selectUsers>) {
  return query
    .select(['id', 'email', 'first_name', 'last_name', 'phone', 'role', 'email_verified_at', 'blocked_at'])
    .select([
      'number',
      'total_paid_kopecks',
      'created_at',
      'deleted_at',
      'deleted_email',
      sql<number>`case when password_hash is null then 0 else 1 end`.as('has_password'),
      sql<number>`case when ${isEnrolled} then 1 else 0 end`.as('has_access'),
    ]);
}

function selectUsers(db: Db, { query, timeZone, restorableSince }: Selection) {
  const { access, state } = query;
  const number = typedPersonNumber(query.search);
  const conditions = list.conditions(number === null ? query : { ...query, search: '' }, timeZone);
  let users = tables(db)
    .selectFrom('users')
    .where((e) => e.and(conditions));
  if (number !== null) users = users.where('number', '=', number);
  users =
    state === 'deleted'
      ? users.where('deleted_at', '>', restorableSince).where('deleted_email', 'is not', null)
      : users.where('deleted_at', 'is', null);
  if (state === 'active') users = users.where('blocked_at', 'is', null);
  if (state === 'blocked') users = users.where('blocked_at', 'is not', null);
  if (access === 'with') users = users.where(isEnrolled);
  if (access === 'without') users = users.where(sql<boolean>`not ${isEnrolled}`);
  return users;
}
