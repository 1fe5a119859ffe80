/** The account's part of erasing a person: a part of the transaction of features/privacy. */
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteChanges } from '../address/store.ts';
import { deleteDevicesOf } from '../devices/store.ts';
import { deleteIdentitiesOf } from '../identities/store.ts';
import { deleteLinks, lockLinks } from '../links/store.ts';
import { standInFor } from '../people/rules.ts';
import { endAllSessions } from '../sessions/service.ts';
import { forgetPerson, lockUsers, type UserRow } from '../store.ts';

export type HeldPerson = UserRow;

/**
 * The account, held until `tx` ends: links before accounts, as everybody who uses a link does. Undefined where there
 * is none, or nobody in it any more.
 */
export async function holdAccount(tx: Tx, id: string): Promise<HeldPerson | undefined> {
  await lockLinks(tx, id, 'verify_email');
  await lockLinks(tx, id, 'erase_account');
  const [user] = await lockUsers(tx, [id]);
  return user && !isErased(user) ? user : undefined;
}

/** Sessions end at once, links and devices are dead, sign-in elsewhere leads nowhere, the row names nobody. */
export async function eraseAccount(app: App, tx: Tx, { id }: HeldPerson): Promise<void> {
  await endAllSessions(tx, id);
  for (const purpose of ['verify_email', 'set_password', 'erase_account'] as const)
    await deleteLinks(tx, id, purpose);
  await deleteChanges(tx, id);
  await deleteDevicesOf(tx, id);
  await deleteIdentitiesOf(tx, id);
  await forgetPerson(tx, id, standInFor(id), app.now().toISOString());
}

function isErased({ deleted_at, deleted_email }: UserRow): boolean {
  return deleted_at !== null && deleted_email === null;
}
