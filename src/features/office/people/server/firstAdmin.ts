/** The first super admin of a school. */

import * as accounts from '#features/accounts/account/server/accounts.ts';
import {
  firstPasswordFile,
  forgetFirstPassword,
  hasFirstPassword,
  keepFirstPassword,
} from '#features/accounts/account/server/firstPassword.ts';
import { deleteIdentitiesOf } from '#features/accounts/sign-in/server/identities.ts';
import { deleteLinks } from '#features/accounts/sign-in/server/links.ts';
import { endAllSessions } from '#features/accounts/sign-in/server/sessions.ts';
import { randomPassword } from '#server/config.ts';
import type { Context, TxContext } from '#server/context.ts';
import { hashPassword } from '#server/passwords.ts';

/**
 * Creates the super admin named in the settings, once; false when one exists who can sign in. Without a
 * password, a random one is left in a file (firstPassword.ts).
 */
export async function createFirstAdmin(
  ctx: Context,
  { password, mustChange }: { password: string | null; mustChange: boolean },
): Promise<boolean> {
  if (await accounts.hasSuperAdmin(ctx.db)) return false;
  const given = password ?? randomPassword();
  const passwordHash = await hashPassword(given);
  return ctx.transaction(async (ctx) => {
    if (await accounts.hasSuperAdmin(ctx.db)) return false;
    const created = await accounts.createAccount(ctx, {
      email: ctx.app.config.adminEmail,
      // Nobody knows it: the owner gives it in the panel.
      firstName: '',
      lastName: '',
      role: 'super_admin',
      language: 'ru',
      passwordHash,
      isVerified: true,
      mustChangePassword: mustChange,
    });
    if (!created) await raiseToFirstAdmin(ctx, passwordHash, mustChange);
    // Before the commit, so that no super admin exists whose password is lost.
    if (password === null) await keepFirstPassword(ctx, given);
    return true;
  });
}

/** A stranger registered the owner's address first: that person is shut out. */
async function raiseToFirstAdmin(ctx: TxContext, passwordHash: string, mustChange: boolean): Promise<void> {
  const user = await accounts.findUserByEmail(ctx.db, ctx.app.config.adminEmail);
  if (!user) throw new Error('an account that exists was not found');
  await endAllSessions(ctx.db, user.id);
  await deleteIdentitiesOf(ctx.db, user.id);
  for (const purpose of ['verify_email', 'set_password'] as const)
    await deleteLinks(ctx.db, user.id, purpose);
  await accounts.updatePerson(ctx.db, user.id, {
    role: 'super_admin',
    password_hash: passwordHash,
    must_change_password: mustChange ? 1 : 0,
    email_verified_at: ctx.app.now().toISOString(),
    blocked_at: null,
  });
}

/**
 * Where the owner still has to sign in with a first password; null when nobody has to. A file left from a
 * password that was used on another node, or changed by a mailed link, is deleted.
 */
export async function waitingFirstAdmin(
  ctx: Context,
): Promise<{ email: string; file: string | null } | null> {
  const user = await accounts.findUserByEmail(ctx.db, ctx.app.config.adminEmail);
  if (user?.role !== 'super_admin' || user.must_change_password === 0) {
    await forgetFirstPassword(ctx);
    return null;
  }
  return {
    email: user.email,
    file: hasFirstPassword(ctx) ? firstPasswordFile(ctx) : null,
  };
}
