/** Whether somebody wants to talk to a person, in whatever words. */
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from '../words/readQuestion.ts';

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

export function wishesPerson({ tokens }: Reading): boolean {
  const named = new Set(tokens.flatMap(({ concepts, certainty }) => (certainty >= 0.85 ? concepts : [])));
  if (others.some((concept) => named.has(concept))) return false;
  const telling = tokens.filter(({ concepts }) => concepts.some((concept) => concept !== 'filler'));
  const people = tokens.filter(({ concepts }) => concepts.includes('human')).length;
  // "Is anybody there?" asks for a person; "who is there?" does not.
  const isShort = telling.length <= 2 && people > 0 && (people > 1 || !named.has('who'));
  return isShort || wishes.some((wish) => wish.every((concept) => named.has(concept)));
}
