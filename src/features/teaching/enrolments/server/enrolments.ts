/** Enrolments: who owns which course. */

import type { Context, TxContext } from '#server/context.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { enrolmentEnded, enrolmentOpened } from '../contract.ts';
import * as store from './store.ts';

export type { OpenEnrolment } from './store.ts';

export interface Grant {
  userId: string;
  courseId: string;
  /** The order that paid for it; null for access given by staff. */
  orderId: string | null;
  /** When access ends; null for access without an end. Given by staff only. */
  until?: string | null;
  /** Until then it can be undone, and no mail is sent. */
  quietUntil?: string;
}

/** What is open is asked of the clock, too. */
type Clocked = Pick<Context, 'app' | 'db'>;

/**
 * Opens a course to a person as part of `tx`. False when it is already open: there is never more than one
 * active enrolment. One that was given for a time makes room for one that is bought.
 */
export async function grantEnrolment(ctx: TxContext, grant: Grant): Promise<boolean> {
  const { userId, courseId, orderId, until = null, quietUntil } = grant;
  const createdAt = ctx.app.now().toISOString();
  await store.endRowsUntil(ctx.db, createdAt, { userId, courseId });
  if (orderId !== null) await store.endTimedRow(ctx.db, { userId, courseId, at: createdAt });
  const isNew = await store.insertEnrolment(ctx.db, {
    id: newId(),
    user_id: userId,
    course_id: courseId,
    order_id: orderId,
    created_at: createdAt,
    ended_at: null,
    until,
  });
  if (isNew) await publish(ctx, enrolmentOpened, { userId, courseId, orderId, quietUntil });
  return isNew;
}

/** Ends the enrolment that this order opened, and with it videos under way. False when it is not open. */
export async function endEnrolmentOfOrder(ctx: TxContext, orderId: string): Promise<boolean> {
  const ended = await store.endRowOfOrder(ctx.db, orderId, ctx.app.now().toISOString());
  await tellEnded(ctx, ended);
  return ended.length === 1;
}

/** As part of the transaction that ended them. */
export async function tellEnded(ctx: TxContext, ended: readonly store.EndedRow[]): Promise<void> {
  for (const { user_id: userId, course_id: courseId } of ended)
    await publish(ctx, enrolmentEnded, { userId, courseId });
}

/** Whether a course is open because of this order. */
export function isOpenByOrder(db: Db, orderId: string): Promise<boolean> {
  return store.hasActiveOfOrder(db, orderId);
}

/**
 * Ends enrolments given by staff to the person, all or for one course. @returns the courses that were closed
 */
export async function endGivenEnrolments(
  ctx: TxContext,
  userId: string,
  courseId?: string,
): Promise<string[]> {
  const ended = await store.endGivenRows(ctx.db, { userId, courseId, at: ctx.app.now().toISOString() });
  await tellEnded(ctx, ended);
  return ended.map(({ course_id }) => course_id);
}

/** Ends the very enrolment that staff gave at that moment. False where it is not open, or not given, any more. */
export async function endGrant(
  ctx: TxContext,
  grant: { userId: string; courseId: string; createdAt: string },
): Promise<boolean> {
  const ended = await store.endGrantedRow(ctx.db, { ...grant, at: ctx.app.now().toISOString() });
  await tellEnded(ctx, ended);
  return ended.length === 1;
}

/**
 * Moves the enrolment of an order to another person. False when it is not open. @throws a unique violation
 * when they own the course
 */
export function moveEnrolment(tx: Tx, orderId: string, userId: string): Promise<boolean> {
  return store.moveEnrolmentRow(tx, orderId, userId);
}

/** Gives a course that staff have opened another end, or none. False where nothing changed, also for a bought one. */
export function changeEnrolmentEnd(
  ctx: TxContext,
  change: { userId: string; courseId: string; until: string | null },
): Promise<boolean> {
  return store.changeUntil(ctx.db, change);
}

/** Whether the course is open to the person without an end: such a one need not be bought. */
export async function ownsForGood(db: Db, userId: string, courseId: string): Promise<boolean> {
  const enrolment = await store.unendedEnrolment(db, { userId, courseId });
  return enrolment !== undefined && enrolment.until === null;
}

export async function ownsCourse(ctx: Clocked, userId: string, courseId: string): Promise<boolean> {
  return (await openEnrolment(ctx, userId, courseId)) !== undefined;
}

/** The enrolment that opens the course to the person at this moment. */
export function openEnrolment(
  { app, db }: Clocked,
  userId: string,
  courseId: string,
): Promise<store.OpenEnrolment | undefined> {
  return store.openEnrolment(db, { userId, courseId, now: app.now().toISOString() });
}

/** Courses that somebody owns and has paid for: neither given by staff nor refunded. */
export function boughtCourses(db: Db, userId: string): Promise<string[]> {
  return store.enrolledByOrder(db, userId, revenueStates);
}

/** Courses that somebody bought and gave back for the whole price. */
export function returnedCourses(db: Db, userId: string): Promise<string[]> {
  return store.everEnrolledByOrder(db, userId, ['refunded']);
}

/** Number of people who own a course now; each counts once. */
export function countStudents({ app, db }: Clocked): Promise<number> {
  return store.countEnrolledPeople(db, app.now().toISOString());
}

/** Number of people who own each course now, by course id. */
export function countStudentsByCourse({ app, db }: Clocked): Promise<Map<string, number>> {
  return store.countEnrolledByCourse(db, app.now().toISOString());
}

/** Those of these courses that anybody owns, or ever owned. */
export function everOwnedAmong(db: Db, courseIds: readonly string[]): Promise<string[]> {
  return store.everEnrolledAmong(db, courseIds);
}

/** When each course whose time is over was open to the person last, the latest first. @param open courses left out */
export async function closedCourses(
  { app, db }: Clocked,
  userId: string,
  open: readonly string[],
): Promise<Map<string, string>> {
  const rows = await store.runOutOf(db, { userId, now: app.now().toISOString() });
  return new Map(
    rows.flatMap(({ course_id, last }) => (open.includes(course_id) ? [] : [[course_id, last]])),
  );
}

/** Courses that are or were open to the person. */
export function enrolledCourses(db: Db, userId: string): Promise<string[]> {
  return store.everEnrolled(db, userId);
}

/** Those that open a course to the person at this moment, newest first. */
export function enrolmentsOf({ app, db }: Clocked, userId: string): Promise<store.OpenEnrolment[]> {
  return store.openEnrolmentsOf(db, { userId, now: app.now().toISOString() });
}
