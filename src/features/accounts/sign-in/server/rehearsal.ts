/** People who came to a school while it rehearsed. */
import * as accounts from '#features/accounts/account/server/accounts.ts';
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';

/**
 * Finds the buyers and everybody else who registered since it began; staff stay. Locks them until the transaction ends.
 */
export async function findRehearsalAccounts(
  { db: tx }: TxContext,
  { since, buyerIds }: DemoRows,
): Promise<Pick<DemoRows, 'accounts'>> {
  const later = since === null ? [] : await accounts.userIdsSince(tx, since);
  const ids = [...new Set([...later, ...buyerIds])];
  const found = ids.length > 0 ? await accounts.lockUsers(tx, ids) : [];
  return {
    accounts: found.filter(({ role }) => role === 'user').map(({ id, email }) => ({ id, email })),
  };
}
