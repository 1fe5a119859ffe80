/** Things that a question says it is not about: "without instalments", "no operator, just the price". */
import type { Concept } from '../lexicon/lexicon.ts';
import type { Token } from '../words/readQuestion.ts';
import { stem } from '../words/stems.ts';

/** Only these are refused in words: "the mail did not come" and "I can't sign in" are questions of their own. */
const refusable: readonly Concept[] = ['instalment', 'loan', 'operator', 'human', 'paypal', 'refund'];
/** And these where a word of wishing or asking says so: "no price is shown" is a question about it. */
const unasked: readonly Concept[] = [...refusable, 'price', 'premium', 'basic', 'optimum', 'rating'];

const without = new Set(['без', 'without', 'no', '不', '不想', '不要', '不需要', '不用'].map(stem));
const wishing = new Set(
  'хочу хотел надо нужно нужна нужен нужны никаких всяких want need interested asking спрашиваю 想 要 需要 用'
    .split(' ')
    .map(stem),
);

/** The words of a question without its refusals; all of them where nothing else remains. */
export function withoutRefused(tokens: readonly Token[]): readonly Token[] {
  const refused = new Set<Token>();
  for (const [at, token] of tokens.entries()) {
    const thing = refusedAt(tokens, at);
    if (thing) refused.add(thing).add(token);
  }
  const left = tokens.filter((token) => !refused.has(token));
  const isQuestion = left.some(({ concepts }) =>
    concepts.some((each) => each !== 'filler' && each !== 'not'),
  );
  return refused.size > 0 && isQuestion ? left : tokens;
}

/** The word that a refusal applies to: the next one, or with "не нужна" the one before it. */
function refusedAt(tokens: readonly Token[], at: number): Token | undefined {
  const { stem: word, concepts } = tokens[at]!;
  if (!concepts.includes('not') && !without.has(word)) return undefined;
  const isOneOf = (things: readonly Concept[]) => (token: Token) =>
    token.concepts.some((each) => things.includes(each));
  if (without.has(word)) return tokens.slice(at + 1, at + 3).find(isOneOf(refusable));
  const isWish = [tokens[at - 1], tokens[at + 1]].some((each) => each && wishing.has(each.stem));
  if (!isWish) return undefined;
  const isUnasked = isOneOf(unasked);
  return (
    tokens.slice(at + 1, at + 5).find(isUnasked) ?? tokens.slice(Math.max(0, at - 2), at).find(isUnasked)
  );
}
