/** Known words that a word with typing mistakes in it may mean. */
import { allowedMistakes } from '../words/closeness.ts';
import { lexicon } from './lexicon.ts';

interface Neighbour {
  stem: string;
  /** A bit for each letter that occurs in it. */
  letters: number;
  /** Its place in the lexicon: the first of two equally near ones wins. */
  place: number;
}

/** Stems by script and length, so that a word is compared with those alone that are as long. */
const shelves = Map.groupBy(
  [...lexicon.stems].flatMap(([stem, concepts], place): Neighbour[] =>
    // A word about something else gets no guess, and any short word is one mistake away from another.
    stem.length < 5 || concepts.includes('elsewhere') ? [] : [{ stem, letters: lettersOf(stem), place }],
  ),
  ({ stem }) => shelfOf(stem, stem.length),
);

/**
 * Stems that may be within the mistakes that are allowed for a word, in the lexicon's order: few, since every mistake
 * changes at most two letters, and words that differ at their beginning are different words.
 * @param own the word's stem
 */
export function neighboursOf(word: string, own: string): string[] {
  const most = allowedMistakes(word);
  const letters = lettersOf(own);
  const found: Neighbour[] = [];
  for (let length = own.length - most; most > 0 && length <= own.length + most; length++) {
    for (const each of shelves.get(shelfOf(own, length)) ?? []) {
      const different = bitsIn(letters ^ each.letters);
      if (different > 2 * most) continue;
      const mistakes = mostMistakes(word, each.stem, most);
      if (mistakes > 0 && different <= 2 * mistakes) found.push(each);
    }
  }
  return found.sort((a, b) => a.place - b.place).map(({ stem }) => stem);
}

/** How many mistakes may lie between a word and a known one for it to be meant; 0: it is another word. */
export function mostMistakes(word: string, stem: string, most: number): number {
  if (word.length <= 5) return stem.startsWith(word.slice(0, 3)) ? most : 0;
  return stem[0] === word[0] ? most : Math.min(most, 1);
}

function shelfOf(stem: string, length: number): string {
  return `${/^[а-я]/.test(stem) ? 'ru' : 'en'} ${length}`;
}

/** Thirty-two letters of the Russian alphabet, or the twenty-six of the Latin one. */
function lettersOf(stem: string): number {
  let letters = 0;
  for (let at = 0; at < stem.length; at++) letters |= 1 << (stem.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(letters: number): number {
  let left = letters;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}
