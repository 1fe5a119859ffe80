import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { historyIn } from '#server/db/history.ts';
import { held } from '#server/db/holding.ts';
import { counterIn } from '#server/db/numbers.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Claim } from '#server/personalData.ts';
import type { Language } from '#shared/i18n.ts';
import { type HistoryReason, type InstalmentState, openStates } from '../rules/states.ts';

/**
 * An instalment is the whole plan by which a bank lends the price of a course; its single payments are the bank's.
 * - `reference`: Shows the state to its holder.
 * - `user_id`: Account of a signed-in applicant.
 * - `applicant`: Hash of the account, or of the secret that a visitor applied with.
 * - `link`: The form at the bank.
 * - `attempts`: How often it was sent.
 * - `problem`: Why the bank does not have it yet.
 * - `next_check_at`: Null when there is nothing left to ask the bank.
 */
export type InstalmentsTable = Schema['instalments'] & {
  language: Language;
};

export type InstalmentRow = Selectable<InstalmentsTable>;
export type SettingsRow = Selectable<Schema['instalment_settings']>;

const tables = (db: Db) => db.$extendTables<{ instalments: InstalmentsTable }>();

export const history = historyIn<Schema['instalment_history'] & { reason: HistoryReason }>(
  'instalment_history',
  'instalment_id',
);

/** @throws a unique violation where the applicant has an open one for the course */
export async function insertInstalment(db: Db, row: Insertable<InstalmentsTable>): Promise<void> {
  await tables(db).insertInto('instalments').values(row).execute();
}

export function findInstalment(db: Db, id: string): Promise<InstalmentRow | undefined> {
  return tables(db).selectFrom('instalments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The instalment plan behind an order; it has one at most. */
export function findInstalmentOf(db: Db, orderId: string): Promise<InstalmentRow | undefined> {
  return tables(db).selectFrom('instalments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Locked until `tx` ends. The caller holds its order. */
export function lockInstalment(tx: Db, id: string): Promise<InstalmentRow | undefined> {
  return held(tx, tables(tx).selectFrom('instalments').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function findByReference(db: Db, reference: string): Promise<InstalmentRow | undefined> {
  return tables(db)
    .selectFrom('instalments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export function findOpen(db: Db, applicant: string, courseId: string): Promise<InstalmentRow | undefined> {
  return tables(db)
    .selectFrom('instalments')
    .selectAll()
    .where('applicant', '=', applicant)
    .where('course_id', '=', courseId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
}

/** Newest first. The address counts beside another's account, too: a guardian applies for a student. */
export function instalmentsOf(db: Db, { userId, email }: Claim): Promise<InstalmentRow[]> {
  return tables(db)
    .selectFrom('instalments')
    .selectAll()
    .where((e) => e.or([e('user_id', '=', userId), e('email', '=', email ?? '')]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function instalmentsOfOrders(db: Db, orderIds: readonly string[]): Promise<InstalmentRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return tables(db).selectFrom('instalments').selectAll().where('order_id', 'in', orderIds).execute();
}

export async function changeInstalment(
  db: Db,
  id: string,
  change: Updateable<InstalmentsTable>,
): Promise<void> {
  await tables(db).updateTable('instalments').set(change).where('id', '=', id).execute();
}

/** Changes the state only while it is `from`: of several callers one gets true. */
export async function moveInstalment(
  db: Db,
  { id, from, change }: { id: string; from: InstalmentState; change: Updateable<InstalmentsTable> },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('instalments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those about which the bank should be asked, the longest waiting first. @param never a time no clock was ahead of */
export function dueInstalments(
  db: Db,
  { now, never }: { now: string; never: string },
  limit: number,
): Promise<InstalmentRow[]> {
  return tables(db)
    .selectFrom('instalments')
    .selectAll()
    .where((e) => e.or([e('next_check_at', '<=', now), e('next_check_at', '>', never)]))
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** True for the one caller that may ask the bank now; the others have just been answered. */
export async function takeCheck(
  db: Db,
  { id, now, notSince }: { id: string; now: string; notSince: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('instalments')
    .set({ checked_at: now })
    .where('id', '=', id)
    .where((e) => e.or([e('checked_at', 'is', null), e('checked_at', '<=', notSince)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Words in the history, of staff and of the bank. */
export async function forgetDetails(db: Db, instalmentId: string): Promise<void> {
  await db
    .updateTable('instalment_history')
    .set({ details: null })
    .where('instalment_id', '=', instalmentId)
    .execute();
}

/** Their history goes with them. */
export async function deleteOfOrders(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tables(db).deleteFrom('instalments').where('order_id', 'in', orderIds).execute();
}

export function findSettings(db: Db): Promise<SettingsRow> {
  return db.selectFrom('instalment_settings').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
}

export async function saveSettings(db: Db, change: { is_on: number; months: string }): Promise<void> {
  await db.updateTable('instalment_settings').set(change).where('id', '=', 1).execute();
}

export const nextNumber = counterIn('instalment_settings', 'last_number');
