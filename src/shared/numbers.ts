import { cleanCode } from './typed.ts';

/**
 * Numbers that people name things by: a Latin letter and digits, `Z-10001`, the same in every language, since they are
 * read out, typed and searched. Each letter comes with the Russian ones that look or sound like it: people type them
 * instead, and old prints and rows have them.
 */
const letters = { Z: 'З', P: 'РП', A: 'А', C: 'С', Y: 'У' };

/** Letters of orders, instalments, applications, certificates and people. */
export type NumberLetter = keyof typeof letters;

export function numbered(letter: NumberLetter, number: number): string {
  return `${letter}-${number}`;
}

/** The number in what somebody typed with the letter of either alphabet; null when it is something else. */
export function typedNumber(text: string): { letter: NumberLetter; number: number } | null {
  if (text.length > 60) return null;
  const [, typed = '', digits] = /^[№#\s]*(\p{L})\s*-?\s*(\d{1,9})$/u.exec(cleanCode(text)) ?? [];
  const letter = (Object.keys(letters) as NumberLetter[]).find((each) =>
    `${each}${letters[each]}`.includes(typed.toUpperCase()),
  );
  return letter && digits !== undefined ? { letter, number: Number(digits) } : null;
}

/** How the number that somebody typed may be stored, from earlier days with a Russian letter; nothing for another text. */
export function spellingsOf(text: string): string[] {
  const typed = typedNumber(text);
  return typed
    ? [...typed.letter, ...letters[typed.letter]].map((letter) => `${letter}-${typed.number}`)
    : [];
}
