/** Topics that a question is about. */
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading, Token } from '../words/readQuestion.ts';
import { type Topic, topicCues } from './cues.ts';

export interface Recognised {
  topic: Topic;
  /** 0–1: how sure it is that the question asks this. */
  score: number;
}

/** Below it the assistant does not know, and says so. */
export const threshold = 0.55;

/** A further topic of the same question needs more: half a sentence must not bring an answer nobody asked for. */
const furtherThreshold = 0.7;
const mostTopics = 3;

/** Topics of a question, surest first; none where nothing is recognised well enough. */
export function recognise({ tokens }: Reading): Recognised[] {
  const found: Recognised[] = [];
  let rest: readonly Token[] = tokens;
  const factor = understood(tokens);
  while (found.length < mostTopics) {
    const best = likeliest(rest);
    const score = (best?.weight ?? 0) * factor;
    if (!best || score < (found.length === 0 ? threshold : furtherThreshold)) break;
    if (!found.some(({ topic }) => topic === best.topic)) found.push({ topic: best.topic, score });
    rest = rest.filter(({ concepts }) => !concepts.some((concept) => best.explained.has(concept)));
  }
  return found;
}

/** The surest topic whatever its score: for staff, who see how near a question came. */
export function bestGuess({ tokens }: Reading): Recognised | null {
  const best = likeliest(tokens);
  return best && { topic: best.topic, score: best.weight * understood(tokens) };
}

interface Candidate {
  topic: Topic;
  weight: number;
  explained: ReadonlySet<Concept>;
}

const perCompanion = 0.015;

function likeliest(tokens: readonly Token[]): Candidate | null {
  const named = new Map<Concept, number>();
  for (const { concepts, certainty } of tokens)
    for (const concept of concepts) named.set(concept, Math.max(named.get(concept) ?? 0, certainty));
  let best: Candidate | null = null;
  for (const { topic, cues, alongside } of topicCues) {
    for (const { weight, all, none } of cues) {
      if (!all.every((concept) => named.has(concept)) || none.some((concept) => named.has(concept))) continue;
      const companions = alongside.filter((concept) => named.has(concept) && !all.includes(concept));
      const certainty = Math.min(...all.map((concept) => named.get(concept)!));
      const total = (weight + perCompanion * companions.length) * (0.6 + 0.4 * certainty);
      if (total > (best?.weight ?? 0))
        best = { topic, weight: total, explained: new Set([...all, ...companions]) };
    }
  }
  return best && { ...best, weight: Math.min(best.weight, 1) };
}

/** Less than 1 the more of the question's words are unknown, and much less where they are about something else. */
function understood(tokens: readonly Token[]): number {
  const telling = tokens.filter(({ concepts }) => !concepts.includes('filler') || concepts.length > 1);
  if (telling.length === 0) return 1;
  const isElsewhere = telling.some(({ concepts }) => concepts.includes('elsewhere'));
  const unknown = telling.filter(({ certainty }) => certainty === 0).length / telling.length;
  return (isElsewhere ? 0.4 : 1) * (1 - unknown / 2);
}
