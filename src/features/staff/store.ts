import { type Selectable, sql } from 'kysely';
import type { OrderState } from '#features/orders/contract.ts';
import type { Db } from '#server/db/database.ts';
import { inByteOrder, searchConditions } from '#server/db/listing.ts';
import type { Role } from '#shared/access.ts';

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
}
/** Read only: owned by learning. */
interface EnrolmentsTable {
  id: string;
  user_id: string;
  course_id: string;
  order_id: string | null;
  created_at: string;
  ended_at: string | null;
}
/** Read only: owned by courses. */
interface CoursesTable {
  id: string;
  title: string;
  description: string;
  translations: string;
}
/** Read only: owned by orders. */
interface OrdersTable {
  id: string;
  user_id: string | null;
  course_title: string;
  amount_kopecks: number;
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

export interface UserSelection {
  search: string;
  role?: Role | undefined;
  access?: 'with' | 'without' | undefined;
  state?: 'active' | 'blocked' | 'deleted' | undefined;
  /** Of the deleted, those whom one can still bring back. */
  restorableSince: string;
  /** Registered at this time or later. */
  since?: string | undefined;
  /** Registered before this time. */
  before?: string | undefined;
}
export interface UserPage {
  sort: 'created_at' | 'email' | 'name' | 'total_paid';
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const tables = (db: Db) => db.withTables<Tables>();

const isEnrolled = sql<boolean>`exists (
  select 1 from enrolments where enrolments.user_id = users.id and enrolments.ended_at is null)`;

export async function countUsers(db: Db, selection: UserSelection): Promise<number> {
  const row = await selectUsers(db, selection)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findUsers(db: Db, selection: UserSelection, page: UserPage): Promise<ListedUserRow[]> {
  const sortedBy = {
    created_at: inByteOrder(db, 'users.created_at'),
    email: inByteOrder(db, 'users.email'),
    name: inByteOrder(db, 'users.search'),
    total_paid: sql.ref('users.total_paid_kopecks'),
  }[page.sort];
  return withDetails(selectUsers(db, selection))
    .orderBy(sortedBy, page.direction)
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function findUser(db: Db, id: string): Promise<ListedUserRow | undefined> {
  return withDetails(tables(db).selectFrom('users').where('id', '=', id)).executeTakeFirst();
}

/** What is or was open to these people, newest first. */
export async function coursesOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['enrolments.user_id', 'course_id', 'order_id', 'enrolments.created_at', 'ended_at'])
    .select(['title', 'description', 'translations'])
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
    .select(['id', 'course_title', 'amount_kopecks', 'status', 'created_at'])
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
      'total_paid_kopecks',
      'created_at',
      'deleted_at',
      'deleted_email',
      sql<number>`case when password_hash is null then 0 else 1 end`.as('has_password'),
      sql<number>`case when ${isEnrolled} then 1 else 0 end`.as('has_access'),
    ]);
}

function selectUsers(db: Db, selection: UserSelection) {
  const { search, role, access, state, since, before, restorableSince } = selection;
  let query = tables(db).selectFrom('users');
  query =
    state === 'deleted'
      ? query.where('deleted_at', '>', restorableSince).where('deleted_email', 'is not', null)
      : query.where('deleted_at', 'is', null);
  if (state === 'active') query = query.where('blocked_at', 'is', null);
  if (state === 'blocked') query = query.where('blocked_at', 'is not', null);
  for (const condition of searchConditions('users.search', search)) query = query.where(condition);
  if (role) query = query.where('role', '=', role);
  if (since) query = query.where('created_at', '>=', since);
  if (before) query = query.where('created_at', '<', before);
  if (access === 'with') query = query.where(isEnrolled);
  if (access === 'without') query = query.where(sql<boolean>`not ${isEnrolled}`);
  return query;
}
