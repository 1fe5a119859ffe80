/** Recovery: a new password by a mailed link, the login by phone. */

import * as accounts from '#features/accounts/account/server/accounts.ts';
import { deleteChanges } from '#features/accounts/addresses/server/addresses.ts';
import { isCommonPassword, isOwnAddress } from '#server/commonPasswords.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import { hashPassword } from '#server/passwords.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { isStaff } from '#shared/roles.ts';
import type { signInApi } from '../contract/signIn.ts';
import { signInErrors } from '../errors.ts';
import { mailTurns } from '../rules/limits.ts';
import { signInTexts } from '../texts.ts';
import { mailTurn, rememberDevice } from './devices.ts';
import { deleteLinks, type LinkPurpose, lockLinks } from './links.store.ts';
import { consumeLink, endExpiredLink, issueLink, readLink } from './links.ts';
import { findLogins, sendPasswordChangedMail, sendResetMail } from './recovery.jobs.ts';
import { endAllSessions } from './sessions.ts';

type In<K extends keyof typeof signInApi> = ParsedInput<(typeof signInApi)[K]>;

/** Answers alike for every address, and does the same work for each: the mail's job finds out who has it. */
export async function forgotPassword(ctx: Context, { email }: In<'forgotPassword'>) {
  const { language } = ctx.actor;
  const askedAt = ctx.app.now().toISOString();
  const turn = await mailTurn(ctx.db, { actor: ctx.actor, email, otherwise: mailTurns.recovery });
  await ctx.transaction((ctx) =>
    queueWith(ctx, { job: sendResetMail, payload: { email, language, askedAt }, turn }),
  );
  const demoLink = await demoResetLink(ctx, email);
  return {
    message: signInTexts.server.recovery[language].passwordMailed,
    ...(demoLink && { demo_reset_link: demoLink }),
  };
}

/**
 * Answers alike for every number, and does the same work for each. Every account with the number gets a mail.
 */
export async function forgotLogin(ctx: Context, { phone }: In<'forgotLogin'>) {
  const { language } = ctx.actor;
  const askedAt = ctx.app.now().toISOString();
  const turn = mailTurns.recovery;
  await ctx.transaction((ctx) =>
    queueWith(ctx, { job: findLogins, payload: { phone, language, askedAt }, turn }),
  );
  return { message: signInTexts.server.recovery[language].loginMailed };
}

/**
 * Sets a new password by a mailed link. The link works once, proves the address, ends all sessions, and the owner gets
 * a mail.
 * @throws AppError password_too_common, link_used_or_expired
 */
export async function resetPassword(ctx: Context, input: In<'resetPassword'>) {
  const { token, new_password: password } = input;
  const chosen: ChosenPassword = { token, password, field: 'new_password', purposes: ['set_password'] };
  await choosePassword(ctx, chosen, (ctx, userId) =>
    queue(ctx, sendPasswordChangedMail, { userId, language: ctx.actor.language }),
  );
  return { success: true };
}

/**
 * The first password of an account that a purchase created, or that strangers have registered; the link
 * proves the address.
 * @throws AppError password_too_common, link_used_or_expired
 */
export async function setPassword(ctx: Context, input: In<'setPassword'>) {
  await choosePassword(ctx, { ...input, field: 'password', purposes: ['set_password', 'verify_email'] });
  return { success: true };
}

/**
 * Checks a password for the account with this address; errors name the field it was given in.
 * @throws AppError password_too_common; invalid_input for the address itself, or the part before its @
 */
export function refuseWeakPassword(password: string, email: string, field: string): void {
  if (isCommonPassword(password))
    throw new AppError(signInErrors.password_too_common, { fields: { [field]: 'common_password' } });
  if (isOwnAddress(password, email))
    throw new AppError('invalid_input', { fields: { [field]: 'address_as_password' } });
}

interface ChosenPassword {
  token: string;
  password: string;
  /** Field in which it was given. */
  field: string;
  /** Links that will do. */
  purposes: readonly LinkPurpose[];
}

async function choosePassword(
  ctx: Context,
  { token, password, field, purposes }: ChosenPassword,
  andThen: (ctx: TxContext, userId: string) => Promise<void> = async () => {},
): Promise<void> {
  // Before hashing, which costs more than any guess at a token should.
  await endExpiredLink(ctx, token);
  const { userId: ownerId } = await readLink(ctx, token, ...purposes);
  const owner = await accounts.findUser(ctx.db, ownerId);
  refuseWeakPassword(password, owner?.email ?? '', field);
  const passwordHash = await hashPassword(password);
  await ctx.transaction(async (ctx) => {
    const { userId, purpose } = await readLink(ctx, token, ...purposes);
    if (purpose === 'verify_email') await holdUnconfirmed(ctx.db, userId);
    // The person's row first: two links of one person used at once would otherwise wait for each other's.
    await accounts.setPassword(ctx.db, userId, passwordHash);
    await consumeLink(ctx, token, purpose);
    await deleteLinks(ctx.db, userId, 'set_password');
    await accounts.confirmAddress(ctx, userId);
    await endAllSessions(ctx.db, userId);
    // An intruder in the account may have requested it.
    await deleteChanges(ctx.db, userId);
    await rememberDevice(ctx, userId);
    await andThen(ctx, userId);
  });
}

/**
 * A link that confirms an address may set a password only while there is something to confirm. Links before
 * accounts: the lock order used when an address is confirmed.
 * @throws AppError link_used_or_expired
 */
async function holdUnconfirmed(tx: Tx, userId: string): Promise<void> {
  await lockLinks(tx, userId, 'verify_email');
  const [user] = await accounts.lockUsers(tx, [userId]);
  if (!user || user.deleted_at || user.email_verified_at) throw new AppError('link_used_or_expired');
}

/** In a demo without mail, the link itself, for a student's account only. */
async function demoResetLink(ctx: Context, email: string): Promise<string | null> {
  if (!ctx.app.config.isResetLinkShown) return null;
  const user = await accounts.findUserByEmail(ctx.db, email);
  if (!user || user.blocked_at || isStaff(user.role)) return null;
  return ctx.transaction((ctx) => issueLink(ctx, user.id, 'reset_password'));
}
