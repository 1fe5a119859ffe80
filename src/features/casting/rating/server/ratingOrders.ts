/** The rating of an order: what was answered, kept until it is paid. */
import { orderNumber } from '#features/sales/orders/rules.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { searchable } from '#shared/search.ts';
import type { ratingApi } from '../contract/rating.ts';
import { answersRow } from './answers.ts';
import { keepPhoto } from './drafts.ts';
import * as store from './store.ts';

/** Answers of a new order, as part of the transaction that places it. */
export async function addRating(
  ctx: TxContext,
  input: Pick<ParsedInput<typeof ratingApi.create>, 'user_data' | 'filled_in' | 'draft_id'>,
  order: OrderRow,
): Promise<void> {
  await insert(ctx, order);
  await store.insertResult(ctx.db, {
    ...answersRow(input),
    ...{ id: newId(), rating_id: order.id, position: 1, created_at: ctx.app.now().toISOString() },
    draft_id: input.draft_id ?? null,
  });
  await keepPhoto(ctx, input.draft_id ?? null);
}

/** The answers of an order that was never paid are those of the one that takes its place. */
export async function moveRating(ctx: TxContext, from: OrderRow, to: OrderRow): Promise<void> {
  await insert(ctx, to);
  await store.moveAnswers(ctx.db, from.id, to.id);
}

async function insert(ctx: TxContext, { id, email, number }: OrderRow): Promise<void> {
  await store.insertRating(ctx.db, {
    ...{ id, created_at: ctx.app.now().toISOString() },
    ...{ released_at: null, closed_at: null, score: null, category: null, share_token: null },
    search: searchable(email, orderNumber(number), id),
  });
}
