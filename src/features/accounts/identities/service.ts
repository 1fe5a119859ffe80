/** Whose account a provider's person is. */

import { providerWordings } from '#features/consents/rules.ts';
import { recordConsents } from '#features/consents/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { isStaff } from '#shared/access.ts';
import { AppError } from '#shared/errors.ts';
import { nameField } from '#shared/fields.ts';
import { sendLinkedMail } from '../codes/jobs.ts';
import type { OauthProvider } from '../oauth/rules.ts';
import type { ArrivalRow } from '../oauth/store.ts';
import { createAccount } from '../service.ts';
import { endAllSessions } from '../sessions/service.ts';
import * as store from '../store.ts';
import { findUserIdOf, insertIdentity } from './store.ts';

/**
 * The account that the person is linked with; null where there is none.
 * @throws AppError staff_by_password, account_blocked
 */
export async function knownAccount(
  db: Db,
  provider: OauthProvider,
  subject: string,
): Promise<store.UserRow | null> {
  const userId = await findUserIdOf(db, provider, subject);
  const user = userId === null ? undefined : await store.findUser(db, userId);
  return user ? admitted(user) : null;
}

/**
 * The account of somebody who has arrived: the linked one; otherwise that with the proven address, which is linked; or
 * a new one. Never by an address that nobody has proven.
 * @throws AppError provider_email_unverified, staff_by_password, account_blocked; linked_to_another where the account
 * is linked with another person of the provider
 */
export async function accountOfArrival(
  app: App,
  tx: Tx,
  actor: Actor,
  arrival: ArrivalRow,
  provenEmail: string | null,
): Promise<store.UserRow> {
  const { provider, subject } = arrival;
  const known = await knownAccount(tx, provider, subject);
  if (known) return known;
  if (provenEmail === null) throw new AppError('provider_email_unverified');
  if (provenEmail === app.config.adminEmail) throw new AppError('staff_by_password');

  const userId =
    (await makeAccount(app, tx, actor, arrival, provenEmail)) ??
    (await takeOver(app, tx, actor, arrival, provenEmail));
  const created_at = app.now().toISOString();
  const isNew = await insertIdentity(tx, { provider, subject, user_id: userId, created_at });
  // Not new: linked at this very moment by another window, or the account is another person's at the provider.
  if (!isNew && (await findUserIdOf(tx, provider, subject)) !== userId)
    throw new AppError('linked_to_another');
  const user = await store.findUser(tx, userId);
  if (!user) throw new Error('an account that was just linked was not found');
  return user;
}

/** Null where the address has an account. */
async function makeAccount(app: App, tx: Tx, actor: Actor, arrival: ArrivalRow, email: string) {
  const userId = await createAccount(app, tx, {
    email,
    firstName: nameOf(arrival.first_name) ?? email.split('@')[0]!.slice(0, 100),
    lastName: nameOf(arrival.last_name) ?? '',
    role: 'user',
    language: arrival.language,
    passwordHash: null,
    isVerified: true,
  });
  if (userId) await agree(app, tx, actor, arrival, userId, email);
  return userId;
}

/** An account with the address, whose owner has just proven to be its owner. */
async function takeOver(app: App, tx: Tx, actor: Actor, arrival: ArrivalRow, email: string): Promise<string> {
  const found = await store.findUserByEmail(tx, email);
  const [held] = found ? await store.lockUsers(tx, [found.id]) : [];
  if (!held) throw new AppError('sign_in_not_finished');
  const user = admitted(held);
  if (user.email_verified_at) {
    await queue(app, tx, sendLinkedMail, {
      userId: user.id,
      provider: arrival.provider,
      language: arrival.language,
    });
    return user.id;
  }
  // Nobody had confirmed the address: whoever registered with it, perhaps to wait for its owner, is shut out.
  await store.forgetPassword(tx, user.id);
  await endAllSessions(tx, user.id);
  await store.setVerified(tx, user.id, app.now().toISOString());
  await agree(app, tx, actor, arrival, user.id, email);
  return user.id;
}

/** Staff sign in with a password: a provider must not be a way into the panel. */
function admitted(user: store.UserRow): store.UserRow {
  if (user.blocked_at) throw new AppError('account_blocked');
  if (isStaff(user.role)) throw new AppError('staff_by_password');
  return user;
}

/** The words stood beside the button that was pressed, in the language of the page it was on. */
async function agree(app: App, tx: Tx, actor: Actor, arrival: ArrivalRow, userId: string, email: string) {
  const { language, provider, shown } = arrival;
  await recordConsents(
    app,
    tx,
    { ...actor, language },
    {
      userId,
      email,
      documents: ['privacy', 'personal_data'],
      wordings: providerWordings[language],
      shown: shown === null ? undefined : JSON.parse(shown),
      place: `sign-in with ${provider}`,
    },
  );
}

/** As we would take it from a form: one line, at most 100 characters. */
function nameOf(given: string): string | null {
  const oneLine = given
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);
  const parsed = nameField.safeParse(oneLine);
  return parsed.success ? parsed.data : null;
}
