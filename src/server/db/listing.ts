/** Queries of lists, written so that both engines answer the same. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Expression,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { z } from 'zod';
import { type Column, countedTo, isCapped, type Listing, type ListQuery, ofOrder } from '#shared/listing.ts';
import { columnConditions } from './columnConditions.ts';
import type { Db } from './database.ts';
import { byIndex, orderIndex } from './readInOrder.ts';
import { searchIn } from './searchIndex.ts';

/** Where a listing is stored. */
export interface Stored<K extends string> {
  /** With an `id` and a `search` column. */
  table: string;
  /** Columns that the table calls by another name. */
  columns?: Partial<Record<K, string>>;
  /** Stands in for null in the order of a column that may be null, in its index as well: null is beyond no other value. */
  absent?: Partial<Record<K, string | number>>;
  /** The table that has the `search` column instead, joined by the listing's query. */
  searchedIn?: string;
  /** Other ways for typed text to name a row, such as its number. */
  otherwise?(typed: string): Expression<SqlBool>[];
}

/** A query of the listing's own; a page of it may be joined to more. */
// biome-ignore lint/suspicious/noExplicitAny: which tables it reads is the store's own affair.
type Query<O> = SelectQueryBuilder<any, any, O>;

/** Rows of one page when all of a list is read. */
const pageRows = 500;

/** Conditions and order of a listing: a store adds what is special, selects its columns, and asks for pages. */
export function storedList<R, Q extends z.ZodObject, K extends string>(
  { columns }: Listing<R, Q, K>,
  { table, columns: names = {}, absent = {}, searchedIn = table, otherwise = () => [] }: Stored<K>,
) {
  const nameOf = (key: string) => `${table}.${names[key as K] ?? key}`;
  /** Texts in the order of their bytes; times and values of a choice have one order on both engines anyway. */
  const sortedBy = (db: Db, key: string) => {
    if (columns[key as K].type === 'text') return inByteOrder(db, nameOf(key));
    const [column, instead] = [sql.ref(nameOf(key)), absent[key as K]];
    return instead === undefined ? sql<unknown>`${column}` : sql`coalesce(${column}, ${sql.lit(instead)})`;
  };
  const asked = (input: z.output<Q>) => input as unknown as ListQuery;
  const placeOf = (db: Db, input: z.output<Q>): Place => {
    return { ...asked(input), table, key: sortedBy(db, asked(input).sort) };
  };
  const ofList = ofLists(table);
  const search = searchIn(searchedIn, otherwise);
  const indexed = async <O>(db: Db, query: Query<O>, input: z.output<Q>): Promise<Query<O>> => {
    const hits = await search.indexed(db, query, asked(input));
    return hits === query && asked(input).search ? query.where(ofList) : hits;
  };
  /** Totals counted while finding a page, until somebody asks for them: once, since they grow old. */
  const counts = new WeakMap<object, Promise<number>>();
  /**
   * Whether a page may be read in the order of the list. SQLite can't know whether it fills soon, nor can PostgreSQL of
   * words: so the selection is counted first.
   */
  const mayFillSoon = async (db: Db, found: Query<unknown>, input: z.output<Q>): Promise<boolean> => {
    const { search: typed } = asked(input);
    if (isWhole(input) || (isOnPostgres(db) && !typed)) return true;
    if (await search.areFew(db, asked(input))) return false;
    const count = countedCapped(db, found.clearSelect());
    counts.set(input, count);
    return isCapped(await count);
  };
  return {
    /** The same rows of the selection, found by the index of search. */
    indexed,

    /** Search, choices and bounds of the columns. Days are the school's; amounts are given in rubles. */
    conditions(input: z.output<Q>, timeZone: string): Expression<SqlBool>[] {
      const given = input as unknown as ListQuery & Record<string, unknown>;
      const ofColumns = Object.entries<Column<R>>(columns).flatMap(([key, column]) =>
        columnConditions({ key, name: nameOf(key), column: column as Column }, given, timeZone),
      );
      // Few rows that a search has found are looked up one by one.
      const isNarrow = !given.search && !isWhole(input);
      return [...(isNarrow ? [ofList] : []), ...search.conditions(given.search), ...ofColumns];
    },

    /**
     * How many rows the selection has. A page of a narrowed list says no more than that there are over ten thousand
     * (`countedTo`): counting ends there. An export has no pages, and all of it is counted.
     */
    async count(db: Db, query: Query<unknown>, input: z.output<Q>): Promise<number> {
      const selected = (await indexed(db, query, input)).clearSelect();
      if (!('page_size' in input) || isWhole(input)) return counted(selected);
      const known = counts.get(input);
      counts.delete(input);
      return known ?? countedCapped(db, selected);
    },

    /**
     * The page that was asked for. Rows that are alike in the order come by their id. The next page and the one before
     * go on from a row, and cost the same wherever they are; where that row is gone, pages are counted from the first.
     * A page near the end is counted from there.
     */
    async page<O>(db: Db, query: Query<O>, input: z.output<Q>): Promise<O[]> {
      const inList = placeOf(db, input);
      const found = await indexed(db, query, input);
      const isLong = await mayFillSoon(db, found, input);
      if (!isLong) return pageOf(query, found, { ...inList, key: apart(db, inList.key), isById: true });
      const inOrder = orderIndex(table, names[inList.sort as K] ?? inList.sort);
      const read = isOnPostgres(db) ? found : found.where(ofList).withPlugin(byIndex(table, inOrder));
      return pageOf(query, read, { ...inList, isById: isOnPostgres(db) && inList.page > 1 });
    },

    /**
     * All pages of the selection, each by a statement of its own that goes on where the last one ended, and is under way
     * while that is worked on. What they were sorted by stays with the rows: taking it out of each costs a sixth of all.
     */
    async *pages<O>(db: Db, query: Query<O>, input: z.output<Q>): AsyncGenerator<O[]> {
      yield* pagesOf(await indexed(db, query, input), placeOf(db, input));
    },
  };
}

/** Kept from the index of its order: of a few rows, nearly all others would be read in vain. */
function apart(db: Db, key: RawBuilder<unknown>): RawBuilder<unknown> {
  return isOnPostgres(db) ? sql`(select ${key})` : sql`+${key}`;
}

/**
 * True of every row: SQLite keeps indexes of columns with few values for questions that have this condition, since it
 * would take them for any other as well.
 */
export function ofLists(table: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.id`)} <> ''`;
}

interface Place extends ListQuery {
  table: string;
  key: RawBuilder<unknown>;
}

interface Turned extends Place {
  /** Otherwise all is told of each row that is sorted, and on PostgreSQL of each that is passed over. */
  isById: boolean;
}

/** One page of the rows of a list that were found. */
async function pageOf<O>(list: Query<O>, found: Query<O>, place: Turned): Promise<O[]> {
  const { page, page_size, after, before, from_end, isById } = place;
  const rows = found.limit(page_size);
  const beside = after || before ? await besides(rows, place) : [];
  if (beside.length > 0) return beside;
  if (from_end !== undefined) return fromEnd(rows, place, from_end);
  const turned = rows.offset((page - 1) * page_size);
  return ordered(isById ? byIds(list, turned, place) : turned, place).execute();
}

/** Narrows a query to one page of rows, found by their ids without all that is told of each. */
function byIds<O>(query: Query<O>, rows: Query<O>, place: Place): Query<O> {
  const id = sql.ref(`${place.table}.id`);
  return query.where(sql<SqlBool>`${id} in (${ordered(rows.clearSelect().select(id.as('id')), place)})`);
}

function ordered<O>(query: Query<O>, { table, key, direction }: Place): Query<O> {
  return query.orderBy(key, direction).orderBy(`${table}.id`, direction);
}

/** Rows after one, or before it; none where there is no such row. */
async function besides<O>(query: Query<O>, place: Place): Promise<O[]> {
  const { table, key, direction, after, before } = place;
  const isForwards = after !== undefined;
  const way = isForwards === (direction === 'asc') ? 'asc' : 'desc';
  const id = sql.ref(`${table}.id`);
  const beyond = query.where(
    sql<SqlBool>`(${key}, ${id}) ${sql.raw(way === 'asc' ? '>' : '<')}
      (select ${key}, ${id} from ${sql.table(table)} where ${id} = ${after ?? before})`,
  );
  const rows = await ordered(beyond, { ...place, direction: way }).execute();
  return isForwards ? rows : rows.toReversed();
}

/** The page whose first row has this many rows from it to the end. */
async function fromEnd<O>(query: Query<O>, place: Place, rows: number): Promise<O[]> {
  const { direction, page_size } = place;
  const found = await ordered(query, { ...place, direction: direction === 'asc' ? 'desc' : 'asc' })
    .limit(Math.min(rows, page_size))
    .offset(Math.max(0, rows - page_size))
    .execute();
  return found.toReversed();
}

async function* pagesOf<O>(query: Query<O>, place: Place): AsyncGenerator<O[]> {
  const { table, key, direction } = place;
  const id = sql.ref(`${table}.id`);
  const isAfter = sql.raw(direction === 'asc' ? '>' : '<');
  const selected = query.select([key.as('sort_key'), sql<string>`${id}`.as('sort_id')]);
  const inOrder = ordered(selected, place).limit(pageRows);
  type Sorted = O & { sort_key?: unknown; sort_id?: string };
  let next: Promise<Sorted[]> | null = inOrder.execute();
  while (next) {
    const rows: Sorted[] = await next;
    const last = rows.at(-1);
    next =
      rows.length < pageRows
        ? null
        : inOrder
            .where(sql<SqlBool>`(${key}, ${id}) ${isAfter} (${last!.sort_key}, ${last!.sort_id})`)
            .execute();
    // A reader that stops early does not await it.
    next?.catch(() => {});
    if (last) yield rows;
    // Where pages come faster than they are worked on, nothing else would have a turn until the last one.
    await nextTurn();
  }
}

async function countedCapped(db: Db, query: Query<unknown>): Promise<number> {
  const rows = query.select(sql<number>`1`.as('one')).limit(countedTo + 1);
  return counted(db.selectFrom(rows.as('rows')));
}

async function counted(query: Query<unknown>): Promise<number> {
  const { total } = (await query
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()) as { total: number };
  return total;
}

/** Nothing is left out. */
function isWhole(input: object): boolean {
  return Object.entries(input).every(
    ([key, value]) => ofOrder.includes(key) || value === undefined || value === '',
  );
}

/**
 * Order by code points: PostgreSQL would otherwise follow the sorting of its own locale, which differs
 * between servers and from SQLite's. On a column in the form of `searchable()` this is the alphabet's order.
 */
export function inByteOrder(db: Db, column: string): RawBuilder<string> {
  return isOnPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql`${sql.ref(column)}`;
}

function isOnPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
