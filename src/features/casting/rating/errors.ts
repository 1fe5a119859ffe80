import { appErrors } from '#shared/errors.ts';

export const ratingErrors = appErrors({
  rating_unavailable: 409,
  retake_over: 409,
});
