import { appErrors } from '#shared/errors.ts';

export const guardianErrors = appErrors({
  guardian_required: 422,
});
