import { hour, minute } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** A ticket must be opened within this time. */
export const openWithinMs = 1 * minute;

/** An opened ticket answers its network for this long: for a slow line, and to go on where one broke. */
export const downloadingMs = 4 * hour;

export const ticketLimits = [
  { name: 'material tickets', by: 'person', times: 240, perMs: hour, atOnce: 60 },
] satisfies Limit[];

/** A link that students follow: https, and nothing that would sign them in as somebody. */
export function isMaterialLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && !username && !password && hostname.includes('.');
}
