import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import type { Facts } from '#server/notices.ts';
import { roleCan } from '#shared/access.ts';
import { type KnownKind, kindNamed } from './kinds.ts';
import type { NoticeRow } from './store.ts';

/** A notice in the reader's language. */
export interface News extends Facts {
  kind: KnownKind;
  subjectId: string;
}

/** News that the person may still see, and that still is so. */
export async function newsOf(
  ctx: Context,
  notices: readonly NoticeRow[],
  { role, language }: UserRow,
): Promise<News[]> {
  const news: News[] = [];
  for (const { kind: name, subject_id } of notices) {
    const kind = kindNamed(featuresOf(ctx.app), name);
    if (!kind || !roleCan(role, kind.permission)) continue;
    const facts = await kind.told.describe(ctx, subject_id, language);
    if (facts) news.push({ kind, subjectId: subject_id, ...facts });
  }
  return news;
}
