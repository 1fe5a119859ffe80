import type { Actor, System } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { mayAccess } from '#shared/access.ts';
import { inLanguage, type Language, type LocalText } from '#shared/i18n.ts';
import { searchable } from '#shared/search.ts';
import { type Model, modelsChanged } from './contract.ts';
import { photoPath } from './photos/rules.ts';
import type { ModelFacts } from './rules.ts';
import * as store from './store.ts';

/** The gallery in the order in which people joined it, in the language of the caller. */
export async function listModels(actor: Actor, app: App): Promise<Model[]> {
  const seesAll = actor.kind === 'member' && mayAccess(actor.role, 'models.view');
  const rows = await store.findModels(app.database.handle, { publishedOnly: !seesAll });
  return rows.map((row) => toModel(app, row, actor.language));
}

/** True once there is any model, published or not. */
export function hasModels(db: Db): Promise<boolean> {
  return store.anyModel(db);
}

export interface NewModel extends ModelFacts {
  /** From `keepPhoto`. */
  photoId: string | null;
  isPublished: boolean;
  /** Came with the demo school, and goes with it. */
  isDemo: boolean;
  /** Its place in the gallery. */
  joinedAt: Date;
}

/** Adds a model as part of `tx` and answers its id; pages that show the gallery are drawn anew. */
export async function createModel(_actor: System, app: App, tx: Tx, model: NewModel): Promise<string> {
  const { name, location } = model;
  const id = newId();
  await store.insertModel(tx, {
    id,
    name: name.ru,
    location: location.ru,
    translations: JSON.stringify({ name, location }),
    search: searchable(...Object.values(name), ...Object.values(location)),
    height: model.height,
    size: model.size,
    photo_id: model.photoId,
    is_published: model.isPublished ? 1 : 0,
    is_demo: model.isDemo ? 1 : 0,
    created_at: model.joinedAt.toISOString(),
    updated_at: app.now().toISOString(),
  });
  await publish(app, tx, modelsChanged, {});
  return id;
}

function toModel({ config }: App, row: store.ModelRow, language: Language): Model {
  return {
    id: row.id,
    name: inWords(row, 'name', language),
    photo: row.photo_id && config.appUrl + photoPath(row.photo_id),
    photo_id: row.photo_id,
    height: row.height,
    size: row.size,
    location: inWords(row, 'location', language),
  };
}

function inWords(row: store.ModelRow, key: 'name' | 'location', language: Language): string {
  const translated = JSON.parse(row.translations) as Partial<Record<typeof key, LocalText>>;
  return inLanguage({ ...translated[key], ru: row[key] }, language);
}
