/** Removes an address from the waitlist together with its consent, and keeps only the proof of that. */
import { sealAgreements } from '#features/accounts/consents/server/agreements.ts';
import type { Context, TxContext } from '#server/context.ts';
import { keptMs, waitlistStates } from '../rules.ts';
import * as store from './store.ts';

const pageSize = 200;

/** @param place where the consent was taken back, for the ledger */
export async function removeEntry(
  ctx: TxContext,
  { id, consent_id }: Pick<store.WaitlistRow, 'id' | 'consent_id'>,
  place: 'mail' | 'waitlist',
): Promise<void> {
  if (consent_id !== null) await sealAgreements(ctx, { ids: [consent_id], place });
  await store.deleteEntry(ctx.db, id);
}

/** Removes addresses that nobody confirmed, those of a school that never opened, and those that no mail reaches. */
export async function forgetOldEntries(ctx: Context): Promise<void> {
  const now = ctx.app.now().getTime();
  for (const state of waitlistStates) {
    const time = new Date(now - keptMs[state]).toISOString();
    for (let left = pageSize; left === pageSize; ) {
      const entries = await store.entriesBefore(ctx.db, { state, time, limit: pageSize });
      await ctx.transaction(async (ctx) => {
        for (const entry of entries) await removeEntry(ctx, entry, 'waitlist');
      });
      left = entries.length;
    }
  }
}
