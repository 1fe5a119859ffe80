/** An address belongs to one account at a time. */

import { isAddressTaken } from '#features/accounts/account/server/accounts.ts';
import type { TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import type { Role } from '#shared/roles.ts';
import { addressErrors } from '../errors.ts';
import { findFormerOfAddress } from './former.store.ts';

/**
 * Checks an address for `person`, or for a new account.
 * @throws AppError email_taken also for the address in the settings, which is the super admin's alone, and
 * for one that another account had until recently: its owner may take it back
 */
export async function refuseTaken(
  ctx: TxContext,
  email: string,
  person?: { id: string; role: Role },
): Promise<void> {
  const isOwners = email === ctx.app.config.adminEmail && person?.role !== 'super_admin';
  const isFormer = () =>
    findFormerOfAddress(ctx.db, { email, now: ctx.app.now().toISOString(), exceptUserId: person?.id });
  if (isOwners || (await isAddressTaken(ctx.db, email)) || (await isFormer())) throw taken();
}

export function taken(): AppError {
  return new AppError(addressErrors.email_taken, { fields: { email: 'taken' } });
}

/**
 * Runs an update, and detects by the constraint that somebody took the address at the same moment. @throws
 * AppError email_taken
 */
export async function unlessTaken(update: Promise<void>): Promise<void> {
  try {
    await update;
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
