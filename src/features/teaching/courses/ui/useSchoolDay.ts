import { useLocale } from 'use-intl';
import { type SchoolDay, schoolDay } from '#shared/dates.ts';
import { formatDay } from '#shared/formats.ts';
import { useSchoolZone } from '#ui/schoolDays.ts';

/** A school day in words, with its year unless that is the current one. */
export function useSchoolDay(): (day: SchoolDay) => string {
  const language = useLocale();
  const year = schoolDay(new Date(), useSchoolZone()).slice(0, 4);
  return (day) => formatDay(day, language, !day.startsWith(year));
}
