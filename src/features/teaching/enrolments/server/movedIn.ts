/** Courses that people owned in a former school. */
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import * as store from './store.ts';

export type EnrolmentRow = store.EnrolmentRow;

export interface MovedInEnrolment {
  userId: string;
  courseId: string;
  orderId: string | null;
  openedAt: string;
  endedAt: string | null;
}

/** Opens it without a word to anybody. @returns its id; null where the course is open to them already */
export async function moveInEnrolment(ctx: TxContext, enrolment: MovedInEnrolment): Promise<string | null> {
  const { userId, courseId, orderId, openedAt, endedAt } = enrolment;
  const id = newId();
  const isNew = await store.insertEnrolment(ctx.db, {
    ...{ id, user_id: userId, course_id: courseId, order_id: orderId },
    ...{ created_at: openedAt, ended_at: endedAt, until: null },
  });
  return isNew ? id : null;
}

/** The enrolment that nobody has ended. */
export function openEnrolment(db: Db, userId: string, courseId: string) {
  return store.unendedEnrolment(db, { userId, courseId });
}

/** Gives an enrolment another beginning, and the order that it came by. */
export function setOpening(ctx: TxContext, id: string, opening: Parameters<typeof store.setOpening>[2]) {
  return store.setOpening(ctx.db, id, opening);
}

export function deleteMovedInEnrolment(ctx: TxContext, id: string): Promise<void> {
  return store.deleteEnrolments(ctx.db, 'id', id);
}
