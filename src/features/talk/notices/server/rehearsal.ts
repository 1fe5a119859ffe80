import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { deleteNoticesSince } from './store.ts';

/** News of a rehearsal that nobody was sent yet come from no live school. */
export async function removeRehearsed({ db }: TxContext, { since }: DemoRows): Promise<void> {
  if (since !== null) await deleteNoticesSince(db, since);
}
