/** Fields of the form, their bounds, and the values that stand in for what was left empty. */
import { day, hour } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';
import type { Limit } from '#shared/limits.ts';

export const genders = ['female', 'male'] as const;
export type Gender = (typeof genders)[number];

export const experiences = ['none', 'beginner', 'amateur', 'professional'] as const;
export type Experience = (typeof experiences)[number];

/** Inclusive: centimetres, kilograms, years. */
export const bounds = { height: [140, 220], weight: [35, 150], age: [16, 50] } as const;

export const formDefaults = {
  height: 170,
  weight: 60,
  age: 25,
  city: 'Москва',
  experience: 'none',
} as const;

/** As the list of cities knows it; readers of other languages get the English name. */
const capital: Partial<Record<Language, string>> = { ru: formDefaults.city, zh: '莫斯科' };

/** The same values as the reader's language writes them. */
export function defaultsIn(language: Language): Record<FilledField, string | number> {
  return { ...formDefaults, city: capital[language] ?? 'Moscow' };
}

/** Fields that are marked required; left empty, they take their default. */
export const filledFields = ['height', 'weight', 'age', 'city'] as const;
export type FilledField = (typeof filledFields)[number];

export const adultAge = 18;

/** Build of minors is neither scored nor kept. */
export function isMinor(age: number): boolean {
  return age < adultAge;
}

export const maxPhotoBytes = 5 * 1024 * 1024;

/** Price of a school that has not chosen another. */
export const defaultPriceKopecks = 290_00;

/** Time within which a paid rating may be repeated without paying, and how often. */
export const retakes = { forMs: 30 * day, atMost: 10 } as const;

/** How long after the latest result that used it a photo is erased, unless the school chooses less. */
export const defaultPhotoDays = 30;
/** A draft that was never paid for. */
export const unpaidDraftMs = 1 * day;

/** How long a private address opens the result, beyond the free repetitions; a new one goes by mail. */
export const linkDays = 60;
export const linkMs = linkDays * day;
/** Private addresses made within a day before another one that anybody with an old one can ask for. */
export const linksADay = 5;

export const ratingLimits = {
  draft: [
    { name: 'drafts of ratings', by: 'person', times: 60, perMs: hour, atOnce: 10 },
    { name: 'all drafts of ratings', by: 'everybody', times: 1200, perMs: hour, atOnce: 120 },
  ],
  pay: [{ name: 'rating purchases', by: 'person', times: 60, perMs: hour, atOnce: 10 }],
  look: [{ name: 'looks at ratings', by: 'address', times: 900, perMs: 60_000, atOnce: 300 }],
  retake: [{ name: 'repeated ratings', by: 'person', times: 30, perMs: hour, atOnce: 10 }],
  mail: [{ name: 'new links to ratings', by: 'address', times: 60, perMs: hour, atOnce: 10 }],
  draw: [{ name: 'drawn ratings', by: 'person', times: 60, perMs: hour, atOnce: 10 }],
} satisfies Record<string, Limit[]>;
