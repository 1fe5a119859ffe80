/** A person's own password, changed by whoever knows the current one. */
import { type Actor, type Member, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import { AppError } from '#shared/errors.ts';
import { deleteChanges } from '../address/store.ts';
import { deleteLinks } from '../links/store.ts';
import { sendStaffNotice } from '../people/jobs.ts';
import { refuseCommonPassword } from '../recovery/service.ts';
import { endOtherSessions } from '../sessions/service.ts';
import * as store from '../store.ts';

/**
 * Ends all other sessions, pending links and the wish for another address, and tells the owner by mail. `alongside` is part of the transaction.
 * @throws AppError current_password_wrong, password_too_common
 */
export async function changeOwnPassword(
  actor: Actor,
  app: App,
  given: { current: string; next: string },
  alongside: (tx: Tx) => Promise<void>,
): Promise<void> {
  const self = member(actor);
  const user = await provenSelf(app, self, given.current);
  refuseCommonPassword(given.next, 'new_password');
  const passwordHash = await hashPassword(given.next);
  await app.database.transaction(async (tx) => {
    // Changed by a link or by staff while this one was being hashed: what was proven is proven no more.
    if (!(await store.holdUnchanged(tx, user))) throw wrongPassword();
    await store.setPassword(tx, user.id, passwordHash);
    await endOtherSessions(tx, self);
    await deleteLinks(tx, user.id, 'set_password');
    await deleteChanges(tx, user.id);
    await queue(app, tx, sendStaffNotice, { userId: user.id, what: 'ownPassword', address: user.email });
    await alongside(tx);
  });
}

/**
 * Whoever is signed in, having proven it by the password.
 * @throws AppError current_password_wrong, also for an account without one
 */
export async function provenSelf(app: App, { id }: Member, password: string): Promise<store.UserRow> {
  const user = await store.findUser(app.database.handle, id);
  if (!(await verifyPassword(password, user?.password_hash ?? null)) || !user) throw wrongPassword();
  return user;
}

export function wrongPassword(): AppError {
  return new AppError('current_password_wrong', { fields: { current_password: 'current_password' } });
}
