import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `code_key`: As it is compared (rules.ts `codeKey`).
 * - `is_for_all`: 0: for the courses of `promo_code_courses` only.
 */
export type PromoCodeRow = Selectable<Schema['promo_codes']>;

/** Codes are for courses, and so are the orders with one. */
type OrdersTable = Schema['orders'] & {
  course_id: string;
};

const tables = (db: Db) => db.$extendTables<{ orders: OrdersTable }>();

export function findCodeByKey(db: Db, key: string): Promise<PromoCodeRow | undefined> {
  return db.selectFrom('promo_codes').selectAll().where('code_key', '=', key).executeTakeFirst();
}

export function findCode(db: Db, id: string): Promise<PromoCodeRow | undefined> {
  return db.selectFrom('promo_codes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: of several buyers of the last use the others wait here. */
export function holdCode(tx: Db, id: string): Promise<PromoCodeRow | undefined> {
  return held(tx, tx.selectFrom('promo_codes').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** False where the name is taken. */
export async function insertCode(db: Db, row: Insertable<Schema['promo_codes']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('promo_codes')
    .values(row)
    .onConflict((c) => c.column('code_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function changeCode(
  db: Db,
  id: string,
  change: Updateable<Schema['promo_codes']>,
): Promise<void> {
  await db.updateTable('promo_codes').set(change).where('id', '=', id).execute();
}

/** Deletes codes that begin with this note and that no order names. */
export async function deleteUnusedNoted(db: Db, note: string): Promise<void> {
  const codes = await tables(db)
    .selectFrom('promo_codes')
    .select('id')
    .where('note', 'like', `${note}%`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders').select('orders.id').whereRef('orders.promo_code_id', '=', 'promo_codes.id'),
        ),
      ),
    )
    .execute();
  for (const { id } of codes) {
    await db.deleteFrom('promo_code_courses').where('promo_code_id', '=', id).execute();
    await db.deleteFrom('promo_codes').where('id', '=', id).execute();
  }
}

/** Replaces the courses of a code. */
export async function putCourses(db: Db, codeId: string, courseIds: readonly string[]): Promise<void> {
  await db.deleteFrom('promo_code_courses').where('promo_code_id', '=', codeId).execute();
  if (courseIds.length === 0) return;
  const rows = courseIds.map((course_id) => ({ promo_code_id: codeId, course_id }));
  await db.insertInto('promo_code_courses').values(rows).execute();
}

/** Course ids by code. */
export async function coursesOfCodes(db: Db, codeIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (codeIds.length === 0) return found;
  const rows = await db
    .selectFrom('promo_code_courses')
    .selectAll()
    .where('promo_code_id', 'in', codeIds)
    .orderBy('course_id')
    .execute();
  for (const { promo_code_id, course_id } of rows)
    found.set(promo_code_id, [...(found.get(promo_code_id) ?? []), course_id]);
  return found;
}

export async function isForCourse(db: Db, code: PromoCodeRow, courseId: string): Promise<boolean> {
  if (code.is_for_all === 1) return true;
  const query = db
    .selectFrom('promo_code_courses')
    .select('course_id')
    .where('promo_code_id', '=', code.id)
    .where('course_id', '=', courseId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** A buyer, by every account and address that is theirs. */
export interface CodeBuyer {
  userIds: readonly string[];
  emails: readonly string[];
}

/**
 * Orders that use the code: open ones reserve it, paid ones have used it, whatever happened to the money later; a payment
 * that bought nothing has not. The buyer's own unpaid orders for the same course do not count: another try to pay uses
 * the code only once.
 */
export async function countUses(
  db: Db,
  codeId: string,
  { courseId, buyer }: { courseId: string; buyer: CodeBuyer },
): Promise<{ uses: number; byBuyer: number }> {
  const isOf = sql<boolean>`(email in (${sql.join(['', ...buyer.emails])})
    or coalesce(user_id, '') in (${sql.join(['-', ...buyer.userIds])}))`;
  const isOwnTry = sql<boolean>`(${isOf} and course_id = ${courseId} and status in ('new', 'pending'))`;
  const row = await tables(db)
    .selectFrom('orders')
    .select([
      sql<number>`count(*)`.as('uses'),
      sql<number>`coalesce(sum(case when ${isOf} then 1 else 0 end), 0)`.as('by_buyer'),
    ])
    .where('promo_code_id', '=', codeId)
    .where('status', 'not in', ['canceled', 'expired'])
    .where('is_duplicate', '=', 0)
    .where(sql<boolean>`not ${isOwnTry}`)
    .executeTakeFirstOrThrow();
  return { uses: row.uses, byBuyer: row.by_buyer };
}
