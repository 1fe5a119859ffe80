import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { deleteSince } from './store.ts';

/** People who waited for a school that was not real. */
export async function removeDemoWaitlist({ db }: TxContext, { since }: DemoRows): Promise<void> {
  if (since !== null) await deleteSince(db, since);
}
