/** Questions, kept without anybody's name: for the list of those that have no answer yet. */
import type { Context, TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { cut } from '#shared/graphemes.ts';
import { searchable } from '#shared/search.ts';
import type { UnansweredReason } from '../rules.ts';
import type { Composed } from './composeAnswer.ts';
import { withoutPersonalData } from './personalWords.ts';
import { readingOf } from './readings.ts';
import * as store from './unansweredQuestions.store.ts';
import type { Reading } from './words/readQuestion.ts';

/** @returns the answer's number, for the visitor's rating */
export async function recordAnswer(
  ctx: Context,
  question: string,
  answer: Pick<Composed, 'language' | 'isConfident'>,
): Promise<string> {
  const id = newId();
  const { language, isConfident } = answer;
  const asked = {
    question: cut(withoutPersonalData(question), mostKept),
    question_key: keyOf(readingOf(ctx.app, question)),
    language,
  };
  const at = ctx.app.now().toISOString();
  await store.insertAnswer(ctx.db, {
    id,
    ...asked,
    is_confident: isConfident ? 1 : 0,
    is_helpful: null,
    answered_at: at,
  });
  if (!isConfident) await countUnanswered(ctx, asked, 'unknown');
  return id;
}

/**
 * Records whether a visitor found the answer helpful. A useless one joins the list once, however many visitors say so.
 */
export async function rateAnswer(ctx: TxContext, { answerId, isHelpful }: Rating): Promise<void> {
  const row = await store.findAnswer(ctx.db, answerId);
  if (!row) return;
  await store.rateAnswer(ctx.db, answerId, isHelpful);
  const isNews = !isHelpful && row.is_helpful !== 0 && row.is_confident === 1;
  if (isNews) await countUnanswered(ctx, row, 'unhelpful');
}

/** Forgets what somebody asked, who may have named themselves in it. */
export function forgetAnswers(ctx: TxContext, ids: readonly string[]): Promise<void> {
  return store.deleteAnswers(ctx.db, ids);
}

interface Rating {
  answerId: string;
  isHelpful: boolean;
}

const mostKept = 300;

type Asked = Pick<store.AnswerRow, 'question' | 'question_key' | 'language'>;

async function countUnanswered(ctx: Context, asked: Asked, reason: UnansweredReason): Promise<void> {
  const { question, question_key, language } = asked;
  if (question_key === '') return;
  const at = ctx.app.now().toISOString();
  await store.countUnanswered(ctx.db, {
    ...{ id: newId(), question, question_key, language, reason },
    created_at: at,
    last_asked_at: at,
    search: searchable(question),
  });
}

/** The telling words in one order; empty for what holds none. */
export function keyOf({ tokens }: Reading): string {
  const words = tokens.filter(({ concepts }) => !concepts.includes('filler')).map(({ stem }) => stem);
  return [...new Set(words)].sort().join(' ').slice(0, mostKept);
}
