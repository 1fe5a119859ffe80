import { appErrors } from '#shared/errors.ts';

export const uploadErrors = appErrors({
  upload_too_large: 413,
  no_space_left: 507,
  upload_type: 422,
  upload_hevc: 422,
  upload_codec: 422,
});
