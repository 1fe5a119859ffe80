/** The mark that a rehearsal leaves in a database: live mode refuses to start until the rehearsal is ended. */
import type { Context } from './context.ts';
import type { Db, Tx } from './db/database.ts';
import * as store from './rehearsalMark.store.ts';

export function markRehearsal(ctx: Context): Promise<void> {
  return store.insertMark(ctx.db, ctx.app.now().toISOString());
}

/** When the rehearsal began; null while none is under way. */
export function rehearsalSince(db: Db): Promise<string | null> {
  return store.findSince(db);
}

export function unmarkRehearsal(tx: Tx): Promise<void> {
  return store.deleteMark(tx);
}
