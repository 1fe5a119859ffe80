/** Goods that come with a course besides its lessons: its own list, which pages and the cabinet go by. */
import type { OwnBenefit } from '#features/school/rules/benefits.ts';
import type { Db } from '#server/db/database.ts';
import { activeCourses, type CourseRow } from './store.ts';

export function includedIn({ includes }: Pick<CourseRow, 'includes'>): readonly OwnBenefit[] {
  return JSON.parse(includes) as OwnBenefit[];
}

/** Goods that at least one course on sale includes. */
export async function includedOnSale(db: Db): Promise<ReadonlySet<OwnBenefit>> {
  return new Set((await activeCourses(db)).flatMap(includedIn));
}
