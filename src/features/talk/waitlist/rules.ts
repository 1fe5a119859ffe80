/** Who hears of the school's opening, and how long an address is kept. */
import { day, hour } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** `unconfirmed`: nobody has followed the mailed link. `told`: the mail about the opening is on its way. */
export const waitlistStates = ['unconfirmed', 'waiting', 'told'] as const;
export type WaitlistState = (typeof waitlistStates)[number];

/** As the form and the mail say. */
export const confirmWithinDays = 7;
/** A school that has not opened by then writes to nobody. */
export const keptMonths = 12;

/** How long an address stays in each state; counted from when it was typed, confirmed, or should have been told. */
export const keptMs: Record<WaitlistState, number> = {
  unconfirmed: confirmWithinDays * day,
  waiting: 365 * day,
  // Deleted once the mail has left; if it could not, after this.
  told: 30 * day,
};

/** Each sign-up may cost a mail to an address that somebody else has typed. */
export const joinLimits = [
  { name: 'waitlist', by: 'address', times: 30, perMs: 1 * hour, atOnce: 10 },
  { name: 'letters of the waitlist', by: 'field', field: 'email', times: 6, perMs: 1 * day, atOnce: 3 },
] satisfies Limit[];

/** A person with the link of the mail. */
export const linkLimits = [
  { name: 'links of the waitlist', by: 'address', times: 120, perMs: 1 * hour },
] satisfies Limit[];
