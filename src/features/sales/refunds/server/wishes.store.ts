/** Colleagues' requests for refunds. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `author_id`: Member of staff who wishes it.
 * - `answer`: Why it was declined.
 * - `ended_by`: Null while it is open, and where the money went back without anybody's decision here.
 */
export type WishRow = Selectable<Schema['refund_wishes']>;

export async function insertWish(db: Db, row: Insertable<Schema['refund_wishes']>): Promise<void> {
  await db.insertInto('refund_wishes').values(row).execute();
}

export function findWish(db: Db, id: string): Promise<WishRow | undefined> {
  return db.selectFrom('refund_wishes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends; the order is locked first. */
export function holdWish(tx: Db, id: string): Promise<WishRow | undefined> {
  return held(tx, tx.selectFrom('refund_wishes').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** Newest first. */
export function wishesOf(db: Db, orderId: string): Promise<WishRow[]> {
  return db
    .selectFrom('refund_wishes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function openWishes(db: Db, orderIds: readonly string[]): Promise<WishRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('refund_wishes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('ended_at', 'is', null)
    .execute();
}

/** All that wait for a decision, oldest first. */
export function waitingWishes(db: Db, most: number): Promise<WishRow[]> {
  return db
    .selectFrom('refund_wishes')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('refund_wishes')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function endWish(
  db: Db,
  id: string,
  end: Pick<WishRow, 'outcome' | 'answer' | 'ended_at' | 'ended_by'>,
): Promise<void> {
  await db.updateTable('refund_wishes').set(end).where('id', '=', id).execute();
}
