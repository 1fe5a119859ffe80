/** Payments of an erased person: sums and the provider's numbers stay. */

import { hideAddress, holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import { orderReason } from '#features/sales/orders/server/orderReason.ts';
import { moveOrder } from '#features/sales/orders/server/orders.ts';
import { system } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { hiddenName } from '#shared/erased.ts';
import { hideAddressInCorrections, hideCorrectionsOf, ordersWithAddress } from './correction.store.ts';
import { giveBackHeld } from './giveBackHeld.ts';
import { changePayment, findPaymentOfOrder, movePayment } from './store.ts';

/**
 * Runs as part of `tx`, which holds the orders. The request to the provider named the buyer for the receipt;
 * it is needed only for a payment that the provider has not answered yet, and that one ends: nobody was shown
 * where to pay it. A payment that waits for the buyer is still asked about: should it be paid, the money is
 * to be refunded. Held money goes back untaken.
 */
export async function erasePayments(ctx: TxContext, person: ErasedPerson): Promise<void> {
  for (const orderId of await holdOrdersOf(ctx.db, person)) {
    await hideCorrectionsOf(ctx.db, orderId, hiddenName);
    const payment = await findPaymentOfOrder(ctx.db, orderId);
    if (!payment) continue;
    const reason = orderReason('buyer_erased');
    const change = { cancellation_reason: reason, next_check_at: null };
    const wasUnanswered = await movePayment(ctx.db, { id: payment.id, from: ['new'], to: 'failed', change });
    if (wasUnanswered) await moveOrder({ ...ctx, actor: system }, { orderId, to: 'canceled', reason });
    await giveBackHeld(ctx, payment);
    await changePayment(ctx.db, payment.id, { request: '', confirmation_url: null });
  }
  if (person.email !== null) await eraseMistyped(ctx.db, person.email);
}

/** Hides the mistyped address in orders that belong to somebody else by now. */
async function eraseMistyped(tx: Tx, email: string): Promise<void> {
  for (const orderId of await ordersWithAddress(tx, email)) await hideAddress(tx, orderId, email);
  await hideAddressInCorrections(tx, email, hiddenName);
}
