import { z } from 'zod';
import { job } from '../outbox/job.ts';
import { markChanged } from './versions.ts';

/** Content has changed: every process forgets the public pages that it keeps. */
export const redrawPages = job('pages.redraw', z.object({}), async (app, _nothing, claim) => {
  await app.database.transaction(async (tx) => {
    await markChanged(app, tx, 'pages');
    await claim.settle(tx);
  });
});
