/** How far everybody is, to be taken away. */
import { countsWithoutFilm } from '#features/teaching/lessons/server/counted.ts';
import { listedRows } from '#server/listing.ts';
import { textIn } from '#shared/localText.ts';
import { progressListing } from '../listing.ts';
import { progressPercent } from '../rules/learning.ts';
import { countProgress, everyProgress } from './list.store.ts';

export const listedProgress = listedRows({
  listing: progressListing,
  count: (ctx, input) => countProgress(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    const { timeZone } = ctx.app.config;
    const withoutFilm = countsWithoutFilm(ctx.app);
    for await (const rows of everyProgress(ctx.db, input, { timeZone, withoutFilm }))
      yield rows.map(({ first_name, last_name, done, total, title, translations, ...row }) => {
        const [lessons_done, lessons_total] = [Number(done), Number(total)];
        return {
          ...row,
          name: `${first_name} ${last_name}`.trim(),
          course: textIn({ title, translations }, 'title', ctx.actor.language),
          ...{ lessons_done, lessons_total },
          percent: progressPercent(lessons_done, lessons_total),
        };
      });
  },
});
