/** What the model rating costs, as specified, in kopecks; null: the school does not sell it. */
import type { Context } from '#server/context.ts';

export async function ratingPriceOf(_ctx: Context): Promise<number | null> {
  return 290_00;
}
