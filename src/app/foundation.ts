/** The server's own parts, beneath every feature. */
import { z } from 'zod';
import { demoRemovalApi } from '#features/office/launch/contract/demoRemoval.ts';
import { unmarkDemo } from '#server/demoMark.ts';
import type { Feature } from '#server/feature.ts';
import { routes } from '#server/http/call.ts';
import { servePictures } from '#server/http/pictures.ts';
import { servePrivatePictures } from '#server/http/privatePictures.ts';
import { sweepFiles, sweepSchedules } from '#server/keptFiles/jobs.ts';
import { clearLimitCounters } from '#server/limits/jobs.ts';
import { job } from '#server/outbox/job.ts';
import { deleteFinishedJobs } from '#server/outbox/store.ts';
import { clearPictures, picturesSchedules } from '#server/privatePictures/jobs.ts';
import { unmarkRehearsal } from '#server/rehearsalMark.ts';
import { redrawPages } from '#server/versions/jobs.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { removeDemoByCall } from './demoRemovalCall.ts';

/** Done jobs are kept this long, so that one can look up whether a mail went out. */
const keepDoneJobsMs = 14 * day;

const clearFinishedJobs = job('system.clear_finished_jobs', z.object({}), async ({ app, db }) => {
  const before = new Date(app.now().getTime() - keepDoneJobsMs).toISOString();
  await deleteFinishedJobs(db, before);
});

export const foundation: Feature = {
  name: 'server',
  routes: routes(demoRemovalApi, { remove: removeDemoByCall }),
  rawRoutes(server, app, findActor) {
    servePictures(server, app);
    servePrivatePictures(server, app, findActor);
  },
  jobs: [redrawPages, clearFinishedJobs, clearLimitCounters, clearPictures, sweepFiles],
  schedules: [
    // Pages show what begins today or later, so they are redrawn for the school's new day, in its time
    // zone.
    { name: 'pages.redraw', everyMs: 30 * minute, job: redrawPages },
    { name: 'system.clear_finished_jobs', everyMs: 6 * hour, job: clearFinishedJobs },
    { name: 'limits.clear', everyMs: 1 * hour, job: clearLimitCounters },
    ...picturesSchedules,
    ...sweepSchedules,
  ],
  demo: { remove: (ctx) => unmarkDemo(ctx.db) },
  rehearsal: { remove: (ctx) => unmarkRehearsal(ctx.db) },
  files: [
    {
      folder: 'private',
      table: 'private_pictures',
      column: 'id',
      endsWhile: { column: 'claimed_at', values: [null] },
    },
  ],
  personalData: {
    ofProduct: {
      jobs: 'work to do, made of what stands in the other tables; gone after 14 days at the latest',
      private_pictures:
        'names of files; whom one shows is said by the row that uses it, and shown and erased with that',
      picture_tickets: 'secrets that show a picture for a minute, and end with their session',
      demo_marks: 'that demo mode was used',
      rehearsal_marks: 'that the school rehearses',
      limit_counters: 'hashes that count attempts; gone within a day',
      schedules: 'the clock of the work',
      versions: 'numbers of what is kept in memory',
    },
  },
};
