/** Courses on sale, at the signed-in person's prices. */
import { queryOptions } from '@tanstack/react-query';
import { type CourseOnSale, coursesApi } from '#features/courses/contract/courses.ts';
import { pricesApi } from '#features/courses/contract/prices.ts';
import { call } from '#ui/api.ts';

export function catalogueFor(isVisitor: boolean) {
  return queryOptions({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => (isVisitor ? call(coursesApi.list, {}, { signal }) : ownCatalogue(signal)),
  });
}

async function ownCatalogue(signal: AbortSignal): Promise<{ courses: CourseOnSale[] }> {
  const [{ courses }, { prices }] = await Promise.all([
    call(coursesApi.list, {}, { signal }),
    call(pricesApi.own, {}, { signal }),
  ]);
  const own = new Map(prices.map(({ course_id, ...price }) => [course_id, price]));
  return { courses: courses.map((course) => ({ ...course, ...own.get(course.id) })) };
}
