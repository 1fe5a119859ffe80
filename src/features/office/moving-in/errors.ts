import { appErrors } from '#shared/errors.ts';

export const movingInErrors = appErrors({
  moving_in_busy: 409,
  moving_in_unreadable: 422,
  moving_in_columns: 422,
  moving_in_file_gone: 410,
});
