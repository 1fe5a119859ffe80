/** Identities: which account a provider's person has. */

import * as accounts from '#features/accounts/account/server/accounts.ts';
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { AppError } from '#shared/errors.ts';
import { cleanName } from '#shared/fields.ts';
import { isStaff } from '#shared/roles.ts';
import { signInErrors } from '../errors.ts';
import type { OauthProvider } from '../rules/oauth.ts';
import { sendLinkedMail } from './codes.jobs.ts';
import * as store from './identities.store.ts';
import type { ArrivalRow } from './oauth.store.ts';
import { endAllSessions } from './sessions.ts';

/** Functions for other features. */
export const {
  deleteIdentitiesOf,
  deleteIdentitiesSince,
  deleteIdentity,
  findIdentitiesOf,
  userIdsLinkedSince,
} = store;

/**
 * The account linked with the person; null when there is none.
 * @throws AppError staff_by_password, account_blocked
 */
export async function knownAccount(
  db: Db,
  provider: OauthProvider,
  subject: string,
): Promise<accounts.UserRow | null> {
  const userId = await store.findUserIdOf(db, provider, subject);
  const user = userId === null ? undefined : await accounts.findUser(db, userId);
  return user ? admitted(user) : null;
}

/**
 * The account for an arrival: the linked one; otherwise the one with the proven address, which is then
 * linked; or a new one. Never by an unproven address.
 * @throws AppError provider_email_unverified; provider_email_unusable when it is proven, and no mail can be sent to it;
 * staff_by_password, account_blocked; linked_to_another when the
 * account is linked with another person of the provider
 */
export async function accountOfArrival(
  ctx: TxContext,
  arrival: ArrivalRow,
  provenEmail: string | null,
): Promise<accounts.UserRow> {
  const { provider, subject } = arrival;
  const known = await knownAccount(ctx.db, provider, subject);
  if (known) return known;
  if (provenEmail === null) {
    const isProven = arrival.is_email_verified === 1;
    throw new AppError(
      isProven ? signInErrors.provider_email_unusable : signInErrors.provider_email_unverified,
    );
  }
  if (provenEmail === ctx.app.config.adminEmail) throw new AppError(signInErrors.staff_by_password);

  const userId =
    (await makeAccount(ctx, arrival, provenEmail)) ?? (await takeOver(ctx, arrival, provenEmail));
  const created_at = ctx.app.now().toISOString();
  const isNew = await store.insertIdentity(ctx.db, { provider, subject, user_id: userId, created_at });
  // Not new: linked at this very moment by another window, or the account is another person's at the
  // provider.
  if (!isNew && (await store.findUserIdOf(ctx.db, provider, subject)) !== userId)
    throw new AppError(signInErrors.linked_to_another);
  const user = await accounts.findUser(ctx.db, userId);
  if (!user) throw new Error('an account that was just linked was not found');
  return user;
}

/** Null when the address has an account. */
async function makeAccount(ctx: TxContext, arrival: ArrivalRow, email: string) {
  const userId = await accounts.createAccount(ctx, {
    email,
    firstName: cleanName(arrival.first_name) ?? cleanName(email.split('@')[0]!) ?? '',
    lastName: cleanName(arrival.last_name) ?? '',
    role: 'user',
    language: arrival.language,
    passwordHash: null,
    isVerified: true,
  });
  if (userId) await agree(ctx, { arrival, userId, email });
  return userId;
}

/** Links an account by its address; the person has just proven to own it. */
async function takeOver(ctx: TxContext, arrival: ArrivalRow, email: string): Promise<string> {
  const found = await accounts.findUserByEmail(ctx.db, email);
  const [held] = found ? await accounts.lockUsers(ctx.db, [found.id]) : [];
  if (!held) throw new AppError(signInErrors.sign_in_not_finished);
  const user = admitted(held);
  if (user.email_verified_at) {
    await queue(ctx, sendLinkedMail, {
      userId: user.id,
      provider: arrival.provider,
      language: arrival.language,
    });
    return user.id;
  }
  // Nobody had confirmed the address: a stranger who registered with it, perhaps to wait for its owner, is
  // shut out.
  await accounts.forgetPassword(ctx.db, user.id);
  await endAllSessions(ctx.db, user.id);
  await accounts.confirmAddress(ctx, user.id);
  await agree(ctx, { arrival, userId: user.id, email });
  return user.id;
}

/** Staff sign in with a password: a provider must not be a way into the panel. */
function admitted(user: accounts.UserRow): accounts.UserRow {
  if (user.blocked_at) throw new AppError(signInErrors.account_blocked);
  if (isStaff(user.role)) throw new AppError(signInErrors.staff_by_password);
  return user;
}

/** The words stood beside the button that was pressed, in the language of the page it was on. */
async function agree(
  ctx: TxContext,
  { arrival, userId, email }: { arrival: ArrivalRow; userId: string; email: string },
) {
  const { language, provider, shown } = arrival;
  await recordConsents(
    { ...ctx, actor: { ...ctx.actor, language } },
    {
      userId,
      email,
      documents: ['privacy', 'personal_data'],
      beside: 'service',
      shown: shown === null ? undefined : JSON.parse(shown),
      place: `sign-in with ${provider}`,
    },
  );
}
