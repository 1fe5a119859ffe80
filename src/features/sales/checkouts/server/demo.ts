/** Unfinished checkouts of the demo's orders. */
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import * as store from './store.ts';

export function removeDemoCheckouts(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  return store.deleteUnfinishedOf(ctx.db, orderIds);
}
