import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `subject`: What was proved, as the step's check names it.
 * - `made_by`: A member of staff; null where the product itself made it.
 */
export type MarkRow = Selectable<Schema['launch_marks']>;
export type MailRow = Selectable<Schema['launch_mails']>;

export function allMarks(db: Db): Promise<MarkRow[]> {
  return db.selectFrom('launch_marks').selectAll().orderBy('step').orderBy('kind').execute();
}

/** In place of an earlier one of its kind. */
export async function putMark(db: Db, row: Insertable<Schema['launch_marks']>): Promise<void> {
  const { subject, made_by, made_at } = row;
  await db
    .insertInto('launch_marks')
    .values(row)
    .onConflict((c) => c.columns(['step', 'kind']).doUpdateSet({ subject, made_by, made_at }))
    .execute();
}

export async function deleteMark(db: Db, { step, kind }: Pick<MarkRow, 'step' | 'kind'>): Promise<void> {
  await db.deleteFrom('launch_marks').where('step', '=', step).where('kind', '=', kind).execute();
}

export async function deleteMarks(db: Db): Promise<void> {
  await db.deleteFrom('launch_marks').execute();
}

/** The trial mail that is under way: one for the whole school. */
export function findMail(db: Db): Promise<MailRow | undefined> {
  return db.selectFrom('launch_mails').selectAll().orderBy('asked_at', 'desc').limit(1).executeTakeFirst();
}

export async function replaceMail(db: Db, row: Insertable<Schema['launch_mails']>): Promise<void> {
  await deleteMails(db);
  await db.insertInto('launch_mails').values(row).execute();
}

export async function changeMail(
  db: Db,
  id: string,
  change: Partial<Pick<MailRow, 'code_hash' | 'sent_at'>>,
): Promise<void> {
  await db.updateTable('launch_mails').set(change).where('id', '=', id).execute();
}

export async function deleteMails(db: Db): Promise<void> {
  await db.deleteFrom('launch_mails').execute();
}
