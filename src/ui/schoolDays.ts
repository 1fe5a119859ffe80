import { useLocale, useTimeZone } from 'use-intl';
import type { Moment } from '#shared/dates.ts';
import { formatDayOf } from '#shared/formats.ts';

/** The school's time zone, which the server gives every page. */
export function useSchoolZone(): string {
  return useTimeZone() ?? 'Europe/Moscow';
}

/** A moment as the school's day, with its year, wherever the reader is: `25 ноября 2026`. */
export function useDayOf(): (moment: Moment) => string {
  const language = useLocale();
  const zone = useSchoolZone();
  return (moment) => formatDayOf(moment, zone, language);
}
