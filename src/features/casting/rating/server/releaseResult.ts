/** THE place where a paid rating becomes a result: once, by whichever caller comes first. */
import { holdOrder } from '#features/sales/orders/server/orders.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { rate } from '../rules/formula.ts';
import { toRate } from './answers.ts';
import { draftById, keepPhoto } from './drafts.ts';
import { isBought } from './links.ts';
import { sendResult } from './mail.jobs.ts';
import * as store from './store.ts';

/** Rates what was kept with the order and mails the result. Does nothing for an order that is not paid. Repeatable. */
export async function releaseResult(ctx: Context, orderId: string): Promise<void> {
  // Most callers come again, and need not wait for the order.
  const known = await store.ratingById(ctx.db, orderId);
  if (!known || known.released_at !== null) return;
  await ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, orderId);
    const rating = order && (await store.ratingById(ctx.db, orderId));
    if (!rating || rating.released_at !== null || !isBought(order, rating)) return;
    const [first] = await store.resultsOf(ctx.db, rating.id);
    if (!first) return;
    await fill(ctx, first);
    await store.changeRating(ctx.db, rating.id, { released_at: ctx.app.now().toISOString() });
    await queue(ctx, sendResult, { ratingId: rating.id });
  });
}

/** Rates a row of answers and keeps their photo for the school's time from now on. */
export async function fill(ctx: TxContext, row: store.ResultRow): Promise<void> {
  const { version, score, category, ...result } = rate(toRate(row, await draftById(ctx, row.draft_id)));
  await store.fillResult(ctx.db, row.id, {
    ...{ formula: version, score, category },
    result: JSON.stringify(result),
  });
  await store.changeRating(ctx.db, row.rating_id, { score, category });
  await keepPhoto(ctx, row.draft_id);
}
