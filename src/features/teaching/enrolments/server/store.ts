import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { ofLists } from '#server/db/listing.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Schema } from '#server/db/schema.ts';
import type { OrderState } from '#shared/orderStates.ts';

/**
 * - `until`: The moment from which a course that was given for a time is closed.
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

export async function activeEnrolment(
  db: Db,
  userId: string,
  courseId: string,
): Promise<EnrolmentRow | undefined> {
  const [enrolment] = await activeIn(db, { userId, courseId });
  return enrolment;
}

const activeIn = prepared((db, { userId, courseId }: { userId: string; courseId: string }) =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('ended_at', 'is', null),
);

/** Newest first. */
export function activeEnrolmentsOf(db: Db, userId: string): Promise<EnrolmentRow[]> {
  return activeOf(db, { userId });
}

const activeOf = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

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

export async function countEnrolledPeople(db: Db): Promise<number> {
  const open = db.selectFrom('enrolments').where('ended_at', 'is', null);
  const people = open.select((query) => query.fn.count<number>('user_id').distinct().as('people'));
  return (await people.executeTakeFirstOrThrow()).people;
}

export async function countEnrolledByCourse(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('enrolments')
    .select((query) => ['course_id', query.fn.countAll<number>().as('people')])
    .where('ended_at', 'is', null)
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

export async function endRowOfOrder(db: Db, orderId: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enrolments')
    .set({ ended_at: at })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends those whose time is over. */
export async function endRowsUntil(db: Db, now: string): Promise<void> {
  await db
    .updateTable('enrolments')
    .set((e) => ({ ended_at: e.ref('until') }))
    .where('until', '<=', now)
    .where('ended_at', 'is', null)
    .execute();
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
  { userId, courseId, until }: { userId: string; courseId: string; until: string | null },
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
  { userId, courseId, createdAt, at }: { userId: string; courseId: string; createdAt: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enrolments')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('created_at', '=', createdAt)
    .where('order_id', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Enrolments without an order. */
export async function endGivenRows(
  db: Db,
  { userId, courseId, at }: { userId: string; courseId: string | undefined; at: string },
): Promise<string[]> {
  let query = db
    .updateTable('enrolments')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('order_id', 'is', null)
    .where('ended_at', 'is', null);
  if (courseId) query = query.where('course_id', '=', courseId);
  const rows = await query.returning('course_id').execute();
  return rows.map((row) => row.course_id);
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
