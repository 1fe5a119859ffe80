/** Payments of a person who is erased: sums and numbers of the provider stay. */
import { hideAddress } from '#features/orders/erasure/service.ts';
import { moveOrder } from '#features/orders/service.ts';
import { system } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { hiddenName } from '#shared/erased.ts';
import { hideAddressInCorrections, hideCorrectionsOf, ordersWithAddress } from '../correction/store.ts';
import { changePayment, findPaymentOfOrder, movePayment } from '../store.ts';

/**
 * As part of `tx`, which holds the orders. What was sent to the provider named the buyer for the receipt; it is only
 * needed for a payment that the provider has not answered yet, and that one ends: nobody was shown where to pay it.
 * One that waits for the buyer goes on being asked about: should it still be paid, the money is to go back.
 */
export async function erasePayments(app: App, tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) {
    await hideCorrectionsOf(tx, orderId, hiddenName);
    const payment = await findPaymentOfOrder(tx, orderId);
    if (!payment) continue;
    const reason = 'buyer_erased';
    const change = { cancellation_reason: reason, next_check_at: null };
    const wasUnanswered = await movePayment(tx, payment.id, ['new'], 'failed', change);
    if (wasUnanswered) await moveOrder(app, tx, system, { orderId, to: 'canceled', reason });
    await changePayment(tx, payment.id, { request: '', confirmation_url: null });
  }
}

/** The address in orders that belong to somebody else by now, being mistyped at first. */
export async function eraseMistyped(tx: Tx, email: string): Promise<void> {
  for (const orderId of await ordersWithAddress(tx, email)) await hideAddress(tx, orderId, email);
  await hideAddressInCorrections(tx, email, hiddenName);
}
