/** Why a payment did not go through, in the provider's codes (providers.md §1.6). */

export const declineReasons = [
  '3d_secure_failed',
  'call_issuer',
  'canceled_by_merchant',
  'card_expired',
  'country_forbidden',
  'deal_expired',
  'expired_on_capture',
  'expired_on_confirmation',
  'fraud_suspected',
  'general_decline',
  'identification_required',
  'insufficient_funds',
  'internal_timeout',
  'invalid_card_number',
  'invalid_csc',
  'issuer_unavailable',
  'loan_declined',
  'payment_method_limit_exceeded',
  'payment_method_restricted',
  'permission_revoked',
  'unsupported_mobile_operator',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** Ends that are no decline: the buyer or the school gave the order up. */
const givenUpReasons = ['canceled_by_buyer', 'canceled_by_staff'] as const;

/** Why an order ended without money, for its buyer and for staff. */
export const unpaidReasons = [...declineReasons, ...givenUpReasons] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** The provider's reason among them. */
export function bankReason(reason: UnpaidReason | null): DeclineReason {
  return declineReasons.find((one) => one === reason) ?? 'general_decline';
}

/**
 * The reason to tell the buyer of an order that ended unpaid: by whose decision, or as the provider says. The provider
 * may add reasons at any time: one that is not known yet is a decline without an explanation.
 */
export function declineOf(
  order: { status: string; end_reason: string | null },
  cancellationReason: string | null | undefined,
): UnpaidReason | null {
  if (order.status === 'expired') return 'expired_on_confirmation';
  if (order.status !== 'canceled') return null;
  const known = (word: string | null | undefined) => unpaidReasons.find((reason) => reason === word);
  return known(order.end_reason) ?? known(cancellationReason) ?? 'general_decline';
}
