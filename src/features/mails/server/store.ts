import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { mostListed } from '../rules.ts';

interface DoubtfulTable {
  id: string;
  /** The job that sends it. */
  job_id: string;
  user_id: string | null;
  order_id: string | null;
  email: string;
  subject: string;
  created_at: string;
  sent_again_at: string | null;
  sent_again_by: string | null;
}
/** Read only: owned by people. */
interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
}
export type DoubtfulRow = Selectable<DoubtfulTable>;
export type ListedRow = DoubtfulRow & { first_name: string | null; last_name: string | null };

const tables = (db: Db) => db.withTables<{ doubtful_mails: DoubtfulTable; users: UsersTable }>();

export async function insertDoubtful(db: Db, row: Insertable<DoubtfulTable>): Promise<void> {
  await tables(db).insertInto('doubtful_mails').values(row).execute();
}

/** Whether a mail of this job is written down that nobody has sent again since. */
export async function isKnown(db: Db, jobId: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('doubtful_mails')
    .select('id')
    .where('job_id', '=', jobId)
    .where('sent_again_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locked until `tx` ends. */
export function holdDoubtful(tx: Db, id: string): Promise<DoubtfulRow | undefined> {
  return held(
    tx,
    tables(tx).selectFrom('doubtful_mails').selectAll().where('id', '=', id),
  ).executeTakeFirst();
}

export function findDoubtful(db: Db, id: string): Promise<ListedRow | undefined> {
  return withStaff(
    tables(db).selectFrom('doubtful_mails').where('doubtful_mails.id', '=', id),
  ).executeTakeFirst();
}

/** Newest first. */
export function listDoubtful(
  db: Db,
  { since, userId, orderId }: { since: string; userId?: string | undefined; orderId?: string | undefined },
): Promise<ListedRow[]> {
  const rows = withStaff(
    tables(db)
      .selectFrom('doubtful_mails')
      .where('doubtful_mails.created_at', '>', since)
      .$if(userId !== undefined, (query) => query.where('doubtful_mails.user_id', '=', userId!))
      .$if(orderId !== undefined, (query) => query.where('doubtful_mails.order_id', '=', orderId!)),
  );
  return rows
    .orderBy('doubtful_mails.created_at', 'desc')
    .orderBy('doubtful_mails.id')
    .limit(mostListed)
    .execute();
}

function withStaff(query: ReturnType<typeof selected>) {
  return query
    .leftJoin('users', 'users.id', 'doubtful_mails.sent_again_by')
    .selectAll('doubtful_mails')
    .select(['users.first_name', 'users.last_name']);
}

function selected(db: Db) {
  return tables(db).selectFrom('doubtful_mails');
}

export async function markSentAgain(
  db: Db,
  id: string,
  { at, by }: { at: string; by: string },
): Promise<void> {
  await tables(db)
    .updateTable('doubtful_mails')
    .set({ sent_again_at: at, sent_again_by: by })
    .where('id', '=', id)
    .execute();
}

export async function countSentAgain(db: Db, email: string, since: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('doubtful_mails')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('sent_again_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteBefore(db: Db, before: string): Promise<void> {
  await tables(db).deleteFrom('doubtful_mails').where('created_at', '<', before).execute();
}

export async function deleteOf(
  db: Db,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  await tables(db)
    .deleteFrom('doubtful_mails')
    .where((e) => e.or([e('user_id', '=', userId), ...(email === null ? [] : [e('email', '=', email)])]))
    .execute();
}
