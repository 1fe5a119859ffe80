/** How far everybody is, to be taken away. */
import { listedRows } from '#server/listing.ts';
import { textIn } from '#shared/localText.ts';
import { progressListing } from '../listing.ts';
import { countProgress, everyProgress } from './list.store.ts';

export const listedProgress = listedRows({
  listing: progressListing,
  count: (ctx, input) => countProgress(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of everyProgress(ctx.db, input, ctx.app.config.timeZone))
      yield rows.map(({ first_name, last_name, done, total, title, translations, ...row }) => {
        const [lessons_done, lessons_total] = [Number(done), Number(total)];
        return {
          ...row,
          name: `${first_name} ${last_name}`.trim(),
          course: textIn({ title, translations }, 'title', ctx.actor.language),
          ...{ lessons_done, lessons_total },
          percent: lessons_total === 0 ? 0 : Math.round((100 * lessons_done) / lessons_total),
        };
      });
  },
});
