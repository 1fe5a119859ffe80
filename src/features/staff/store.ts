import { type Selectable, sql } from 'kysely';
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
  total_paid_kopecks: number;
  created_at: string;
  /** Begins with the name, so it also is what names are sorted by. */
  search: string;
}
/** Read only: owned by learning. */
interface EnrolmentsTable {
  user_id: string;
  ended_at: string | null;
}
type Tables = {
  users: UsersTable;
  enrolments: EnrolmentsTable;
};
export type ListedUserRow = Omit<Selectable<UsersTable>, 'search'> & { has_access: number };

export interface UserSelection {
  search: string;
  role?: Role | undefined;
  access?: 'with' | 'without' | undefined;
}
export interface UserPage {
  sort: 'created_at' | 'email' | 'name';
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
  const sortColumn = { created_at: 'users.created_at', email: 'users.email', name: 'users.search' }[
    page.sort
  ];
  return selectUsers(db, selection)
    .select(['id', 'email', 'first_name', 'last_name', 'phone', 'role', 'email_verified_at', 'blocked_at'])
    .select([
      'total_paid_kopecks',
      'created_at',
      sql<number>`case when ${isEnrolled} then 1 else 0 end`.as('has_access'),
    ])
    .orderBy(inByteOrder(db, sortColumn), page.direction)
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

function selectUsers(db: Db, { search, role, access }: UserSelection) {
  let query = tables(db).selectFrom('users');
  for (const condition of searchConditions('users.search', search)) query = query.where(condition);
  if (role) query = query.where('role', '=', role);
  if (access === 'with') query = query.where(isEnrolled);
  if (access === 'without') query = query.where(sql<boolean>`not ${isEnrolled}`);
  return query;
}
