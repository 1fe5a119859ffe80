import { adultAge } from '#features/accounts/guardians/rules.ts';
import type { Context } from '#server/context.ts';
import * as store from './store.ts';

/** Whether the account has given an age below 18 in one of these forms lately. */
export function saysUnder18(
  { db }: Context,
  { userId, since }: { userId: string; since: string },
): Promise<boolean> {
  return store.hasAppliedBelow(db, { userId, age: adultAge, since });
}
