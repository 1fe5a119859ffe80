/** Who applies: the account, or the contacts of the form. */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { guardianFor } from '#features/accounts/guardians/server/questions.ts';
import { paymentErrors } from '#features/sales/payments/errors.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { instalmentsApi } from '../contract/instalments.ts';
import { fullNameOf } from '../rules/contacts.ts';
import { mobileOf } from './bankPhone.ts';

type Input = ParsedInput<typeof instalmentsApi.create>;

export interface Applicant {
  userId: string | null;
  email: string;
  name: string;
  /** Null for somebody under 18: the bank gets the guardian's. */
  phone: string | null;
}

type Account = Awaited<ReturnType<typeof accountById>>;

/** The applicant's contacts, from the account of the signed-in person. @throws AppError session_expired */
export async function accountOf(ctx: Context): Promise<Account> {
  if (ctx.actor.kind !== 'member') return undefined;
  const account = await accountById(ctx, ctx.actor.id);
  if (!account) throw new AppError('session_expired');
  return account;
}

/** Address of the guardian who has to be asked; null for an adult. @throws AppError guardian_required, email_required */
export function guardianOf(ctx: Context, input: Input, account: Account): Promise<string | null> {
  const email = emailOf(input, account);
  return guardianFor(ctx, input, { userId: account?.id ?? null, email });
}

function emailOf(input: Input, account: Account): string {
  const email = account?.email ?? input.user_email;
  if (!email) throw new AppError(paymentErrors.email_required, { fields: { user_email: 'required' } });
  return email;
}

/**
 * Contacts of the signed-in account, completed by the form; otherwise those of the form.
 * @throws AppError email_required, invalid_input
 */
export function applicantOf(input: Input, account: Account, isMinor: boolean): Applicant {
  const email = emailOf(input, account);
  const known = account && `${account.first_name} ${account.last_name}`.trim();
  const name = input.user_name ?? known;
  if (!name) throw new AppError('invalid_input', { fields: { user_name: 'required' } });
  const userId = account?.id ?? null;
  if (isMinor) return { userId, email, name, phone: null };
  const phone = input.user_phone ?? account?.phone;
  if (!phone) throw new AppError('invalid_input', { fields: { user_phone: 'required' } });
  if (!fullNameOf(name)) throw new AppError('invalid_input', { fields: { user_name: 'full_name' } });
  // The bank signs contracts by messages to it.
  if (!mobileOf(phone)) throw new AppError('invalid_input', { fields: { user_phone: 'russian_phone' } });
  return { userId, email, name, phone };
}
