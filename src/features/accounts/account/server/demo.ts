/** Accounts of the demo. */
import type { TxContext } from '#server/context.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { forgetWorkOn } from '#server/outbox/queue.ts';
import * as store from './store.ts';

/** With everything that depends on them alone. */
export async function removeDemoAccounts(
  ctx: TxContext,
  { accounts }: DemoRows,
  count: CountRemoved,
): Promise<void> {
  for (const { id } of accounts) await store.deleteUser(ctx.db, id);
  await forgetWorkOn(
    ctx.db,
    accounts.flatMap(({ id, email }) => [id, email]),
  );
  count('accounts', accounts.length);
}
