/** The test box of the panel. */

import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { assistantApi } from '../contract.ts';
import type { wordStates } from '../rules.ts';
import { assistantTexts } from '../texts.ts';
import { sourcesOf } from './answerQuestion.ts';
import { passageOf } from './composeAnswer.ts';
import { readFacts } from './facts.ts';
import { findPassages } from './passages.ts';
import { readingOf } from './readings.ts';
import { understand } from './topics/followUp.ts';
import { agree, threshold } from './witness/agreement.ts';
import { witness } from './witness/witness.ts';
import { wordAnswer } from './wordAnswer.ts';
import type { Token } from './words/readQuestion.ts';

type Tried = Output<typeof assistantApi.tryOut>;
type Input = ParsedInput<typeof assistantApi.tryOut>;

/** As a visitor who is not signed in. Nothing is kept, and the list of unanswered questions stays as it is. */
export async function tryOut(ctx: Context, input: Input): Promise<Tried> {
  const { question, previous, language } = input;
  const { address, userAgent } = ctx.actor;
  const visitor: Context = { ...ctx, actor: { kind: 'visitor', language, address, userAgent } };
  const before = previous ? [{ question: previous, answer: '', sources: [] }] : [];
  const composed = await wordAnswer(visitor, { question, language, previous: before });
  return {
    ...{ text: composed.text, language: composed.language, score: composed.score, threshold },
    ...(await readingFor(ctx, input)),
    is_confident: composed.isConfident,
    wants_human: composed.wantsHuman,
    sources: sourcesOf(composed),
    by_model: composed.isByModel,
  };
}

/** How many of each kind of source to show. */
const mostTopics = 5;
const mostPassages = 3;
const nearby = 0.2;

/** How the question was read, and what was near to it, in the language of the panel. */
async function readingFor(
  ctx: Context,
  { question, previous, language: ofPage }: Input,
): Promise<Pick<Tried, 'words' | 'candidates' | 'passages'>> {
  const alone = readingOf(ctx.app, question);
  const understood = understand(alone, previous ? [readingOf(ctx.app, previous)] : []);
  const { reading } = understood;
  const { weighed } = agree(understood, await witness());
  const language = alone.language ?? ofPage;
  const facts = await readFacts({ ...ctx, actor: { ...ctx.actor, language } });
  const written = facts.writtenQuestions.map(passageOf);
  const found = await findPassages(ctx, reading, { language, written, least: nearby });
  const titles = assistantTexts.server.topic[ctx.actor.language];
  return {
    words: reading.tokens.map((token) => ({ word: token.written ?? token.stem, state: stateOf(token) })),
    candidates: weighed
      .filter(({ cues, witness: opinion }) => Math.max(cues, opinion) >= nearby)
      .slice(0, mostTopics)
      .map(({ topic, ...scores }) => ({ title: titles[topic], ...scores })),
    passages: found.slice(0, mostPassages).map(({ question: title, score }) => ({ title, score })),
  };
}

function stateOf({ concepts, certainty }: Token): (typeof wordStates)[number] {
  if (concepts.length === 0) return 'unknown';
  if (concepts.every((concept) => concept === 'filler')) return 'filler';
  return certainty < 0.9 ? 'guessed' : 'known';
}
