import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { counterIn } from '#server/db/numbers.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `course_id`: Null once the course is gone.
 * - `name`: Null once the person is erased.
 * - `old_number`: The number under which a former school issued it; null for our own.
 */
export type CertificateRow = Selectable<Schema['certificates']>;
type Change = Partial<
  Pick<CertificateRow, 'name' | 'issued_at' | 'renamed_at' | 'revoked_at' | 'revoked_reason' | 'search'>
>;

export const nextNumber = counterIn('certificate_numbers', 'last');

/** False when the person has one for the course. */
export async function insertCertificate(db: Db, row: Insertable<Schema['certificates']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('certificates')
    .values(row)
    .onConflict((c) => c.columns(['user_id', 'course_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Newest first. */
export function certificatesOf(db: Db, userId: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** When each certificate of these people was revoked, null where it is valid, by `user course`. */
export async function owned(db: Db, userIds: readonly string[]): Promise<Map<string, string | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('certificates')
    .select(['user_id', 'course_id', 'revoked_at'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id, course_id, revoked_at }) => [`${user_id} ${course_id}`, revoked_at]));
}

export function certificateById(db: Db, id: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst();
}

export function certificateByToken(db: Db, token: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdCertificate(tx: Db, id: string): Promise<CertificateRow | undefined> {
  return held(tx, tx.selectFrom('certificates').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function changeCertificate(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('certificates').set(change).where('id', '=', id).execute();
}

/** Keeps the name that stood on it until that moment. */
export async function keepName(db: Db, row: Insertable<Schema['certificate_names']>): Promise<void> {
  await db
    .insertInto('certificate_names')
    .values(row)
    .onConflict((c) => c.columns(['certificate_id', 'until']).doNothing())
    .execute();
}

/** The latest first. */
export function namesOf(db: Db, certificateId: string): Promise<{ name: string; until: string }[]> {
  return db
    .selectFrom('certificate_names')
    .select(['name', 'until'])
    .where('certificate_id', '=', certificateId)
    .orderBy('until', 'desc')
    .execute();
}

export async function deleteIssuedSince(db: Db, time: string): Promise<void> {
  await db.deleteFrom('certificates').where('issued_at', '>=', time).execute();
}

export async function deleteCertificatesFor(db: Db, courseId: string): Promise<void> {
  await db.deleteFrom('certificates').where('course_id', '=', courseId).execute();
}

/** Those that a former school issued under these numbers. */
export function certificatesKnownAs(db: Db, numbers: readonly string[]): Promise<CertificateRow[]> {
  if (numbers.length === 0) return Promise.resolve([]);
  return db.selectFrom('certificates').selectAll().where('old_number', 'in', numbers).execute();
}

export async function deleteCertificate(db: Db, id: string): Promise<void> {
  await db.deleteFrom('certificates').where('id', '=', id).execute();
}
