/** Pending and former addresses of a person who is erased. */
import type { TxContext } from '#server/context.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { deleteChanges } from './changes.store.ts';
import { deleteFormers } from './former.store.ts';

export async function eraseAddresses(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  await deleteChanges(ctx.db, userId);
  await deleteFormers(ctx.db, userId);
}
