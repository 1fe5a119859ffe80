/** Payments that have brought money, for whoever sends it back or counts it. */
import type { Db } from '#server/db/database.ts';
import * as store from './store.ts';

export type { PaymentRow } from './store.ts';

/** The payment by which the order's money came; undefined before that. */
export function takenPayment(db: Db, orderId: string): Promise<store.PaymentRow | undefined> {
  return store.findTakenPayment(db, orderId);
}

export function paymentById(db: Db, id: string): Promise<store.PaymentRow | undefined> {
  return store.findPayment(db, id);
}

export function paymentByProviderId(db: Db, providerId: string): Promise<store.PaymentRow | undefined> {
  return store.findPaymentByProviderId(db, providerId);
}
