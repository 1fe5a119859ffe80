/** Certificates for the demo's courses. */
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import * as store from './store.ts';

/** A live school vouches for no course of the demo. */
export async function removeDemoCertificates(ctx: TxContext, { courseIds }: DemoRows): Promise<void> {
  for (const id of courseIds) await store.deleteCertificatesFor(ctx.db, id);
}

/** A course that was bought in a rehearsal taught nobody. */
export async function removeRehearsed(ctx: TxContext, { since }: DemoRows): Promise<void> {
  if (since !== null) await store.deleteIssuedSince(ctx.db, since);
}
