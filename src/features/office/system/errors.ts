import { appErrors } from '#shared/errors.ts';

export const systemErrors = appErrors({
  restart_by_hand: 409,
  under_maintenance: 503,
  not_set_up: 409,
});
