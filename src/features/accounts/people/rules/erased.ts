import { standInDomain } from '#shared/erased.ts';

/** Stand-in for the address of a deleted account or an erased person: nobody can register it. */
export function standInFor(userId: string): string {
  return `deleted-${userId}@${standInDomain}`;
}
