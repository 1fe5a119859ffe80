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
  /** Can be sorted by, and the direction of the first click. What is sorted by is stored, and never null. */
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
  /** The whole selection as a file for Excel (CSV). */
  exportCall: Endpoint;
  /** Likewise in the other formats that the listing names. */
  otherExports: Partial<Record<OtherFormat, Endpoint>>;
}

export const otherFormats = ['xlsx', 'json', 'txt'] as const;
export type OtherFormat = (typeof otherFormats)[number];

/** Parameters that every listing takes besides its own filters. */
export interface ListQuery {
  search: string;
  page: number;
  page_size: number;
  sort: string;
  direction: 'asc' | 'desc';
}

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
  /** Formats of exports besides CSV. */
  formats?: readonly OtherFormat[];
}

export function listing<
  S extends z.ZodObject,
  const C extends Record<string, Column<z.output<S>> & { field?: keyof z.output<S> & string }>,
  const F extends Record<string, Filter> = Record<never, never>,
>(definition: Definition<S, C, F>): Listing<z.output<S>, z.ZodObject<Shape<C, F>>, keyof C & string> {
  const { sortedBy, direction, formats = [], ...rest } = definition;
  const filters: Record<string, Filter> = definition.filters ?? {};
  const query = z.object(shapeOf(definition.columns, filters, { sortedBy, direction })) as z.ZodObject<
    Shape<C, F>
  >;
  const calls = ['csv' as const, ...formats].map((format) => [format, exportCall(definition, query, format)]);
  const { csv, ...otherExports } = Object.fromEntries(calls) as Record<string, Endpoint>;
  return { ...rest, filters, query, exportCall: csv, otherExports } as never;
}

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
    const field = filter.type === 'id' ? idField.optional() : z.enum(filter.values).optional();
    shape[key] = filter.describes ? field.describe(filter.describes) : field;
  }
  const sortable = Object.keys(columns).filter((key) => columns[key]!.sort);
  shape.sort = z.enum(sortable).default(sortedBy);
  if (direction) shape.direction = z.enum(['asc', 'desc']).default(direction);
  return shape;
}

const formatTexts = {
  csv: 'CSV for Excel: UTF-8, semicolons',
  xlsx: 'a workbook for Excel',
  json: 'JSON, as the list itself answers',
  txt: 'a text to read',
} as const;

function exportCall(
  { name, access }: Pick<Listing, 'name' | 'access'>,
  query: z.ZodObject,
  format: 'csv' | OtherFormat,
): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/api/admin/export/${name}.${format}`,
    isFile: true,
    access: access.export,
    summary: `All of the selected ${name} as ${formatTexts[format]}; kept in the audit log`,
    input: query.omit({ page: true, page_size: true }),
    output: fileSchema,
    limits: [{ name: 'list export', by: 'person', times: 30, perMs: hour }],
  });
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
