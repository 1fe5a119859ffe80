/**
 * Changing one's own address: takes the password and access to the new mailbox. There is no other way to
 * change one's own address, not even for the super admin.
 */

import {
  holdUnchanged,
  lockUsers,
  personSearch,
  type UserRow,
  updatePerson,
} from '#features/accounts/account/server/accounts.ts';
import * as addresses from '#features/accounts/addresses/server/addresses.ts';
import { sendChangeNotice } from '#features/accounts/addresses/server/jobs.ts';
import { refuseTaken, unlessTaken } from '#features/accounts/addresses/server/refuseTaken.ts';
import { signInErrors } from '#features/accounts/sign-in/errors.ts';
import { linkMs, takeBackMs } from '#features/accounts/sign-in/rules/lifetimes.ts';
import { mailTurns } from '#features/accounts/sign-in/rules/limits.ts';
import { deleteLinks, lockLinks } from '#features/accounts/sign-in/server/links.ts';
import { provenSelf, wrongPassword } from '#features/accounts/sign-in/server/ownPassword.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { type Member, member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import { hashToken, newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { isStaff } from '#shared/roles.ts';
import type { profileApi } from '../contract.ts';
import { profileTexts } from '../texts.ts';
import { sendChangeLink } from './address.jobs.ts';

type In<K extends keyof typeof profileApi> = ParsedInput<(typeof profileApi)[K]>;

/**
 * Mails a link to the new address and a notice to the present one; nothing changes yet. Whether the new
 * address is taken makes no difference here: its mail's job finds that out. An earlier pending change is
 * dropped.
 * @throws AppError current_password_wrong, also for an account without one; invalid_input for the present
 * address; email_not_verified
 */
export async function askEmailChange(ctx: Context, input: In<'askEmailChange'>) {
  const user = await provenSelf(ctx, input.current_password);
  if (input.email === user.email) throw new AppError('invalid_input', { fields: { email: 'own_address' } });
  // A person who opened the account by an order's secret has not shown yet that its address is theirs.
  if (user.email_verified_at === null) throw new AppError(signInErrors.email_not_verified);
  const now = ctx.app.now();
  const change = {
    id: newId(),
    user_id: user.id,
    email: input.email,
    asked_at: now.toISOString(),
    expires_at: new Date(now.getTime() + linkMs.change_email).toISOString(),
    confirmed_at: null,
  };
  await ctx.transaction(async (ctx) => {
    if (!(await holdUnchanged(ctx.db, user))) throw wrongPassword();
    await addresses.deleteChanges(ctx.db, user.id);
    await addresses.insertChange(ctx.db, change);
    const notice = { userId: user.id, what: 'asked' as const, address: user.email, email: input.email };
    await queueWith(ctx, { job: sendChangeLink, payload: { changeId: change.id }, turn: mailTurns.known });
    await queue(ctx, sendChangeNotice, notice);
  });
  return { message: profileTexts.address[ctx.actor.language].asked };
}

/** Voids the mailed links. */
export async function cancelEmailChange(ctx: Context) {
  await addresses.deleteChanges(ctx.db, member(ctx.actor).id);
  return {};
}

/**
 * Sets the new address, by the link that was mailed to it. Links sent to the old one are void from now on,
 * except the one that takes the account back. Sessions and orders stay. A repetition is answered as such;
 * `own_only` answers `not_asked_here`, and changes nothing, when somebody else is signed in, or nobody.
 * @throws AppError link_used_or_expired; email_taken when somebody took the address meanwhile
 */
export async function confirmEmailChange(ctx: Context, { token, own_only }: In<'confirmEmail'>) {
  return ctx.transaction(async (ctx) => {
    const change = await addresses.findChangeOfLink(ctx.db, hashToken(token));
    const user = change && (await holdUser(ctx.db, change.user_id));
    if (!change || !user) throw new AppError('link_used_or_expired');
    const { email } = change;
    const isOwn = ctx.actor.kind === 'member' && ctx.actor.id === user.id;
    if (own_only && !isOwn && !change.confirmed_at) return { status: 'not_asked_here' as const, email };
    if (!(await addresses.markConfirmed(ctx.db, change.id, ctx.app.now().toISOString()))) {
      const found = await addresses.findChange(ctx.db, change.id);
      if (!found?.confirmed_at) throw new AppError('link_used_or_expired');
      return { status: 'already_confirmed' as const, email };
    }
    await moveTo(ctx, user, email);
    await noteStaffChange(ctx, user, email);
    return { status: 'success' as const, email };
  });
}

/**
 * Links before accounts: the lock order used when an address is confirmed. Undefined when the account is
 * closed.
 */
export async function holdUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  await lockLinks(tx, id, 'verify_email');
  const [user] = await lockUsers(tx, [id]);
  return user && !user.deleted_at && !user.blocked_at ? user : undefined;
}

async function moveTo(ctx: TxContext, user: UserRow, email: string): Promise<void> {
  await refuseTaken(ctx, email, user);
  await unlessTaken(
    updatePerson(ctx.db, user.id, {
      email,
      email_verified_at: user.email_verified_at ?? ctx.app.now().toISOString(),
      search: personSearch({ ...user, email }),
    }),
  );
  await deleteLinks(ctx.db, user.id, 'verify_email');
  await deleteLinks(ctx.db, user.id, 'set_password');
  await leaveAddress(ctx, user, email);
}

/** The old address is kept as a former one for a while, and gets the link to take the account back. */
async function leaveAddress(ctx: TxContext, user: UserRow, next: string): Promise<void> {
  const now = ctx.app.now();
  const formerId = newId();
  await addresses.insertFormer(ctx.db, {
    id: formerId,
    user_id: user.id,
    email: user.email,
    left_at: now.toISOString(),
    expires_at: new Date(now.getTime() + takeBackMs).toISOString(),
  });
  const notice = { userId: user.id, what: 'changed' as const, address: user.email, email: next };
  await queue(ctx, sendChangeNotice, { ...notice, formerId });
}

/** The link may be opened where nobody is signed in: it still counts as the account's own action. */
export async function noteStaffChange(ctx: TxContext, user: UserRow, email: string): Promise<void> {
  if (!isStaff(user.role)) return;
  const { id, role } = user;
  const self: Member = { ...ctx.actor, kind: 'member', id, role, email: user.email, sessionId: '' };
  await recordAction(
    { ...ctx, actor: self },
    {
      action: 'account.email_changed',
      subject: { kind: 'user', id, label: email },
      before: { email: user.email },
      after: { email },
    },
  );
}
