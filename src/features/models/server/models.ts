import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import { mayAccess } from '#shared/access.ts';
import type { Language } from '#shared/i18n.ts';
import { textIn, translatedColumns } from '#shared/localText.ts';
import { searchable } from '#shared/search.ts';
import type { Model } from '../contract.ts';
import type { ModelFacts } from '../rules/models.ts';
import { photoPath } from '../rules/photos.ts';
import * as store from './store.ts';

/** The gallery in the order in which people joined it, in the caller's language. */
export async function listModels(ctx: Context): Promise<Model[]> {
  const seesAll = ctx.actor.kind === 'member' && mayAccess(ctx.actor.role, 'models.view');
  const rows = await store.findModels(ctx.db, { publishedOnly: !seesAll });
  return rows.map((row) => toModel(ctx, row, ctx.actor.language));
}

/** True once there is any model, published or not. */
export function hasModels(db: Db): Promise<boolean> {
  return store.anyModel(db);
}

export interface NewModel extends ModelFacts {
  /** Names a kept portrait: `photos/<id>`. */
  photoId: string | null;
  isPublished: boolean;
  /** Created by the demo school, and removed with it. */
  isDemo: boolean;
  /** Sets the place in the gallery. */
  joinedAt: Date;
}

/** Adds a model as part of `tx`; pages that show the gallery are drawn anew. @returns its id */
export async function createModel(ctx: TxContext, model: NewModel): Promise<string> {
  await beginChange(ctx);
  const { name, location } = model;
  const id = newId();
  await store.insertModel(ctx.db, {
    id,
    ...translatedColumns({ name, location }),
    search: searchable(...Object.values(name), ...Object.values(location)),
    height: model.height,
    size: model.size,
    photo_id: model.photoId,
    is_published: model.isPublished ? 1 : 0,
    is_demo: model.isDemo ? 1 : 0,
    created_at: model.joinedAt.toISOString(),
    updated_at: ctx.app.now().toISOString(),
  });
  return id;
}

/** Removes the demo school's models from the gallery as part of `tx`. @returns how many there were */
export function removeDemoModels(tx: Tx): Promise<number> {
  return store.deleteDemoModels(tx);
}

function toModel(ctx: Context, row: store.ModelRow, language: Language): Model {
  return {
    id: row.id,
    name: textIn(row, 'name', language),
    photo: row.photo_id && ctx.app.config.appUrl + photoPath(row.photo_id),
    photo_id: row.photo_id,
    height: row.height,
    size: row.size,
    location: textIn(row, 'location', language),
  };
}
