import { appErrors } from '#shared/errors.ts';

export const waitlistErrors = appErrors({
  /** There are courses to buy: nobody need wait. */
  school_is_open: 409,
  /** Nothing can be bought yet: the mail would be wrong. */
  school_not_open: 409,
  nobody_waits: 409,
});
