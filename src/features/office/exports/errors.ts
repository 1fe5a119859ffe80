import { appErrors } from '#shared/errors.ts';

export const exportErrors = appErrors({
  export_too_long: 422,
  export_expired: 410,
  export_not_ready: 409,
});
