import { useFormatter, useLocale } from 'use-intl';
import type { Moment, SchoolDay } from '#shared/dates.ts';
import { formatRubles } from '#shared/formats.ts';

/** Dates, times and money as the panel writes them, in the reader's language and the school's time zone. */
export function useFormats() {
  const format = useFormatter();
  // Figures alone where everybody reads them alike: 11/12 would mean two days.
  const language = useLocale();
  const month = language === 'ru' ? '2-digit' : 'short';
  const day = { day: '2-digit', month, year: 'numeric' } as const;
  const time = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    day: (of: SchoolDay) => format.dateTime(new Date(of), { ...day, timeZone: 'UTC' }),
    dayOf: (moment: Moment) => format.dateTime(new Date(moment), day),
    time: (moment: Moment) => format.dateTime(new Date(moment), time),
    /** For times so near that the day goes without saying. */
    clock: (moment: Moment) =>
      format.dateTime(new Date(moment), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    money: (rubles: number) => formatRubles(rubles, language),
    count: (value: number) => format.number(value),
  };
}
