import { useRouteLoaderData } from 'react-router';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { useSchoolDay } from '#features/teaching/courses/ui/useSchoolDay.ts';

/** Whether a course is sold before it starts, by the school's clocks, and the day when it does. */
export function usePresale({ start_date }: CourseOnSale): { isPresale: boolean; date: string } {
  const dayText = useSchoolDay();
  const { timeZone } = useRouteLoaderData('root') as { timeZone: string };
  const isPresale = !hasStarted(start_date, new Date(), timeZone);
  return { isPresale, date: start_date ? dayText(start_date) : '' };
}
