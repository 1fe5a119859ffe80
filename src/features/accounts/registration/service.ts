import { recordConsents } from '#features/consents/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { accountsApi } from '../contract.ts';
import { sendAccountExistsMail, sendVerificationMail } from '../jobs.ts';
import { linksMessages } from '../links/messages.ts';
import { readLink } from '../links/service.ts';
import { deleteLinks, markLinkUsed } from '../links/store.ts';
import { isCommonPassword } from '../rules.ts';
import { createAccount, signIn } from '../service.ts';
import * as store from '../store.ts';

type In<K extends keyof typeof accountsApi> = ParsedInput<(typeof accountsApi)[K]>;

/**
 * Creates an account and mails the confirmation link. A known address with its right password signs in; with a
 * wrong one the answer is that for a new address, and the owner is told by mail.
 */
export async function register(actor: Actor, app: App, input: In<'register'>) {
  if (isCommonPassword(input.password)) {
    throw new AppError('password_too_common', { fields: { password: 'common_password' } });
  }
  const known = await store.findUserByEmail(app.database.handle, input.email);
  const passwordHash = await hashPassword(input.password);
  const isRight = await verifyPassword(input.password, known?.password_hash ?? null);
  if (known && isRight && known.email_verified_at && !known.blocked_at)
    return signIn(actor, app, known, false);

  await app.database.transaction(async (tx) => {
    const userId = known?.id ?? (await createUnconfirmed(app, tx, actor, input, passwordHash));
    if (userId === null) return;
    const isConfirmed = Boolean(known?.email_verified_at);
    if (known && !isConfirmed) await startOver(tx, known.id, passwordHash);
    const job = isConfirmed ? sendAccountExistsMail : sendVerificationMail;
    await queue(app, tx, job, { userId, language: actor.language });
  });
  return {
    verification_required: true,
    message: linksMessages[actor.language].checkMail,
    email: input.email,
    email_sent: true,
  };
}

/** Confirms an address. Gives no session and no right beyond that; repeating says `already_verified`. */
export async function verifyEmail(actor: Actor, app: App, input: In<'verifyEmail'>) {
  return app.database.transaction(async (tx) => {
    const link = await readLink(app, tx, input.token, 'verify_email');
    const user = await store.findUser(tx, link.userId);
    if (!user) throw new AppError('link_used_or_expired');
    const wasVerified = link.wasUsed || user.email_verified_at !== null;
    const now = app.now().toISOString();
    await markLinkUsed(tx, link.tokenHash, now);
    await store.setVerified(tx, user.id, now);
    const texts = linksMessages[actor.language];
    return {
      status: wasVerified ? ('already_verified' as const) : ('success' as const),
      message: wasVerified ? texts.alreadyVerified : texts.verified,
      email: user.email,
    };
  });
}

/** Answers alike for every address; only an unconfirmed account gets a mail. */
export async function resendVerification(actor: Actor, app: App, input: In<'resendVerification'>) {
  const user = await store.findUserByEmail(app.database.handle, input.email);
  if (user && !user.email_verified_at) {
    await app.database.transaction((tx) =>
      queue(app, tx, sendVerificationMail, { userId: user.id, language: actor.language }),
    );
  }
  return { message: linksMessages[actor.language].linkSentAgain };
}

/**
 * Nobody has confirmed the address yet, so the latest registration counts: the password of an earlier one, perhaps
 * a stranger's, must not become valid by the owner's confirming.
 */
async function startOver(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await deleteLinks(tx, userId, 'verify_email');
  await store.setPassword(tx, userId, passwordHash);
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
  await recordConsents(app, tx, actor, { userId, email: input.email, documents, place: 'registration' });
  return userId;
}
