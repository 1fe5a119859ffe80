import { day } from '#shared/dates.ts';

/** How long a deleted lesson can be restored. */
export const restorableMs = 30 * day;

/** Longest captions of a lesson in one language. */
export const mostCaptionBytes = 1024 * 1024;

/** The languages of a film's captions, in their own words. */
