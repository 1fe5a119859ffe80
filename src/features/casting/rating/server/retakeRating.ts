/** Repeating a rating without paying, and sharing a card of it. */
import { guardianErrors } from '#features/accounts/guardians/errors.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import type { Context } from '#server/context.ts';
import { newId, newToken } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { ratingApi } from '../contract/rating.ts';
import type { Rating } from '../contract/result.ts';
import { ratingErrors } from '../errors.ts';
import { isMinor } from '../rules/form.ts';
import { answersRow } from './answers.ts';
import { namedDraft } from './drafts.ts';
import { ratingBehind } from './links.ts';
import { fill } from './releaseResult.ts';
import { retakeUntil, showRating, toRating } from './showRating.ts';
import * as store from './store.ts';

type In<K extends keyof typeof ratingApi> = ParsedInput<(typeof ratingApi)[K]>;

/**
 * Another result beside the earlier ones, which stay; one for each `request_id`. Without a draft gender and photo are those of the result before.
 * @throws not_found, retake_over, invalid_input; guardian_required where an adult's rating turns into a minor's, to which
 * no guardian has agreed
 */
export async function retakeRating(ctx: Context, input: In<'retake'>): Promise<Rating> {
  const { rating: found } = await ratingBehind(ctx, input.token);
  const draft = await namedDraft(ctx, input.draft_id);
  await ctx.transaction(async (ctx) => {
    const rating = await store.holdRating(ctx.db, found.id);
    const results = rating ? await store.resultsOf(ctx.db, rating.id) : [];
    const { request_id = null } = input;
    if (request_id !== null && results.some((result) => result.request_id === request_id)) return;
    const last = results.at(-1);
    if (!rating || !last || !retakeUntil(ctx, rating, results.length))
      throw new AppError(ratingErrors.retake_over);
    if (isMinor(input.user_data.age) && !isMinor(last.age))
      throw new AppError(guardianErrors.guardian_required, { fields: { 'user_data.age': 'invalid' } });
    const row: store.ResultRow = {
      ...answersRow(input),
      ...{ id: newId(), rating_id: rating.id, position: last.position + 1 },
      draft_id: draft?.id ?? last.draft_id,
      request_id,
      created_at: ctx.app.now().toISOString(),
    };
    await store.insertResult(ctx.db, row);
    await fill(ctx, row);
  });
  return showRating(ctx, input);
}

/** The address changes with every new beginning, so that one that was taken back stays dead. @throws not_found */
export async function shareRating(ctx: Context, input: In<'share'>): Promise<Rating> {
  const { rating: found, order } = await ratingBehind(ctx, input.token);
  await ctx.transaction(async (ctx) => {
    const rating = await store.holdRating(ctx.db, found.id);
    const last = (await store.resultsOf(ctx.db, found.id)).at(-1);
    if (!rating || !last) return;
    await store.changeRating(ctx.db, rating.id, {
      share_token: input.is_shared ? (rating.share_token ?? newToken()) : null,
      // A minor's name is not put on the web.
      share_name: input.is_shared && !isMinor(last.age) ? input.name : '',
      shares_score: input.shows_score ? 1 : 0,
    });
  });
  const shared = await store.ratingById(ctx.db, found.id);
  return toRating(ctx, shared ?? found, (await findOrder(ctx.db, order.id)) ?? order);
}
