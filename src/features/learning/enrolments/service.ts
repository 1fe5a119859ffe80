/** Who owns which course. */
import { revenueStates } from '#features/orders/rules.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import * as store from './store.ts';

export interface Grant {
  userId: string;
  courseId: string;
  /** The order that paid for it; null for access given by staff. */
  orderId: string | null;
}

/** Opens a course to a person as part of `tx`. False where it is open already: there is never more than one. */
export function grantEnrolment(app: App, tx: Tx, { userId, courseId, orderId }: Grant): Promise<boolean> {
  const createdAt = app.now().toISOString();
  return store.insertEnrolment(tx, {
    id: newId(),
    user_id: userId,
    course_id: courseId,
    order_id: orderId,
    created_at: createdAt,
    ended_at: null,
  });
}

/** Closes it again, videos under way included. False where it was not open. */
export function endEnrolment(app: App, tx: Tx, userId: string, courseId: string): Promise<boolean> {
  return store.endEnrolmentRow(tx, userId, courseId, app.now().toISOString());
}

/** Closes what staff have opened to the person, or one course of it. Answers the courses that were closed. */
export function endGivenEnrolments(app: App, tx: Tx, userId: string, courseId?: string): Promise<string[]> {
  return store.endGivenRows(tx, userId, courseId, app.now().toISOString());
}

/** Gives what an order opened to another person. False where it is not open. @throws a unique violation where they own it */
export function moveEnrolment(tx: Tx, orderId: string, userId: string): Promise<boolean> {
  return store.moveEnrolmentRow(tx, orderId, userId);
}

export async function ownsCourse(db: Db, userId: string, courseId: string): Promise<boolean> {
  return (await store.activeEnrolment(db, userId, courseId)) !== undefined;
}

/** The courses that somebody owns and has paid for: not those given by staff, nor those paid back. */
export function boughtCourses(db: Db, userId: string): Promise<string[]> {
  return store.enrolledByOrder(db, userId, revenueStates);
}

/** People who own a course now, however many of them. */
export function countStudents(db: Db): Promise<number> {
  return store.countEnrolledPeople(db);
}

export function enrolmentsOf(db: Db, userId: string): Promise<store.EnrolmentRow[]> {
  return store.activeEnrolmentsOf(db, userId);
}
