/** Changes of models, each with its entry in the audit log. */
import { type AuditFields, difference } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { TxContext } from '#server/context.ts';
import type { models } from '../manifest.ts';
import * as store from './store.ts';

type ModelAction = (typeof models.audit)[number];

export async function modelAction(
  ctx: TxContext,
  { id, name }: Pick<store.ModelRow, 'id' | 'name'>,
  { action, after = {} }: { action: ModelAction; after?: AuditFields },
): Promise<void> {
  await recordAction(ctx, { action, subject: { kind: 'model', id, label: name }, after });
}

/** Changes columns of a model and records those that differ; nothing where none does. */
export async function modelChange(
  ctx: TxContext,
  row: store.ModelRow,
  { change, action = 'model.edited' }: { change: store.ModelChange; action?: ModelAction },
): Promise<void> {
  const fields = difference(readable(row), readable({ ...row, ...change } as store.ModelRow));
  if (Object.keys(fields.after).length === 0) return;
  await store.changeModel(ctx.db, row.id, { ...change, updated_at: ctx.app.now().toISOString() });
  await recordAction(ctx, { action, subject: { kind: 'model', id: row.id, label: row.name }, ...fields });
}

function readable(row: store.ModelRow): AuditFields {
  const { name, location, translations, height, size, framing, consent, position, deleted_at } = row;
  return {
    ...{ name, location, translations, height, size, framing, consent, position, deleted_at },
    photo: row.picture_id,
    is_published: row.is_published === 1,
  };
}
