/** Changes of the site's pictures, each with its entry in the audit log. */
import { type AuditFields, difference } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { TxContext } from '#server/context.ts';
import type { pictures } from '../manifest.ts';
import * as store from './store.ts';

type PictureAction = (typeof pictures.audit)[number];

export async function pictureAction(
  ctx: TxContext,
  { id, place, alt }: Pick<store.PictureRow, 'id' | 'place' | 'alt'>,
  action: PictureAction,
): Promise<void> {
  await recordAction(ctx, { action, subject: { kind: 'site_picture', id, label: alt }, after: { place } });
}

/** Changes columns of a picture and records those that differ; nothing where none does. */
export async function pictureChange(
  ctx: TxContext,
  row: store.PictureRow,
  { change, action = 'site_picture.edited' }: { change: store.PictureChange; action?: PictureAction },
): Promise<void> {
  const fields = difference(readable(row), readable({ ...row, ...change } as store.PictureRow));
  if (Object.keys(fields.after).length === 0) return;
  await store.changePicture(ctx.db, row.id, { ...change, updated_at: ctx.app.now().toISOString() });
  const subject = { kind: 'site_picture', id: row.id, label: row.alt } as const;
  await recordAction(ctx, { action, subject, ...fields });
}

function readable(row: store.PictureRow): AuditFields {
  const { alt, caption, translations, framing, film, position, deleted_at } = row;
  const own = { only_language: row.language, photo: row.picture_id };
  return { alt, caption, translations, framing, film, position, deleted_at, ...own };
}
