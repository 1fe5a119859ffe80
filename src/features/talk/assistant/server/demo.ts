/** Articles of the demo school. */
import type { TxContext } from '#server/context.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { markChanged } from '#server/versions/versions.ts';
import type { NewArticle } from '../contract.ts';
import { deleteDemoArticles } from './articles.store.ts';
import { insertArticle } from './articles.ts';

/** Marked as demo content. */
export async function addDemoArticles(ctx: TxContext, articles: readonly NewArticle[]): Promise<void> {
  for (const article of articles) await insertArticle(ctx, article, { isDemo: true });
}

/** Removes the unedited ones. */
export async function removeDemoArticles(
  ctx: TxContext,
  _demo: DemoRows,
  count: CountRemoved,
): Promise<void> {
  await markChanged(ctx, 'assistant');
  count('texts', await deleteDemoArticles(ctx.db));
}
