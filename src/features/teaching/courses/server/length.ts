/** How long a course is, as buyers see it. */
import type { Context } from '#server/context.ts';
import { minute, second } from '#shared/dates.ts';
import type { CourseOnSale } from '../contract/courses.ts';
import { hasStarted } from '../rules/courses.ts';
import type { Offering } from './onSale.ts';

/**
 * Lessons and films as they are. Before its first day a course may announce more lessons than are made yet. A demo
 * school shows the numbers of its courses as specified, and its films are samples.
 */
export function shownLength(
  { app }: Context,
  { course, totals }: Offering,
): Pick<CourseOnSale, 'lessons_count' | 'film_minutes'> {
  const { lessons_count: announced, duration_hours, start_date } = course;
  const made = totals?.lessons ?? 0;
  const film_minutes = Math.floor(((totals?.filmSeconds ?? 0) * second) / minute);
  if (app.config.mode === 'demo' && announced > 0)
    return { lessons_count: announced, film_minutes: duration_hours > 0 ? null : film_minutes };
  const isPresale = !hasStarted(start_date, app.now(), app.config.timeZone);
  return { lessons_count: isPresale ? Math.max(announced, made) : made, film_minutes };
}
