/** Enrolments of the demo. */
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { deleteEnrolments } from './store.ts';

/** Removes those that its people have from nobody's order. */
export function removeDemoEnrolments(ctx: TxContext, { accounts }: DemoRows): Promise<void> {
  return deleteAccess(ctx.db, { userIds: accounts.map(({ id }) => id) });
}

/** Deletes the enrolments from these orders, of these people, and in these courses. */
export async function deleteAccess(
  tx: Tx,
  {
    orderIds = [],
    userIds = [],
    courseIds = [],
  }: { orderIds?: readonly string[]; userIds?: readonly string[]; courseIds?: readonly string[] },
): Promise<void> {
  for (const id of orderIds) await deleteEnrolments(tx, 'order_id', id);
  for (const id of userIds) await deleteEnrolments(tx, 'user_id', id);
  for (const id of courseIds) await deleteEnrolments(tx, 'course_id', id);
}
