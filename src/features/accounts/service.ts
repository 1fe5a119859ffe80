import { recordDeed } from '#features/audit/service.ts';
import { type Actor, type Member, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import { newId } from '#server/tokens.ts';
import { isStaff, permissions, type Role, roleCan } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { searchable } from '#shared/search.ts';
import type { accountsApi, Me, User } from './contract.ts';
import { isKnownDevice } from './devices/service.ts';
import { issueLink } from './links/service.ts';
import { sendSignInNotice } from './people/jobs.ts';
import { endSession, startSession } from './sessions/service.ts';
import * as store from './store.ts';

type In<K extends keyof typeof accountsApi> = ParsedInput<(typeof accountsApi)[K]>;

/** Signs in by e-mail and password. Unknown, passwordless and wrong cost and answer the same. */
export async function login(actor: Actor, app: App, input: In<'login'>) {
  const user = await store.findUserByEmail(app.database.handle, input.email);
  const isRight = await verifyPassword(input.password, user?.password_hash ?? null);
  if (!user || !isRight || (input.staff && !isStaff(user.role))) throw new AppError('wrong_credentials');
  if (user.blocked_at) throw new AppError('account_blocked');
  if (!user.email_verified_at) throw new AppError('email_not_verified');
  return signIn(actor, app, user, input.remember);
}

export async function logout(actor: Actor, app: App) {
  await endSession(app, member(actor));
  return {};
}

export async function me(actor: Actor, app: App): Promise<Me> {
  const { id } = member(actor);
  const user = await store.findUser(app.database.handle, id);
  if (!user) throw new AppError('session_expired');
  return {
    ...(await toUser(app.database.handle, user)),
    isAdmin: isStaff(user.role),
    permissions: permissions.filter((permission) => roleCan(user.role, permission)),
  };
}

export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null;
  role: Role;
  language: Language;
  /** Null: the account waits for a password chosen by link. */
  passwordHash: string | null;
  isVerified: boolean;
}

/** Null where the address is taken. */
export async function createAccount(app: App, tx: Tx, account: NewAccount): Promise<string | null> {
  const id = newId();
  const now = app.now().toISOString();
  const { email, firstName, lastName, phone = null, role, language, passwordHash } = account;
  const isNew = await store.insertUser(tx, {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    role,
    language,
    password_hash: passwordHash,
    email_verified_at: account.isVerified ? now : null,
    blocked_at: null,
    total_paid_kopecks: 0,
    created_at: now,
    // The name first: lists also sort by this column.
    search: searchable(firstName, lastName, email, phone),
  });
  return isNew ? id : null;
}

/**
 * The account that a paid order belongs to; made without a password where the address is new (`isMade`). `isNew` also
 * where nobody ever confirmed the address: its password may be a stranger's, the owner chooses a new one by link.
 */
export async function findOrCreateBuyer(
  app: App,
  tx: Tx,
  buyer: { email: string; name: string; phone: string | null; language: Language },
): Promise<{ userId: string; isNew: boolean; isMade: boolean }> {
  const [firstName = '', ...rest] = buyer.name.split(' ');
  const created = await createAccount(app, tx, {
    email: buyer.email,
    firstName,
    lastName: rest.join(' '),
    phone: buyer.phone,
    role: 'user',
    language: buyer.language,
    passwordHash: null,
    isVerified: false,
  });
  if (created) return { userId: created, isNew: true, isMade: true };
  const known = await store.findUserByEmail(tx, buyer.email);
  if (!known) throw new Error('an account that exists was not found');
  return { userId: known.id, isNew: known.email_verified_at === null, isMade: false };
}

/** A link by which the account's owner chooses a password; valid for 7 days. */
export function issueSetPasswordLink(app: App, tx: Tx, userId: string): Promise<string> {
  return issueLink(app, tx, userId, 'set_password');
}

export function accountById(app: App, id: string) {
  return store.findUser(app.database.handle, id);
}

export function findAccountByEmail(db: Db, email: string) {
  return store.findUserByEmail(db, email);
}

/** A negative amount takes back what was added. */
export function addPaid(tx: Tx, userId: string, kopecks: number): Promise<void> {
  return store.addToTotalPaid(tx, userId, kopecks);
}

/** The super admin of the settings, made once. `null` where one exists. */
export async function createFirstAdmin(app: App, email: string, password: string): Promise<string | null> {
  if ((await store.countUsersWithRole(app.database.handle, 'super_admin')) > 0) return null;
  const passwordHash = await hashPassword(password);
  return app.database.transaction(async (tx) => {
    if ((await store.countUsersWithRole(tx, 'super_admin')) > 0) return null;
    return createAccount(app, tx, {
      email,
      firstName: 'Администратор',
      lastName: '',
      role: 'super_admin',
      language: 'ru',
      passwordHash,
      isVerified: true,
    });
  });
}

/**
 * Starts a session; the answer of every way of signing in.
 * @throws AppError wrong_credentials where the password was changed, or the person blocked, since `user` was read:
 * the session would outlive the change that ends all sessions
 */
export async function signIn(actor: Actor, app: App, user: store.UserRow, remember: boolean) {
  const token = await app.database.transaction(async (tx) => {
    if (!(await store.holdUnchanged(tx, user))) throw new AppError('wrong_credentials');
    await actor.attempt?.forgive(tx);
    const isNewDevice = isStaff(user.role) && !(await isKnownDevice(tx, actor, user.email));
    const token = await startSession(app, tx, actor, user.id, remember);
    if (isStaff(user.role)) await noteStaffSignIn(app, tx, actor, user, isNewDevice);
    return token;
  });
  return { access_token: token, user: await toUser(app.database.handle, user) };
}

/** Staff see all that people have entrusted to the school: a sign-in of theirs leaves a trace, a new device a mail. */
async function noteStaffSignIn(app: App, tx: Tx, actor: Actor, user: store.UserRow, isNewDevice: boolean) {
  const { id, role, email } = user;
  const self: Member = { ...actor, kind: 'member', id, role, email, sessionId: '' };
  const subject = { kind: 'user', id, label: email };
  await recordDeed(app, tx, self, {
    action: 'account.signed_in',
    subject,
    after: { new_device: isNewDevice },
  });
  if (!isNewDevice) return;
  const { address, userAgent } = actor;
  const at = app.now().toISOString();
  await queue(app, tx, sendSignInNotice, { userId: id, at, address, userAgent: userAgent.slice(0, 300) });
}

async function toUser(db: Db, user: store.UserRow): Promise<User> {
  return {
    id: user.id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: [user.first_name, user.last_name].filter(Boolean).join(' '),
    phone: user.phone,
    has_course_access: await store.hasActiveEnrolment(db, user.id),
    total_paid: toRubles(user.total_paid_kopecks),
    registration_date: user.created_at,
    role: user.role,
  };
}
