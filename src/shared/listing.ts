/**
 * Declares the list of a noun once: its columns, how they are sorted and narrowed, and who may see and export them.
 * The contract's query, the conditions of the store, the panel's table with its filters, and the exports follow from
 * it. Its texts stand under `words`, by name: `columns`, `filters`, `any` (the choice that narrows nothing), `choices`,
 * and `title`, `searchHint`, `empty`, `emptyHint`.
 */
import { z } from 'zod';
import type { Permission } from './access.ts';
import { type Endpoint, endpoint } from './contract.ts';
import { hour } from './dates.ts';
import { dayField, idField, pageQuery, rublesSchema } from './fields.ts';
import { fileSchema } from './files.ts';

interface AnyColumn {
  /** The row's field that it shows; the one of its own name unless given. */
  field?: string;
  /** Can be sorted by, and the direction of the first click. Its value is stored; its store says what null counts as. */
  sort?: 'asc' | 'desc';
  /** The table of the panel leaves it out: it is for exports. */
  isHidden?: true;
}
export type Column<R = object> = AnyColumn &
  (
    | {
        type: 'text';
        /** Takes more than a line. */
        isLong?: true;
        /** The text of a cell, where it is more than a field. */
        text?(row: R, words: Words): string;
      }
    /** Rubles. `amounts`: the query's bounds, both included. */
    | { type: 'money'; amounts?: readonly [from: string, to: string] }
    /** An ISO time, or the school's day of one. `days`: the query's first and last day of the school. */
    | { type: 'time' | 'dayOf'; days?: readonly [from: string, to: string] }
    /** A day of the school, kept as one. */
    | { type: 'day' }
    /**
     * One of some values; their texts stand under `texts`, or with the listing's own. Without `values` they are the
     * features' to name, and the page gives the choices of the filter.
     */
    | { type: 'choice'; values?: readonly string[]; texts?: string; isFilter?: true }
    | { type: 'count' | 'flag' }
  );

/** A filter without a column; its condition is the store's own. */
export type Filter = { describes?: string } & (
  | { type: 'choice'; values: readonly string[] }
  /** Id of another thing, chosen on the page or named by a link. */
  | { type: 'id'; isChosen?: true }
  /** A word that others invent, such as a source of visits; chosen on the page or named by a link. */
  | { type: 'id'; isChosen?: true; isFree: true }
);

/** Texts by their full key. */
export interface Words {
  (key: string): string;
  has(key: string): boolean;
}

export interface Listing<R = object, Q extends z.ZodObject = z.ZodObject, K extends string = string> {
  /** In addresses and names of files. */
  name: string;
  words: string;
  /** Who sees the list, and who takes all of it away. */
  access: { see: Permission; export: Permission };
  row: z.ZodType<R>;
  columns: Record<K, Column<R>>;
  filters: Record<string, Filter>;
  /** The input of the call that lists. */
  query: Q;
  /** The whole selection as a file, in any of the formats. */
  exportCall: Endpoint<ExportInput, typeof fileSchema>;
  /** The same, made while nobody waits for it. */
  laterCall: Endpoint<LaterInput, typeof laterSchema>;
}

export const listFormats = ['csv', 'xlsx', 'json', 'xml', 'txt', 'html', 'pdf'] as const;
export type ListFormat = (typeof listFormats)[number];
type ExportInput = z.ZodObject<{ format: z.ZodDefault<z.ZodType<ListFormat, ListFormat>> }, z.core.$loose>;
type LaterInput = z.ZodObject<
  ExportInput['shape'] & { even_short: z.ZodDefault<z.ZodBoolean> },
  z.core.$loose
>;

/** Exports that are made while nobody waits: those of the reader. */
export const exportsPath = '/api/admin/exports';
/** A list of fewer rows is taken away at once. */
export const laterFrom = 20_000;
const laterSchema = z.object({
  id: z
    .string()
    .nullable()
    .describe(
      'of the export that was begun; null: none was, since the list is short enough to be fetched at once',
    ),
  rows: z.number().int(),
});

/** Rows of a narrowed list are counted exactly up to these; a higher count says that there are more. */
export const countedTo = 10_000;

/** Counting ended there: there are more rows than that, nobody knows how many. */
export function isCapped(total: number | undefined): boolean {
  return total === countedTo + 1;
}

/** Parameters that every listing takes besides its own filters. */
export interface ListQuery {
  search: string;
  page: number;
  page_size: number;
  sort: string;
  direction: 'asc' | 'desc';
  after?: string | undefined;
  before?: string | undefined;
  from_end?: number | undefined;
}

/** Parameters that choose a page. */
export const ofPages: readonly string[] = ['page', 'page_size', 'after', 'before', 'from_end'];
/** Parameters that leave nothing out of a list. */
export const ofOrder: readonly string[] = [...ofPages, 'sort', 'direction'];

interface Definition<S extends z.ZodObject, C, F> {
  name: string;
  words: string;
  access: Listing['access'];
  row: S;
  /** In the order of the table. */
  columns: C;
  filters?: F;
  /** Sortable column that orders the list by default, highest first. */
  sortedBy: keyof NoInfer<C> & string;
  /** Lowest first. */
  direction?: 'asc';
}

export function listing<
  S extends z.ZodObject,
  const C extends Record<string, Column<z.output<S>> & { field?: keyof z.output<S> & string }>,
  const F extends Record<string, Filter> = Record<never, never>,
>(definition: Definition<S, C, F>): Listing<z.output<S>, z.ZodObject<Shape<C, F>>, keyof C & string> {
  const { sortedBy, direction, ...rest } = definition;
  const filters: Record<string, Filter> = definition.filters ?? {};
  const query = z.object(shapeOf(definition.columns, filters, { sortedBy, direction })) as z.ZodObject<
    Shape<C, F>
  >;
  return {
    ...rest,
    filters,
    query,
    ...exportCalls(definition, query.omit(withoutPage)),
  } as never;
}

const withoutPage = { page: true, page_size: true, after: true, before: true, from_end: true } as const;

const amountField = z.coerce.number().min(0).max(1e9).pipe(rublesSchema).optional();
const optionalDay = dayField.optional();

function choiceField(values: readonly string[] | undefined): z.ZodType<string | undefined> {
  return values ? z.enum(values) : z.string().max(100);
}

function shapeOf(
  columns: Record<string, Column<never>>,
  filters: Record<string, Filter>,
  { sortedBy, direction }: { sortedBy: string; direction: 'asc' | undefined },
) {
  const shape: Record<string, z.ZodType> = { ...pageQuery };
  for (const [key, column] of Object.entries(columns)) {
    if (column.type === 'choice' && column.isFilter) shape[key] = choiceField(column.values).optional();
    if ('days' in column && column.days) {
      shape[column.days[0]] = optionalDay.describe('first day of the school');
      shape[column.days[1]] = optionalDay.describe('last day of the school, included');
    }
    if ('amounts' in column && column.amounts)
      for (const bound of column.amounts) shape[bound] = amountField.describe('rubles');
  }
  for (const [key, filter] of Object.entries(filters)) {
    const free = 'isFree' in filter ? z.string().max(100) : idField;
    const field = (filter.type === 'id' ? free : z.enum(filter.values)).optional();
    shape[key] = filter.describes ? field.describe(filter.describes) : field;
  }
  const sortable = Object.keys(columns).filter((key) => columns[key]!.sort);
  shape.sort = z.enum(sortable).default(sortedBy);
  if (direction) shape.direction = z.enum(['asc', 'desc']).default(direction);
  return shape;
}

/** How often one person may take lists away, at once or later. */
const limitsOf = (name: string) => [{ name, by: 'person', times: 60, perMs: hour }] as const;

/** The calls that export a list, or all of it by its name alone. */
export function exportCalls(
  { name, access }: { name: string; access: Pick<Listing['access'], 'export'> },
  selection: z.ZodObject,
): Pick<Listing, 'exportCall' | 'laterCall'> {
  const shared = { path: `/api/export/${name}`, access: access.export };
  const input = selection.extend({
    format: z.enum(listFormats).default('csv').describe('csv is for Excel: UTF-8, semicolons'),
  });
  return {
    exportCall: endpoint({
      ...shared,
      method: 'GET',
      limits: limitsOf('list export'),
      isFile: true,
      summary: `All of the selected ${name} as a file; kept in the audit log`,
      input,
      output: fileSchema,
    }),
    laterCall: endpoint({
      ...shared,
      method: 'POST',
      limits: limitsOf('list export later'),
      summary: `Begins a file of all of the selected ${name}, to be fetched when it is ready`,
      input: input.extend({ even_short: z.boolean().default(false) }),
      output: laterSchema,
    }),
  };
}

// ── What the compiler knows of the query ────────────────────────────────────────────────────────────────────────

type SortKey<C> = { [K in keyof C]: C[K] extends { sort: string } ? K : never }[keyof C] & string;
type OneOf<V> = V extends readonly (infer T extends string)[] ? z.ZodEnum<{ [K in T]: K }> : never;
type Ends<C, K extends 'days' | 'amounts'> =
  C extends Record<K, readonly (infer P extends string)[]> ? P : never;

type Shape<C, F> = Flat<
  typeof pageQuery & {
    [K in keyof C as C[K] extends { isFilter: true } ? K : never]: z.ZodOptional<
      C[K] extends { values: infer V } ? OneOf<V> : z.ZodString
    >;
  } & { [K in keyof C as Ends<C[K], 'days'>]: typeof optionalDay } & {
    [K in keyof C as Ends<C[K], 'amounts'>]: typeof amountField;
  } & {
    [K in keyof F]: z.ZodOptional<F[K] extends { values: infer V } ? OneOf<V> : typeof idField>;
  } & { sort: z.ZodDefault<z.ZodEnum<{ [K in SortKey<C>]: K }>> }
>;
type Flat<T> = { [K in keyof T]: T[K] };
