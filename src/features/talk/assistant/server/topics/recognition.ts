/** Topics that a question is about, by one measure: how sure the surest cue is, times how much of the question it explains. */
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading, Token } from '../words/readQuestion.ts';
import { type KnownTopic, knownTopics, type Topic } from './cues.ts';
import { withoutRefused } from './refused.ts';

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

/** Two topics for the same words, nearer to each other than this: either may be meant. */
const rivalMargin = 0.05;
/** Rivals that are both as sure as this are both answered; less sure ones are not guessed between. */
const bothFrom = 0.75;

/** Shares of the measure that a word costs: one that is not known, and one that is known and belongs to no topic found. */
const unknownCost = 0.7;
const strayCost = 0.25;
/** Share of its certainty that a cue keeps where its word is only a guess. */
const guessShare = 0.2;
/** Share of the measure that remains where a word is about something other than the school. */
const elsewhereShare = 0.4;

/** Topics of a question, surest first; none where nothing is recognised well enough. */
export function recognise(reading: Reading): Recognised[] {
  const tokens = withoutRefused(reading.tokens);
  const alone = surestOf(candidates(tokens).filter(({ answered }) => answered === 'alone'));
  if (alone && alone.weight >= furtherThreshold) return [{ topic: alone.topic, score: alone.weight }];
  const found = withRival(tokens, greediest(tokens));
  const share = understood(tokens, found);
  const scored = found.map(({ topic, weight }) => ({ topic, score: weight * share }));
  return scored.filter(({ score }, at) => score >= (at === 0 ? threshold : furtherThreshold));
}

/** The likeliest topics whatever their scores, for staff, who see how near a question came. */
export function candidateTopics(reading: Reading): Recognised[] {
  const tokens = withoutRefused(reading.tokens);
  return measured(tokens).map(({ each, score }) => ({ topic: each.topic, score }));
}

/** The surest topic whatever its score. */
export function bestGuess(reading: Reading): Recognised | null {
  return candidateTopics(reading)[0] ?? null;
}

interface Candidate extends Pick<KnownTopic, 'topic' | 'answered'> {
  weight: number;
  /** Concepts of its cue. */
  named: readonly Concept[];
  /** Those, and the ones that stand alongside. */
  explained: ReadonlySet<Concept>;
}

/** The surest topic, then the surest of the parts of the question that it leaves unexplained, and so on. */
function greediest(tokens: readonly Token[]): Candidate[] {
  const found: Candidate[] = [];
  let rest = tokens;
  while (found.length < mostTopics) {
    const best = measured(rest, tokens)[0]?.each;
    if (!best || best.weight < (found.length === 0 ? threshold : furtherThreshold)) break;
    if (!found.some(({ topic }) => topic === best.topic)) found.push(best);
    const told = rest.filter(({ concepts }) => concepts.some((concept) => best.named.includes(concept)));
    const answered = new Set(told.map(({ clause }) => clause));
    rest = rest.filter((token) => !answered.has(token.clause));
  }
  // Courtesies beside a question get no answer of their own.
  const others = found.filter(({ answered }) => answered !== 'courtesy');
  return others.length > 0 ? others : found.slice(0, 1);
}

/** Every topic with a cue in the question, and the share of the words that it explains: the likeliest first. */
function measured(tokens: readonly Token[], whole = tokens): { each: Candidate; score: number }[] {
  return candidates(tokens, whole)
    .map((each) => ({ each, score: each.weight * understood(tokens, [each]) }))
    .sort((a, b) => b.score - a.score);
}

/** A topic beside another that the same words ask for about as surely; neither where both are doubtful. */
function withRival(tokens: readonly Token[], found: readonly Candidate[]): readonly Candidate[] {
  const [only] = found;
  if (!only || found.length > 1) return found;
  const all = measured(tokens).filter(({ each }) => each.answered !== 'courtesy');
  const own = all.find(({ each }) => each.topic === only.topic);
  const leaves = (one: Candidate, other: Candidate) =>
    tokens.some((token) => explains({ explained: new Set(other.named) }, token) && !explains(one, token));
  const rival = all.find(({ each }) => each !== own?.each && leaves(only, each) && leaves(each, only));
  if (!own || !rival || rival.score < own.score - rivalMargin) return found;
  return Math.min(own.score, rival.score) < bothFrom ? [] : [only, rival.each];
}

function explains({ explained }: Pick<Candidate, 'explained'>, { concepts }: Token): boolean {
  return concepts.some((concept) => explained.has(concept));
}

function surestOf(all: readonly Candidate[]): Candidate | undefined {
  return all.reduce<Candidate | undefined>(
    (best, each) => (each.weight > (best?.weight ?? 0) ? each : best),
    undefined,
  );
}

const perCompanion = 0.015;

/** Every topic with a cue in the question, by its surest one. @param whole what a cue's `unless` is looked for in */
function candidates(tokens: readonly Token[], whole = tokens): Candidate[] {
  const certainties = new Map<Concept, number>();
  for (const { concepts, certainty } of tokens)
    for (const concept of concepts)
      certainties.set(concept, Math.max(certainties.get(concept) ?? 0, certainty));
  const all = new Set(whole.flatMap(({ concepts }) => concepts));
  return knownTopics.flatMap((topic) => candidateOf(topic, certainties, all) ?? []);
}

function candidateOf(
  { topic, cues, alongside, answered }: KnownTopic,
  certainties: ReadonlyMap<Concept, number>,
  all: ReadonlySet<Concept>,
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const { sure, named, unless } of cues) {
    if (!named.every((name) => certainties.has(name)) || unless.some((name) => all.has(name))) continue;
    const companions = alongside.filter((name) => certainties.has(name) && !named.includes(name));
    const certainty = Math.min(...named.map((name) => certainties.get(name)!));
    const weight = Math.min(
      1,
      (sure + perCompanion * companions.length) * (guessShare + (1 - guessShare) * certainty),
    );
    if (weight > (best?.weight ?? 0))
      best = { topic, answered, weight, named, explained: new Set([...named, ...companions]) };
  }
  return best;
}

/** Share of a question that topics explain: 1 where every telling word belongs to one of them. */
function understood(tokens: readonly Token[], topics: readonly Candidate[]): number {
  const isExplained = (token: Token) => topics.some((topic) => explains(topic, token));
  const telling = tokens.filter((token) => isExplained(token) || isTelling(token));
  if (telling.length === 0) return 1;
  const unknown = telling.filter(({ concepts }) => concepts.length === 0).length;
  const guessed = telling.filter(isExplained).reduce((sum, { certainty }) => sum + 1 - certainty, 0);
  const stray = telling.filter((token) => token.concepts.length > 0 && !isExplained(token));
  const isElsewhere = stray.some(({ concepts }) => concepts.includes('elsewhere'));
  const cost = (unknownCost * unknown + guessed + strayCost * stray.length) / telling.length;
  return (isElsewhere ? elsewhereShare : 1) * (1 - cost);
}

/** Courtesies, and what any question to a school of models may name besides. */
const anywhere: readonly Concept[] = [
  ...([
    'filler',
    'greeting',
    'thanks',
    'insult',
    'course',
    'school',
    'me',
    'about',
    'model',
    'become',
  ] as const),
];

/** Whether a word asks for something; one with a second meaning that is no courtesy may. */
function isTelling({ concepts }: Token): boolean {
  return !concepts.some((concept) => anywhere.includes(concept)) || concepts.length > 2;
}
