/** Rows that an account may claim as its own. */
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { Claim } from '#server/personalData.ts';
import { AppError } from '#shared/errors.ts';
import { findUser, type UserRow } from './store.ts';

/**
 * Its address opens what was sent from it only once somebody has answered there: a purchase makes an account, and opens
 * it, for whatever address the buyer types.
 */
export function claimOf(account: UserRow): Claim {
  const { id: userId, email, deleted_email, email_verified_at } = account;
  return { userId, email: email_verified_at === null ? null : (deleted_email ?? email) };
}

/** The claim of the signed-in account. @throws AppError session_expired where the account is gone */
export async function ownClaim(ctx: Context): Promise<Claim> {
  const account = await findUser(ctx.db, member(ctx.actor).id);
  if (!account) throw new AppError('session_expired');
  return claimOf(account);
}
