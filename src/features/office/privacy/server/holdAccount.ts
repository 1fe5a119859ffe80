import { lockUsers, type UserRow } from '#features/accounts/account/server/accounts.ts';
import { isErased } from '#features/accounts/account/server/erasure.ts';
import { lockLinks } from '#features/accounts/sign-in/server/links.ts';
import type { Tx } from '#server/db/database.ts';

/**
 * The account, locked until `tx` ends: links before accounts, as everywhere a link is used. Undefined for a missing or
 * emptied account.
 */
export async function holdAccount(tx: Tx, id: string): Promise<UserRow | undefined> {
  await lockLinks(tx, id, 'verify_email');
  await lockLinks(tx, id, 'erase_account');
  const [user] = await lockUsers(tx, [id]);
  return user && !isErased(user) ? user : undefined;
}
