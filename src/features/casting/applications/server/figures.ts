/** Applications of a span of time, for reports. */
import type { Context } from '#server/context.ts';
import { receivedIn } from './figures.store.ts';

export async function applicationFigures(
  ctx: Context,
  span: { since: string; until: string },
): Promise<{ received: number; approved: number }> {
  const rows = await receivedIn(ctx.db, span);
  const of = (statuses: readonly string[] | null) =>
    rows
      .filter(({ status }) => statuses === null || statuses.includes(status))
      .reduce((sum, { count }) => sum + Number(count), 0);
  return { received: of(null), approved: of(['approved']) };
}
