import { appErrors } from '#shared/errors.ts';

export const courseErrors = appErrors({
  course_unknown: 422,
});
