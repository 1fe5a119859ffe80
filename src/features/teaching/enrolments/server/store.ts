import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { ofLists } from '#server/db/listing.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Schema } from '#server/db/schema.ts';
import type { OrderState } from '#shared/orderStates.ts';
import { begunAt, isOpenAt } from './openAt.store.ts';

/**
 * - `until`: The moment from which a course that was given for a time is closed.
 * - `lessons_sold`: JSON of the ids of the lessons that its order has paid for; null before the course has begun.
 */
export type EnrolmentRow = Selectable<Schema['enrolments']>;

/** False when the person already has an active enrolment in the course. */
export async function insertEnrolment(db: Db, row: Insertable<Schema['enrolments']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('enrolments')
    .values(row)
    .onConflict((c) => c.columns(['user_id', 'course_id']).where('ended_at', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Opening = Pick<EnrolmentRow, 'created_at' | 'order_id'>;

export async function setOpening(db: Db, id: string, opening: Opening): Promise<void> {
  await db.updateTable('enrolments').set(opening).where('id', '=', id).execute();
}

/**
 * - `begun_at`: When the course was open to the person for the first time, by this enrolment or an earlier one.
 */
export type OpenEnrolment = EnrolmentRow & { begun_at: string };

interface Place {
  userId: string;
  courseId: string;
}

/** The enrolment that opens the course at that moment. */
export async function openEnrolment(
  db: Db,
  place: Place & { now: string },
): Promise<OpenEnrolment | undefined> {
  const [enrolment] = await openIn(db, place);
  return enrolment;
}

const openIn = prepared((db, { userId, courseId, now }: { userId: string; courseId: string; now: string }) =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .select(begunAt.as('begun_at'))
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where(isOpenAt(now)),
);

/** Newest first. */
export function openEnrolmentsOf(db: Db, of: { userId: string; now: string }): Promise<OpenEnrolment[]> {
  return openOf(db, of);
}

const openOf = prepared((db, { userId, now }: { userId: string; now: string }) =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .select(begunAt.as('begun_at'))
    .where('user_id', '=', userId)
    .where(isOpenAt(now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** The one that no job or person has ended, though its time may be over. */
export async function unendedEnrolment(
  db: Db,
  { userId, courseId }: Place,
): Promise<EnrolmentRow | undefined> {
  return db
    .selectFrom('enrolments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Courses of which the person's time is over, with its end; the latest first. What was given back has not run out. */
export async function runOutOf(
  db: Db,
  { userId, now }: { userId: string; now: string },
): Promise<{ course_id: string; last: string }[]> {
  const last = sql<string>`max(enrolments.until)`;
  return db
    .selectFrom('enrolments')
    .select(['course_id', last.as('last')])
    .where('user_id', '=', userId)
    .where('until', '<=', now)
    .where((e) => e.or([e('ended_at', 'is', null), e('ended_at', '>=', e.ref('until'))]))
    .groupBy('course_id')
    .orderBy('last', 'desc')
    .orderBy('course_id')
    .execute();
}

/** Every course that is or was open to the person. */
export async function everEnrolled(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('course_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ course_id }) => course_id);
}

/** The courses of active enrolments whose order is in one of these states. */
export async function enrolledByOrder(
  db: Db,
  userId: string,
  states: readonly OrderState[],
): Promise<string[]> {
  const rows = await ofOrders(db, userId, states).where('enrolments.ended_at', 'is', null).execute();
  return rows.map((row) => row.course_id);
}

/** The same, of enrolments that have ended too. */
export async function everEnrolledByOrder(
  db: Db,
  userId: string,
  states: readonly OrderState[],
): Promise<string[]> {
  const rows = await ofOrders(db, userId, states).execute();
  return rows.map((row) => row.course_id);
}

function ofOrders(db: Db, userId: string, states: readonly OrderState[]) {
  return db
    .selectFrom('enrolments')
    .innerJoin('orders', 'orders.id', 'enrolments.order_id')
    .select('enrolments.course_id')
    .where('enrolments.user_id', '=', userId)
    .where('orders.status', 'in', states);
}

export async function countEnrolledPeople(db: Db, now: string): Promise<number> {
  const open = db.selectFrom('enrolments').where(isOpenAt(now));
  const people = open.select((query) => query.fn.count<number>('user_id').distinct().as('people'));
  return (await people.executeTakeFirstOrThrow()).people;
}

export async function countEnrolledByCourse(db: Db, now: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('enrolments')
    .select((query) => ['course_id', query.fn.countAll<number>().as('people')])
    .where(isOpenAt(now))
    .groupBy('course_id')
    .execute();
  return new Map(rows.map(({ course_id, people }) => [course_id, Number(people)]));
}

export async function everEnrolledAmong(db: Db, courseIds: readonly string[]): Promise<string[]> {
  if (courseIds.length === 0) return [];
  const isNamed = sql<boolean>`exists (select 1 from enrolments
    where enrolments.course_id = courses.id and ${ofLists('enrolments')})`;
  const courses = db.selectFrom('courses').select('id').where('id', 'in', courseIds).where(isNamed);
  return (await courses.execute()).map(({ id }) => id);
}

export async function moveEnrolmentRow(db: Db, orderId: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enrolments')
    .set({ user_id: userId })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type EndedRow = Pick<EnrolmentRow, 'user_id' | 'course_id'>;

export function endRowOfOrder(db: Db, orderId: string, at: string): Promise<EndedRow[]> {
  return db
    .updateTable('enrolments')
    .set({ ended_at: at })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'course_id'])
    .execute();
}

/** Ends those whose time is over: everybody's, or one person's in one course. */
export function endRowsUntil(db: Db, now: string, place?: Place): Promise<EndedRow[]> {
  let query = db
    .updateTable('enrolments')
    .set((e) => ({ ended_at: e.ref('until') }))
    .where('until', '<=', now)
    .where('ended_at', 'is', null);
  if (place) query = query.where('user_id', '=', place.userId).where('course_id', '=', place.courseId);
  return query.returning(['user_id', 'course_id']).execute();
}

/** Ends an active enrolment that was given for a time. */
export async function endTimedRow(
  db: Db,
  { userId, courseId, at }: { userId: string; courseId: string; at: string },
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('order_id', 'is', null)
    .where('until', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Only of an active enrolment without an order whose end is another one. */
export async function changeUntil(
  db: Db,
  { userId, courseId, until }: Place & { until: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enrolments')
    .set({ until })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('order_id', 'is', null)
    .where('ended_at', 'is', null)
    .where((e) =>
      until === null ? e('until', 'is not', null) : e.or([e('until', 'is', null), e('until', '!=', until)]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function rowOfOrder(db: Db, orderId: string): Promise<EnrolmentRow | undefined> {
  return db.selectFrom('enrolments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function setLessonsSold(db: Db, id: string, lessons_sold: string): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ lessons_sold })
    .where('id', '=', id)
    .where('lessons_sold', 'is', null)
    .execute();
}

/** Those of courses that have begun by that school day, in the order of their ids: a page. @param after the last id read */
export function rowsWithoutLessonsSold(
  db: Db,
  { today, after, limit }: { today: string; after: string; limit: number },
): Promise<EnrolmentRow[]> {
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .selectAll('enrolments')
    .where('enrolments.order_id', 'is not', null)
    .where('enrolments.lessons_sold', 'is', null)
    .where('enrolments.id', '>', after)
    .where((e) => e.or([e('courses.start_date', 'is', null), e('courses.start_date', '<=', today)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lessons')
          .select('lessons.id')
          .whereRef('lessons.course_id', '=', 'enrolments.course_id')
          .where('lessons.is_active', '=', 1),
      ),
    )
    .orderBy('enrolments.id')
    .limit(limit)
    .execute();
}

export async function hasActiveOfOrder(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('enrolments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The one without an order that was made at that moment. */
export async function endGrantedRow(
  db: Db,
  { userId, courseId, createdAt, at }: Place & { createdAt: string; at: string },
): Promise<EndedRow[]> {
  return db
    .updateTable('enrolments')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('created_at', '=', createdAt)
    .where('order_id', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'course_id'])
    .execute();
}

/** Enrolments without an order. */
export async function endGivenRows(
  db: Db,
  { userId, courseId, at }: { userId: string; courseId: string | undefined; at: string },
): Promise<EndedRow[]> {
  let query = db
    .updateTable('enrolments')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('order_id', 'is', null)
    .where('ended_at', 'is', null);
  if (courseId) query = query.where('course_id', '=', courseId);
  return query.returning(['user_id', 'course_id']).execute();
}

export async function endRowsOf(db: Db, userId: string, at: string): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function deleteEnrolments(
  db: Db,
  column: 'id' | 'order_id' | 'user_id' | 'course_id',
  id: string,
): Promise<void> {
  await db.deleteFrom('enrolments').where(column, '=', id).execute();
}
