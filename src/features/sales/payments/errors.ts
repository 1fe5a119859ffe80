import { consentErrors } from '#features/accounts/consents/errors.ts';
import { guardianErrors } from '#features/accounts/guardians/errors.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import { appErrors } from '#shared/errors.ts';

export const paymentErrors = appErrors({
  price_changed: 409,
  already_owned: 409,
  sign_in_to_buy: 409,
  payment_method_unavailable: 422,
  payment_provider_failed: 502,
  correction_closed: 409,
  account_not_openable: 409,
  email_required: 422,
});

/** Why a course is not ordered, whichever way it is to be paid. */
export const orderRefusals = [
  paymentErrors.price_changed,
  paymentErrors.already_owned,
  paymentErrors.sign_in_to_buy,
  paymentErrors.email_required,
  courseErrors.course_unknown,
  consentErrors.consent_required,
  consentErrors.document_changed,
  guardianErrors.guardian_required,
] as const;
