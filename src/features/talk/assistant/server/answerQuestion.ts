/** Answers a visitor's question from the school's own knowledge. */

import type { Context } from '#server/context.ts';
import type { Answer, AnswerOption, AnswerSource, Question } from '../contract.ts';
import { assistantTexts } from '../texts.ts';
import type { Composed } from './composeAnswer.ts';
import { recordAnswer } from './recordAnswer.ts';
import { wordAnswer } from './wordAnswer.ts';

/**
 * Never throws for anything typed. Not to be called in a transaction: a language model may be asked.
 * @param ctx its actor is the one asking: questions about own orders, access and progress concern that account alone
 * @returns an answer in the question's language; one that is not confident says so and offers a person
 */
export async function answerQuestion(ctx: Context, question: Question): Promise<Answer> {
  const composed = await wordAnswer(asAsker(ctx, question), question);
  const { language, text, isConfident, wantsHuman } = composed;
  const id = await recordAnswer(ctx, question.question, composed);
  return {
    ...{ id, text, language, isConfident, wantsHuman },
    sources: sourcesOf(composed),
    options: optionsOf(composed),
  };
}

export function sourcesOf({ pieces }: Composed): AnswerSource[] {
  const all = pieces.flatMap(({ sources }) => sources);
  return all.filter(({ id }, at) => all.findIndex((source) => source.id === id) === at);
}

/** Answers about an account go only to its owner. */
function asAsker(ctx: Context, { memberId, language }: Question): Context {
  const { actor } = ctx;
  if (actor.kind === 'member' && actor.id === memberId) return ctx;
  const { address, userAgent } = actor;
  return { ...ctx, actor: { kind: 'visitor', language, address, userAgent } };
}

function optionsOf({ language, isConfident, wantsHuman, ...rest }: Composed): AnswerOption[] | undefined {
  const { pieces, offers } = rest;
  const texts = assistantTexts.server.answer[language];
  if (wantsHuman) return undefined;
  const asks = offers.map((text): AnswerOption => ({ text, value: text, action: 'ask' }));
  if (!isConfident || pieces.some(({ offersPerson }) => offersPerson))
    return [...asks, { text: texts.operator, value: '', action: 'operator' }];
  const open = pieces.find((piece) => piece.open !== undefined)?.open;
  return open === undefined ? undefined : [{ text: texts.open, value: open, action: 'open' }];
}
