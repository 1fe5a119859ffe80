/** Learning data of the demo. */

import { deleteLessonsOf } from '#features/teaching/lessons/server/lessons.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteEnrolments } from './enrolments.store.ts';

/** Deletes enrolments from these orders, and all enrolments of these people. */
export async function deleteAccess(
  tx: Tx,
  { orderIds, userIds }: { orderIds: readonly string[]; userIds: readonly string[] },
): Promise<void> {
  for (const id of orderIds) await deleteEnrolments(tx, 'order_id', id);
  for (const id of userIds) await deleteEnrolments(tx, 'user_id', id);
}

/** Deletes lessons with everybody's progress, and the enrolments. */
export async function deleteLearning(tx: Tx, courseIds: readonly string[]): Promise<void> {
  for (const id of courseIds) {
    await deleteEnrolments(tx, 'course_id', id);
    await deleteLessonsOf(tx, id);
  }
}
