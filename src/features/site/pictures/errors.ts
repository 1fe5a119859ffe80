import { appErrors } from '#shared/errors.ts';

export const pictureErrors = appErrors({
  picture_not_found: 404,
  picture_too_many: 409,
});
