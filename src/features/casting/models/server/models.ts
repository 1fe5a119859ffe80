/** The gallery as everybody sees it, and how models come into it. */
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { pictureTickets } from '#server/privatePictures/tickets.ts';
import { newId } from '#server/tokens.ts';
import { mayAccess } from '#shared/access.ts';
import { type Framing, noFraming } from '#shared/framing.ts';
import { textIn, translatedColumns } from '#shared/localText.ts';
import { searchable } from '#shared/search.ts';
import type { Model } from '../contract/models.ts';
import type { ConsentState } from '../rules/consents.ts';
import type { ModelFacts } from '../rules/models.ts';
import { photoPath } from '../rules/photos.ts';
import { queueSettling } from './jobs.ts';
import { takePhoto } from './photos.ts';
import * as store from './store.ts';

/**
 * The gallery in its order, in the caller's language; staff who may see models in the panel see the hidden ones too.
 */
export async function listModels(ctx: Context): Promise<Model[]> {
  const seesAll = ctx.actor.kind === 'member' && mayAccess(ctx.actor.role, 'models.view');
  return toModels(ctx, await store.findModels(ctx.db, { publishedOnly: !seesAll }));
}

/** True once there is any model, published or not. */
export function hasModels(db: Db): Promise<boolean> {
  return store.anyModel(db);
}

export interface NewModel extends ModelFacts {
  /** A private picture that nothing has claimed yet. */
  pictureId?: string | null;
  framing?: Framing;
  /** The portrait made of it, for one who is published at once. */
  photoId: string | null;
  isPublished: boolean;
  consent: ConsentState;
  /** The application that it came from. */
  applicationId?: string;
  /** Created by the demo school, and removed with it. */
  isDemo: boolean;
}

/** Adds a model at the end of the gallery, as part of `ctx`'s transaction; pages are redrawn. @returns its id */
export async function createModel(ctx: TxContext, model: NewModel): Promise<string> {
  await beginChange(ctx);
  const id = newId();
  const now = ctx.app.now().toISOString();
  const { pictureId = null, framing = noFraming, height, size } = model;
  const photoId = model.isPublished ? model.photoId : null;
  await takePhoto(ctx, null, pictureId);
  await store.insertModel(ctx.db, {
    ...{ id, height, size },
    ...textColumns(model),
    picture_id: pictureId,
    photo_id: photoId,
    framing: JSON.stringify(framing),
    position: await store.lastPlace(ctx.db),
    is_published: model.isPublished ? 1 : 0,
    consent: model.consent,
    application_id: model.applicationId ?? null,
    is_demo: model.isDemo ? 1 : 0,
    created_at: now,
    updated_at: now,
  });
  await queueSettling(ctx, photoId);
  return id;
}

/** Removes the demo school's models. */
export async function removeDemoModels(ctx: TxContext, _demo: DemoRows, count: CountRemoved): Promise<void> {
  const rows = await store.demoModels(ctx.db);
  for (const row of rows) await eraseModel(ctx, row);
  count('models', rows.length);
}

/** Deletes a model for good, with its pictures and consents. */
export async function eraseModel(
  ctx: TxContext,
  { id, picture_id, photo_id }: store.ModelRow,
): Promise<void> {
  await takePhoto(ctx, picture_id, null);
  await queueSettling(ctx, photo_id);
  await store.deleteModel(ctx.db, id);
}

export function textColumns({ name, location }: Pick<ModelFacts, 'name' | 'location'>) {
  return {
    ...translatedColumns({ name, location }),
    search: searchable(name.ru, ...Object.values(name), ...Object.values(location)),
  };
}

export async function toModels(ctx: Context, rows: readonly store.ModelRow[]): Promise<Model[]> {
  const hidden = rows.flatMap(({ photo_id, picture_id }) => (photo_id || !picture_id ? [] : [picture_id]));
  const tickets = await pictureTickets(ctx, hidden);
  const { appUrl } = ctx.app.config;
  const { language } = ctx.actor;
  return rows.map((row) => {
    const path = row.photo_id ? photoPath(row.photo_id) : tickets.get(row.picture_id ?? '')?.url;
    return {
      id: row.id,
      name: textIn(row, 'name', language),
      photo: path === undefined ? null : appUrl + path,
      photo_id: row.photo_id,
      height: row.height,
      size: row.size,
      location: textIn(row, 'location', language),
    };
  });
}
