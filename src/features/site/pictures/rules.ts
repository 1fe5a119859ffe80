/** Places of the page that show pictures of the school's own. */
import type { z } from 'zod';
import { day } from '#shared/dates.ts';
import { lineField, localTextField } from '#shared/fields.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { hiddenCharacters } from '#shared/plainText.ts';

export const places = ['hero', 'founder', 'proof'] as const;
export type Place = (typeof places)[number];

/** The page shows no more proofs to one reader. */
export const mostProofs = 12;

/** Null: everybody. */
interface ForReaders {
  language: Language | null;
}

export function isFor(reader: Language, { language }: ForReaders): boolean {
  return language === null || language === reader;
}

/** Whether each reader who would see one more proof sees fewer than the page shows. */
export function hasRoomFor(language: Language | null, proofs: readonly ForReaders[]): boolean {
  return languages
    .filter((reader) => isFor(reader, { language }))
    .every((reader) => proofs.filter((proof) => isFor(reader, proof)).length < mostProofs);
}

/** A proof may be for readers of one language; the first screen and the founder are for everybody. */
export function mayHaveLanguage(place: Place): boolean {
  return place === 'proof';
}

/** Removed pictures can come back for this long. */
export const restorableMs = 30 * day;

const isPlain = (text: string) => text.replace(/[\n\t]/g, ' ').search(hiddenCharacters) === -1;
const line = (least: number) =>
  lineField
    .min(least)
    .max(200)
    .refine(isPlain, { params: { field: 'hidden_characters' } }) as unknown as z.ZodString;

export const pictureWords = {
  alt: localTextField(line(1)).describe('for those who cannot see the picture'),
  caption: localTextField(line(0)).describe('below it; empty for none'),
};

/** A film stands in the first screen alone. */
export function mayHaveFilm(place: Place): boolean {
  return place === 'hero';
}

export function filmPath(id: string): string {
  return `/media/site/${id}`;
}
