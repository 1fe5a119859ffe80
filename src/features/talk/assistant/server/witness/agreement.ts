/** Decides a question's topic by the cues and the witness together: neither is believed alone. */
import { assistantTexts } from '../../texts.ts';
import type { Concept } from '../lexicon/lexicon.ts';
import { answeredAs, type Topic } from '../topics/cues.ts';
import type { Understood } from '../topics/followUp.ts';
import { candidateTopics, type Recognised } from '../topics/recognition.ts';
import { withoutRefused } from '../topics/refused.ts';
import type { Reading, Token } from '../words/readQuestion.ts';
import { featuresOf } from './features.ts';
import type { Learned } from './learning.ts';

/** Further readings of a question: one that the school's facts do not answer, and a call for a person. */
export type Heard = Topic | 'unknown' | 'human';

/** How likely one of them is, and what it follows from. */
export interface Weighed {
  topic: Heard;
  /** 0–1, of all together 1. */
  score: number;
  /** The cues' own score; 0 without a cue. */
  cues: number;
  /** How likely the witness calls it. */
  witness: number;
}

export interface Agreed {
  /** Surest first; none where nothing is sure enough. */
  topics: readonly Recognised[];
  isPersonCalled: boolean;
  /** Everything that was considered, the likeliest first. */
  weighed: readonly Weighed[];
  /** The same for each of its parts, where there are several. */
  parts: readonly (readonly Weighed[])[];
}

/** Below it the assistant does not know, and says so. */
export const threshold = 0.6;
/** A person is called for a visitor only where that is as sure as this. */
const callingThreshold = 0.9;
/** Two topics that are this likely together, and the lesser one by itself, are both answered. */
const togetherThreshold = 0.85;
const leastOfTwo = 0.25;

/** The cue of a topic that is answered alone is as sure as this, where its words are not misspelt. */
const aloneThreshold = 0.88;
const leastHeard = 0.1;

/** How much cues count: one that is quite sure makes its topic e² times as likely as the witness says. */
const cueShare = 2;
/** Stands in for a cue where the facts do not answer the question. */
const unknownCue = 0.3;
/** The witness has not seen everything: it rules nothing out. */
const leastLikely = 1e-3;
/** A topic of several has to be heard beside the others at all. */
const leastBeside = 0.02;
const mostParts = 5;
/** Of two things asked at once, each is as sure as this in its part; three things at once are a story. */
const partThreshold = 0.8;
const mostOfParts = 2;

/** @param understood the question by its cues */
export function agree({ topics, reading }: Understood, witness: Learned): Agreed {
  const weighed = weigh(reading, reading.tokens, witness);
  const parts = partsOf(reading.tokens).map((part) => weigh(reading, part, witness));
  const isPersonCalled = weighed[0]?.topic === 'human' && weighed[0].score >= callingThreshold;
  const answered = isPersonCalled ? [] : answeredOf(topics, weighed, parts);
  return { topics: answered, weighed, parts, isPersonCalled };
}

function answeredOf(
  topics: readonly Recognised[],
  weighed: readonly Weighed[],
  parts: Agreed['parts'],
): readonly Recognised[] {
  const [only, ...others] = topics;
  if (only && isAloneSurely(only, weighed)) return topics;
  const several = others.length > 0 ? heardOf(topics, weighed, parts) : [];
  // Beside a part that the facts do not answer, one that they do may be no more than why somebody asks.
  const isWhole = parts.every(([first]) => first?.topic !== 'unknown');
  if (several.length > 1) return several;
  const ofParts = isWhole ? surestOfParts(weighed, parts) : [];
  if (ofParts.length === mostOfParts) return ofParts;
  if (several.length === 1 && isWhole) return several;
  return surest(weighed, only?.topic);
}

/** Topics that are sure by themselves, each in its own part of the question. */
function surestOfParts(weighed: readonly Weighed[], parts: Agreed['parts']): Recognised[] {
  const whole = scoreOf(weighed);
  const found = new Map<Topic, Recognised>();
  for (const [first = nothing] of parts) {
    const { topic, score } = first;
    if (score < partThreshold || !isTopic(topic) || answeredAs(topic)) continue;
    if (whole(topic) > leastBeside) found.set(topic, { topic, score });
  }
  return [...found.values()];
}

/** Words as they are written are enough; what was guessed from a misspelt one, the witness has to hear as well. */
function isAloneSurely({ topic, score }: Recognised, weighed: readonly Weighed[]): boolean {
  if (answeredAs(topic) !== 'alone') return false;
  const heard = weighed.find((each) => each.topic === topic)?.witness ?? 0;
  return score >= aloneThreshold || heard >= leastHeard;
}

/** The likeliest topic where it is sure enough, or two that nothing else comes near to. */
function surest(weighed: readonly Weighed[], byCues: Topic | undefined): Recognised[] {
  const [first = nothing, second = nothing] = weighed;
  if (!isTopic(first.topic)) return [];
  const { topic, score } = first;
  // A courtesy beside words that nobody understood is not all that was said.
  if (answeredAs(topic) === 'courtesy' && topic !== byCues) return [];
  if (score >= threshold) return [{ topic, score }];
  const isOneOfTwo = second.score >= leastOfTwo && score + second.score >= togetherThreshold;
  if (!isOneOfTwo || !isTopic(second.topic) || answeredAs(second.topic)) return [];
  return [first, second].map((each) => ({ topic: each.topic as Topic, score: score + second.score }));
}

function isTopic(topic: Heard): topic is Topic {
  return topic !== 'unknown' && topic !== 'human';
}

const nothing: Weighed = { topic: 'unknown', score: 0, cues: 0, witness: 0 };

const mostOffers = 2;
/** A topic that is asked back about is likelier than by chance. */
const offerThreshold = 0.15;

/** What is asked back about: texts of its own say how. */
export type OfferedTopic = keyof typeof assistantTexts.server.offer.ru;

/** Topics that a question may be about, where none is sure enough to be answered; none where no word was understood. */
export function offeredTopics({ topics, weighed, parts }: Agreed, { tokens }: Reading): OfferedTopic[] {
  if (topics.length > 0 || !tokens.some(({ concepts }) => concepts.some(isSubject))) return [];
  const inParts = parts.flatMap(([first]) => (first && first.score >= threshold ? [first] : []));
  const likely = weighed.filter(({ score }) => score >= offerThreshold);
  const offered = [...likely, ...inParts].flatMap(({ topic }) => (isOffered(topic) ? [topic] : []));
  return [...new Set(offered)].slice(0, mostOffers);
}

/** The likeliest topic, whether or not it is sure enough. */
export function likeliest({ weighed }: Agreed): Weighed | undefined {
  return weighed.find(({ topic }) => isTopic(topic));
}

function isOffered(topic: Heard): topic is OfferedTopic {
  return topic in assistantTexts.server.offer.ru;
}

/** Topics that are likely among everything else but each other, or in a part of the question by itself. */
function heardOf(
  topics: readonly Recognised[],
  weighed: readonly Weighed[],
  parts: Agreed['parts'],
): Recognised[] {
  const whole = scoreOf(weighed);
  const others = 1 - topics.reduce((sum, { topic }) => sum + whole(topic), 0);
  return topics
    .map(({ topic }) => {
      const beside = whole(topic) > leastBeside ? whole(topic) / (whole(topic) + others) : 0;
      return { topic, score: Math.max(beside, ...parts.map((part) => scoreOf(part)(topic))) };
    })
    .filter(({ score }) => score >= threshold);
}

function scoreOf(weighed: readonly Weighed[]): (topic: Topic) => number {
  return (topic) => weighed.find((each) => each.topic === topic)?.score ?? 0;
}

/** Parts that ask for something, where there are more than one. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts = [...Map.groupBy(tokens, ({ clause }) => clause).values()].filter((part) =>
    part.some(isTelling),
  );
  return parts.length > 1 ? parts.slice(0, mostParts) : [];
}

function isTelling({ concepts }: Token): boolean {
  return concepts.length === 0 || concepts.some(isSubject);
}

function isSubject(concept: Concept): boolean {
  return concept !== 'filler';
}

function weigh(reading: Reading, tokens: readonly Token[], witness: Learned): Weighed[] {
  const cues = new Map<Heard, number>([['unknown', unknownCue]]);
  for (const { topic, score } of candidateTopics({ ...reading, tokens })) cues.set(topic, score);
  const opinion = witness.opinionOf(featuresOf(withoutRefused(tokens)));
  const all = [...new Set([...opinion.keys(), ...cues.keys()])].map((name) => {
    const topic = name as Heard;
    const [cue, likely] = [cues.get(topic) ?? 0, opinion.get(topic) ?? 0];
    return { topic, cues: cue, witness: likely, score: (likely + leastLikely) * Math.exp(cueShare * cue) };
  });
  const sum = all.reduce((before, { score }) => before + score, 0);
  return all.map((each) => ({ ...each, score: each.score / sum })).sort((a, b) => b.score - a.score);
}
