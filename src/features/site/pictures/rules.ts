/** Places of the page that show pictures of the school's own. */
import { z } from 'zod';
import { day } from '#shared/dates.ts';
import { localTextField } from '#shared/fields.ts';
import { hiddenCharacters } from '#shared/plainText.ts';

export const places = ['hero', 'founder', 'proof'] as const;
export type Place = (typeof places)[number];

/** The page shows no more proofs. */
export const mostProofs = 12;

/** Removed pictures can come back for this long. */
export const restorableMs = 30 * day;

const isPlain = (text: string) => text.replace(/[\n\t]/g, ' ').search(hiddenCharacters) === -1;
const line = (least: number) =>
  z
    .string()
    .trim()
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
