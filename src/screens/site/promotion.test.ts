import { expect, it } from 'vitest';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { lowest, mostPromoted } from './promotion.ts';

it('the course that saves most is told of; a promotion that saves nothing is none', () => {
  const course = (title: string, saving: number, discount_percent: number, isPromoted = true) =>
    ({
      title,
      saving,
      discount_percent,
      promotion: isPromoted ? { is_today_only: true } : null,
    }) as OfferedCourse;
  const [nothing, some, most] = [course('nothing', 0, 0), course('some', 500, 10), course('most', 400, 50)];
  expect(mostPromoted([nothing])).toBeUndefined();
  expect(mostPromoted([some, nothing, most])?.title).toBe('most');
  expect(mostPromoted([course('no promotion', 900, 90, false), some])?.title).toBe('some');
  expect([lowest([]), lowest([3, 1, 2])]).toEqual([null, 1]);
});
