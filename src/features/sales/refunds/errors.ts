import { appErrors } from '#shared/errors.ts';

export const refundErrors = appErrors({
  refund_term_over: 409,
  refund_too_high: 422,
});
