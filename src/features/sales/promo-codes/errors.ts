import { appErrors } from '#shared/errors.ts';

/** Refusals of a code, one per reason. */
export const promoCodeErrors = appErrors({
  promo_code_unknown: 422,
  promo_code_not_yet: 422,
  promo_code_expired: 422,
  promo_code_other_course: 422,
  promo_code_used_up: 422,
  promo_code_used_by_you: 422,
});
