import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { type ArticlesQuery, articlesListing } from '../listing.ts';

/**
 * - `wordings`: The same question in other words, one a line.
 */
export type ArticleRow = Selectable<Schema['assistant_articles']>;

const list = storedList(articlesListing, { table: 'assistant_articles' });

/** Those that answer visitors. */
export function articlesInUse(db: Db): Promise<ArticleRow[]> {
  return db
    .selectFrom('assistant_articles')
    .selectAll()
    .where('is_on', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findArticle(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('assistant_articles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdArticle(tx: Db, id: string): Promise<ArticleRow | undefined> {
  return held(tx, tx.selectFrom('assistant_articles').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function countArticlesKept(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('assistant_articles')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertArticle(db: Db, row: Insertable<Schema['assistant_articles']>): Promise<void> {
  await db.insertInto('assistant_articles').values(row).execute();
}

export async function changeArticleRow(
  db: Db,
  id: string,
  change: Updateable<Schema['assistant_articles']>,
): Promise<void> {
  await db.updateTable('assistant_articles').set(change).where('id', '=', id).execute();
}

/** For good. @returns how many there were */
export async function deleteArticlesUntil(db: Db, deletedUntil: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('assistant_articles')
    .where('deleted_at', '<=', deletedUntil)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Unedited articles of the demo school. @returns how many there were */
export async function deleteDemoArticles(db: Db): Promise<number> {
  const { numDeletedRows } = await db
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

export function countArticles(db: Db, query: ArticlesQuery, timeZone: string): Promise<number> {
  return list.count(db, selectArticles(db, query, timeZone), query);
}

function selectArticles(db: Db, query: ArticlesQuery, timeZone: string) {
  const articles = db.selectFrom('assistant_articles').where((e) => e.and(list.conditions(query, timeZone)));
  if (query.state === 'deleted') return articles.where('deleted_at', 'is not', null);
  const kept = articles.where('deleted_at', 'is', null);
  if (query.state === 'off') return kept.where('is_on', '=', 0);
  return query.state === 'on' ? kept.where('is_on', '=', 1) : kept;
}
