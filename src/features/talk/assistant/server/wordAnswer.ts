/** The answer as it is given: the embedded one, in a language model's words where the school has one that may be believed. */
import type { Context } from '#server/context.ts';
import type { Question } from '../contract.ts';
import { type Composed, composeAnswer } from './composeAnswer.ts';
import { wordByModel } from './model/wording.ts';

export interface Worded extends Composed {
  isByModel: boolean;
}

/** Answers about the asker's own account are sent to no other service. */
export async function wordAnswer(ctx: Context, question: Question): Promise<Worded> {
  const composed = await composeAnswer(ctx, question);
  const { pieces, language, isConfident, wantsHuman } = composed;
  const isPrivate = pieces.some(({ isOwn }) => isOwn);
  if (!isConfident || wantsHuman || isPrivate) return { ...composed, isByModel: false };
  const passages = pieces.map(({ text }) => text);
  const text = await wordByModel(ctx, { question: question.question, language, passages });
  return text === null ? { ...composed, isByModel: false } : { ...composed, text, isByModel: true };
}
