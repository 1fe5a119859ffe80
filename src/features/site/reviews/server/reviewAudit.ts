/** Changes of reviews, each with its entry in the audit log. */
import { type AuditFields, difference } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { TxContext } from '#server/context.ts';
import type { reviews } from '../manifest.ts';
import { followFace } from './faces.ts';
import * as store from './store.ts';

type ReviewAction = (typeof reviews.audit)[number];

export async function reviewAction(
  ctx: TxContext,
  { id, name }: Pick<store.ReviewRow, 'id' | 'name'>,
  action: ReviewAction,
): Promise<void> {
  await recordAction(ctx, { action, subject: { kind: 'review', id, label: name } });
}

/** Changes columns of a review and records those that differ; nothing where none does. Its public picture follows. */
export async function reviewChange(
  ctx: TxContext,
  row: store.ReviewRow,
  { change, action = 'review.edited' }: { change: store.ReviewChange; action?: ReviewAction },
): Promise<void> {
  const next = { ...row, ...change } as store.ReviewRow;
  const fields = difference(readable(row), readable(next));
  if (Object.keys(fields.after).length === 0) return;
  const shown = await followFace(ctx, row, next);
  await store.changeReview(ctx.db, row.id, { ...change, ...shown, updated_at: ctx.app.now().toISOString() });
  await recordAction(ctx, { action, subject: { kind: 'review', id: row.id, label: row.name }, ...fields });
}

function readable(row: store.ReviewRow): AuditFields {
  const { name, role, text, result, reply, translations, email, age, rating, month, state, reason } = row;
  const { kind, course_id, video_url, cloud_url, video_file: film, position, deleted_at } = row;
  const { picture_id: photo, picture_framing: framing, picture_alt: alt } = row;
  return {
    ...{ name, role, text, result, reply, translations, email, age, rating, month, state, reason },
    ...{ kind, course_id, video_url, cloud_url, film, position, deleted_at, photo, framing, alt },
  };
}
