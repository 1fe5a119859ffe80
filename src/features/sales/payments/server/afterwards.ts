/** What became of a paid order, read from its state now. */
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context } from '#server/context.ts';
import { toRubles } from '#shared/money.ts';

export async function afterwards(ctx: Context, { user_id, course_id, returned_kopecks }: OrderRow) {
  return {
    returned: toRubles(returned_kopecks),
    has_course: user_id !== null && course_id !== null && (await ownsCourse(ctx, user_id, course_id)),
  };
}
