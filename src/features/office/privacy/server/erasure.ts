/** Erasing a person: every feature removes its part, in one transaction. Why so: docs/decisions/019. */

import { findUser, staffMembers, type UserRow } from '#features/accounts/account/server/accounts.ts';
import { claimOf } from '#features/accounts/account/server/claims.ts';
import { isErased } from '#features/accounts/account/server/erasure.ts';
import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import type { Context, TxContext } from '#server/context.ts';
import { takeFrom } from '#server/feature.ts';
import { forgetFinished, publish, queue, queueWith } from '#server/outbox/queue.ts';
import type { Claim } from '#server/personalData.ts';
import { minute } from '#shared/dates.ts';
import { personErased } from '../contract/privacy.ts';
import { holdAccount } from './holdAccount.ts';
import { erasePersonalData, forgetErased, sendErased, sweepErased } from './jobs.ts';

/** After this time no request from before the erasure is still being answered. */
const sweepAfterMs = 10 * minute;

/**
 * Erases a person whom the caller has locked, orders first; a mail to the address confirms it. Rows that merely carry
 * an unconfirmed address may be someone else's, and stay.
 */
export async function erase(ctx: TxContext, person: UserRow): Promise<void> {
  const { id: userId, language, first_name: firstName } = person;
  const email = person.deleted_email ?? person.email;
  const claim = claimOf(person);
  await takeOut(ctx, person);
  await queue(ctx, sendErased, { userId, email, firstName, language, isConfirmed: claim.email !== null });
  await publish(ctx, personErased, { userId });
  const runAt = new Date(ctx.app.now().getTime() + sweepAfterMs);
  await queueWith(ctx, { job: sweepErased, payload: { userId }, runAt });
}

/**
 * Once more for somebody who was erased, and whom an older copy of the database has brought back; they have had their
 * mail. `spared`: the last super admin, without whom nobody leads the school, or staff where the caller spares them.
 */
export function eraseAgain(
  ctx: Context,
  userId: string,
  { sparesStaff }: { sparesStaff: boolean },
): Promise<'erased' | 'spared' | 'nobody'> {
  return ctx.transaction(async (ctx) => {
    await holdOrdersOf(ctx.db, { userId, email: null });
    const person = await holdAccount(ctx.db, userId);
    if (!person) return 'nobody';
    const staff = await staffMembers(ctx.db);
    const isStaff = staff.some(({ id }) => id === userId);
    const isLast =
      person.role === 'super_admin' && !staff.some(({ id, role }) => role === 'super_admin' && id !== userId);
    if (isLast || (isStaff && sparesStaff)) return 'spared';
    await takeOut(ctx, person);
    return 'erased';
  });
}

/** Whether nobody of this id is in the school, or an emptied row alone. */
export async function isGone({ db }: Context, userId: string): Promise<boolean> {
  const user = await findUser(db, userId);
  return !user || isErased(user);
}

async function takeOut(ctx: TxContext, person: UserRow): Promise<void> {
  const claim = claimOf(person);
  await takeFrom(ctx, { id: person.id, role: null });
  await erasePersonalData(ctx, { ...claim, calledBy: calledBy(person, claim) });
  await forgetFinished(ctx.db, claim.email === null ? [claim.userId] : [claim.userId, claim.email]);
  await queue(ctx, forgetErased, {});
}

/** Address, telephone, and the surname; the first name alone where there is no other. */
function calledBy({ first_name, last_name, phone }: UserRow, { email }: Claim): string[] {
  return [email, phone, last_name || first_name].filter((word): word is string => !!word);
}
