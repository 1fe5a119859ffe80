import { appErrors } from '#shared/errors.ts';

export const instalmentErrors = appErrors({
  instalments_unavailable: 409,
  instalment_not_sent: 409,
  bank_away: 502,
});
