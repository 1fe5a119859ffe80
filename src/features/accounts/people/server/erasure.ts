/** The account when a person is erased. */
import { lockLinks } from '#features/accounts/sign-in/server/links.ts';
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { standInFor } from '../rules/erased.ts';
import { forgetPerson, lockUsers, type UserRow } from './store.ts';

export type HeldPerson = UserRow;

/**
 * The account, locked until `tx` ends: links before accounts, as everywhere a link is used. Undefined when
 * there is none, or it has been emptied already.
 */
export async function holdAccount(tx: Tx, id: string): Promise<HeldPerson | undefined> {
  await lockLinks(tx, id, 'verify_email');
  await lockLinks(tx, id, 'erase_account');
  const [user] = await lockUsers(tx, [id]);
  return user && !isErased(user) ? user : undefined;
}

/** Empties the row, which stays and names nobody. */
export async function eraseAccount(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  const [user] = await lockUsers(ctx.db, [userId]);
  if (!user || isErased(user)) return;
  await forgetPerson(ctx.db, { id: userId, standIn: standInFor(userId), at: ctx.app.now().toISOString() });
}

function isErased({ deleted_at, deleted_email }: UserRow): boolean {
  return deleted_at !== null && deleted_email === null;
}
