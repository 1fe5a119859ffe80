import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import type { Context } from '#server/context.ts';
import { roleCan } from '#shared/access.ts';
import { kinds, type NoticeKind } from '../rules.ts';
import { type Facts, told } from './kinds.ts';
import type { NoticeRow } from './store.ts';

/** A notice in the reader's language. */
export interface News extends Facts {
  kind: NoticeKind;
  subjectId: string;
}

/** News that the person may still see, and that still is so. */
export async function newsOf(
  ctx: Context,
  notices: readonly NoticeRow[],
  { role, language }: UserRow,
): Promise<News[]> {
  const news: News[] = [];
  for (const { kind, subject_id } of notices) {
    // A kind that a later version of Podium no longer knows.
    if (!kinds[kind] || !roleCan(role, kinds[kind].permission)) continue;
    const facts = await told[kind].describe(ctx, subject_id, language);
    if (facts) news.push({ kind, subjectId: subject_id, ...facts });
  }
  return news;
}
