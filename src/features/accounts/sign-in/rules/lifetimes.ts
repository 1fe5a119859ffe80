/** Lifetimes of sessions, links and other rights. */
import { day, hour } from '#shared/dates.ts';

/** Lifetime of a session: with "remember me", and without. */
export const sessionMs = { remembered: 7 * day, plain: 24 * hour };

/** The owner's choices of how many hours staff stay signed in at most. */
export const staffHours = [24, 12, 8, 4, 1] as const;

/** Lifetime of mailed links. */
export const linkMs = {
  verify_email: 24 * hour,
  set_password: 7 * day,
  reset_password: 1 * hour,
  staff_reset: 1 * hour,
  invitation: 3 * day,
  change_email: 24 * hour,
  erase_account: 1 * hour,
  recovery: 1 * hour,
};

/** How long readers of a former address's mail can take the account back. */
export const takeBackMs = 7 * day;
