import { appErrors } from '#shared/errors.ts';

export const lessonErrors = appErrors({
  lesson_not_found: 404,
  captions_wrong: 422,
});
