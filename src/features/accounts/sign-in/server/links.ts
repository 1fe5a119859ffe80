/** Mailed links: one-time, hashed, expiring. */
import type { Context, TxContext } from '#server/context.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { isStaff, type Role } from '#shared/roles.ts';
import { linkMs } from '../rules/lifetimes.ts';
import * as store from './links.store.ts';

/** Functions for other features. */
export const { deleteLinks, lockLinks } = store;

type LinkKind = Exclude<keyof typeof linkMs, 'change_email'>;

/**
 * A forgotten password, a purchase without an account and an invitation all give the same right: to choose a
 * password.
 */
const purposes: Record<LinkKind, store.LinkPurpose> = {
  verify_email: 'verify_email',
  set_password: 'set_password',
  reset_password: 'set_password',
  staff_reset: 'set_password',
  invitation: 'set_password',
  erase_account: 'erase_account',
  recovery: 'set_password',
};

const paths: Record<LinkKind, (token: string) => string> = {
  verify_email: (token) => `/verify-email/${token}`,
  set_password: (token) => `/set-password?token=${token}`,
  reset_password: (token) => `/reset-password?token=${token}`,
  // These pages then lead into the panel.
  staff_reset: (token) => `/reset-password?token=${token}&for=staff`,
  invitation: (token) => `/set-password?for=staff&token=${token}`,
  erase_account: (token) => `/my-data?token=${token}`,
  recovery: (token) => `/set-password?for=staff&token=${token}`,
};

/** A new link; earlier unused ones of the purpose stay valid, since mails may arrive out of order. */
export async function issueLink(ctx: TxContext, userId: string, kind: LinkKind): Promise<string> {
  const token = newToken();
  const now = ctx.app.now();
  await store.insertLink(ctx.db, {
    token_hash: hashToken(token),
    user_id: userId,
    purpose: purposes[kind],
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + linkMs[kind]).toISOString(),
    used_at: null,
  });
  return ctx.app.config.appUrl + paths[kind](token);
}

/**
 * The link's account, and which of the purposes it serves. Expired links are unknown.
 * @throws AppError link_used_or_expired
 */
export async function readLink(ctx: Context, token: string, ...purposes: store.LinkPurpose[]) {
  const link = await store.findLink(ctx.db, hashToken(token), purposes);
  if (!link || link.expires_at <= ctx.app.now().toISOString()) throw new AppError('link_used_or_expired');
  return { userId: link.user_id, tokenHash: link.token_hash, purpose: link.purpose };
}

/**
 * Ends an expired link for good, so that putting back the clock does not revive it. Runs before the
 * transaction that uses the link, whose rollback would undo it.
 */
export async function endExpiredLink(ctx: Context, token: string): Promise<void> {
  await store.deleteExpiredLink(ctx.db, hashToken(token), ctx.app.now().toISOString());
}

/**
 * Voids the person's other links of the purpose too, except those that confirm: they say that it is done.
 * @throws AppError link_used_or_expired for all but the first to use it
 */
export async function consumeLink(
  ctx: TxContext,
  token: string,
  purpose: store.LinkPurpose,
): Promise<string> {
  const link = await readLink(ctx, token, purpose);
  const isFirst = await store.markLinkUsed(ctx.db, link.tokenHash, ctx.app.now().toISOString());
  if (!isFirst) throw new AppError('link_used_or_expired');
  if (purpose !== 'verify_email') await store.deleteLinks(ctx.db, link.userId, purpose);
  return link.userId;
}

/** A link for somebody who has forgotten the password; for staff it leads back to the panel. Valid for an hour. */
export function issueResetLink(ctx: TxContext, { id, role }: { id: string; role: Role }): Promise<string> {
  return issueLink(ctx, id, isStaff(role) ? 'staff_reset' : 'reset_password');
}

/** A link that lets the account's owner choose a password; valid for 7 days. */
export function issueSetPasswordLink(ctx: TxContext, userId: string): Promise<string> {
  return issueLink(ctx, userId, 'set_password');
}
