/** Learning data, as part of erasing a person. */
import type { TxContext } from '#server/context.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { deleteProgressOf } from './progress.store.ts';
import { deleteTicketsOf } from './video.store.ts';

/** Deletes what the person watched, and when. */
export async function eraseLearning(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  await deleteProgressOf(ctx.db, userId);
  await deleteTicketsOf(ctx.db, userId);
}
