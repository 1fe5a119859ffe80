/** Learning data, as part of erasing a person. */
import type { TxContext } from '#server/context.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { endRowsOf } from './enrolments.store.ts';
import { deleteProgressOf } from './progress.store.ts';
import { deleteTicketsOf } from './video.store.ts';

/**
 * Enrolments end and stay as a line of the order that bought them; what was watched, and when, is deleted.
 */
export async function eraseLearning(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  await endRowsOf(ctx.db, userId, ctx.app.now().toISOString());
  await deleteProgressOf(ctx.db, userId);
  await deleteTicketsOf(ctx.db, userId);
}
