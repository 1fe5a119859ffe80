import { job } from '#server/outbox/job.ts';
import { changeSchema } from '#shared/changes.ts';
import { recordChange } from './service.ts';

/** Keeps an account of what staff changed elsewhere: once, however often the job is run. */
export const keepChange = job('audit.keep_change', changeSchema, async (app, change, claim) => {
  await app.database.transaction(async (tx) => {
    await recordChange(tx, change);
    await claim.settle(tx);
  });
});
