import { hour, minute } from '#shared/dates.ts';

/** A ticket must be opened this soon. */
export const openWithinMs = 1 * minute;

/** How long an opened ticket plays: the lesson, and time to pause, rewind and think. */
export function watchingMs(lessonMinutes: number): number {
  return lessonMinutes * minute + 4 * hour;
}
