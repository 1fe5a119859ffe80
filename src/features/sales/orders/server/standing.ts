/** Where orders stand now: with their payments and courses, which one table of rules reads. */
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import type { Context } from '#server/context.ts';
import { type Standing, standingOf } from '../rules/standings.ts';
import { coursesStarting, heldAmong } from './standing.store.ts';
import type { OrderRow } from './store.ts';

type Standable = Pick<OrderRow, 'id' | 'status' | 'end_reason' | 'erased_at' | 'course_id'>;

/** By the order's id. */
export async function standingsOf(
  ctx: Context,
  orders: readonly Standable[],
): Promise<ReadonlyMap<string, Standing>> {
  const held = new Set(
    await heldAmong(
      ctx.db,
      orders.map(({ id }) => id),
    ),
  );
  const ids = new Set(orders.flatMap(({ course_id }) => course_id ?? []));
  const starts = new Map((await coursesStarting(ctx.db, [...ids])).map((row) => [row.id, row.start_date]));
  const { timeZone } = ctx.app.config;
  const isAhead = (courseId: string | null) =>
    courseId !== null && !hasStarted(starts.get(courseId) ?? null, ctx.app.now(), timeZone);
  return new Map(
    orders.map((order) => [
      order.id,
      standingOf(order, { isHeld: held.has(order.id), isAhead: isAhead(order.course_id) }),
    ]),
  );
}

export async function standingOfOrder(ctx: Context, order: Standable): Promise<Standing> {
  return (await standingsOf(ctx, [order])).get(order.id)!;
}
