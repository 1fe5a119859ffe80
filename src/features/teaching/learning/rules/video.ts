import { embedOrigins } from '#features/teaching/lessons/rules/links.ts';
import { hour, minute } from '#shared/dates.ts';

/** A ticket must be opened within this time. */
export const openWithinMs = 1 * minute;

/** How long an opened ticket plays: the lesson, plus time to pause, rewind and think. */
export function watchingMs(lessonMinutes: number): number {
  return lessonMinutes * minute + 4 * hour;
}

/** Seconds that a film has played between two looks at its clock: a jump, wherever it leads, is no playing. */
export function playedBetween(before: number, now: number): number {
  const step = now - before;
  return step > 0 && step < 2 ? step : 0;
}

/** A video that played this long with its new ticket, wherever in the film, may renew that one too. */
export function mayRenew({
  isRenewed,
  playedSeconds,
}: {
  isRenewed: boolean;
  playedSeconds: number;
}): boolean {
  return !isRenewed || playedSeconds >= 5;
}

/** Other hosts whose films a lesson may show; Yandex Disk sends players on to hosts of its own. */
export const filmSources = {
  frames: embedOrigins,
  media: ['https://*.disk.yandex.ru', 'https://*.disk.yandex.net', 'https://*.storage.yandex.net'],
};
