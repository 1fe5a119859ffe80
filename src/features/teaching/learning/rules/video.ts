import { embedOrigins } from '#features/teaching/lessons/rules/links.ts';
import { hour, minute } from '#shared/dates.ts';

/** A ticket must be opened within this time. */
export const openWithinMs = 1 * minute;

/** How long an opened ticket plays: the lesson, plus time to pause, rewind and think. */
export function watchingMs(lessonMinutes: number): number {
  return lessonMinutes * minute + 4 * hour;
}

/** Other hosts whose films a lesson may show; Yandex Disk sends players on to hosts of its own. */
export const filmSources = {
  frames: embedOrigins,
  media: ['https://*.disk.yandex.ru', 'https://*.disk.yandex.net', 'https://*.storage.yandex.net'],
};
