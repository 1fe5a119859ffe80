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

/**
 * The reason to tell the buyer of an order that ended unpaid. The provider may add reasons at any time: one that is
 * not known yet, and whatever we wrote down ourselves, is a decline without an explanation.
 */
export function declineOf(
  order: { status: string },
  cancellationReason: string | null | undefined,
): DeclineReason | null {
  if (order.status === 'expired') return 'expired_on_confirmation';
  if (order.status !== 'canceled') return null;
  return declineReasons.find((reason) => reason === cancellationReason) ?? 'general_decline';
}
