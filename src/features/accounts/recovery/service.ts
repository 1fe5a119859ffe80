/** Ways back into an account: a new password by a link of a mail, the login by phone. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { isCommonPassword } from '#server/commonPasswords.ts';
import type { Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashPassword } from '#server/passwords.ts';
import { isStaff } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { deleteChanges } from '../address/store.ts';
import type { accountsApi } from '../contract.ts';
import { rememberDevice } from '../devices/service.ts';
import { consumeLink, endExpiredLink, issueLink, readLink } from '../links/service.ts';
import { endAllSessions } from '../sessions/service.ts';
import * as store from '../store.ts';
import { findLogins, sendPasswordChangedMail, sendResetMail } from './jobs.ts';
import { recoveryMessages } from './messages.ts';

type In<K extends keyof typeof accountsApi> = ParsedInput<(typeof accountsApi)[K]>;

/** Answers alike for every address, and does the same for each: whose it is, the mail's job finds out. */
export async function forgotPassword(actor: Actor, app: App, { email }: In<'forgotPassword'>) {
  const { language } = actor;
  const askedAt = app.now().toISOString();
  await app.database.transaction((tx) => queue(app, tx, sendResetMail, { email, language, askedAt }));
  const demoLink = await demoResetLink(app, email);
  return {
    message: recoveryMessages[language].passwordMailed,
    ...(demoLink && { demo_reset_link: demoLink }),
  };
}

/** Answers alike for every number, and does the same for each. Every account that has the number gets a mail. */
export async function forgotLogin(actor: Actor, app: App, { phone }: In<'forgotLogin'>) {
  const { language } = actor;
  const askedAt = app.now().toISOString();
  await app.database.transaction((tx) => queue(app, tx, findLogins, { phone, language, askedAt }));
  return { message: recoveryMessages[language].loginMailed };
}

/**
 * A new password by the link of a mail. The link works once, proves the address, and ends all sessions; the owner
 * is told.
 * @throws AppError password_too_common, link_used_or_expired
 */
export async function resetPassword(actor: Actor, app: App, input: In<'resetPassword'>) {
  refuseCommonPassword(input.new_password, 'new_password');
  await choosePassword(actor, app, input.token, input.new_password, (tx, userId) =>
    queue(app, tx, sendPasswordChangedMail, { userId, language: actor.language }),
  );
  return { success: true };
}

/**
 * The first password of an account that a purchase created; the link proves the address.
 * @throws AppError password_too_common, link_used_or_expired
 */
export async function setPassword(actor: Actor, app: App, input: In<'setPassword'>) {
  refuseCommonPassword(input.password, 'password');
  await choosePassword(actor, app, input.token, input.password);
  return { success: true };
}

/** @throws AppError password_too_common, naming the field it was given in */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('password_too_common', { fields: { [field]: 'common_password' } });
}

async function choosePassword(
  actor: Actor,
  app: App,
  token: string,
  password: string,
  andThen: (tx: Tx, userId: string) => Promise<void> = async () => {},
): Promise<void> {
  // Before the hash is made, which costs more than any guess at a token should.
  await endExpiredLink(app, token);
  await readLink(app, app.database.handle, token, 'set_password');
  const passwordHash = await hashPassword(password);
  await app.database.transaction(async (tx) => {
    const { userId } = await readLink(app, tx, token, 'set_password');
    // The person's row first: two links of one person used at once would otherwise wait for each other's.
    await store.setPassword(tx, userId, passwordHash);
    await consumeLink(app, tx, token, 'set_password');
    await store.setVerified(tx, userId, app.now().toISOString());
    await endAllSessions(tx, userId);
    // Whoever had got into the account may have asked for it.
    await deleteChanges(tx, userId);
    await rememberDevice(app, tx, actor, userId);
    await andThen(tx, userId);
  });
}

/** In a demonstration that sends no mail the link itself, for a student's account only. */
async function demoResetLink(app: App, email: string): Promise<string | null> {
  if (!app.config.isResetLinkShown) return null;
  const user = await store.findUserByEmail(app.database.handle, email);
  if (!user || user.blocked_at || isStaff(user.role)) return null;
  return app.database.transaction((tx) => issueLink(app, tx, user.id, 'reset_password'));
}
