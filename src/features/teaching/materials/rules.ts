import { hour, minute } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** A ticket must be opened within this time. */
export const openWithinMs = 1 * minute;

/** How long an opened ticket answers its network: for a slow line, and to resume a broken download. */
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
