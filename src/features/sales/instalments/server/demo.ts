/** Instalment plans at the demo's simulator. */
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import * as store from './store.ts';

/** Their history goes with them. */
export function removeDemoInstalments(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  return store.deleteOfOrders(ctx.db, orderIds);
}
