import { checkShown, recordConsents } from '#features/consents/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import { newId } from '#server/tokens.ts';
import { isStaff } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { minute } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { accountsApi } from '../contract.ts';
import { resendVerificationMail, sendAccountExistsMail, sendVerificationMail } from '../jobs.ts';
import { confirmationMessages } from '../links/messages.ts';
import { endExpiredLink, readLink } from '../links/service.ts';
import { deleteLinks, markLinkUsed } from '../links/store.ts';
import { refuseCommonPassword } from '../recovery/service.ts';
import { createAccount, signIn } from '../service.ts';
import * as store from '../store.ts';

type In<K extends keyof typeof accountsApi> = ParsedInput<(typeof accountsApi)[K]>;

/**
 * Creates an account and mails the confirmation link. A known address with its right password signs in; with a
 * wrong one the answer is that for a new address, and the owner is told by mail.
 * @throws AppError password_too_common; document_changed, whether the address is known or not
 */
export async function register(actor: Actor, app: App, input: In<'register'>) {
  refuseCommonPassword(input.password, 'password');
  await checkShown(app.database.handle, actor, input.document_versions);
  const known = await store.findUserByEmail(app.database.handle, input.email);
  const passwordHash = await hashPassword(input.password);
  const isRight = await verifyPassword(input.password, known?.password_hash ?? null);
  if (known && isRight && known.email_verified_at && !known.blocked_at)
    return signIn(actor, app, known, false);

  await app.database.transaction((tx) => followUp(app, tx, actor, input, { known, isRight, passwordHash }));
  return {
    verification_required: true,
    message: confirmationMessages[actor.language].checkMail,
    email: input.email,
    email_sent: true,
  };
}

/** Confirms an address. Gives no session and no right beyond that; repeating says `already_verified`. */
export async function verifyEmail(actor: Actor, app: App, input: In<'verifyEmail'>) {
  await endExpiredLink(app, input.token);
  return app.database.transaction(async (tx) => {
    const link = await readLink(app, tx, input.token, 'verify_email');
    const user = await store.findUser(tx, link.userId);
    if (!user) throw new AppError('link_used_or_expired');
    const now = app.now().toISOString();
    const isFirst = await markLinkUsed(tx, link.tokenHash, now);
    const wasVerified = !isFirst || user.email_verified_at !== null;
    await store.setVerified(tx, user.id, now);
    const texts = confirmationMessages[actor.language];
    return {
      status: wasVerified ? ('already_verified' as const) : ('success' as const),
      message: wasVerified ? texts.alreadyVerified : texts.verified,
      email: user.email,
    };
  });
}

/** Answers alike for every address, and does the same for each; only an unconfirmed account gets a mail. */
export async function resendVerification(actor: Actor, app: App, input: In<'resendVerification'>) {
  const { language } = actor;
  await app.database.transaction((tx) =>
    queue(app, tx, resendVerificationMail, { email: input.email, language }),
  );
  return { message: confirmationMessages[language].linkSentAgain };
}

interface Attempt {
  known: store.UserRow | undefined;
  isRight: boolean;
  passwordHash: string;
}

/** The account and the mail that a registration leads to. Whatever the address, one mail job is queued. */
async function followUp(app: App, tx: Tx, actor: Actor, input: In<'register'>, attempt: Attempt) {
  const { known, isRight, passwordHash } = attempt;
  const { language } = actor;
  // A member of staff chooses a password by the link of the invitation only: whoever registers is a stranger here.
  if (known && (known.email_verified_at || isStaff(known.role))) {
    return queue(app, tx, sendAccountExistsMail, { userId: known.id, language });
  }
  if (known && isRight && isFresh(app, known)) return;
  if (known) await startOver(tx, known.id, passwordHash);
  const userId = known?.id ?? (await createUnconfirmed(app, tx, actor, input, passwordHash));
  // Where no account was made, a job for nobody: the clock must not tell which addresses are taken.
  await queue(app, tx, sendVerificationMail, { userId: userId ?? newId(), language });
}

/** The same registration once more, by a second click: its mail is on its way. */
function isFresh(app: App, { created_at }: store.UserRow): boolean {
  return app.now().getTime() - Date.parse(created_at) < minute;
}

/**
 * Nobody has confirmed the address yet, so the latest registration counts: the password of an earlier one, perhaps
 * a stranger's, must not become valid by the owner's confirming. Where the owner has confirmed it at this very moment,
 * nothing changes: the password may be a stranger's.
 */
async function startOver(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await deleteLinks(tx, userId, 'verify_email');
  await store.setUnconfirmedPassword(tx, userId, passwordHash);
}

/** Null where somebody took the address, or it is the super admin's, which nobody can register. */
async function createUnconfirmed(
  app: App,
  tx: Tx,
  actor: Actor,
  input: In<'register'>,
  passwordHash: string,
) {
  if (input.email === app.config.adminEmail) return null;
  const userId = await createAccount(app, tx, {
    email: input.email,
    firstName: input.first_name,
    lastName: input.last_name,
    phone: input.phone ?? null,
    role: 'user',
    language: actor.language,
    passwordHash,
    isVerified: false,
  });
  if (userId === null) return null;
  const documents = ['privacy', 'personal_data'] as const;
  await recordConsents(app, tx, actor, {
    userId,
    email: input.email,
    documents,
    shown: input.document_versions,
    place: 'registration',
  });
  return userId;
}
