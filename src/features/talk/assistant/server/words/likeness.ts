/** How alike two questions are, by the words that tell something in them. */
import { allowedMistakes, mistakesBetween } from './closeness.ts';
import type { Token } from './readQuestion.ts';

/**
 * 0–1, Dice's coefficient over words by weight: one that the vocabulary doesn't know weighs twice, since such words are
 * what the school's own articles are about.
 */
export function likeness(asked: readonly Token[], written: readonly Token[]): number {
  const [a, b] = [tellingOf(asked), tellingOf(written)];
  const whole = a.weight + b.weight;
  return whole === 0 ? 0 : (shared(a, b) + shared(b, a)) / whole;
}

/** Weight of the words of the one text that the other has as well. */
function shared(a: Telling, b: Telling): number {
  let sum = 0;
  for (const word of a.words) {
    let most = 0;
    for (const other of b.words) most = Math.max(most, sameness(word, other));
    sum += most;
  }
  return sum;
}

const sameMeaning = 0.8;

interface Word extends Token {
  /** Pairs of neighbouring characters of a Chinese word that is not known. */
  pairs: readonly string[];
  pairSet: ReadonlySet<string>;
}

interface Telling {
  words: readonly Word[];
  weight: number;
}

/** Taken out of a text once, however many it is compared with. */
const known = new WeakMap<readonly Token[], Telling>();

function tellingOf(tokens: readonly Token[]): Telling {
  const telling = known.get(tokens) ?? readTelling(tokens);
  known.set(tokens, telling);
  return telling;
}

function readTelling(tokens: readonly Token[]): Telling {
  const stems = new Set<string>();
  const words = tokens.flatMap((token): Word[] => {
    if (stems.has(token.stem) || token.concepts.includes('filler')) return [];
    stems.add(token.stem);
    const pairs = token.language === 'zh' && token.concepts.length === 0 ? pairsOf(token.stem) : [];
    return [{ ...token, pairs, pairSet: new Set(pairs) }];
  });
  return { words, weight: words.reduce((sum, word) => sum + weight(word), 0) };
}

function weight({ concepts }: Token): number {
  return concepts.length === 0 ? 2 : 1;
}

/** Weight that two words share. */
function sameness(a: Word, b: Word): number {
  if (a.stem === b.stem) return weight(a);
  if (a.concepts.some((concept) => b.concepts.includes(concept))) return sameMeaning;
  if (a.concepts.length > 0 || b.concepts.length > 0) return 0;
  return a.language === 'zh' && b.language === 'zh' ? 2 * sharedPairs(a, b) : resemblance(a.stem, b.stem);
}

function resemblance(a: string, b: string): number {
  const most = allowedMistakes(a);
  return most > 0 && mistakesBetween(a, b, most) <= most ? 2 * sameMeaning : 0;
}

/** Share of the pairs of neighbouring characters that two Chinese texts have in common. */
function sharedPairs(a: Word, b: Word): number {
  const common = a.pairs.filter((pair) => b.pairSet.has(pair)).length;
  return (2 * common) / (a.pairs.length + b.pairs.length);
}

function pairsOf(text: string): string[] {
  const signs = [...text];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at]! + sign);
}
