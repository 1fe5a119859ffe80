/** Goods that come with a course besides its lessons: its own list, which pages and the cabinet go by. */
import type { OwnBenefit } from '#features/school/rules/benefits.ts';
import type { Context } from '#server/context.ts';
import { coursesOnSale } from './onSale.ts';
import type { CourseRow } from './store.ts';

export function includedIn({ includes }: Pick<CourseRow, 'includes'>): readonly OwnBenefit[] {
  return JSON.parse(includes) as OwnBenefit[];
}

/** Goods that at least one course on sale includes. */
export async function includedOnSale(ctx: Context): Promise<ReadonlySet<OwnBenefit>> {
  return new Set((await coursesOnSale(ctx)).flatMap(includedIn));
}
