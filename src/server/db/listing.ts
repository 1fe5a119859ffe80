/** Queries of lists, written so that both engines answer the same. */
import {
  type Expression,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { z } from 'zod';
import { dayStart, nextDay } from '#shared/dates.ts';
import type { Column, Listing, ListQuery } from '#shared/listing.ts';
import { toKopecks } from '#shared/money.ts';
import { spellingsOf } from '#shared/numbers.ts';
import { searchable } from '#shared/search.ts';
import type { Db } from './database.ts';

/** Where a listing is stored. */
export interface Stored<K extends string> {
  /** With an `id` and a `search` column. */
  table: string;
  /** Columns that the table calls by another name. */
  columns?: Partial<Record<K, string>>;
}

/** A query of the listing's own; a page of it may be joined to more. */
// biome-ignore lint/suspicious/noExplicitAny: which tables it reads is the store's own affair.
type Query<O> = SelectQueryBuilder<any, any, O>;

/** Rows of one page when all of a list is read. */
const pageRows = 500;

/** Conditions and order of a listing: a store adds what is special, selects its columns, and asks for pages. */
export function storedList<R, Q extends z.ZodObject, K extends string>(
  { columns }: Listing<R, Q, K>,
  { table, columns: names = {} }: Stored<K>,
) {
  const nameOf = (key: string) => `${table}.${names[key as K] ?? key}`;
  const sortedBy = (db: Db, key: string) => {
    const { type } = columns[key as K];
    return isNumber(type) ? sql.ref(nameOf(key)) : inByteOrder(db, nameOf(key));
  };
  return {
    /** Search, choices and bounds of the columns. Days are the school's; amounts are given in rubles. */
    conditions(input: z.output<Q>, timeZone: string): Expression<SqlBool>[] {
      const given = input as unknown as ListQuery & Record<string, unknown>;
      const ofColumns = Object.entries<Column<R>>(columns).flatMap(([key, column]) =>
        columnConditions({ key, name: nameOf(key), column: column as Column }, given, timeZone),
      );
      return [...searchConditions(`${table}.search`, given.search), ...ofColumns];
    },

    /** The page that was asked for. Rows that are alike in the order come by their id. */
    page<O>(db: Db, query: Query<O>, input: z.output<Q>): Promise<O[]> {
      const { sort, direction, page, page_size } = input as unknown as ListQuery;
      return query
        .orderBy(sortedBy(db, sort), direction)
        .orderBy(`${table}.id`, direction)
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute();
    },

    /** All pages of the selection, each by a statement of its own that goes on where the last one ended. */
    async *pages<O>(db: Db, query: Query<O>, input: z.output<Q>): AsyncGenerator<O[]> {
      const { sort, direction } = input as unknown as ListQuery;
      const key = sortedBy(db, sort);
      const id = sql.ref(`${table}.id`);
      const isAfter = sql.raw(direction === 'asc' ? '>' : '<');
      const ordered = query
        .select([key.as('sort_key'), sql<string>`${id}`.as('sort_id')])
        .orderBy(key, direction)
        .orderBy(`${table}.id`, direction)
        .limit(pageRows);
      let next: typeof ordered | null = ordered;
      while (next) {
        const rows: (O & { sort_key?: unknown; sort_id?: string })[] = await next.execute();
        const last = rows.at(-1);
        if (last) yield rows.map(({ sort_key: _key, sort_id: _id, ...row }) => row as O);
        next =
          rows.length < pageRows
            ? null
            : ordered.where(sql<SqlBool>`(${key}, ${id}) ${isAfter} (${last!.sort_key}, ${last!.sort_id})`);
      }
    },
  };
}

interface StoredColumn {
  key: string;
  /** In the database. */
  name: string;
  column: Column;
}

function columnConditions(
  { key, name, column }: StoredColumn,
  given: Record<string, unknown>,
  timeZone: string,
): Expression<SqlBool>[] {
  const compared = (sign: '=' | '<' | '<=' | '>=', value: string | number) =>
    sql<SqlBool>`${sql.ref(name)} ${sql.raw(sign)} ${value}`;
  const when = (parameter: string | undefined, condition: (value: never) => Expression<SqlBool>) => {
    const value = parameter === undefined ? undefined : given[parameter];
    return value === undefined ? [] : [condition(value as never)];
  };
  if (column.type === 'choice') return when(column.isFilter && key, (value) => compared('=', value));
  if (column.type === 'money') {
    const [from, to] = column.amounts ?? [];
    return [
      ...when(from, (rubles: number) => compared('>=', toKopecks(rubles))),
      ...when(to, (rubles: number) => compared('<=', toKopecks(rubles))),
    ];
  }
  if (column.type !== 'time' && column.type !== 'dayOf') return [];
  const [from, to] = column.days ?? [];
  return [
    ...when(from, (day: string) => compared('>=', dayStart(day, timeZone))),
    ...when(to, (day: string) => compared('<', dayStart(nextDay(day), timeZone))),
  ];
}

function isNumber(type: Column['type']): boolean {
  return type === 'money' || type === 'count' || type === 'flag';
}

/**
 * One condition per word: all of them must occur in the `search` column, in any order. A phone number may be
 * typed as people write it, `Z-10001` in letters of either alphabet. `%` and `_` stand for themselves.
 */
export function searchConditions(column: string, typed: string): Expression<SqlBool>[] {
  return searchWords(typed).map((word) => {
    const spellings = [word, ...spellingsOf(word)].map((spelling) => {
      const pattern = `%${searchable(spelling).replace(/[\\%_]/g, '\\$&')}%`;
      return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
    });
    return sql<SqlBool>`(${sql.join(spellings, sql` or `)})`;
  });
}

/**
 * Order by code points: PostgreSQL would otherwise follow the sorting of its own locale, which differs
 * between servers and from SQLite's. On a column in the form of `searchable()` this is the alphabet's order.
 */
export function inByteOrder(db: Db, column: string): RawBuilder<string> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? sql`${sql.ref(column)} collate "C"` : sql`${sql.ref(column)}`;
}

function searchWords(typed: string): string[] {
  const text = searchable(typed);
  if (/^\+?[\d\s().-]{5,}$/.test(text)) return [text.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '')];
  // The letter of a number and its digits are one word.
  return text
    .replace(/(?<!\S)(\p{L}) (?=\d{4,9}(?!\S))/gu, '$1-')
    .split(' ')
    .filter(Boolean);
}
