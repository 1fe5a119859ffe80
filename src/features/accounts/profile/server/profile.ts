/** A person's own account, as they see and change it. */

import {
  findUser,
  lockUsers,
  personSearch,
  type UserRow,
  updatePerson,
} from '#features/accounts/account/server/accounts.ts';
import { findOpenChange } from '#features/accounts/addresses/server/addresses.ts';
import { signInErrors } from '#features/accounts/sign-in/errors.ts';
import type { signIn } from '#features/accounts/sign-in/manifest.ts';
import { mailTurns } from '#features/accounts/sign-in/rules/limits.ts';
import { type OauthProvider, oauthProviders } from '#features/accounts/sign-in/rules/oauth.ts';
import { deleteIdentity, findIdentitiesOf } from '#features/accounts/sign-in/server/identities.ts';
import { changeOwnPassword } from '#features/accounts/sign-in/server/ownPassword.ts';
import { type AuditFields, difference } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { type Member, member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { isStaff } from '#shared/roles.ts';
import type { Profile, profileApi } from '../contract.ts';
import { canUnlink } from '../rules.ts';
import { profileTexts } from '../texts.ts';
import { sendPasswordLink, sendUnlinkedMail } from './profile.jobs.ts';

type In<K extends keyof typeof profileApi> = ParsedInput<(typeof profileApi)[K]>;

export async function showProfile(ctx: Context): Promise<Profile> {
  const { handle } = ctx.app.database;
  const user = await findUser(handle, member(ctx.actor).id);
  if (!user) throw new AppError('session_expired');
  return toApplication(ctx, user);
}

export async function editProfile(ctx: Context, input: In<'edit'>): Promise<Profile> {
  return ctx.transaction(async (ctx) => {
    const user = await holdSelf(ctx.db, member(ctx.actor));
    const { first_name, last_name, phone, language } = input;
    const to = { first_name, last_name, phone, language };
    await updatePerson(ctx.db, user.id, {
      ...to,
      search: personSearch({ ...user, ...to }),
    });
    const was = { ...user, ...to };
    const change = difference(fieldsOf(user), fieldsOf(was));
    if (Object.keys(change.after).length > 0) await noteAction(ctx, 'account.edited', change);
    return toApplication(ctx, was);
  });
}

/**
 * Ends all other sessions and mails the owner. @throws AppError current_password_wrong,
 * password_too_common
 */
export async function changePassword(ctx: Context, input: In<'changePassword'>) {
  const given = { current: input.current_password, next: input.new_password };
  await changeOwnPassword(ctx, given, (ctx) => noteAction(ctx, 'account.password_changed'));
  return {};
}

/**
 * For accounts created through Google or VK, without a password. @throws AppError conflict when there is one
 */
export async function askPasswordLink(ctx: Context) {
  const { id } = member(ctx.actor);
  const user = await findUser(ctx.db, id);
  if (!user || user.password_hash) throw new AppError('conflict');
  const askedAt = ctx.app.now().toISOString();
  const turn = mailTurns.known;
  await ctx.transaction((ctx) =>
    queueWith(ctx, { job: sendPasswordLink, payload: { userId: id, askedAt }, turn }),
  );
  return { message: profileTexts.profile[ctx.actor.language].password.linkMailed };
}

/**
 * Mails the owner. @throws AppError not_found; last_way_in when nothing else would let the person
 * in
 */
export async function unlink(ctx: Context, { provider }: In<'unlink'>): Promise<Profile> {
  return ctx.transaction(async (ctx) => {
    // Locked: of two providers unlinked at once, the second finds itself to be the last.
    const user = await holdSelf(ctx.db, member(ctx.actor));
    const linked = await findIdentitiesOf(ctx.db, user.id);
    if (!linked.some((each) => each.provider === provider)) throw notFound();
    if (!canUnlink(user.password_hash !== null, linked.length)) throw new AppError(signInErrors.last_way_in);
    await deleteIdentity(ctx.db, user.id, provider);
    await queue(ctx, sendUnlinkedMail, { userId: user.id, provider });
    return toApplication(ctx, user);
  });
}

/** @throws AppError session_expired when the account was closed meanwhile */
async function holdSelf(tx: Tx, { id }: Member): Promise<UserRow> {
  const [user] = await lockUsers(tx, [id]);
  if (!user || user.blocked_at || user.deleted_at) throw new AppError('session_expired');
  return user;
}

/** Staff's changes to their own account are recorded like all their actions. */
async function noteAction(
  ctx: TxContext,
  action: (typeof signIn.audit)[number],
  change: { before?: AuditFields; after?: AuditFields } = {},
): Promise<void> {
  const { id, role, email } = member(ctx.actor);
  if (!isStaff(role)) return;
  await recordAction(ctx, { action, subject: { kind: 'user', id, label: email }, ...change });
}

function fieldsOf({ first_name, last_name, phone, language }: UserRow): AuditFields {
  return { first_name, last_name, phone, language };
}

async function toApplication(ctx: Context, user: UserRow): Promise<Profile> {
  const { email, first_name, last_name, phone, language } = user;
  const hasPassword = user.password_hash !== null;
  const change = await findOpenChange(ctx.db, user.id, ctx.app.now().toISOString());
  const linked = await findIdentitiesOf(ctx.db, user.id);
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
    can_link: isStaff(user.role)
      ? []
      : oauthProviders.filter((each) => ctx.app.config[each] && !isLinked(each)),
  };
}
