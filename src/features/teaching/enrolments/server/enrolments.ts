/** Enrolments: who owns which course. */

import type { TxContext } from '#server/context.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { enrolmentOpened } from '../contract.ts';
import * as store from './store.ts';

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

/**
 * Opens a course to a person as part of `tx`. False when it is already open: there is never more than one
 * active enrolment. One that was given for a time makes room for one that is bought.
 */
export async function grantEnrolment(ctx: TxContext, grant: Grant): Promise<boolean> {
  const { userId, courseId, orderId, until = null, quietUntil } = grant;
  const createdAt = ctx.app.now().toISOString();
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
export function endEnrolmentOfOrder(ctx: TxContext, orderId: string): Promise<boolean> {
  return store.endRowOfOrder(ctx.db, orderId, ctx.app.now().toISOString());
}

/** Whether a course is open because of this order. */
export function isOpenByOrder(db: Db, orderId: string): Promise<boolean> {
  return store.hasActiveOfOrder(db, orderId);
}

/**
 * Ends enrolments given by staff to the person, all or for one course. @returns the courses that were closed
 */
export function endGivenEnrolments(ctx: TxContext, userId: string, courseId?: string): Promise<string[]> {
  return store.endGivenRows(ctx.db, { userId, courseId, at: ctx.app.now().toISOString() });
}

/** Ends the very enrolment that staff gave at that moment. False where it is not open, or not given, any more. */
export function endGrant(
  ctx: TxContext,
  grant: { userId: string; courseId: string; createdAt: string },
): Promise<boolean> {
  return store.endGrantedRow(ctx.db, { ...grant, at: ctx.app.now().toISOString() });
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
  const enrolment = await store.activeEnrolment(db, userId, courseId);
  return enrolment !== undefined && enrolment.until === null;
}

export async function ownsCourse(db: Db, userId: string, courseId: string): Promise<boolean> {
  return (await ownedSince(db, userId, courseId)) !== null;
}

/** When the course was opened to the person; null when it is not. */
export async function ownedSince(db: Db, userId: string, courseId: string): Promise<string | null> {
  return (await store.activeEnrolment(db, userId, courseId))?.created_at ?? null;
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
export function countStudents(db: Db): Promise<number> {
  return store.countEnrolledPeople(db);
}

/** Number of people who own each course now, by course id. */
export function countStudentsByCourse(db: Db): Promise<Map<string, number>> {
  return store.countEnrolledByCourse(db);
}

/** Those of these courses that anybody owns, or ever owned. */
export function everOwnedAmong(db: Db, courseIds: readonly string[]): Promise<string[]> {
  return store.everEnrolledAmong(db, courseIds);
}

/** Courses that are or were open to the person. */
export function enrolledCourses(db: Db, userId: string): Promise<string[]> {
  return store.everEnrolled(db, userId);
}

export function enrolmentsOf(db: Db, userId: string): Promise<store.EnrolmentRow[]> {
  return store.activeEnrolmentsOf(db, userId);
}
