import { standInFor } from '#features/accounts/account/rules/erased.ts';
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { Claim } from '#server/personalData.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { hiddenName } from '#shared/erased.ts';
import { searchable } from '#shared/search.ts';
import { orderReason } from './orderReason.ts';
import { noteOrder } from './orders.ts';
import * as store from './store.ts';

/** Locks them until `tx` ends. Comes before the account's lock: crediting a payment takes the same order. */
export async function holdOrdersOf(tx: Tx, buyer: Claim): Promise<string[]> {
  return (await store.lockOrdersOf(tx, buyer)).map(({ id }) => id);
}

/**
 * Removes name, addresses and phone from the orders and their history, and voids their secrets. They belong
 * to the emptied account, so that money which arrives later is credited to nobody.
 */
export async function eraseBuyer(ctx: TxContext, buyer: Claim): Promise<void> {
  const named = (await store.lockOrdersOf(ctx.db, buyer)).filter((order) => !order.erased_at);
  for (const { id, course_title, moved_in_as } of named) {
    await store.changeOrder(ctx.db, id, {
      user_id: buyer.userId,
      email: standInFor(buyer.userId),
      name: '',
      phone: null,
      secret_hash: hashToken(newToken()),
      key_hash: null,
      reminder_agreed_at: null,
      // The history keeps it.
      end_reason: null,
      // The order still shows that it came from a former school, but not under which name.
      moved_in_as: moved_in_as && `erased ${id}`,
      search: searchable(course_title, id),
      erased_at: ctx.app.now().toISOString(),
    });
    await hideInHistory(ctx.db, id, () => true);
    await noteOrder(ctx, { orderId: id, reason: orderReason('buyer_erased') });
  }
}

/** Hides the address in somebody else's order, which had it for a while. */
export function hideAddress(tx: Tx, orderId: string, email: string): Promise<void> {
  return hideInHistory(tx, orderId, (value) => value === email);
}

async function hideInHistory(tx: Tx, orderId: string, isHidden: (value: string) => boolean): Promise<void> {
  for (const { id, details } of await store.history.read(tx, orderId)) {
    if (details === null) continue;
    const values = Object.entries(JSON.parse(details) as Record<string, string>);
    const hidden = values.map(([name, value]) => [name, isHidden(value) ? hiddenName : value]);
    await store.changeDetails(tx, id, JSON.stringify(Object.fromEntries(hidden)));
  }
}
