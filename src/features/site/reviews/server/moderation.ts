/** The school's decisions about a review: shown, rejected, answered. */
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { reviewsPanelApi } from '../contract/panel.ts';
import type { PanelReview } from '../listing.ts';
import { canMove, type StoredState } from '../rules.ts';
import { reviewChange } from './reviewAudit.ts';
import { existing, showPanelReview, stateOf } from './reviewsForStaff.ts';

type In<K extends keyof typeof reviewsPanelApi> = ParsedInput<(typeof reviewsPanelApi)[K]>;

/** @throws review_not_found, conflict also where it is in that state already */
export async function publishReview(
  ctx: Context,
  { id, is_published, version }: In<'publish'>,
): Promise<PanelReview> {
  return decide(ctx, { id, version, to: is_published ? 'published' : 'hidden', reason: '' });
}

/** @throws review_not_found, conflict where it does not wait */
export async function rejectReview(
  ctx: Context,
  { id, reason, version }: In<'reject'>,
): Promise<PanelReview> {
  return decide(ctx, { id, version, to: 'rejected', reason });
}

/** @throws review_not_found, conflict */
export async function replyToReview(ctx: Context, { id, reply, version }: In<'reply'>): Promise<PanelReview> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id, version);
    if (reply === row.reply) return;
    const { reply: _, ...others } = JSON.parse(row.translations) as Record<string, object>;
    const change = { reply, translations: JSON.stringify(others) };
    await reviewChange(ctx, row, { change, action: 'review.answered' });
  });
  return showPanelReview(ctx, { id });
}

interface Decision {
  id: string;
  version: string | undefined;
  to: StoredState;
  reason: string;
}

const actions = {
  published: 'review.published',
  hidden: 'review.hidden',
  rejected: 'review.rejected',
} as const;

async function decide(ctx: Context, { id, version, to, reason }: Decision): Promise<PanelReview> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id, version);
    if (!canMove(stateOf(row), to)) throw new AppError('conflict');
    const action = actions[to as keyof typeof actions];
    await reviewChange(ctx, row, { change: { state: to, reason }, action });
  });
  return showPanelReview(ctx, { id });
}
