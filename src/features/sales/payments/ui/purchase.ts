import type { Course } from '#features/teaching/courses/contract/courses.ts';
import type { ShownPrice } from '#features/teaching/courses/ui/PriceTag.tsx';
import type { Output } from '#shared/contract.ts';
import type { paymentsApi } from '../contract/payments.ts';

export type BuyableCourse = Pick<Course, 'id' | 'title'> & ShownPrice;
export type PaidOrder = Output<typeof paymentsApi.status>;

/** Keys of the texts for an order whose money bought nothing. */
export function refundTexts(refundDue: NonNullable<PaidOrder['refund_due']>): 'duplicate' | 'undeliverable' {
  return refundDue === 'owned_already' ? 'duplicate' : 'undeliverable';
}

/** Title of a paid order. */
export function paidTitle({ refund_due }: PaidOrder) {
  return `${refund_due ? refundTexts(refund_due) : 'paid'}.title` as const;
}
