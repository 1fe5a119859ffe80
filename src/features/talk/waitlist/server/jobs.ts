/** Both mails of the waitlist, and the end of addresses that are kept for too long. */

import { z } from 'zod';
import { mail } from '#features/publishing/school/server/mail.ts';
import { coursesOnSale } from '#features/teaching/courses/server/onSale.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import { hour } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { textIn } from '#shared/localText.ts';
import { paths } from '#ui/paths.ts';
import { waitlistPaths } from '../paths.ts';
import { confirmWithinDays } from '../rules.ts';
import { waitlistTexts } from '../texts.ts';
import { forgetOldEntries, removeEntry } from './forget.ts';
import * as store from './store.ts';

const pageSize = 200;
const one = z.object({ entryId: idField });

export const sendConfirmation = job('waitlist.confirm', one, async (ctx, { entryId }, claim) => {
  const entry = await store.findEntry(ctx.db, entryId);
  if (entry?.state !== 'unconfirmed') return;
  await claim.takeTurn();
  const { email: to, language, token } = entry;
  await mail(
    ctx,
    {
      ...{ to, language, messages: waitlistTexts.server.confirmation, name: '' },
      values: { days: confirmWithinDays },
      button: ctx.app.config.appUrl + waitlistPaths.link(token),
    },
    claim,
  );
});

/** The address has served its purpose once the mail has left. */
const sendOpened = job('waitlist.opened', one, async (ctx, { entryId }, claim) => {
  const entry = await store.findEntry(ctx.db, entryId);
  if (entry?.state !== 'told') return;
  const courses = await coursesOnSale(ctx);
  // Closed again before this mail left: they hear of the next opening.
  if (courses.length === 0) return store.setWaiting(ctx.db, entry.id);
  const { email: to, language, token } = entry;
  const { appUrl } = ctx.app.config;
  await mail(
    ctx,
    {
      ...{ to, language, messages: waitlistTexts.server.opened, name: '' },
      values: { courses: courses.map((course) => `«${textIn(course, 'title', language)}»`).join(', ') },
      button: `${appUrl}${paths.home(language)}#courses`,
      unsubscribe: `${appUrl}/unsubscribe/opening/${token}`,
    },
    claim,
  );
  await ctx.transaction((ctx) => removeEntry(ctx, entry, 'waitlist'));
});

/** One page of addresses at a time: a job is repeated from its own page on. */
export const tellFrom = job(
  'waitlist.tell',
  z.object({ toldAt: z.iso.datetime(), after: z.string() }),
  async (ctx, { toldAt, after }, claim) => {
    const ids = await store.toldAt(ctx.db, toldAt, { after, limit: pageSize });
    await ctx.transaction(async (ctx) => {
      for (const entryId of ids)
        await queueWith(ctx, {
          ...{ job: sendOpened, payload: { entryId } },
          uniqueKey: `opened ${entryId} ${toldAt}`,
        });
      if (ids.length === pageSize) await queue(ctx, tellFrom, { toldAt, after: ids.at(-1)! });
      await claim.settle(ctx.db);
    });
  },
);

const forget = job('waitlist.forget', z.object({}), forgetOldEntries);

export const waitlistJobs: Job[] = [sendConfirmation, sendOpened, tellFrom, forget];
export const waitlistSchedules: Schedule[] = [{ name: 'waitlist.forget', everyMs: 6 * hour, job: forget }];
