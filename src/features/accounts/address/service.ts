/** A person's own address, changed by whoever knows the password and reads the mail of the new one. */
import { recordDeed } from '#features/audit/service.ts';
import { type Actor, type Member, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashToken, newId } from '#server/tokens.ts';
import { isStaff } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import { deleteLinks, lockLinks } from '../links/store.ts';
import { provenSelf, wrongPassword } from '../password/service.ts';
import { refuseTaken, unlessTaken } from '../people/service.ts';
import type { profileApi } from '../profile/contract.ts';
import { linkMs } from '../rules.ts';
import { holdUnchanged, lockUsers, type UserRow, updatePerson } from '../store.ts';
import { sendChangeLink, sendChangeNotice } from './jobs.ts';
import { addressMessages } from './messages.ts';
import * as store from './store.ts';

type In<K extends keyof typeof profileApi> = ParsedInput<(typeof profileApi)[K]>;

/**
 * Mails a link to the new address and word of it to the present one; nothing changes yet. Whether the new address is
 * taken makes no difference here: its mail's job finds that out. An earlier wish is dropped.
 * @throws AppError current_password_wrong, also for an account without one; invalid_input for the present address
 */
export async function askEmailChange(actor: Actor, app: App, input: In<'askEmailChange'>) {
  const user = await provenSelf(app, member(actor), input.current_password);
  if (input.email === user.email) throw new AppError('invalid_input', { fields: { email: 'own_address' } });
  const now = app.now();
  const change = {
    id: newId(),
    user_id: user.id,
    email: input.email,
    asked_at: now.toISOString(),
    expires_at: new Date(now.getTime() + linkMs.change_email).toISOString(),
    confirmed_at: null,
  };
  await app.database.transaction(async (tx) => {
    if (!(await holdUnchanged(tx, user))) throw wrongPassword();
    await store.deleteChanges(tx, user.id);
    await store.insertChange(tx, change);
    await queue(app, tx, sendChangeLink, { changeId: change.id });
    await tell(app, tx, user, 'asked', input.email);
  });
  return { message: addressMessages[actor.language].asked };
}

/** The links that were mailed work no more. */
export async function cancelEmailChange(actor: Actor, app: App) {
  await store.deleteChanges(app.database.handle, member(actor).id);
  return {};
}

/**
 * The new address, by the link that was mailed to it. Links that went to the old one are dead from now on, and its
 * owner is told. Sessions and orders stay. Repeating says so.
 * @throws AppError link_used_or_expired; email_taken where somebody took the address meanwhile
 */
export async function confirmEmailChange(actor: Actor, app: App, { token }: In<'confirmEmail'>) {
  return app.database.transaction(async (tx) => {
    const change = await store.findChangeOfLink(tx, hashToken(token));
    const user = change && (await holdUser(tx, change.user_id));
    if (!change || !user) throw new AppError('link_used_or_expired');
    const { email } = change;
    if (!(await store.markConfirmed(tx, change.id, app.now().toISOString()))) {
      const found = await store.findChange(tx, change.id);
      if (!found?.confirmed_at) throw new AppError('link_used_or_expired');
      return { status: 'already_confirmed' as const, email };
    }
    await moveTo(app, tx, user, email);
    await noteStaffChange(app, tx, actor, user, email);
    return { status: 'success' as const, email };
  });
}

/** Links before accounts: the order of those who confirm an address. Nobody where the account is closed. */
async function holdUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  await lockLinks(tx, id, 'verify_email');
  const [user] = await lockUsers(tx, [id]);
  return user && !user.deleted_at && !user.blocked_at ? user : undefined;
}

async function moveTo(app: App, tx: Tx, user: UserRow, email: string): Promise<void> {
  await refuseTaken(app, tx, email);
  await unlessTaken(
    updatePerson(tx, user.id, {
      email,
      email_verified_at: user.email_verified_at ?? app.now().toISOString(),
      search: searchable(user.first_name, user.last_name, email, user.phone),
    }),
  );
  await deleteLinks(tx, user.id, 'verify_email');
  await deleteLinks(tx, user.id, 'set_password');
  await tell(app, tx, user, 'changed', email);
}

/** To the address that the account has, or had until now. */
function tell(app: App, tx: Tx, user: UserRow, what: 'asked' | 'changed', email: string): Promise<void> {
  return queue(app, tx, sendChangeNotice, { userId: user.id, what, address: user.email, email });
}

/** The link may be opened where nobody is signed in: it is the account's own deed all the same. */
async function noteStaffChange(app: App, tx: Tx, actor: Actor, user: UserRow, email: string): Promise<void> {
  if (!isStaff(user.role)) return;
  const { id, role } = user;
  const self: Member = { ...actor, kind: 'member', id, role, email: user.email, sessionId: '' };
  await recordDeed(app, tx, self, {
    action: 'account.email_changed',
    subject: { kind: 'user', id, label: email },
    before: { email: user.email },
    after: { email },
  });
}
