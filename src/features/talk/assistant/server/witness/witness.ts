/**
 * A second opinion on every question: it has learned from examples and knows no cues. It is learned once for each process,
 * at the first question.
 */

import { makeYielding } from '#server/yieldTurns.ts';
import { assistantTexts } from '../../texts.ts';
import { courseExamples } from '../examples/course.ts';
import type { Examples } from '../examples/examples.ts';
import { moneyExamples } from '../examples/money.ts';
import { peopleExamples } from '../examples/people.ts';
import { purchaseExamples } from '../examples/purchase.ts';
import { severalExamples } from '../examples/several.ts';
import { unknownExamples } from '../examples/unknown.ts';
import { knownTopics } from '../topics/cues.ts';
import { withoutRefused } from '../topics/refused.ts';
import { readQuestion } from '../words/readQuestion.ts';
import { featuresOf } from './features.ts';
import { type Example, type Learned, learn } from './learning.ts';

export interface Asked {
  question: string;
  /** Topics, or `unknown`, or `human`. */
  labels: readonly string[];
}

const others = ['unknown', 'human'];

/** A counter-question must be understood as its own topic. */
const offered = Object.values(assistantTexts.server.offer).flatMap((texts) =>
  Object.entries(texts).map(([topic, question]) => ({ question, labels: [topic] })),
);

const written = Object.entries<Examples[string]>({
  ...{ ...moneyExamples, ...purchaseExamples, ...courseExamples },
  ...{ ...peopleExamples, ...severalExamples, ...unknownExamples },
}).flatMap(([name, { ru, en, zh }]) => {
  const labels = name.split('+').map(labelNamed);
  return [ru, en, zh].flatMap((questions) =>
    questionsIn(questions).map((question) => ({ question, labels })),
  );
});

export const askedExamples: readonly Asked[] = [...written, ...offered];

let learned: Promise<Learned> | undefined;

/** Those who ask at once wait for the same lesson. */
export function witness(): Promise<Learned> {
  learned ??= learnFrom(askedExamples);
  return learned;
}

/** Lets other work that waits go first. */
export function learnFrom(asked: readonly Asked[]): Promise<Learned> {
  return learn(examplesOf(asked), makeYielding());
}

function* examplesOf(asked: readonly Asked[]): Generator<Example> {
  for (const { question, labels } of asked)
    yield { features: featuresOf(withoutRefused(readQuestion(question).tokens)), labels };
}

function questionsIn(text: string): string[] {
  return text.split(' | ').filter((question) => question !== '');
}

/** @throws for a name that is no topic */
function labelNamed(name: string): string {
  if (!others.includes(name) && !knownTopics.some(({ topic }) => topic === name))
    throw new Error(`${name} is no topic of the assistant`);
  return name;
}
