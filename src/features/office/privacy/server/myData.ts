/** A person's requests about their own data: to see it, to export it, to have it erased. */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { claimOf, ownClaim } from '#features/accounts/account/server/claims.ts';
import { consentsGivenBy } from '#features/accounts/consents/server/consents.ts';
import { signInErrors } from '#features/accounts/sign-in/errors.ts';
import { consumeLink } from '#features/accounts/sign-in/server/links.ts';
import { peopleErrors } from '#features/office/people/errors.ts';
import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { queue } from '#server/outbox/queue.ts';
import { verifyPassword } from '#server/passwords.ts';
import { type Claim, personalTablesOf } from '#server/personalData.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import { isStaff } from '#shared/roles.ts';
import type { MyData, privacyApi } from '../contract/privacy.ts';
import { privacyTexts } from '../texts.ts';
import { erase } from './erasure.ts';
import { archiveOf, type HeldData, readable } from './export.ts';
import { holdAccount } from './holdAccount.ts';
import { sendErasureLink } from './jobs.ts';
import { rowsOf } from './store.ts';

export async function showMine(ctx: Context): Promise<MyData> {
  const user = await ownAccount(ctx);
  const consents = await consentsGivenBy(ctx.db, claimOf(user));
  return {
    email: user.email,
    is_confirmed: user.email_verified_at !== null,
    has_password: user.password_hash !== null,
    is_staff: isStaff(user.role),
    consents: consents.map(
      ({ user_id: _, email: _email, user_agent: _agent, given_by_email: _by, ...consent }) => consent,
    ),
  };
}

/** In the language that the person reads the site in. */
export async function downloadMine(ctx: Context): Promise<SentFile> {
  const claim = await ownClaim(ctx);
  const { language } = ctx.actor;
  return archiveOf(ctx, await dataOf(ctx, claim), { language, isConfirmed: claim.email !== null });
}

/**
 * The link proves the mailbox, where there is no password to prove the person. @throws AppError conflict
 * where there is
 */
export async function mailLink(ctx: Context) {
  const user = await ownAccount(ctx);
  if (isStaff(user.role)) throw new AppError(peopleErrors.staff_not_erased);
  if (user.password_hash) throw new AppError('conflict');
  const { language } = ctx.actor;
  const askedAt = ctx.app.now().toISOString();
  await ctx.transaction((ctx) => queue(ctx, sendErasureLink, { userId: user.id, language, askedAt }));
  return { message: privacyTexts.server.answers[language].mailed };
}

/**
 * Erases at once and for good. Concurrent calls erase once; the others find it done.
 * @throws AppError staff_not_erased; invalid_input where the address was not typed; current_password_wrong;
 * link_used_or_expired
 */
export async function eraseMe(ctx: Context, input: ParsedInput<typeof privacyApi.erase>) {
  const user = await ownAccount(ctx);
  if (isStaff(user.role)) throw new AppError(peopleErrors.staff_not_erased);
  if (input.confirmation !== user.email)
    throw new AppError('invalid_input', { fields: { confirmation: 'other_address' } });
  if (user.password_hash && !(await verifyPassword(input.current_password ?? '', user.password_hash)))
    throw wrongPassword();
  await ctx.transaction(async (ctx) => {
    await holdOrdersOf(ctx.db, claimOf(user));
    const person = await holdAccount(ctx.db, user.id);
    if (!person) return;
    // Changed while the password was being checked: what was proven is proven no more.
    if (person.role !== user.role || person.password_hash !== user.password_hash) throw wrongPassword();
    if (!person.password_hash) {
      const owner = await consumeLink(ctx, input.token ?? '', 'erase_account');
      if (owner !== person.id) throw new AppError('link_used_or_expired');
    }
    await erase(ctx, person);
  });
  return { erased: true } as const;
}

/**
 * All that is held, section by section, as far as it is the person's to have (personalData.ts of each
 * feature).
 */
export async function dataOf(ctx: Context, subject: Claim): Promise<HeldData> {
  const data: HeldData = {};
  for (const holding of personalTablesOf(featuresOf(ctx.app))) {
    const rows = await rowsOf(ctx.db, holding, subject);
    data[holding.section] = rows.map((row) => readable(row, holding));
  }
  return data;
}

async function ownAccount(ctx: Context) {
  const user = await accountById(ctx, member(ctx.actor).id);
  if (!user) throw new AppError('session_expired');
  return user;
}

function wrongPassword(): AppError {
  return new AppError(signInErrors.current_password_wrong, {
    fields: { current_password: 'current_password' },
  });
}
