/** The mark that demo mode leaves in a database. */
import type { Context } from './context.ts';
import type { Db, Tx } from './db/database.ts';
import * as store from './demoMark.store.ts';

/** Marks this database for good as used by demo mode; live mode then refuses to start. */
export function markDemo(ctx: Context): Promise<void> {
  return store.insertMark(ctx.db, ctx.app.now().toISOString());
}

/** When demo mode first ran on this database; null when it never did, or the demo was removed. */
export async function demoSince(db: Db): Promise<string | null> {
  return (await store.findMark(db))?.since ?? null;
}

export function unmarkDemo(tx: Tx): Promise<void> {
  return store.deleteMark(tx);
}
