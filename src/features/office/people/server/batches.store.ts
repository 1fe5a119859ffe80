import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';
import { hiddenName } from '#shared/erased.ts';
import type { MailAbout } from '../rules/batches.ts';

export type BatchRow = Selectable<Schema['batches']>;

/** False for a batch that exists already. */
export async function insertBatch(db: Db, row: Insertable<Schema['batches']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('batches')
    .values(row)
    .onConflict((c) => c.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  return db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks it until `tx` ends: doing it and taking it back take turns. */
export function holdBatch(tx: Db, id: string): Promise<BatchRow | undefined> {
  return held(tx, tx.selectFrom('batches').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function setUndone(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('batches').set({ undone_at: at }).where('id', '=', id).execute();
}

export async function insertPerson(db: Db, row: Insertable<Schema['batch_people']>): Promise<void> {
  await db.insertInto('batch_people').values(row).execute();
}

export async function isReached(db: Db, batchId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('batch_people')
    .select('user_id')
    .where('batch_id', '=', batchId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody in it with their name, in the order of their ids. */
export function peopleOf(db: Db, batchId: string) {
  return db
    .selectFrom('batch_people')
    .leftJoin('users', 'users.id', 'batch_people.user_id')
    .selectAll('batch_people')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('batch_id', '=', batchId)
    .orderBy('batch_people.user_id')
    .execute();
}

export async function setPersonUndone(
  db: Db,
  { batchId, userId, at }: { batchId: string; userId: string; at: string },
): Promise<void> {
  await db
    .updateTable('batch_people')
    .set({ undone_at: at })
    .where('batch_id', '=', batchId)
    .where('user_id', '=', userId)
    .execute();
}

/** The subject of the batch's mail. */
export function aboutOf({ about, is_study }: Pick<BatchRow, 'about' | 'is_study'>): MailAbout | null {
  return is_study === 1 ? 'study' : about;
}

/** Mails to a person since then that were not called back. */
export async function mailsTo(
  db: Db,
  userId: string,
  { since, isStudy = false }: { since: string; isStudy?: boolean },
): Promise<number> {
  const { count } = await db
    .selectFrom('batch_people')
    .innerJoin('batches', 'batches.id', 'batch_people.batch_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('batch_people.user_id', '=', userId)
    .where('left_because', 'is', null)
    .where('kind', '=', 'mail')
    .where('batches.undone_at', 'is', null)
    .where('created_at', '>', since)
    .where('is_study', '>=', isStudy ? 1 : 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When each of these people was last written to about the studies, since then; mails called back do not count. */
export async function lastStudyMails(
  db: Db,
  userIds: readonly string[],
  since: string,
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('batch_people')
    .innerJoin('batches', 'batches.id', 'batch_people.batch_id')
    .select(['batch_people.user_id', (e) => e.fn.max<string>('created_at').as('at')])
    .where('batch_people.user_id', 'in', userIds)
    .where('left_because', 'is', null)
    .where('batches.undone_at', 'is', null)
    .where('created_at', '>', since)
    .where('is_study', '=', 1)
    .groupBy('batch_people.user_id')
    .execute();
  return new Map(rows.map(({ user_id, at }) => [user_id, at]));
}

export async function deleteBatchesBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('batches').where('created_at', '<', time).execute();
}

/** Mails from before then whose recipients have all been erased. */
export async function deleteEmptyMails(db: Db, time: string): Promise<void> {
  await db
    .deleteFrom('batches')
    .where('kind', '=', 'mail')
    .where('created_at', '<', time)
    .where('id', 'not in', db.selectFrom('batch_people').select('batch_id'))
    .execute();
}

export function mailsBefore(db: Db, time: string): Promise<Pick<BatchRow, 'id' | 'subject' | 'text'>[]> {
  const mails = db.selectFrom('batches').select(['id', 'subject', 'text']).where('kind', '=', 'mail');
  return mails.where('created_at', '<', time).execute();
}

export async function hideText(db: Db, id: string): Promise<void> {
  await db
    .updateTable('batches')
    .set({ subject: hiddenName, text: hiddenName })
    .where('id', '=', id)
    .execute();
}
