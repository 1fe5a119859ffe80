/** Why an order changes, as its history keeps it. */
import { orders } from '../manifest.ts';

declare const isNamed: unique symbol;

/** One of `orderReasons` of a feature, or the payment provider's own word: made by the functions here alone. */
export type OrderReason = string & { readonly [isNamed]: true };

/** A function for the feature whose manifest names these reasons: no other one compiles. */
export function reasonsOf<const R extends string>(_named: readonly R[]): (reason: R) => OrderReason {
  return (reason) => reason as string as OrderReason;
}

export const orderReason = reasonsOf(orders.orderReasons);

/** Also what is wrong with what the provider tells. */
export function providersWord(word: string): OrderReason {
  return word as OrderReason;
}
