/** Texts of a listing: headings, cells and filters, the same on the screen and in an export. */
import type { Moment, SchoolDay } from './dates.ts';
import type { Column, Listing, Words } from './listing.ts';

/** How values are written. */
export interface CellFormats {
  money(rubles: number): string;
  count(value: number): string;
  time(moment: Moment): string;
  dayOf(moment: Moment): string;
  day(day: SchoolDay): string;
  /** Stands where there is nothing. */
  none: string;
  words: Words;
}

/** The value behind a cell, as the contract's row holds it. */
export function cellValue(listing: Listing, key: string, row: object): unknown {
  return (row as Record<string, unknown>)[listing.columns[key]!.field ?? key];
}

/** Writes the cells of a listing. */
export function cellTexts(listing: Listing, format: CellFormats): (row: object, key: string) => string {
  return (row, key) => {
    const column = listing.columns[key]!;
    const value = cellValue(listing, key, row);
    if (column.type === 'text' && column.text) return column.text(row, format.words) || format.none;
    if (value === null || value === undefined || value === '') return format.none;
    if (column.type === 'flag') return format.words(`panel.list.${value ? 'yes' : 'no'}`);
    if (column.type === 'choice') return format.words(`${choiceTexts(listing, key, column)}.${value}`);
    return column.type === 'text' ? String(value) : format[column.type](value as never);
  };
}

interface Named {
  name: string;
  label: string;
}

/** A filter as a form shows it; texts by their keys. Ids, and choices that are null, are chosen from what the page knows. */
export type FilterControl = Named &
  (
    | { type: 'choice'; any: string; choices: { value: string; label: string }[] | null }
    | { type: 'id'; any: string }
    | { type: 'day' }
    | { type: 'amount' }
  );

/** Choices first, then days, then amounts, each in the order of the listing. */
export function filterControls(listing: Listing): FilterControl[] {
  const { words } = listing;
  const columns = Object.entries<Column>(listing.columns);
  const ofColumns = columns.flatMap(([name, column]) =>
    column.type === 'choice' && column.isFilter
      ? [
          choice(
            { name, label: `${words}.columns.${name}` },
            column.values,
            choiceTexts(listing, name, column),
          ),
        ]
      : [],
  );
  const others = Object.entries(listing.filters).flatMap(([name, filter]) => {
    const [label, any] = [`${words}.filters.${name}`, `${words}.any.${name}`];
    if (filter.type === 'id') return filter.isChosen ? [{ name, label, type: 'id', any } as const] : [];
    return choice({ name, label }, filter.values, `${words}.choices.${name}`);
  });
  const bounds = (type: 'day' | 'amount', names: readonly string[] = []) =>
    names.map((name) => ({ name, label: `${words}.filters.${name}`, type }));
  return [
    ...ofColumns,
    ...others,
    ...columns.flatMap(([, column]) => ('days' in column ? bounds('day', column.days) : [])),
    ...columns.flatMap(([, column]) => ('amounts' in column ? bounds('amount', column.amounts) : [])),
  ];

  function choice(named: Named, values: readonly string[] | undefined, texts: string): FilterControl {
    const choices = values?.map((value) => ({ value, label: `${texts}.${value}` })) ?? null;
    return { ...named, type: 'choice', any: `${words}.any.${named.name}`, choices };
  }
}

function choiceTexts({ words }: Listing, key: string, column: Column & { type: 'choice' }): string {
  return column.texts ?? `${words}.choices.${key}`;
}
