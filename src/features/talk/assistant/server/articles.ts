/** Articles as staff write them. The assistant answers with them from the next question on, in every process. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import { newId } from '#server/tokens.ts';
import { markChanged } from '#server/versions/versions.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { LocalText } from '#shared/i18n.ts';
import { localTextOf, translatedColumns } from '#shared/localText.ts';
import { searchable } from '#shared/search.ts';
import type { assistantApi, NewArticle } from '../contract.ts';
import { type Article, articlesListing } from '../listing.ts';
import { mostArticles, restorableMs } from '../rules.ts';
import * as store from './articles.store.ts';
import { answeredBy } from './unansweredQuestions.ts';

type In<K extends keyof typeof assistantApi> = ParsedInput<(typeof assistantApi)[K]>;
type Out<K extends keyof typeof assistantApi> = Output<(typeof assistantApi)[K]>;

export async function listArticles(ctx: Context, input: In<'articles'>): Promise<Out<'articles'>> {
  const { timeZone } = ctx.app.config;
  const rows = await store.findArticles(ctx.db, input, timeZone);
  return { articles: rows.map(toArticle), total: await store.countArticles(ctx.db, input, timeZone) };
}

export const listedArticles = listedRows({
  listing: articlesListing,
  count: (ctx, input) => store.countArticles(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of store.everyArticle(ctx.db, input, ctx.app.config.timeZone))
      yield rows.map(toArticle);
  },
});

/** @throws not_found */
export async function showArticle(ctx: Context, { id }: In<'article'>): Promise<Article> {
  const row = await store.findArticle(ctx.db, id);
  if (!row) throw notFound();
  return toArticle(row);
}

/** @throws conflict at the limit of searched articles; not_found for an unknown question */
export function addArticle(ctx: Context, { unanswered_id, ...article }: In<'addArticle'>): Promise<Article> {
  return ctx.transaction(async (ctx) => {
    const id = await insertArticle(ctx, article);
    if (unanswered_id) await answeredBy(ctx, unanswered_id, id);
    await record(ctx, 'article.created', { id, label: article.question.ru, after: fieldsOf(article) });
    return showArticle(ctx, { id });
  });
}

/** @throws not_found, conflict where somebody else has changed it meanwhile */
export function changeArticle(
  ctx: Context,
  { id, version, ...article }: In<'changeArticle'>,
): Promise<Article> {
  return ctx.transaction(async (ctx) => {
    await markChanged(ctx, 'assistant');
    const row = await store.holdArticle(ctx.db, id);
    if (!row || row.deleted_at) throw notFound();
    const before = writtenIn(row);
    assertUnchanged(before, version);
    await store.changeArticleRow(ctx.db, id, { ...columnsOf(ctx, article), is_demo: 0 });
    const fields = { before: fieldsOf(before), after: fieldsOf(article) };
    await record(ctx, 'article.changed', { id, label: article.question.ru, ...fields });
    return showArticle(ctx, { id });
  });
}

/** For good after thirty days; one that is deleted stays so. @throws not_found */
export function deleteArticle(ctx: Context, { id }: In<'deleteArticle'>): Promise<Article> {
  return ctx.transaction(async (ctx) => {
    await markChanged(ctx, 'assistant');
    const row = await store.holdArticle(ctx.db, id);
    if (!row) throw notFound();
    if (row.deleted_at) return toArticle(row);
    await store.changeArticleRow(ctx.db, id, { deleted_at: ctx.app.now().toISOString() });
    await record(ctx, 'article.deleted', { id, label: row.question, before: fieldsOf(writtenIn(row)) });
    return showArticle(ctx, { id });
  });
}

/** One that is not deleted stays as it is. @throws not_found, conflict at the limit of searched articles */
export function restoreArticle(ctx: Context, { id }: In<'restoreArticle'>): Promise<Article> {
  return ctx.transaction(async (ctx) => {
    await markChanged(ctx, 'assistant');
    const row = await store.holdArticle(ctx.db, id);
    if (!row) throw notFound();
    if (!row.deleted_at) return toArticle(row);
    await assertRoom(ctx);
    await store.changeArticleRow(ctx.db, id, { deleted_at: null });
    await record(ctx, 'article.restored', { id, label: row.question });
    return showArticle(ctx, { id });
  });
}

/** Part of `tx`. @returns its id. @throws conflict at the limit of searched articles */
export async function insertArticle(
  ctx: TxContext,
  article: NewArticle,
  { isDemo = false } = {},
): Promise<string> {
  await markChanged(ctx, 'assistant');
  await assertRoom(ctx);
  const id = newId();
  await store.insertArticle(ctx.db, {
    id,
    ...columnsOf(ctx, article),
    is_demo: isDemo ? 1 : 0,
    created_at: ctx.app.now().toISOString(),
    deleted_at: null,
  });
  return id;
}

/** Those deleted thirty days ago. */
export async function purgeArticles(ctx: Context): Promise<void> {
  const until = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
  await store.deleteArticlesUntil(ctx.db, until);
}

async function assertRoom(ctx: TxContext): Promise<void> {
  if ((await store.countArticlesKept(ctx.db)) >= mostArticles) throw new AppError('conflict');
}

function columnsOf(ctx: Context, { question, answer, wordings, is_on }: NewArticle) {
  const all = [question, answer].flatMap((each) => Object.values(each)).join(' ');
  return {
    ...translatedColumns({ question, answer }),
    wordings,
    is_on: is_on ? 1 : 0,
    updated_at: ctx.app.now().toISOString(),
    search: searchable(all, wordings),
  };
}

function writtenIn(row: store.ArticleRow): NewArticle {
  const { wordings, is_on } = row;
  return {
    ...{ question: localTextOf(row, 'question'), answer: localTextOf(row, 'answer') },
    ...{ wordings, is_on: is_on === 1 },
  };
}

function toArticle(row: store.ArticleRow): Article {
  const { is_on, ...written } = writtenIn(row);
  const state = row.deleted_at !== null ? 'deleted' : is_on ? 'on' : 'off';
  return {
    ...{
      id: row.id,
      ...written,
      state,
      is_demo: row.is_demo === 1,
      created_at: row.created_at,
      updated_at: row.updated_at,
    },
    version: fingerprint(writtenIn(row)),
  };
}

type ArticleAction = 'article.created' | 'article.changed' | 'article.deleted' | 'article.restored';
type Fields = Record<string, string | boolean>;

async function record(
  ctx: TxContext,
  action: ArticleAction,
  { id, label, ...fields }: { id: string; label: string; before?: Fields; after?: Fields },
): Promise<void> {
  await recordAction(ctx, { action, subject: { kind: 'article', id, label }, ...fields });
}

function fieldsOf({ question, answer, wordings, is_on }: NewArticle): Fields {
  const named = (name: string, texts: LocalText) =>
    Object.entries(texts).flatMap(([language, text]) => (text ? [[`${name}.${language}`, text]] : []));
  return {
    ...Object.fromEntries([...named('question', question), ...named('answer', answer)]),
    wordings,
    is_on,
  };
}
