import { hour } from '#shared/dates.ts';
import { inLanguage, type Language, languages } from '#shared/i18n.ts';
import { searchable } from '#shared/search.ts';

/** Texts of a course or lesson in other languages than Russian; what is missing falls back to en, then ru. */
export type Translations = Partial<
  Record<Exclude<Language, 'ru'>, { title?: string; description?: string; bonus?: string }>
>;

interface Localised {
  title: string;
  description: string;
  /** JSON of `Translations`. */
  translations: string;
}

/** Title and description as a reader of `language` sees them. */
export function textsIn(row: Localised, language: Language): { title: string; description: string } {
  if (language === 'ru' || row.translations === '{}')
    return { title: row.title, description: row.description };
  const { en, zh } = JSON.parse(row.translations) as Translations;
  return {
    title: inLanguage({ ru: row.title, en: en?.title, zh: zh?.title }, language),
    description: inLanguage({ ru: row.description, en: en?.description, zh: zh?.description }, language),
  };
}

/** What a lesson gives besides itself, as a reader of `language` sees it. */
export function bonusIn(
  row: { bonus: string | null; translations: string },
  language: Language,
): string | null {
  if (row.bonus === null) return null;
  const { en, zh } = JSON.parse(row.translations) as Translations;
  return inLanguage({ ru: row.bonus, en: en?.bonus, zh: zh?.bonus }, language);
}

/**
 * The rows named by a payment's description: 'Оплата курса: {course name}', the name in any language, or nothing
 * but the name. More than one means that the name is ambiguous.
 */
export function namedIn<R extends Localised>(rows: readonly R[], description: string): R[] {
  const afterColon = description.includes(':')
    ? description.slice(description.indexOf(':') + 1)
    : description;
  const names = new Set([searchable(description), searchable(afterColon)]);
  return rows.filter((row) =>
    languages.some((language) => names.has(searchable(textsIn(row, language).title))),
  );
}

/** Lessons open on the school's day `start_date`; without one, at once. */
export function hasStarted(startDate: string | null, now: Date, timeZone: string): boolean {
  return startDate === null || startDate <= schoolDay(now, timeZone);
}

/** The day it is at the school, YYYY-MM-DD. */
export function schoolDay(now: Date, timeZone: string): string {
  return dayFormat(timeZone).format(now);
}

/** The moment at which the school's day is over and the next one begins, also where clocks are changed on it. */
export function schoolDayEnd(now: Date, timeZone: string): Date {
  if (known?.timeZone === timeZone && known.from <= +now && +now < known.end) return new Date(known.end);
  const today = schoolDay(now, timeZone);
  // No day is longer than 25 hours: the end lies between.
  let [before, after] = [now.getTime(), now.getTime() + 26 * hour];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (schoolDay(new Date(middle), timeZone) > today) after = middle;
    else before = middle;
  }
  known = { timeZone, from: now.getTime(), end: after };
  return new Date(after);
}

/** The last answer: it is asked for with every list of courses, and changes once a day. */
let known: { timeZone: string; from: number; end: number } | null = null;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs a hundred times what using it does. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const found = dayFormats.get(timeZone);
  if (found) return found;
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format;
}
