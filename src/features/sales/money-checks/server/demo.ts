/** Differences that name the demo's orders. */
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import * as store from './store.ts';

export async function removeDemoDifferences(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  for (const orderId of orderIds) await store.deleteDifferencesOf(ctx.db, orderId);
}
