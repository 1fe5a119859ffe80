/** The test box of the panel. */
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { assistantApi } from '../contract.ts';
import { sourcesOf } from './answerQuestion.ts';
import { threshold } from './topics/recognition.ts';
import { wordAnswer } from './wordAnswer.ts';

/** As a visitor who is not signed in. Nothing is kept, and the list of unanswered questions stays as it is. */
export async function tryOut(
  ctx: Context,
  { question, previous, language }: ParsedInput<typeof assistantApi.tryOut>,
): Promise<Output<typeof assistantApi.tryOut>> {
  const { address, userAgent } = ctx.actor;
  const visitor: Context = { ...ctx, actor: { kind: 'visitor', language, address, userAgent } };
  const before = previous ? [{ question: previous, answer: '', sources: [] }] : [];
  const composed = await wordAnswer(visitor, { question, language, previous: before });
  return {
    ...{ text: composed.text, language: composed.language, score: composed.score, threshold },
    is_confident: composed.isConfident,
    wants_human: composed.wantsHuman,
    sources: sourcesOf(composed),
    by_model: composed.isByModel,
  };
}
