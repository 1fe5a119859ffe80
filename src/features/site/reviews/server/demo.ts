/** Reviews of the demo school. */
import type { Context, TxContext } from '#server/context.ts';
import { createReview, type NewReview } from './reviews.ts';
import * as store from './store.ts';

/** False once there is any review. */
export async function isUntouched({ db }: Context): Promise<boolean> {
  return !(await store.anyReview(db));
}

export async function addDemoReview(
  ctx: TxContext,
  review: Omit<NewReview, 'author' | 'month' | 'state' | 'isDemo'> & Partial<NewReview>,
): Promise<void> {
  await createReview(ctx, { author: 'staff', month: null, state: 'published', ...review, isDemo: true });
}
