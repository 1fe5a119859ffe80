import { day } from '#shared/dates.ts';
import { standInDomain } from '#shared/erased.ts';

/** How long a deleted account can be restored. */
export const restorableMs = 30 * day;

/** Stand-in for the address of a deleted account or an erased person: nobody can register it. */
export function standInFor(userId: string): string {
  return `deleted-${userId}@${standInDomain}`;
}
