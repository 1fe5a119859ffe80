/** A second order on the terms of one that ended unpaid. */
import { system } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import type { OrderRow } from './orders.ts';
import * as store from './store.ts';

/**
 * Places the order again, as part of the transaction that holds it: same buyer, course and price. Its secret opens the
 * new one from now on. @returns the new order's id
 */
export async function repeatOrder(ctx: TxContext, order: OrderRow, reason: string): Promise<string> {
  const { number: _, erased_at: _erased, ...terms } = order;
  const id = newId();
  await store.changeOrder(ctx.db, order.id, { secret_hash: hashToken(newToken()), key_hash: null });
  await store.insertOrder(ctx.db, {
    ...terms,
    id,
    status: 'new',
    end_reason: null,
    key_hash: null,
    created_at: ctx.app.now().toISOString(),
    search: order.search.replace(order.id, id),
  });
  await store.history.write(
    { ...ctx, actor: system },
    { order_id: id, from_status: null, to_status: 'new', reason, details: null },
  );
  return id;
}

/** From now on this key shows the state of the order, and no other. */
export function giveKey(tx: Tx, orderId: string, key: string): Promise<void> {
  return store.changeOrder(tx, orderId, { key_hash: hashToken(key) });
}
