/** All topics, and the concepts that mark a question about each. */
import { type Concept, isConcept } from '../lexicon/lexicon.ts';
import { careCues } from './careCues.ts';
import { courseCues } from './courseCues.ts';
import type { TopicCues } from './cue.ts';
import { moneyCues } from './moneyCues.ts';
import { peopleCues } from './peopleCues.ts';
import { purchaseCues } from './purchaseCues.ts';
import { schoolCues } from './schoolCues.ts';

const tables = { ...careCues, ...moneyCues, ...purchaseCues, ...courseCues, ...peopleCues, ...schoolCues };

export type Topic = keyof typeof tables;

export interface KnownTopic {
  topic: Topic;
  cues: readonly { sure: number; named: readonly Concept[]; unless: readonly Concept[] }[];
  alongside: readonly Concept[];
  answered: TopicCues['answered'];
}

export const knownTopics: readonly KnownTopic[] = Object.entries<TopicCues>(tables).map(
  ([topic, { cues, alongside, answered }]) => ({
    topic: topic as Topic,
    cues: cues.map(({ sure, named, unless }) => ({
      sure,
      named: conceptsIn(named),
      unless: conceptsIn(unless),
    })),
    alongside: conceptsIn(alongside),
    answered,
  }),
);

/** Answered whatever else the message holds, and never sent to another service. */
export function isAnsweredAlone(topic: Topic): boolean {
  return answeredAs(topic) === 'alone';
}

export function answeredAs(topic: Topic): TopicCues['answered'] {
  return knownTopics.find((known) => known.topic === topic)?.answered;
}

/** @throws for a name that the lexicon does not hold */
function conceptsIn(names = ''): Concept[] {
  return names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      if (!isConcept(name)) throw new Error(`${name} is no concept of the lexicon`);
      return name;
    });
}
