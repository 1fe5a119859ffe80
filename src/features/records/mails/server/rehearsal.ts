import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { deleteSentSince } from './sent.store.ts';
import { deleteUnsentSince } from './store.ts';

/** Its mails went to a simulator, or failed there. */
export async function removeRehearsed({ db }: TxContext, { since }: DemoRows): Promise<void> {
  if (since === null) return;
  await deleteSentSince(db, since);
  await deleteUnsentSince(db, since);
}
