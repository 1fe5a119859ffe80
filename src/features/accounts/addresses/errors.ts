import { appErrors } from '#shared/errors.ts';

export const addressErrors = appErrors({
  email_taken: 409,
});
