/** Questions that only make sense after the one before: "and how long does it take?". */
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading, Token } from '../words/readQuestion.ts';
import { bestGuess, type Recognised, recognise } from './recognition.ts';

export interface Understood {
  topics: readonly Recognised[];
  /** The words that were understood, those of an earlier question included where this one goes on with it. */
  reading: Reading;
}

/**
 * A question together with what it goes on with.
 * @param before earlier questions of the same conversation, the latest first
 */
export function understand(reading: Reading, before: readonly Reading[]): Understood {
  const alone = { topics: recognise(reading), reading };
  if (!reading.tokens.every(asksFurther)) return alone;
  // Surely about something by itself, it can still be about one of the things that were spoken of.
  const isSure = (bestGuess(reading)?.score ?? 0) >= sure;
  const subjects = before
    .map(({ tokens }) => tokens.filter((token) => (isSure ? names(token, things) : !asksFurther(token))))
    .find((tokens) => tokens.length > 0);
  if (!subjects) return alone;
  const together = { ...reading, tokens: [...subjects, ...reading.tokens] };
  const topics = recognise(together).slice(0, 1);
  return topics.length > 0 ? { topics, reading: together } : alone;
}

const sure = 0.7;

/** Questions about a thing that name none. */
const attributes: readonly Concept[] = [
  ...(['price', 'how-many', 'how-much', 'expensive', 'money', 'pay', 'free', 'discount', 'percent'] as const),
  ...([
    'long',
    'time',
    'hour',
    'minute',
    'day',
    'week',
    'month',
    'year',
    'when',
    'start',
    'later',
    'finish',
  ] as const),
  ...([
    'page',
    'where',
    'about',
    'number',
    'filler',
    'access',
    'immediately',
    'second',
    'buy',
    'me',
    'arrive',
  ] as const),
];

const things: readonly Concept[] = [
  ...([
    'premium',
    'optimum',
    'basic',
    'rating',
    'consultation',
    'guide',
    'community',
    'certificate',
    'lesson',
  ] as const),
  ...(['course', 'template', 'agency'] as const),
];

function asksFurther({ concepts }: Token): boolean {
  return concepts.some((concept) => attributes.includes(concept));
}

function names({ concepts }: Token, some: readonly Concept[]): boolean {
  return concepts.some((concept) => some.includes(concept));
}
