import { appErrors } from '#shared/errors.ts';

export const noticeErrors = appErrors({
  telegram_away: 502,
  telegram_webhook: 409,
});
