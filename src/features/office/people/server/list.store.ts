import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import { typedPersonNumber } from '#features/accounts/account/rules/numbers.ts';
import type { UsersTable } from '#features/accounts/account/server/usersTable.ts';
import type { OrdersTable } from '#features/sales/orders/server/ordersTable.ts';
import { isOpenAt } from '#features/teaching/enrolments/server/openAt.ts';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type PeopleQuery, peopleListing } from '../listing.ts';

export type ListedUserRow = Omit<
  Selectable<UsersTable>,
  'search' | 'password_hash' | 'language' | 'must_change_password' | 'password_unproven' | 'known_adult_at'
> & {
  has_access: number;
  has_password: number;
};

/** The query, with the start of the school's days and the time since which the deleted can still be restored. */
export interface Selection {
  query: PeopleQuery;
  timeZone: string;
  restorableSince: string;
  now: string;
}

const tables = (db: Db) => db.$extendTables<{ users: UsersTable; orders: OrdersTable }>();
const list = storedList(peopleListing, {
  table: 'users',
  // The searched text begins with the name, so names are sorted by it too.
  columns: { name: 'search', total_paid: 'total_paid_kopecks' },
  otherwise: byNumber,
});

const isEnrolled = (now: string) => sql<boolean>`exists (
  select 1 from enrolments where enrolments.user_id = users.id and ${isOpenAt(now)})`;

export function countUsers(db: Db, selection: Selection): Promise<number> {
  return list.count(db, selectUsers(db, selection), selection.query);
}

/** One page of the selection. */
export function findUsers(db: Db, selection: Selection): Promise<ListedUserRow[]> {
  return list.page(db, withDetails(selectUsers(db, selection), selection.now), selection.query);
}

/** Ids of the first of the selection, in its order. */
export async function findIds(db: Db, selection: Selection, most: number): Promise<string[]> {
  const { query } = selection;
  const rows = await list.page(db, selectUsers(db, selection).select('id'), {
    ...query,
    page: 1,
    page_size: most,
  });
  return rows.map(({ id }) => id);
}

/** The whole selection. */
export function everyUser(db: Db, selection: Selection): AsyncIterable<ListedUserRow[]> {
  return list.pages(db, withDetails(selectUsers(db, selection), selection.now), selection.query);
}

export function findUser(
  db: Db,
  { id, now }: { id: string; now: string },
): Promise<ListedUserRow | undefined> {
  return withDetails(tables(db).selectFrom('users').where('id', '=', id), now).executeTakeFirst();
}

/** Courses that are or were open to these people, newest first. */
export async function coursesOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['enrolments.user_id', 'course_id', 'order_id', 'enrolments.created_at', 'ended_at', 'until'])
    .select(['title', 'translations'])
    .where('enrolments.user_id', 'in', userIds)
    .orderBy('enrolments.created_at', 'desc')
    .orderBy('enrolments.id', 'desc')
    .execute();
}
export type OwnedCourseRow = Awaited<ReturnType<typeof coursesOf>>[number];

/** Newest first; the latest hundred are enough for anybody. */
export function ordersOf(db: Db, userId: string) {
  return tables(db)
    .selectFrom('orders')
    .select(['id', 'number', 'product', 'course_title', 'translations', 'amount_kopecks', 'status'])
    .select(['created_at', 'money', 'course_id', 'end_reason', 'erased_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

function withDetails(query: ReturnType<typeof selectUsers>, now: string) {
  return query
    .select(['id', 'email', 'first_name', 'last_name', 'phone', 'role', 'email_verified_at', 'blocked_at'])
    .select([
      'number',
      'total_paid_kopecks',
      'created_at',
      'seen_at',
      'deleted_at',
      'deleted_email',
      sql<number>`case when password_hash is null then 0 else 1 end`.as('has_password'),
      sql<number>`case when ${isEnrolled(now)} then 1 else 0 end`.as('has_access'),
    ]);
}

function selectUsers(db: Db, { query, timeZone, restorableSince, now }: Selection) {
  const { access, state, chosen } = query;
  let users = tables(db)
    .selectFrom('users')
    .where((e) => e.and(list.conditions(query, timeZone)));
  users =
    state === 'deleted'
      ? users.where('deleted_at', '>', restorableSince).where('deleted_email', 'is not', null)
      : users.where('deleted_at', 'is', null);
  if (state === 'active') users = users.where('blocked_at', 'is', null);
  if (state === 'blocked') users = users.where('blocked_at', 'is not', null);
  if (chosen)
    users = users.where('id', 'in', (e) =>
      e.selectFrom('batch_people').select('user_id').where('batch_id', '=', chosen),
    );
  if (access === 'with') users = users.where(isEnrolled(now));
  if (access === 'without') users = users.where(sql<boolean>`not ${isEnrolled(now)}`);
  return users;
}

function byNumber(typed: string): Expression<SqlBool>[] {
  const number = typedPersonNumber(typed);
  return number === null ? [] : [sql`users.number = ${number}`];
}
