/** Articles of the demo school. */
import type { TxContext } from '#server/context.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { markChanged } from '#server/versions/versions.ts';
import type { NewArticle } from '../contract.ts';
import { deleteDemoArticles } from './articles.store.ts';
import { insertArticle } from './articles.ts';
import { readingOf } from './readings.ts';
import { keyOf, recordAnswer } from './recordAnswer.ts';
import { deleteAsked } from './unansweredQuestions.store.ts';

/** Marked as demo content. */
export async function addDemoArticles(ctx: TxContext, articles: readonly NewArticle[]): Promise<void> {
  for (const article of articles) await insertArticle(ctx, article, { isDemo: true });
}

/** Questions of the demo's past that nobody had written an answer for. */
export const demoQuestions = [
  'Можно ли оплатить курс материнским капиталом?',
  'Есть ли занятия с логопедом?',
  'Вы даёте справку для работы?',
  'Подойдёт ли курс человеку на инвалидной коляске?',
  'Проводите ли вы летний лагерь для подростков?',
  'Можно ли прийти с собакой на съёмку?',
] as const;

/** A visitor asks one of them, and the assistant knows no answer. */
export async function askInDemo(ctx: TxContext, question: string): Promise<void> {
  await recordAnswer(ctx, question, { language: ctx.actor.language, isConfident: false });
}

/** Removes the unedited ones, and what the demo's past has asked. */
export async function removeDemoArticles(
  ctx: TxContext,
  _demo: DemoRows,
  count: CountRemoved,
): Promise<void> {
  await markChanged(ctx, 'assistant');
  await deleteAsked(
    ctx.db,
    demoQuestions.map((question) => keyOf(readingOf(ctx.app, question))),
  );
  count('texts', await deleteDemoArticles(ctx.db));
}
