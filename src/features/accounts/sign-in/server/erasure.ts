/** Sign-in data when a person is erased. */
import type { TxContext } from '#server/context.ts';
import type { ErasedPerson } from '#server/personalData.ts';
import { deleteAccessMailsTo } from './accessMails.store.ts';
import { deleteDevicesOf } from './devices.store.ts';
import { deleteIdentitiesOf } from './identities.store.ts';
import { deleteLinks } from './links.store.ts';
import { deleteSessionsOf } from './sessions.store.ts';

/** Sessions end at once, links and devices become void, linked providers no longer sign in. */
export async function eraseWaysIn(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  await deleteSessionsOf(ctx.db, userId);
  for (const purpose of ['verify_email', 'set_password', 'erase_account'] as const)
    await deleteLinks(ctx.db, userId, purpose);
  await deleteDevicesOf(ctx.db, userId);
  await deleteAccessMailsTo(ctx.db, userId);
  await deleteIdentitiesOf(ctx.db, userId);
}
