/** The owner's way back in, from the machine that the school runs on. */

import * as accounts from '#features/accounts/account/server/accounts.ts';
import { deleteChanges, deleteFormers } from '#features/accounts/addresses/server/addresses.ts';
import { deleteIdentitiesOf } from '#features/accounts/sign-in/server/identities.ts';
import { deleteLinks, issueLink, lockLinks } from '#features/accounts/sign-in/server/links.ts';
import { endAllSessions } from '#features/accounts/sign-in/server/sessions.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { hashPassword } from '#server/passwords.ts';
import { newToken } from '#server/tokens.ts';

/**
 * Makes the account of ADMIN_EMAIL a super admin, whatever state it is in. @returns a link to choose its password,
 * valid for an hour. Without such an account the first super admin, even a deleted one, gets the address; without a
 * super admin either, it creates one. Sessions, links, a linked Telegram and the old password become void.
 */
export async function recoverOwner(ctx: Context): Promise<{ email: string; url: string }> {
  const email = ctx.app.config.adminEmail;
  // A random password: an owner without any would be recreated by the next start.
  const passwordHash = await hashPassword(newToken());
  const url = await ctx.transaction(async (ctx) => {
    const found = await accounts.findOwner(ctx.db, email);
    const id = found?.id ?? (await makeOwner(ctx, email, passwordHash));
    if (found) await restoreOwner(ctx, found, { email, passwordHash });
    await recordAction(
      { ...ctx, actor: system },
      {
        action: 'account.recovered',
        subject: { kind: 'user', id, label: email },
        before: { email: found ? (found.deleted_email ?? found.email) : null, role: found?.role ?? null },
        after: { email, role: 'super_admin' },
      },
    );
    return issueLink(ctx, id, 'recovery');
  });
  return { email, url };
}

async function makeOwner(ctx: TxContext, email: string, passwordHash: string): Promise<string> {
  const id = await accounts.createAccount(ctx, {
    email,
    // Nobody knows it: the owner gives it in the panel.
    firstName: '',
    lastName: '',
    role: 'super_admin',
    language: 'ru',
    passwordHash,
    isVerified: true,
  });
  if (id === null) throw new Error(`${email} was taken at this very moment: run the command again`);
  return id;
}

async function restoreOwner(
  ctx: TxContext,
  { id }: accounts.UserRow,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  // Links before accounts: the lock order used when an address is confirmed.
  await lockLinks(ctx.db, id, 'verify_email');
  const [user] = await accounts.lockUsers(ctx.db, [id]);
  if (!user) throw new Error('the account of the owner is gone: run the command again');
  await accounts.updatePerson(ctx.db, id, {
    email,
    role: 'super_admin',
    password_hash: passwordHash,
    must_change_password: 0,
    email_verified_at: ctx.app.now().toISOString(),
    blocked_at: null,
    deleted_at: null,
    deleted_email: null,
    search: accounts.personSearch({ ...user, email }),
  });
  await endAllSessions(ctx.db, id);
  for (const purpose of ['verify_email', 'set_password', 'erase_account'] as const)
    await deleteLinks(ctx.db, id, purpose);
  await deleteChanges(ctx.db, id);
  await deleteFormers(ctx.db, id);
  await deleteIdentitiesOf(ctx.db, id);
  for (const { shutOut } of featuresOf(ctx.app)) await shutOut?.(ctx, id);
}
