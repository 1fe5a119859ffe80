import { type Moment, type SchoolDay, schoolDay } from './dates.ts';
import type { Language } from './i18n.ts';

/** `12 500 ₽`, kopecks only where there are any. Spaces do not break. */
export function formatRubles(rubles: number, language: Language): string {
  const digits = Number.isInteger(rubles) ? 0 : 2;
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(rubles)}\u00a0₽`;
}

/** A day as `1 сентября`, with the year if asked for. Spaces do not break. */
export function formatDay(day: SchoolDay, language: Language, withYear = false): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return (
    format
      .format(new Date(`${day}T00:00:00Z`))
      .replace(/\s?г\.$/, '')
      // Chinese words and figures stand apart (docs/words.md).
      .replace(/\s*(\d+)\s*/g, ' $1 ')
      .trim()
      .replaceAll(' ', '\u00a0')
  );
}

/** The school's day on which a moment falls, with its year, as `25 ноября 2026`. */
export function formatDayOf(moment: Moment, timeZone: string, language: Language): string {
  return formatDay(schoolDay(moment, timeZone), language, true);
}

/** `23:59` and `GMT+3`: a time in the zone, and the zone's name. */
export function formatTimeOfDay(time: string, timeZone: string): { time: string; zone: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(time));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { time: `${part('hour')}:${part('minute')}`, zone: part('timeZoneName') };
}
