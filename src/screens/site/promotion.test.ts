import { expect, it } from 'vitest';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { lowest, mostPromoted } from './promotion.ts';

it('the course that saves most is named; a promotion that saves nothing is not', () => {
  const course = (
    title: string,
    {
      saving,
      discount_percent,
      isPromoted = true,
    }: { saving: number; discount_percent: number; isPromoted?: boolean },
  ) =>
    ({
      title,
      saving,
      discount_percent,
      promotion: isPromoted ? { is_today_only: true } : null,
    }) as OfferedCourse;
  const [nothing, some, most] = [
    course('nothing', { saving: 0, discount_percent: 0 }),
    course('some', { saving: 500, discount_percent: 10 }),
    course('most', { saving: 400, discount_percent: 50 }),
  ];
  expect(mostPromoted([nothing])).toBeUndefined();
  expect(mostPromoted([some, nothing, most])?.title).toBe('most');
  expect(
    mostPromoted([course('no promotion', { saving: 900, discount_percent: 90, isPromoted: false }), some])
      ?.title,
  ).toBe('some');
  expect([lowest([]), lowest([3, 1, 2])]).toEqual([null, 1]);
});
