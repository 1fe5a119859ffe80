import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `user_id`, `order_id`: The subject: one of them.
 * - `to_id`, `from_id`: Members of staff.
 * - `done_by`: The colleague who finished it or handed it on.
 */
export type HandoverRow = Selectable<Schema['handovers']>;

/** A person or an order. */
export type Thing = { user_id: string } | { order_id: string };

/** @throws a unique violation where the thing is in hand already */
export async function insertHandover(db: Db, row: Insertable<Schema['handovers']>): Promise<void> {
  await db.insertInto('handovers').values(row).execute();
}

export function findHandover(db: Db, id: string): Promise<HandoverRow | undefined> {
  return db.selectFrom('handovers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdHandover(tx: Db, id: string): Promise<HandoverRow | undefined> {
  return held(tx, tx.selectFrom('handovers').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function openOf(db: Db, thing: Thing): Promise<HandoverRow | undefined> {
  const open = db.selectFrom('handovers').selectAll().where('done_at', 'is', null);
  const query =
    'user_id' in thing
      ? open.where('user_id', '=', thing.user_id)
      : open.where('order_id', '=', thing.order_id);
  return query.executeTakeFirst();
}

/** Oldest first. */
export function openTo(db: Db, colleagueId: string, most: number): Promise<HandoverRow[]> {
  return db
    .selectFrom('handovers')
    .selectAll()
    .where('to_id', '=', colleagueId)
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function countOpenTo(db: Db, colleagueId: string): Promise<number> {
  const { count } = await db
    .selectFrom('handovers')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('to_id', '=', colleagueId)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function endHandover(db: Db, id: string, end: { at: string; by: string }): Promise<void> {
  await db.updateTable('handovers').set({ done_at: end.at, done_by: end.by }).where('id', '=', id).execute();
}
