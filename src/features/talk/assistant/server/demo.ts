/** Articles of the demo school. */
import type { TxContext } from '#server/context.ts';
import { markChanged } from '#server/versions/versions.ts';
import type { NewArticle } from '../contract.ts';
import { deleteDemoArticles } from './articles.store.ts';
import { insertArticle } from './articles.ts';

/** Marked as demo content. */
export async function addDemoArticles(ctx: TxContext, articles: readonly NewArticle[]): Promise<void> {
  for (const article of articles) await insertArticle(ctx, article, { isDemo: true });
}

/** The unedited ones. @returns how many there were */
export async function removeDemoArticles(ctx: TxContext): Promise<number> {
  await markChanged(ctx, 'assistant');
  return deleteDemoArticles(ctx.db);
}
