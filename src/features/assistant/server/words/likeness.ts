/** How alike two questions are, by the words that tell something in them. */
import { allowedMistakes, mistakesBetween } from './closeness.ts';
import type { Token } from './reading.ts';

/**
 * 0–1, Dice's coefficient over words by weight: one that the vocabulary doesn't know weighs twice, since such words are
 * what the school's own articles are about.
 */
export function likeness(asked: readonly Token[], written: readonly Token[]): number {
  const [a, b] = [telling(asked), telling(written)];
  const whole = weightOf(a) + weightOf(b);
  if (whole === 0) return 0;
  const shared = a.reduce((sum, token) => sum + Math.max(0, ...b.map((other) => sameness(token, other))), 0);
  const sharedBack = b.reduce(
    (sum, token) => sum + Math.max(0, ...a.map((other) => sameness(token, other))),
    0,
  );
  return (shared + sharedBack) / whole;
}

const sameMeaning = 0.8;

function telling(tokens: readonly Token[]): Token[] {
  const known = new Set<string>();
  return tokens.filter(({ stem, concepts }) => {
    if (known.has(stem) || concepts.includes('filler')) return false;
    known.add(stem);
    return true;
  });
}

function weight({ concepts }: Token): number {
  return concepts.length === 0 ? 2 : 1;
}

function weightOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + weight(token), 0);
}

/** Weight that two words share. */
function sameness(a: Token, b: Token): number {
  if (a.stem === b.stem) return weight(a);
  if (a.concepts.some((concept) => b.concepts.includes(concept))) return sameMeaning;
  if (a.concepts.length > 0 || b.concepts.length > 0) return 0;
  return a.language === 'zh' && b.language === 'zh'
    ? 2 * sharedPairs(a.stem, b.stem)
    : resemblance(a.stem, b.stem);
}

function resemblance(a: string, b: string): number {
  const most = allowedMistakes(a);
  return most > 0 && mistakesBetween(a, b, most) <= most ? 2 * sameMeaning : 0;
}

/** Share of the pairs of neighbouring characters that two Chinese texts have in common. */
function sharedPairs(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  const common = left.filter((pair) => right.includes(pair)).length;
  return (2 * common) / (left.length + right.length);
}

function pairs(text: string): string[] {
  const signs = [...text];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at]! + sign);
}
