import { z } from 'zod';
import { hour } from '#shared/dates.ts';
import { job, type Schedule } from '../outbox/job.ts';
import { forgetNarrowed } from './narrowing.ts';
import * as store from './store.ts';

/** Deletes pictures that have ended. The file goes first: nothing would find one that had lost its row. */
export const clearPictures = job('pictures.clear', z.object({}), async ({ app, db }) => {
  const now = app.now().toISOString();
  for (const { id } of await store.expiredPictures(db, now)) {
    await app.storage.remove(store.fileOf(id));
    forgetNarrowed(app, id);
    await store.deletePicture(db, id, now);
  }
});

export const picturesSchedules: Schedule[] = [
  { name: 'pictures.clear', everyMs: 1 * hour, job: clearPictures },
];
