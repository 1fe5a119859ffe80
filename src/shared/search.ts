import { readableEmail } from './domains.ts';
import { asMeant } from './typed.ts';

/**
 * Form of the stored search column, the same for both engines, so that both find the same rows. An address
 * with an international domain is found by either of its forms. A word of two characters is looked for where a word
 * begins: so the pairs of a Chinese text are added, since a given name stands behind the family's (docs/decisions/089).
 */
export function searchable(...parts: (string | null | undefined)[]): string {
  const text = plainSearch(
    parts.flatMap((part) => (part ? [...new Set([part, readableEmail(part)])] : [])).join(' '),
  );
  const words = new Set(text.split(' '));
  const pairs = new Set(
    [...text.matchAll(/\p{Script=Han}{2,}/gu)].flatMap(([run]) => {
      const signs = [...run];
      return signs.map((sign, at) => sign + (signs[at + 1] ?? ''));
    }),
  );
  return [text, ...[...pairs].filter((pair) => !words.has(pair))].join(' ');
}

/**
 * Brings typed text into the form of the stored column: lower case, Latin letters without accents, ё as е, one apostrophe
 * and one hyphen, single spaces.
 */
export function plainSearch(text: string): string {
  return asMeant(text)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ıøłđðþßæœ]/g, (letter) => plainLetters[letter]!)
    .replaceAll('ё', 'е')
    .replace(/['‘’‛`´ʹʻʼʽˈ′＇]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\0\u200b]+/g, ' ')
    .trim();
}

/** Letters of Latin alphabets that are no letter with an accent. */
const plainLetters: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** All words of what is typed stand in a short text: a word of one or two characters where a word begins. */
export function hasWords(text: string, typed: string): boolean {
  const spaced = `  ${searchable(text).replaceAll(' ', '  ')}`;
  return plainSearch(typed)
    .split(' ')
    .every((word) => word === '' || spaced.includes(beginningOfWord(word)));
}

/** A short word with the spaces before it: three characters at least. */
export function beginningOfWord(word: string): string {
  return ' '.repeat(Math.max(0, 3 - [...word].length)) + word;
}
