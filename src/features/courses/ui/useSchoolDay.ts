import { useLocale, useTimeZone } from 'use-intl';
import { formatDay } from '#shared/formats.ts';
import { schoolDay } from '../rules/courses.ts';

/** A school day in words, with its year unless that is the current one. */
export function useSchoolDay(): (day: string) => string {
  const language = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const year = schoolDay(new Date(), timeZone).slice(0, 4);
  return (day) => formatDay(day, language, !day.startsWith(year));
}
