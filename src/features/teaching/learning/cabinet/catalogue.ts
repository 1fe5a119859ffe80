/** Courses on sale, at the signed-in person's prices. */
import { queryOptions } from '@tanstack/react-query';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { pricesApi } from '#features/teaching/courses/contract/prices.ts';
import { call } from '#ui/api.ts';
import type { OfferedCourse } from '../rules/offers.ts';

interface Catalogue {
  courses: OfferedCourse[];
  /** The reader owns a course that was paid for. */
  hasBought: boolean;
}

export function catalogueFor(isVisitor: boolean) {
  return queryOptions({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => (isVisitor ? publicCatalogue(signal) : ownCatalogue(signal)),
  });
}

async function publicCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const { courses } = await call(coursesApi.list, {}, { signal });
  return { courses, hasBought: false };
}

async function ownCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const [{ courses }, { prices, has_bought: hasBought }] = await Promise.all([
    call(coursesApi.list, {}, { signal }),
    call(pricesApi.own, {}, { signal }),
  ]);
  const own = new Map(prices.map(({ course_id, ...price }) => [course_id, price]));
  return { courses: courses.map((course) => ({ ...course, ...own.get(course.id) })), hasBought };
}
