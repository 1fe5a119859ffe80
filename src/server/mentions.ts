import { plainSearch } from '#shared/search.ts';
import type { ErasedPerson } from './personalData.ts';

/** Shorter runs of digits are no telephone. */
const leastDigits = 7;

/** Whether a text typed by staff names the person: by address, telephone in any spelling, or a name as a word of its own. */
export function mentions({ calledBy }: ErasedPerson, text: string): boolean {
  const plain = plainSearch(text);
  const words = plain.split(/[^\p{L}\p{N}'’-]+/u);
  return calledBy.some((name) => {
    const digits = numberIn(name);
    if (!/\p{L}/u.test(name)) return digits.length >= leastDigits && numberIn(text).includes(digits);
    const called = plainSearch(name);
    return called.includes('@') ? plain.includes(called) : holds(words, called.split(' '));
  });
}

/** Without the prefix that is 8 or +7. */
function numberIn(text: string): string {
  return text.replace(/\D/g, '').replace(/^[78](?=\d{10})/, '');
}

function holds(words: readonly string[], name: readonly string[]): boolean {
  return name.every((word) => words.includes(word));
}
