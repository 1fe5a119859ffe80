/** Consents given by demo accounts and visitors of the demo. */
import type { TxContext } from '#server/context.ts';
import { inventedDomain } from '#server/demoDefaults.ts';
import type { DemoRows } from '#server/demoPart.ts';
import * as store from './store.ts';

/** Consents without an account stay where no demo has run. */
export async function removeDemoConsents(ctx: TxContext, { accounts, since }: DemoRows): Promise<void> {
  for (const { id } of accounts) await store.deleteConsentsOf(ctx.db, id);
  await store.deleteConsentsAt(ctx.db, inventedDomain);
  if (since !== null) await store.deleteVisitorsConsents(ctx.db, since);
}
