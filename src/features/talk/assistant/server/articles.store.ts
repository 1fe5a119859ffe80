import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { TranslatedRow } from '#shared/localText.ts';
import { type ArticlesQuery, articlesListing } from '../listing.ts';

interface ArticlesTable extends TranslatedRow {
  id: string;
  question: string;
  answer: string;
  /** The same question in other words, one a line. */
  wordings: string;
  is_on: number;
  is_demo: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  search: string;
}
export type ArticleRow = Selectable<ArticlesTable>;

const tables = (db: Db) => db.withTables<{ assistant_articles: ArticlesTable }>();
const list = storedList(articlesListing, { table: 'assistant_articles' });

/** Those that answer visitors. */
export function articlesInUse(db: Db): Promise<ArticleRow[]> {
  return tables(db)
    .selectFrom('assistant_articles')
    .selectAll()
    .where('is_on', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findArticle(db: Db, id: string): Promise<ArticleRow | undefined> {
  return tables(db).selectFrom('assistant_articles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdArticle(tx: Db, id: string): Promise<ArticleRow | undefined> {
  return held(
    tx,
    tables(tx).selectFrom('assistant_articles').selectAll().where('id', '=', id),
  ).executeTakeFirst();
}

export async function countArticlesKept(db: Db): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('assistant_articles')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertArticle(db: Db, row: Insertable<ArticlesTable>): Promise<void> {
  await tables(db).insertInto('assistant_articles').values(row).execute();
}

export async function changeArticleRow(db: Db, id: string, change: Updateable<ArticlesTable>): Promise<void> {
  await tables(db).updateTable('assistant_articles').set(change).where('id', '=', id).execute();
}

/** For good. @returns how many there were */
export async function deleteArticlesUntil(db: Db, deletedUntil: string): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('assistant_articles')
    .where('deleted_at', '<=', deletedUntil)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Articles of the demo school that nobody has rewritten. @returns how many there were */
export async function deleteDemoArticles(db: Db): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('assistant_articles')
    .where('is_demo', '=', 1)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** One page of the selection. */
export function findArticles(db: Db, query: ArticlesQuery, timeZone: string): Promise<ArticleRow[]> {
  return list.page(db, selectArticles(db, query, timeZone).selectAll(), query);
}

/** The whole selection. */
export function everyArticle(db: Db, query: ArticlesQuery, timeZone: string): AsyncIterable<ArticleRow[]> {
  return list.pages(db, selectArticles(db, query, timeZone).selectAll(), query);
}

export async function countArticles(db: Db, query: ArticlesQuery, timeZone: string): Promise<number> {
  const { count } = await selectArticles(db, query, timeZone)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectArticles(db: Db, query: ArticlesQuery, timeZone: string) {
  const articles = tables(db)
    .selectFrom('assistant_articles')
    .where((e) => e.and(list.conditions(query, timeZone)));
  if (query.state === 'deleted') return articles.where('deleted_at', 'is not', null);
  const kept = articles.where('deleted_at', 'is', null);
  if (query.state === 'off') return kept.where('is_on', '=', 0);
  return query.state === 'on' ? kept.where('is_on', '=', 1) : kept;
}
