import { day } from '#shared/dates.ts';

/** Sent again by staff to one address within a day. */
export const againADay = 5;

/** As long as done jobs are kept, of which a mail is made again. */
export const listedMs = 14 * day;

/** More are not shown at once: whoever has so many looks after the mail server first. */
export const mostListed = 200;
