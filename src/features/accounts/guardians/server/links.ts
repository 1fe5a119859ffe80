/** The mailed links: the holder of one counts as the guardian. */
import type { Context } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import * as store from './store.ts';

/** A new link, beside those that were mailed before; to be put into a mail to the guardian and nowhere else. */
export async function issueLink(ctx: Context, requestId: string): Promise<string> {
  return `${ctx.app.config.appUrl}/guardian/${await store.links.issue(ctx, requestId)}`;
}

/** The same for the guardian of an order, whatever it sells. @throws Error where nobody was asked */
export async function issueLinkAbout(ctx: Context, subjectId: string): Promise<string> {
  const row = await store.findBySubject(ctx.db, { subjectId });
  if (!row) throw new Error(`nobody was asked about ${subjectId}`);
  return issueLink(ctx, row.id);
}

/** @throws link_used_or_expired */
export async function requestOf(ctx: Context, token: string): Promise<store.RequestRow> {
  const link = await store.links.find(ctx, token);
  if (!link || link.hasEnded) throw new AppError('link_used_or_expired');
  return link.thing;
}

/** Id of what the guardian with this link has agreed to. @throws link_used_or_expired, conflict where they have not */
export async function agreedTo(ctx: Context, token: string): Promise<string> {
  const { state, subject_id } = await requestOf(ctx, token);
  if (state !== 'consented') throw new AppError('conflict');
  return subject_id;
}

/** Languages of mails to the guardian. */
export function languageOf(row: store.RequestRow): Language {
  return row.guardian_language ?? row.language;
}
