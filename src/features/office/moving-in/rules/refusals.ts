/** Why a row is refused, or left out; the words stand under `movingInReasons`. */

export const reasons = [
  ...([
    'email_missing',
    'email_invalid',
    'course_missing',
    'course_unknown',
    'course_left_out',
    'courses_many',
  ] as const),
  ...(['amount_missing', 'amount_invalid', 'currency_unknown', 'status_unknown', 'number_missing'] as const),
  ...(['amount_unclear', 'date_order', 'percent_unclear', 'status_left_out', 'revoked', 'no_data'] as const),
  ...(['date_missing', 'date_invalid', 'date_ahead', 'percent_invalid'] as const),
  ...(['account_closed', 'order_unknown', 'order_of_another', 'number_taken', 'paid_already'] as const),
  ...(['phone_left_out', 'staff_untouched', 'not_paid', 'owned_already'] as const),
] as const;
export type Reason = (typeof reasons)[number];

/** A row that cannot be taken in. */
export class RowRefused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}
