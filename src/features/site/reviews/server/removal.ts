/** Reviews are deleted and, within thirty days, come back. */
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { reviewsPanelApi } from '../contract/panel.ts';
import type { reviewsApi } from '../contract/reviews.ts';
import { reviewErrors } from '../errors.ts';
import type { PanelReview } from '../listing.ts';
import { restorableMs } from '../rules.ts';
import { eraseReview } from './films.ts';
import { reviewAction, reviewChange } from './reviewAudit.ts';
import { existing, showPanelReview } from './reviewsForStaff.ts';
import * as store from './store.ts';

/** Takes a review off the page, which can be undone for thirty days. @throws review_not_found */
export async function removeReview(
  ctx: Context,
  { id }: ParsedInput<typeof reviewsApi.remove>,
): Promise<Output<typeof reviewsApi.remove>> {
  const deletedAt = ctx.app.now();
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const change = { deleted_at: deletedAt.toISOString() };
    await reviewChange(ctx, await existing(ctx, id), { change, action: 'review.deleted' });
  });
  return { gone_at: new Date(deletedAt.getTime() + restorableMs).toISOString() };
}

/**
 * Brings a deleted review back; one that was on the page is hidden then, and any other stays as it is.
 * @throws review_not_found, conflict where its buyer has written another one since
 */
export async function restoreReview(
  ctx: Context,
  { id }: ParsedInput<typeof reviewsPanelApi.restore>,
): Promise<PanelReview> {
  await ctx.transaction(async (ctx) => {
    const row = await store.holdReview(ctx.db, id);
    if (!row) throw new AppError(reviewErrors.review_not_found);
    if (row.deleted_at === null) return;
    if (await store.hasAnother(ctx.db, row)) throw new AppError('conflict');
    const state = row.state === 'published' ? 'hidden' : row.state;
    await reviewChange(ctx, row, { change: { deleted_at: null, state }, action: 'review.restored' });
  });
  return showPanelReview(ctx, { id });
}

/** Deletes for good what was deleted thirty days ago. */
export async function purgeDeleted(ctx: Context): Promise<void> {
  const until = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
  for (const { id } of await store.deletedUntil(ctx.db, until))
    await ctx.transaction(async (ctx) => {
      const row = await store.holdReview(ctx.db, id);
      if (!row?.deleted_at || row.deleted_at > until) return;
      await reviewAction(ctx, row, 'review.purged');
      await eraseReview(ctx, row);
    });
}
