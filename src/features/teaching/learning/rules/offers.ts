/** The cabinet's offers to a student. */
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';

/** A course on sale that may have been bought and given back for the whole price. */
export type OfferedCourse = CourseOnSale & { was_returned?: boolean };

/** The course to recommend of those that are not owned: the dearest, unless it was given back. */
export function recommendedOf(courses: readonly OfferedCourse[]): OfferedCourse | undefined {
  const wanted = courses.filter(({ was_returned }) => !was_returned);
  return wanted.toSorted((a, b) => b.list_price - a.list_price)[0];
}
