/** What every list asks of its database, said so that both engines answer the same. */
import { type Expression, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchable } from '#shared/search.ts';
import type { Db } from './database.ts';

/**
 * One condition a word: all of them must occur in the `search` column, in any order. A telephone number may be
 * typed as people write it. `%` and `_` stand for themselves.
 */
export function searchConditions(column: string, typed: string): Expression<SqlBool>[] {
  return searchWords(typed).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
  });
}

/**
 * Order by code points: PostgreSQL would otherwise follow the sorting of its own locale, which differs between
 * servers and from SQLite's. On a column in the form of `searchable()` this is the alphabet's order.
 */
export function inByteOrder(db: Db, column: string): RawBuilder<string> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? sql`${sql.ref(column)} collate "C"` : sql`${sql.ref(column)}`;
}

function searchWords(typed: string): string[] {
  const text = searchable(typed);
  if (/^\+?[\d\s().-]{5,}$/.test(text)) return [text.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '')];
  return text.split(' ').filter(Boolean);
}
