import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { type ReviewsQuery, reviewsListing } from '../listing.ts';

/**
 * - `email`: Never shown; empty where it is not known.
 * - `month`: YYYY-MM
 * - `cloud_url`: Public address at a cloud drive.
 * - `video_file`: File of an upload.
 * - `reason`: Why it was rejected.
 * - `picture_id`, `picture_framing`, `face_file`: The private picture, what is shown of it, and the public one made of
 *   that (`faces.ts`).
 */
export type ReviewRow = Selectable<Schema['reviews']>;
export type ReviewChange = Updateable<Schema['reviews']>;
/** With what follows from orders and courses. */
export interface ToldReview extends ReviewRow {
  is_verified: number;
  course_title: string | null;
  course_translations: string | null;
}

/** The demo school is shown its own; a live one has real reviews alone, verified by real money. */
export interface Scope {
  withDemo: boolean;
}

const list = storedList(reviewsListing, { table: 'reviews', columns: { name: 'search' } });

/** Those of the page, in its order. */
export function publishedReviews(db: Db, scope: Scope, most: number): Promise<ToldReview[]> {
  return told(db, scope)
    .where('reviews.state', '=', 'published')
    .where('reviews.deleted_at', 'is', null)
    .$if(!scope.withDemo, (query) => query.where('reviews.is_demo', '=', 0))
    .orderBy('reviews.position')
    .orderBy('reviews.id')
    .limit(most)
    .execute();
}

export async function publishedRatings(db: Db, { withDemo }: Scope): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('rating')
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .$if(!withDemo, (query) => query.where('is_demo', '=', 0))
    .execute();
  return rows.map(({ rating }) => rating);
}

/** All that are not deleted, in the order of the page. */
export function reviewsInOrder(db: Db): Promise<Pick<ReviewRow, 'id' | 'position'>[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'position'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Deleted ones included. */
export async function anyReview(db: Db): Promise<boolean> {
  return (await db.selectFrom('reviews').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export function findTold(db: Db, id: string, scope: Scope): Promise<ToldReview | undefined> {
  return told(db, scope).where('reviews.id', '=', id).executeTakeFirst();
}

export function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdReview(tx: Db, id: string): Promise<ReviewRow | undefined> {
  return held(tx, tx.selectFrom('reviews').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function insertReview(db: Db, row: Insertable<Schema['reviews']>): Promise<void> {
  await db.insertInto('reviews').values(row).execute();
}

export async function changeReview(db: Db, id: string, change: ReviewChange): Promise<void> {
  await db.updateTable('reviews').set(change).where('id', '=', id).execute();
}

export async function deleteReview(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reviews').where('id', '=', id).execute();
}

/** Whether the page shows it. */
export function isShown({ state, deleted_at }: Pick<ReviewRow, 'state' | 'deleted_at'>): boolean {
  return state === 'published' && deleted_at === null;
}

/** Whether any review names the public picture. */
export async function isFaceShown(db: Db, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('face_file', '=', file)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the buyer of a deleted review has written another one of the same course. */
export async function hasAnother(db: Db, { id, author, user_id, course_id }: ReviewRow): Promise<boolean> {
  if (author === 'staff' || course_id === null) return false;
  const other = await db
    .selectFrom('reviews')
    .select('id')
    .where('author', '=', 'buyer')
    .where('user_id', '=', user_id)
    .where('course_id', '=', course_id)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** The place after the last one. */
export async function lastPlace(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('reviews')
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

export function deletedUntil(db: Db, until: string): Promise<ReviewRow[]> {
  return db.selectFrom('reviews').selectAll().where('deleted_at', '<=', until).execute();
}

export function demoReviews(db: Db): Promise<ReviewRow[]> {
  return db.selectFrom('reviews').selectAll().where('is_demo', '=', 1).execute();
}

/** Written by the person, or written down under their address. */
export function reviewsOf(
  db: Db,
  { userId, email }: { userId: string; email: string | null },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where((e) => e.or([e('user_id', '=', userId), ...(email ? [e('email', '=', email)] : [])]))
    .execute();
}

/** Whether a buyer has one, by account or by address. */
export async function hasReviewOf(
  db: Db,
  buyer: { user_id: string | null; email: string },
): Promise<boolean> {
  const { user_id, email } = buyer;
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where((e) => e.or([e('email', '=', email), ...(user_id ? [e('user_id', '=', user_id)] : [])]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function countIn(db: Db, states: readonly ReviewRow['state'][]): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('state', 'in', states)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface ListQuery {
  query: ReviewsQuery;
  timeZone: string;
  scope: Scope;
}

export function findPage(db: Db, { query, timeZone, scope }: ListQuery): Promise<ToldReview[]> {
  return list.page(db, narrowed(told(db, scope), query, timeZone), query);
}

export function everyReview(db: Db, { query, timeZone, scope }: ListQuery): AsyncIterable<ToldReview[]> {
  return list.pages(db, narrowed(told(db, scope), query, timeZone), query);
}

export async function countReviews(db: Db, { query, timeZone, scope }: ListQuery): Promise<number> {
  return list.count(db, narrowed(told(db, scope), query, timeZone), query);
}

type Told = ReturnType<typeof told>;

function narrowed(selection: Told, query: ReviewsQuery, timeZone: string): Told {
  const { state, stars } = query;
  const isDeleted =
    state === 'deleted'
      ? sql<boolean>`reviews.deleted_at is not null`
      : sql<boolean>`reviews.deleted_at is null`;
  return selection
    .where((e) => e.and(list.conditions(query, timeZone)))
    .where(isDeleted)
    .$if(state !== undefined && state !== 'deleted', (only) =>
      only.where('reviews.state', '=', state as ReviewRow['state']),
    )
    .$if(stars !== undefined, (only) => only.where('reviews.rating', '=', Number(stars)));
}

/**
 * A review is verified if its author has paid for the course, or for any where the review names none, and has not got
 * all of it back. The order is found by the account, or by the email it was made with.
 */
export function told(db: Db, { withDemo }: Scope) {
  const paid = sql<number>`case when exists (select 1 from orders
    where orders.product = 'course' and orders.is_duplicate = 0 and orders.status in (${sql.join(revenueStates)})
      and (orders.user_id = reviews.user_id or (reviews.email <> '' and orders.email = reviews.email))
      and (reviews.course_id is null or orders.course_id = reviews.course_id)
      and (orders.money = 'real' or ${withDemo ? 1 : 0} = 1)) then 1 else 0 end`;
  return db
    .selectFrom('reviews')
    .leftJoin('courses', 'courses.id', 'reviews.course_id')
    .selectAll('reviews')
    .select([
      paid.as('is_verified'),
      'courses.title as course_title',
      'courses.translations as course_translations',
    ]);
}
