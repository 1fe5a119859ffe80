/** Consents given by demo accounts and visitors of the demo. */
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { DemoRows } from '#server/demoPart.ts';
import * as store from './store.ts';

/** Consents without an account stay where no demo has run. */
export async function removeDemoConsents(ctx: TxContext, { accounts, since }: DemoRows): Promise<void> {
  for (const { id } of accounts) await store.deleteConsentsOf(ctx.db, id);
  if (since !== null) await store.deleteVisitorsConsents(ctx.db, since);
}

/** Consents in the name of somebody who was made up, whose time may lie before the demo's. */
export function deleteConsentsOfInvented(tx: Tx, email: string): Promise<void> {
  return store.deleteConsentsOfAddress(tx, email);
}
