import { appErrors } from '#shared/errors.ts';

export const modelErrors = appErrors({
  model_not_found: 404,
  model_consent_missing: 422,
});
