import { day } from '#shared/dates.ts';

/** How many browsers of a person are known at most, and for how long after the last sign-in. */
export const keptDevices = 20;
export const deviceMs = 180 * day;
