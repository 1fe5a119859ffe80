import { appErrors } from '#shared/errors.ts';

export const reviewErrors = appErrors({
  review_not_found: 404,
});
