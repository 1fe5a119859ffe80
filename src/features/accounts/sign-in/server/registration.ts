import * as accounts from '#features/accounts/account/server/accounts.ts';
import { findFormerOfAddress } from '#features/accounts/addresses/server/addresses.ts';
import { sendChangeNotice } from '#features/accounts/addresses/server/jobs.ts';
import { checkShown, recordConsents } from '#features/accounts/consents/server/consents.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { minute } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { isStaff } from '#shared/roles.ts';
import type { signInApi } from '../contract/signIn.ts';
import { mailTurns } from '../rules/limits.ts';
import { signInTexts } from '../texts.ts';
import { resendVerificationMail, sendAccountExistsMail, sendVerificationMail } from './jobs.ts';
import { lockLinks, markLinkUsed } from './links.store.ts';
import { endExpiredLink, readLink } from './links.ts';
import { refuseWeakPassword } from './recovery.ts';
import { signIn } from './signIn.ts';

type In<K extends keyof typeof signInApi> = ParsedInput<(typeof signInApi)[K]>;

/**
 * Creates an account and mails the confirmation link. A known address with its right password signs in; with a wrong
 * one the answer is the same as for a new address, and the owner gets a mail.
 * @throws AppError password_too_common, invalid_input for the address itself as password; document_changed,
 * whether the address is known or not
 */
export async function register(
  ctx: Context,
  input: In<'register'>,
): Promise<Output<typeof signInApi.register>> {
  refuseWeakPassword(input.password, input.email, 'password');
  await checkShown(ctx.db, ctx.actor, input.document_versions);
  const known = await accounts.findUserByEmail(ctx.db, input.email);
  const passwordHash = await hashPassword(input.password);
  const isRight = await verifyPassword(input.password, known?.password_hash ?? null);
  if (known && isRight && known.email_verified_at && !known.blocked_at) return signIn(ctx, known, false);

  const attempt = { known, isRight, passwordHash };
  const isDone = await ctx.transaction((ctx) => followUp(ctx, input, attempt));
  // Somebody registered the address at this very moment, perhaps with another password: now it is known.
  if (!isDone) return register(ctx, input);
  return {
    verification_required: true,
    message: signInTexts.server.confirmation[ctx.actor.language].checkMail,
    email: input.email,
    email_sent: true,
  };
}

/**
 * Confirms an address. Gives no session and no right beyond that; a repetition is answered
 * `already_verified`. When no password is known to be the owner's, nothing is confirmed before one is chosen
 * by the same link: `choose_password`.
 */
export async function verifyEmail(ctx: Context, input: In<'confirmAddress'>) {
  await endExpiredLink(ctx, input.token);
  return ctx.transaction(async (ctx) => {
    const link = await readLink(ctx, input.token, 'verify_email');
    // Locked: no password is set or dropped while the address is being confirmed.
    await lockLinks(ctx.db, link.userId, 'verify_email');
    const [user] = await accounts.lockUsers(ctx.db, [link.userId]);
    if (!user || user.deleted_at) throw new AppError('link_used_or_expired');
    const texts = signInTexts.server.confirmation[ctx.actor.language];
    const { email } = user;
    if (user.email_verified_at)
      return { status: 'already_verified' as const, message: texts.alreadyVerified, email };
    if (input.asked_for !== undefined && input.asked_for !== email)
      return { status: 'not_asked_here' as const, message: texts.notAskedHere, email: '' };
    const isSignedIn = ctx.actor.kind === 'member' && ctx.actor.id === user.id;
    if (!user.password_hash || (user.password_unproven === 1 && !isSignedIn))
      return { status: 'choose_password' as const, message: texts.choosePassword, email };
    const now = ctx.app.now().toISOString();
    await markLinkUsed(ctx.db, link.tokenHash, now);
    await accounts.confirmAddress(ctx, user.id);
    return { status: 'success' as const, message: texts.verified, email };
  });
}

/**
 * Answers alike for every address, and does the same work for each; only an unconfirmed account gets a mail.
 */
export async function resendVerification(ctx: Context, input: In<'resendVerification'>) {
  const { language } = ctx.actor;
  await ctx.transaction((ctx) =>
    queueWith(ctx, {
      job: resendVerificationMail,
      payload: { email: input.email, language },
      turn: mailTurns.confirmation,
    }),
  );
  return { message: signInTexts.server.confirmation[language].linkSentAgain };
}

interface Attempt {
  known: accounts.UserRow | undefined;
  isRight: boolean;
  passwordHash: string;
}

/**
 * Creates the account and the mail that follow from a registration; false when somebody took the address
 * meanwhile. Whatever the address, one mail job is queued.
 */
async function followUp(ctx: TxContext, input: In<'register'>, attempt: Attempt): Promise<boolean> {
  const { known, isRight, passwordHash } = attempt;
  const { language } = ctx.actor;
  // A member of staff chooses a password by the invitation's link only: anybody who registers counts as a
  // stranger.
  if (known && (known.email_verified_at || isStaff(known.role))) {
    await queueWith(ctx, {
      job: sendAccountExistsMail,
      payload: { userId: known.id, language },
      turn: mailTurns.notice,
    });
    return true;
  }
  if (known && isRight && isFresh(ctx, known)) return true;
  if (!known && (await tellFormerOwner(ctx, input.email))) return true;
  // Two passwords, or a registration after a purchase: none of the passwords counts, the owner chooses by the
  // link. Links mailed before stay valid, since they went to the owner. The buyer's own, chosen by the order's secret,
  // stays: no link confirms it but in the browser that has chosen it.
  if (known && !isRight && known.password_unproven === 0)
    await accounts.forgetUnconfirmedPassword(ctx.db, known.id);
  const userId = known?.id ?? (await createUnconfirmed(ctx, input, passwordHash));
  if (userId)
    await queueWith(ctx, {
      job: sendVerificationMail,
      payload: { userId, language },
      turn: mailTurns.confirmation,
    });
  return userId !== null;
}

/**
 * A former address belongs to its owner, who may take it back: a mail says once more how. False for any other address.
 */
async function tellFormerOwner(ctx: TxContext, email: string): Promise<boolean> {
  const former = await findFormerOfAddress(ctx.db, { email, now: ctx.app.now().toISOString() });
  const owner = former && (await accounts.findUser(ctx.db, former.user_id));
  if (!former || !owner) return false;
  const notice = { userId: owner.id, what: 'changed' as const, address: email, email: owner.email };
  await queueWith(ctx, {
    job: sendChangeNotice,
    payload: { ...notice, formerId: former.id },
    turn: mailTurns.notice,
  });
  return true;
}

/** The same registration once more, by a second click: its mail is on its way. */
function isFresh(ctx: Context, { created_at }: accounts.UserRow): boolean {
  return ctx.app.now().getTime() - Date.parse(created_at) < minute;
}

/**
 * Null when someone has taken the address meanwhile. An address that cannot be registered gets a job without a
 * recipient: timing must not reveal which addresses these are.
 */
async function createUnconfirmed(ctx: TxContext, input: In<'register'>, passwordHash: string) {
  if (input.email === ctx.app.config.adminEmail) return newId();
  const userId = await accounts.createAccount(ctx, {
    email: input.email,
    firstName: input.first_name,
    lastName: input.last_name,
    phone: input.phone ?? null,
    role: 'user',
    language: ctx.actor.language,
    passwordHash,
    isVerified: false,
  });
  if (userId === null) return null;
  const documents = ['privacy', 'personal_data'] as const;
  await recordConsents(ctx, {
    userId,
    email: input.email,
    documents,
    shown: input.document_versions,
    place: 'registration',
  });
  return userId;
}
