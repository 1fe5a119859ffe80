/** Whether somebody wants to talk to a person, in whatever words. */
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading, Token } from '../words/readQuestion.ts';
import { stem } from '../words/stems.ts';
import { withoutRefused } from './refused.ts';

/** Words of a message that asks for nothing but a person. */
const wishing: readonly Concept[] = [
  ...(['operator', 'human', 'connect', 'bot', 'support', 'help', 'not', 'me', 'contact', 'school'] as const),
  ...(['filler', 'greeting', 'thanks', 'insult', 'who', 'immediately'] as const),
];

/** Combinations that make a wish. */
const wishes: readonly (readonly Concept[])[] = [
  ['operator'],
  ['human', 'connect'],
  ['human', 'bot'],
  ['bot', 'connect'],
  ['bot', 'not'],
  ['support', 'connect'],
  ['human', 'support'],
  ['human', 'help'],
];

/** These questions name a person, and ask something else. */
const others: readonly Concept[] = [
  ...(['agency', 'teacher', 'founder', 'price', 'certificate', 'consultation', 'phone'] as const),
  ...(['student', 'rating', 'refund', 'course'] as const),
];

export type Wish = 'called' | 'named';

/**
 * `called`: the visitor wants a person. `named`: a bare word for one, such as "manager"; the assistant asks first, so
 * that one word does not fill the inbox. Null: the message is about something else.
 */
export function wishOf({ tokens }: Reading): Wish | null {
  const sure = withoutRefused(tokens).filter(({ certainty }) => certainty >= 0.85 || certainty === 0);
  const named = new Set(sure.flatMap(({ concepts }) => concepts));
  if (others.some((concept) => named.has(concept))) return null;
  if (isCalled(sure)) return 'called';
  if (!sure.every(isWishing)) return null;
  const telling = sure.filter(({ concepts }) => concepts.some((concept) => concept !== 'filler'));
  const people = sure.filter(isPerson);
  if (telling.length === 1 && people.length === 1) return named.has('who') ? null : 'named';
  // "Is anybody there?" asks for a person; "who is there?" does not.
  const isShort = people.length > 1 || (telling.length <= 2 && people.length > 0 && !named.has('who'));
  const isWish = wishes.some((wish) => wish.every((concept) => named.has(concept)));
  return isShort || isWish ? 'called' : null;
}

const reach = 2;

const wanting = new Set('хочу можно нужен нужна нужно want need give get 要 我要'.split(' ').map(stem));

/** A verb of calling close to a person: "can I talk to somebody, my lesson does not open", "I need an operator". */
function isCalled(all: readonly Token[]): boolean {
  const tokens = all.filter(
    ({ stem: word, concepts }) => wanting.has(word) || concepts.some((each) => each !== 'filler'),
  );
  return tokens.some((token, at) => {
    const isNear = (each: Token) => each.clause === token.clause && isPerson(each);
    const next = tokens.slice(at + 1, at + 1 + reach);
    if (wanting.has(token.stem)) return next.some(isNear);
    if (!token.concepts.includes('connect')) return false;
    return [...tokens.slice(Math.max(0, at - reach), at + 1), ...next].some(isNear);
  });
}

function isPerson({ concepts }: Token): boolean {
  return concepts.includes('operator') || concepts.includes('human');
}

function isWishing({ concepts }: Token): boolean {
  return concepts.some((concept) => wishing.includes(concept));
}
