/** The person in the gallery who came of an application. */
import type { TxContext } from '#server/context.ts';
import { remember } from './history.ts';
import * as store from './store.ts';

/** Takes the person out of the gallery, as part of `tx`; nothing where nobody is shown. */
export async function takeFromGallery(ctx: TxContext, row: store.ApplicationRow): Promise<void> {
  if (row.model_id === null) return;
  await store.changeApplication(ctx.db, row.id, { model_id: null });
  await remember(ctx, row, 'unpublished');
}
