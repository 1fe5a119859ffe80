/** Courses in a school's launch: a first one with something to watch, and one that can be bought. */
import type { Context } from '#server/context.ts';
import { launchChecksOf } from '#server/launch.ts';
import { formatRubles } from '#shared/formats.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import { courses } from '../manifest.ts';
import { coursePaths } from '../paths.ts';
import { type Offering, offerings } from './onSale.ts';
import * as store from './store.ts';

export const coursesLaunch = launchChecksOf(courses.launch, {
  async course(ctx) {
    const all = await existing(ctx);
    if (all.length === 0) return { state: 'open', notes: [{ name: 'none' }] };
    const ready = all.find(canBeLearnt);
    if (ready) return { state: 'done', notes: [{ name: 'ready', values: { title: titleOf(ctx, ready) } }] };
    const [{ course }] = all as [Offering];
    return { state: 'open', notes: [{ name: 'unwatchable', path: coursePaths.lessons(course.id) }] };
  },
  async sale(ctx) {
    const active = (await existing(ctx)).filter(({ course }) => course.is_active === 1);
    const sold = active.filter(({ missing }) => missing.length === 0);
    if (sold.length > 0)
      return {
        state: 'done',
        notes: sold.map((offering) => ({
          name: 'on_sale',
          values: { title: titleOf(ctx, offering), price: priceOf(ctx, offering) },
        })),
      };
    const needs = new Set(active.flatMap(({ missing }) => missing));
    if (needs.size === 0) return { state: 'open', notes: [{ name: 'none' }] };
    return { state: 'failed', notes: [...needs].map((need) => ({ name: `no_${need}` })) };
  },
});

async function existing(ctx: Context): Promise<Offering[]> {
  const rows = await store.allCourses(ctx.db);
  return offerings(
    ctx,
    rows.filter(({ deleted_at, archived_at }) => deleted_at === null && archived_at === null),
  );
}

/** A draft whose lessons would open some day has nothing to watch; once it is sold so, that is a promise. */
function canBeLearnt({ course, totals, missing }: Offering): boolean {
  return (totals?.toWatch ?? 0) > 0 || (course.is_active === 1 && !missing.includes('lesson'));
}

function titleOf({ actor }: Context, { course }: Offering): string {
  return textIn(course, 'title', actor.language);
}

function priceOf({ actor }: Context, { course }: Offering): string {
  return formatRubles(toRubles(course.price_kopecks), actor.language);
}
