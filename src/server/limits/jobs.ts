import { z } from 'zod';
import { job } from '../outbox/job.ts';
import { deleteCounters } from './store.ts';

/** A counter that lies in the past lets through what a missing one does. */
export const clearLimitCounters = job('limits.clear', z.object({}), async ({ app, db }) => {
  await deleteCounters(db, app.now().getTime());
});
