import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { linksIn } from '#server/db/links.ts';
import type { Schema } from '#server/db/schema.ts';
import { linkMs } from '../rules/form.ts';
import type { Category } from '../rules/tracks.ts';

/**
 * - `id`: The order's own: an order has one rating at most.
 * - `released_at`: When the first result was released.
 * - `closed_at`: When a refund took it back.
 * - `score`: From the latest result.
 */
export type RatingsTable = Schema['ratings'] & {
  category: Category | null;
};
/*
 * Columns of `rating_results`:
 * - `position`: 1 belongs to the order; the others are free repetitions.
 * - `height`: Null for minors.
 * - `filled_in`: Fields that were left empty, separated by commas.
 * - `result`: JSON: factors and advice. Null until the order is paid.
 * - `request_id`: Made by the form of a repetition, the same however often it is sent.
 */

export type RatingRow = Selectable<RatingsTable>;
export type ResultRow = Omit<Selectable<Schema['rating_results']>, 'request_id'> & {
  request_id?: string | null;
};

const tables = (db: Db) => db.$extendTables<{ ratings: RatingsTable }>();

/** Private addresses of results. */
export const links = linksIn<RatingRow>('rating_links', {
  things: 'ratings',
  column: 'rating_id',
  lifetimeMs: linkMs,
});

export async function insertRating(db: Db, row: Insertable<RatingsTable>): Promise<void> {
  await tables(db).insertInto('ratings').values(row).execute();
}

export function ratingById(db: Db, id: string): Promise<RatingRow | undefined> {
  return tables(db).selectFrom('ratings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends. */
export function holdRating(tx: Db, id: string): Promise<RatingRow | undefined> {
  return held(tx, tables(tx).selectFrom('ratings').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function ratingByShare(db: Db, shareToken: string): Promise<RatingRow | undefined> {
  return tables(db)
    .selectFrom('ratings')
    .selectAll()
    .where('share_token', '=', shareToken)
    .executeTakeFirst();
}

/** Newest first. */
export function ratingsOf(db: Db, userId: string): Promise<RatingRow[]> {
  return tables(db)
    .selectFrom('ratings')
    .innerJoin('orders', 'orders.id', 'ratings.id')
    .selectAll('ratings')
    .where('orders.user_id', '=', userId)
    .orderBy('ratings.created_at', 'desc')
    .orderBy('ratings.id', 'desc')
    .execute();
}

export type RatingChange = Partial<
  Pick<
    RatingRow,
    | 'released_at'
    | 'closed_at'
    | 'score'
    | 'category'
    | 'share_token'
    | 'share_name'
    | 'shares_score'
    | 'search'
  >
>;

export async function changeRating(db: Db, id: string, change: RatingChange): Promise<void> {
  await tables(db).updateTable('ratings').set(change).where('id', '=', id).execute();
}

export async function insertResult(db: Db, row: Insertable<Schema['rating_results']>): Promise<void> {
  await db.insertInto('rating_results').values(row).execute();
}

/** Another order's from now on; the rating that they leave is gone. */
export async function moveAnswers(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('rating_results').set({ rating_id: to }).where('rating_id', '=', from).execute();
  await tables(db).deleteFrom('ratings').where('id', '=', from).execute();
}

/** In order: the one of the order first. */
export function resultsOf(db: Db, ratingId: string): Promise<ResultRow[]> {
  return db
    .selectFrom('rating_results')
    .selectAll()
    .where('rating_id', '=', ratingId)
    .orderBy('position')
    .execute();
}

/** Fills an empty result only: a result never changes. */
export async function fillResult(
  db: Db,
  id: string,
  result: Pick<ResultRow, 'formula' | 'score' | 'category' | 'result'>,
): Promise<void> {
  await db
    .updateTable('rating_results')
    .set(result)
    .where('id', '=', id)
    .where('result', 'is', null)
    .execute();
}

export async function hasRatings(db: Db): Promise<boolean> {
  return (await tables(db).selectFrom('ratings').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** With its results and links. */
export async function deleteRating(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('ratings').where('id', '=', id).execute();
}

/** Deletes an erased person's answers, so that nothing is left to recognise them by. */
export async function deleteAnswers(db: Db, ratingId: string): Promise<void> {
  await db.deleteFrom('rating_results').where('rating_id', '=', ratingId).execute();
  await db.deleteFrom('rating_links').where('rating_id', '=', ratingId).execute();
}

/** Private addresses made since then. */
export async function countLinks(db: Db, ratingId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('rating_links')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('rating_id', '=', ratingId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
