import { appErrors } from '#shared/errors.ts';

export const consentErrors = appErrors({
  document_changed: 409,
  consent_required: 422,
});
