/** A person's own account, as they see and change it. */
import { type AuditAction, type AuditFields, difference } from '#features/audit/rules.ts';
import { recordDeed } from '#features/audit/service.ts';
import { type Actor, type Member, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { isStaff } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import { findOpenChange } from '../address/store.ts';
import { deleteIdentity, findIdentitiesOf } from '../identities/store.ts';
import { type OauthProvider, oauthProviders } from '../oauth/rules.ts';
import { changeOwnPassword } from '../password/service.ts';
import { findUser, lockUsers, type UserRow, updatePerson } from '../store.ts';
import type { Profile, profileApi } from './contract.ts';
import { sendPasswordLink, sendUnlinkedMail } from './jobs.ts';
import { profileMessages } from './messages.ts';
import { canUnlink } from './rules.ts';

type In<K extends keyof typeof profileApi> = ParsedInput<(typeof profileApi)[K]>;

export async function showProfile(actor: Actor, app: App): Promise<Profile> {
  const { handle } = app.database;
  const user = await findUser(handle, member(actor).id);
  if (!user) throw new AppError('session_expired');
  return toProfile(app, handle, user);
}

export async function editProfile(actor: Actor, app: App, input: In<'edit'>): Promise<Profile> {
  return app.database.transaction(async (tx) => {
    const user = await holdSelf(tx, member(actor));
    const { first_name, last_name, phone, language } = input;
    const to = { first_name, last_name, phone, language };
    await updatePerson(tx, user.id, { ...to, search: searchable(first_name, last_name, user.email, phone) });
    const was = { ...user, ...to };
    const change = difference(fieldsOf(user), fieldsOf(was));
    if (Object.keys(change.after).length > 0) await noteDeed(app, tx, actor, 'account.edited', change);
    return toProfile(app, tx, was);
  });
}

/** Ends all other sessions; the owner is told by mail. @throws AppError current_password_wrong, password_too_common */
export async function changePassword(actor: Actor, app: App, input: In<'changePassword'>) {
  const given = { current: input.current_password, next: input.new_password };
  await changeOwnPassword(actor, app, given, (tx) => noteDeed(app, tx, actor, 'account.password_changed'));
  return {};
}

/** For who has come by Google or VK and has no password. @throws AppError conflict where there is one */
export async function askPasswordLink(actor: Actor, app: App) {
  const { id } = member(actor);
  const user = await findUser(app.database.handle, id);
  if (!user || user.password_hash) throw new AppError('conflict');
  const askedAt = app.now().toISOString();
  await app.database.transaction((tx) => queue(app, tx, sendPasswordLink, { userId: id, askedAt }));
  return { message: profileMessages[actor.language].password.linkMailed };
}

/** The owner is told by mail. @throws AppError not_found; last_way_in where nothing else would let the person in */
export async function unlink(actor: Actor, app: App, { provider }: In<'unlink'>): Promise<Profile> {
  return app.database.transaction(async (tx) => {
    // Held: of two links that are taken off at once, the second finds itself to be the last.
    const user = await holdSelf(tx, member(actor));
    const linked = await findIdentitiesOf(tx, user.id);
    if (!linked.some((each) => each.provider === provider)) throw notFound();
    if (!canUnlink(user.password_hash !== null, linked.length)) throw new AppError('last_way_in');
    await deleteIdentity(tx, user.id, provider);
    await queue(app, tx, sendUnlinkedMail, { userId: user.id, provider });
    return toProfile(app, tx, user);
  });
}

/** @throws AppError session_expired where the account was closed meanwhile */
async function holdSelf(tx: Tx, { id }: Member): Promise<UserRow> {
  const [user] = await lockUsers(tx, [id]);
  if (!user || user.blocked_at || user.deleted_at) throw new AppError('session_expired');
  return user;
}

/** What staff do to their own account is kept, as all that they do. */
async function noteDeed(
  app: App,
  tx: Tx,
  actor: Actor,
  action: AuditAction,
  change: { before?: AuditFields; after?: AuditFields } = {},
): Promise<void> {
  const { id, role, email } = member(actor);
  if (!isStaff(role)) return;
  await recordDeed(app, tx, actor, { action, subject: { kind: 'user', id, label: email }, ...change });
}

function fieldsOf({ first_name, last_name, phone, language }: UserRow): AuditFields {
  return { first_name, last_name, phone, language };
}

async function toProfile(app: App, db: Db, user: UserRow): Promise<Profile> {
  const { email, first_name, last_name, phone, language } = user;
  const hasPassword = user.password_hash !== null;
  const change = await findOpenChange(db, user.id, app.now().toISOString());
  const linked = await findIdentitiesOf(db, user.id);
  const isLinked = (provider: OauthProvider) => linked.some((each) => each.provider === provider);
  return {
    email,
    first_name,
    last_name,
    phone,
    language,
    has_password: hasPassword,
    email_change: change ? { email: change.email, expires_at: change.expires_at } : null,
    identities: linked.map(({ provider, created_at }) => ({
      provider,
      linked_at: created_at,
      can_unlink: canUnlink(hasPassword, linked.length),
    })),
    // Staff sign in with a password only.
    can_link: isStaff(user.role) ? [] : oauthProviders.filter((each) => app.config[each] && !isLinked(each)),
  };
}
