/** Goods that come with a course besides its lessons: its own list, which pages and the cabinet go by. */

import type { OwnBenefit } from '#features/publishing/school/rules/benefits.ts';
import type { Context } from '#server/context.ts';
import { missingGoods } from '../rules/goods.ts';
import { purposesByCourse } from './contents.store.ts';
import { coursesOnSale } from './onSale.ts';
import type { CourseRow } from './store.ts';

export function includedIn({ includes }: Pick<CourseRow, 'includes'>): readonly OwnBenefit[] {
  return JSON.parse(includes) as OwnBenefit[];
}

/** Goods that the course includes and has: a file, a link, or a request in the cabinet. */
export async function givenBy(ctx: Context, course: CourseRow): Promise<readonly OwnBenefit[]> {
  return having(course, await purposesByCourse(ctx.db));
}

/** Goods that at least one course on sale gives. */
export async function includedOnSale(ctx: Context): Promise<ReadonlySet<OwnBenefit>> {
  const purposes = await purposesByCourse(ctx.db);
  return new Set((await coursesOnSale(ctx)).flatMap((course) => having(course, purposes)));
}

function having(course: CourseRow, purposes: Awaited<ReturnType<typeof purposesByCourse>>): OwnBenefit[] {
  const included = includedIn(course);
  const missing = missingGoods(included, purposes.get(course.id));
  return included.filter((benefit) => !missing.includes(benefit));
}
