/** Payments that have brought money, for refunds and counts. */
import type { Db } from '#server/db/database.ts';
import * as store from './store.ts';

export type { PaymentRow } from './store.ts';

/** The payment that brought the order's money; undefined before that. */
export function takenPayment(db: Db, orderId: string): Promise<store.PaymentRow | undefined> {
  return store.findTakenPayment(db, orderId);
}

/** The one payment of an order, whatever happened to it. */
export function paymentOfOrder(db: Db, orderId: string): Promise<store.PaymentRow | undefined> {
  return store.findPaymentOfOrder(db, orderId);
}

export function paymentById(db: Db, id: string): Promise<store.PaymentRow | undefined> {
  return store.findPayment(db, id);
}

export function paymentByProviderId(db: Db, providerId: string): Promise<store.PaymentRow | undefined> {
  return store.findPaymentByProviderId(db, providerId);
}
