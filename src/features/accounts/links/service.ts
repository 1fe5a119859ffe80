/** Links of mails: one-time, hashed, bounded in time. */
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { linkMs } from '../rules.ts';
import {
  deleteExpiredLink,
  deleteLinks,
  findLink,
  insertLink,
  type LinkPurpose,
  markLinkUsed,
} from './store.ts';

type LinkKind = Exclude<keyof typeof linkMs, 'change_email'>;

/** Forgetting a password, buying without an account and being invited lead to the same right: to choose a password. */
const purposes: Record<LinkKind, LinkPurpose> = {
  verify_email: 'verify_email',
  set_password: 'set_password',
  reset_password: 'set_password',
  invitation: 'set_password',
  erase_account: 'erase_account',
};

const paths: Record<LinkKind, (token: string) => string> = {
  verify_email: (token) => `/verify-email/${token}`,
  set_password: (token) => `/set-password?token=${token}`,
  reset_password: (token) => `/reset-password?token=${token}`,
  // The page then leads into the panel.
  invitation: (token) => `/set-password?for=staff&token=${token}`,
  erase_account: (token) => `/my-data?token=${token}`,
};

/** A new link; earlier unused ones of the purpose stay valid, since mails may arrive out of order. */
export async function issueLink(app: App, tx: Tx, userId: string, kind: LinkKind): Promise<string> {
  const token = newToken();
  const now = app.now();
  await insertLink(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    purpose: purposes[kind],
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + linkMs[kind]).toISOString(),
    used_at: null,
  });
  return app.config.appUrl + paths[kind](token);
}

/**
 * Whose link it is, and whether it was used before. Expired links are unknown.
 * @throws AppError link_used_or_expired
 */
export async function readLink(app: App, db: Db, token: string, purpose: LinkPurpose) {
  const link = await findLink(db, hashToken(token), purpose);
  if (!link || link.expires_at <= app.now().toISOString()) throw new AppError('link_used_or_expired');
  return { userId: link.user_id, tokenHash: link.token_hash, wasUsed: link.used_at !== null };
}

/**
 * Ends a link that has expired, for good: no clock that is put back opens it again. Before the transaction that uses
 * it, which a refusal would undo.
 */
export async function endExpiredLink(app: App, token: string): Promise<void> {
  await deleteExpiredLink(app.database.handle, hashToken(token), app.now().toISOString());
}

/** @throws AppError link_used_or_expired for all but the first to use it. */
export async function consumeLink(app: App, tx: Tx, token: string, purpose: LinkPurpose): Promise<string> {
  const link = await readLink(app, tx, token, purpose);
  const isFirst = await markLinkUsed(tx, link.tokenHash, app.now().toISOString());
  if (!isFirst) throw new AppError('link_used_or_expired');
  await deleteLinks(tx, link.userId, purpose);
  return link.userId;
}
