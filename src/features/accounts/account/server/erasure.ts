/** The account when a person is erased. */
import type { TxContext } from '#server/context.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { standInFor } from '../rules/erased.ts';
import { forgetPerson, lockUsers, type UserRow } from './store.ts';

/** Empties the row, which stays and names nobody. */
export async function eraseAccount(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  const [user] = await lockUsers(ctx.db, [userId]);
  if (!user || isErased(user)) return;
  await forgetPerson(ctx.db, { id: userId, standIn: standInFor(userId), at: ctx.app.now().toISOString() });
}

export function isErased({ deleted_at, deleted_email }: UserRow): boolean {
  return deleted_at !== null && deleted_email === null;
}
