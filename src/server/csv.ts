/** A list as a file that Excel opens as it is: UTF-8 with its mark, semicolons, lines that end as on Windows. */

import { type CastingContext, type Options, stringify } from 'csv-stringify/sync';
import { schoolDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';
import type { Listing, Words } from '#shared/listing.ts';
import { type CellFormats, cellTexts, cellValue } from '#shared/listingTexts.ts';
import { phoneInTable } from '#shared/phones.ts';

export interface ListReader {
  words: Words;
  language: Language;
  /** The school's. */
  timeZone: string;
  /** When it is made. */
  at: Date;
}

/**
 * Headings in the reader's language, then each row: money in rubles with its kopecks, times as `2026-03-01 14:05:09` of
 * the school's clocks. A text that a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function* csvOf(
  listing: Listing,
  pages: AsyncIterable<readonly object[]>,
  reader: ListReader,
): AsyncGenerator<string> {
  const keys = Object.keys(listing.columns);
  const cellsOf = rowCells(listing, isoFormats(reader));
  const options = csvOptions(listing, keys, reader.language);
  yield stringify([headingsOf(listing, reader)], { ...options, bom: true });
  for await (const rows of pages) {
    yield stringify(
      rows.map((row) => cellsOf(row).map((cell) => (typeof cell === 'string' ? withoutPlus(cell) : cell))),
      options,
    );
  }
}

export function headingsOf(listing: Listing, { words }: ListReader): string[] {
  return Object.keys(listing.columns).map((key) => words(`${listing.words}.columns.${key}`));
}

/**
 * A telephone as spreadsheets leave it: one that begins with a plus is a sum to them, one of digits alone a number.
 */
function withoutPlus(text: string): string {
  return /^\+\d{7,15}$/.test(text) ? phoneInTable(text) : text;
}

/** Writes the rows of a listing. Numbers stay numbers: a negative one is no formula. */
function rowCells(listing: Listing, format: CellFormats): (row: object) => (string | number)[] {
  const keys = Object.keys(listing.columns);
  const textOf = cellTexts(listing, format);
  return (row) =>
    keys.map((key) => {
      const value = cellValue(listing, key, row);
      return typeof value === 'number' && !hasOwnText(listing, key) ? value : textOf(row, key);
    });
}

/** Whether its cell says more than the field behind it. */
export function hasOwnText(listing: Listing, key: string): boolean {
  const column = listing.columns[key]!;
  return column.type === 'text' && column.text !== undefined;
}

function csvOptions(listing: Listing, keys: readonly string[], language: Language): Options {
  const number = (value: number, { index }: CastingContext) => {
    if (listing.columns[keys[index]!]!.type !== 'money') return String(value);
    // As Excel reads it in the reader's language.
    return language === 'ru' ? value.toFixed(2).replace('.', ',') : value.toFixed(2);
  };
  return {
    delimiter: ';',
    record_delimiter: 'windows',
    // Half of one counts as the end of a line too.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { number },
  };
}

export function isoFormats({ words, timeZone }: Pick<ListReader, 'words' | 'timeZone'>): CellFormats {
  // Swedish writes times as ISO 8601 does, which spreadsheets read in every language.
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return {
    money: String,
    count: String,
    day: String,
    dayOf: (moment) => schoolDay(moment, timeZone),
    time: (iso) => time.format(new Date(iso)),
    none: '',
    words,
  };
}
