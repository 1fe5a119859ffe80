/** Erasing a person: every feature removes its part, in one transaction. Why so: docs/decisions/019. */

import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import { claimOf } from '#features/accounts/account/server/claims.ts';
import type { TxContext } from '#server/context.ts';
import { forgetFinished, queue, queueWith } from '#server/outbox/queue.ts';
import { minute } from '#shared/dates.ts';
import { erasePersonalData, sendErased, sweepErased } from './jobs.ts';

/** After this time no request from before the erasure is still being answered. */
const sweepAfterMs = 10 * minute;

/**
 * Erases a person whom the caller has locked, orders first; a mail to the address confirms it. What merely carries an
 * unconfirmed address may be someone else's, and stays.
 */
export async function erase(ctx: TxContext, person: UserRow): Promise<void> {
  const { id: userId, language, first_name: firstName } = person;
  const email = person.deleted_email ?? person.email;
  const claim = claimOf(person);
  await erasePersonalData(ctx, claim);
  await forgetFinished(ctx.db, claim.email === null ? [userId] : [userId, claim.email]);
  await queue(ctx, sendErased, { userId, email, firstName, language, isConfirmed: claim.email !== null });
  const runAt = new Date(ctx.app.now().getTime() + sweepAfterMs);
  await queueWith(ctx, { job: sweepErased, payload: { userId }, runAt });
}
