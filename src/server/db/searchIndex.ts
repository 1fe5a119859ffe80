/**
 * How words are looked for in lists (docs/decisions/089). A row's `search` column is compared with its words apart by two
 * spaces, so that a word of one or two characters has a trigram as well: it is looked for where a word begins.
 */
import {
  type Expression,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { spellingsOf } from '#shared/numbers.ts';
import { beginningOfWord, plainSearch } from '#shared/search.ts';
import type { Db, Tx } from './database.ts';

/** More rows than these are not fetched from the index: reading the list in its order comes upon them soon enough. */
const mostHits = 10_000;

interface Searched {
  search: string;
}

/** Finds rows by the typed words in their `search` column, or in one of the other ways. */
export function searchIn(table: string, otherwise: (typed: string) => Expression<SqlBool>[]) {
  const hits = new WeakMap<Searched, Promise<string | null>>();
  const hitsOf = (db: Db, input: Searched) => {
    const known = hits.get(input) ?? hitsInIndex(db, table, input.search);
    hits.set(input, known);
    return known;
  };
  const either = (typed: string, byWords: Expression<SqlBool>) =>
    sql<SqlBool>`(${sql.join([byWords, ...otherwise(typed)], sql` or `)})`;
  return {
    conditions(typed: string): Expression<SqlBool>[] {
      const words = searchConditions(`${table}.search`, typed);
      return words.length === 0 ? [] : [either(typed, sql`(${sql.join(words, sql` and `)})`)];
    },

    /** Narrows a query with those conditions to the rows that the index knows. One input is looked up once. */
    // biome-ignore lint/suspicious/noExplicitAny: which tables it reads is the store's own affair.
    async indexed<O>(db: Db, query: SelectQueryBuilder<any, any, O>, input: Searched): Promise<typeof query> {
      const found = await hitsOf(db, input);
      if (found === null) return query;
      const isHit = sql<SqlBool>`${sql.ref(`${table}.rowid`)} in (select value from json_each(${found}))`;
      return query.where(either(input.search, isHit));
    },

    /** Whether the index knows them, and so that they are no more than lists count to. */
    async areFew(db: Db, input: Searched): Promise<boolean> {
      return (await hitsOf(db, input)) !== null;
    },
  };
}

/** Conditions that all words occur in the column, in any order. */
export function searchConditions(column: string, typed: string): Expression<SqlBool>[] {
  return partsOf(typed).map(
    (spellings) =>
      sql`(${sql.join(
        spellings.flatMap((part) => placesOf(part, column)),
        sql` or `,
      )})`,
  );
}

/** Where a part may stand. Signs alone have no trigram on PostgreSQL, which would read all of its index in vain. */
function placesOf(part: string, column: string): RawBuilder<SqlBool>[] {
  const escaped = part.replace(/[\\%_]/g, '\\$&');
  const like = (text: RawBuilder<unknown>, pattern: string) =>
    sql<SqlBool>`${text} like ${pattern} escape '\\'`;
  if (/[\p{L}\p{N}]/u.test(part))
    return [like(sql`('  ' || replace(${sql.ref(column)}, ' ', '  '))`, `%${escaped}%`)];
  const sign = escaped.trimStart();
  if (sign === escaped) return [like(sql.ref(column), `%${sign}%`)];
  return [like(sql.ref(column), `${sign}%`), like(sql.ref(column), `% ${sign}%`)];
}

/**
 * Rows that the index of SQLite finds, as a JSON list of their `rowid`, by which they are read in half the time that their
 * `id` takes. Nothing but `vacuum` changes it, and words are compared again. Null where the index is no help: on
 * PostgreSQL, which looks into its own by itself, and where nearly everything is found.
 */
async function hitsInIndex(db: Db, table: string, typed: string): Promise<string | null> {
  const parts = partsOf(typed);
  if (parts.length === 0 || db.getExecutor().adapter instanceof PostgresAdapter) return null;
  const { rows } = await sql<{ hit: number }>`
    select ${sql.ref(`${table}.rowid`)} as hit from sqlite3_search_rows as found
    join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = found.id where found.n in (
      select rowid from sqlite3_search where sqlite3_search match ${matchOf(parts)}
        and rowid between (select first from sqlite3_search_tables where name = ${table})
          and (select last from sqlite3_search_tables where name = ${table})
      order by rowid desc limit ${mostHits + 1})`.execute(db);
  return rows.length > mostHits ? null : JSON.stringify(rows.map(({ hit }) => hit));
}

/** Whether searches have an index: PostgreSQL may lack the extension for it, or a database the letters (`LC_CTYPE`). */
export async function isSearchIndexed(db: Db): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return true;
  const { rows } = await sql`select 1 from pg_indexes where schemaname = current_schema()
    and indexname = 'users_search'`.execute(db);
  if (rows.length === 0) return false;
  const made = await sql<{ n: number }>`select cardinality(show_trgm('щ王')) as n`.execute(db);
  return made.rows[0]!.n > 0;
}

/**
 * Rebuilds the index, as part of a transaction that has written rows past its triggers. PostgreSQL maintains its own.
 */
export async function rebuildIndex(tx: Tx): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`insert into sqlite3_search (sqlite3_search) values ('delete-all')`.execute(tx);
  await sql`delete from sqlite3_search_rows`.execute(tx);
  const { rows } = await sql<{
    name: string;
    first: number;
  }>`select name, first from sqlite3_search_tables`.execute(tx);
  for (const { name, first } of rows) {
    const table = sql.table(name);
    await sql`insert into sqlite3_search_rows (n, id)
      select row_number() over (order by rowid) + ${first - 1}, id from ${table}`.execute(tx);
    await sql`insert into sqlite3_search (rowid, text) select n, '  ' || replace(search, ' ', '  ')
      from ${table} join sqlite3_search_rows as rows on rows.id = ${table}.id and n between ${first}
        and (select last from sqlite3_search_tables where name = ${name}) order by n`.execute(tx);
  }
}

/**
 * The parts of a search: the spellings of each word. `%`, `_`, quotes, `OR` and the like are characters among others. A
 * phone number may be typed as people write it, `Z-10001` in letters of either alphabet.
 */
function partsOf(typed: string): string[][] {
  return wordsOf(typed).map((word) =>
    [word, ...spellingsOf(word), ...asStored(word)].map((each) => beginningOfWord(plainSearch(each))),
  );
}

/** The beginning of a Russian number as it is dialled at home: `8 (916) 123`. */
function asStored(word: string): string[] {
  return /^8\d{3,9}$/.test(word) ? [`7${word.slice(1)}`] : [];
}

function wordsOf(typed: string): string[] {
  const text = plainSearch(typed);
  if (/^\+?[\d\s().-]{5,}$/.test(text)) return [text.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '')];
  // The letter of a number and its digits are one word.
  return text
    .replace(/(?<!\S)(\p{L}) (?=\d{4,9}(?!\S))/gu, '$1-')
    .split(' ')
    .filter(Boolean);
}

/** All trigrams of all words, each quoted, since anything else is an operator of FTS5. */
function matchOf(parts: readonly string[][]): string {
  const trigrams = (part: string) => {
    const letters = [...part];
    const all = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
    return [...new Set(all)].map((each) => `"${each.replaceAll('"', '""')}"`).join(' AND ');
  };
  return parts.map((ways) => `(${ways.map((part) => `(${trigrams(part)})`).join(' OR ')})`).join(' AND ');
}
