import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `id`: Also the idempotence key of the payment; the refund's is made of it.
 * - `shop`: Which shop and key it tries; null of those from before that was kept.
 * - `request`: The exact text sent to the provider; repeated unchanged.
 */
export type TrialRow = Selectable<Schema['trial_payments']>;

/** @throws a unique violation while another one is not finished */
export async function insertTrial(db: Db, row: Insertable<Schema['trial_payments']>): Promise<void> {
  await db.insertInto('trial_payments').values(row).execute();
}

export function latestTrial(db: Db): Promise<TrialRow | undefined> {
  return db
    .selectFrom('trial_payments')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest one of that shop; a later one that is still under way does not hide what is known. */
export function latestTrialOf(db: Db, shop: string): Promise<TrialRow | undefined> {
  return db
    .selectFrom('trial_payments')
    .selectAll()
    .where('shop', '=', shop)
    .where('finished_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The provider's numbers of all of them and of their refunds. */
export async function trialNumbers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('trial_payments')
    .select(['provider_payment_id', 'provider_refund_id'])
    .execute();
  return rows.flatMap((row) => [row.provider_payment_id, row.provider_refund_id]).filter((id) => id !== null);
}

/** Changes it only while its state is `from`: of several callers one does. */
export async function moveTrial(
  db: Db,
  { id, state }: TrialRow,
  change: Partial<Omit<TrialRow, 'id'>>,
): Promise<void> {
  await db
    .updateTable('trial_payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

export async function deleteTrialsSince(db: Db, time: string): Promise<void> {
  await db.deleteFrom('trial_payments').where('created_at', '>=', time).execute();
}
