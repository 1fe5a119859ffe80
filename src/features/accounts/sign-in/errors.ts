import { appErrors } from '#shared/errors.ts';

export const signInErrors = appErrors({
  wrong_credentials: 401,
  sign_in_not_finished: 401,
  email_not_verified: 403,
  account_blocked: 403,
  staff_by_password: 403,
  provider_email_unverified: 403,
  provider_email_unusable: 403,
  linked_to_another: 409,
  last_way_in: 409,
  email_code_wrong: 422,
  password_too_common: 422,
  sign_in_provider_away: 502,
  current_password_wrong: 422,
});
