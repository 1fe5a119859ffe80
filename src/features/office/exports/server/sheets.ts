/** A list as a workbook: as many sheets as its rows need, each with the heading. */
import { hasOwnText, headingsOf, isoFormats, type ListReader } from '#server/csv.ts';
import { type Cell, daysSince1900, type Sheet, type SheetColumn, workbook } from '#server/xlsx.ts';
import type { Column, Listing } from '#shared/listing.ts';
import { cellTexts, cellValue } from '#shared/listingTexts.ts';

/** As many rows as a sheet of Excel has below its heading. */
export const sheetRows = 1_048_575;
const widest = 60;
/** The first rows, which decide a column's width. */
const judged = 200;

type Pages = AsyncIterable<readonly object[]>;

/**
 * Sums become numbers, times become the school's local time, and the rest stays text, whatever character it begins
 * with.
 */
export function sheetsOf(
  listing: Listing,
  pages: Pages,
  reader: ListReader & { mostRows?: number },
): AsyncGenerator<Uint8Array> {
  return workbook(split(listing, pages, reader), reader.at);
}

async function* split(
  listing: Listing,
  pages: Pages,
  { mostRows = sheetRows, ...reader }: ListReader & { mostRows?: number },
): AsyncGenerator<Sheet> {
  const cellsOf = cells(listing, reader);
  const turns = pages[Symbol.asyncIterator]();
  let waiting: readonly (readonly Cell[])[] = [];
  const next = async () => {
    const { done, value } = await turns.next();
    waiting = done ? [] : value.map(cellsOf);
    return waiting.length > 0;
  };
  let isMore = await next();
  const columns = columnsOf(listing, headingsOf(listing, reader), waiting);
  for (let number = 1; number === 1 || isMore; number++)
    yield { name: `${listing.name} ${number}`.slice(-31), columns, batches: oneSheet() };

  async function* oneSheet() {
    for (let room = mostRows; isMore && room > 0; ) {
      const batch = waiting.slice(0, room);
      yield batch;
      room -= batch.length;
      waiting = waiting.slice(batch.length);
      if (waiting.length === 0) isMore = await next();
    }
  }
}

const kinds: Record<Column['type'], SheetColumn['kind']> = {
  text: 'text',
  choice: 'text',
  flag: 'text',
  money: 'money',
  count: 'number',
  time: 'time',
  day: 'day',
  dayOf: 'day',
};
/** Column widths of values with a format of their own. */
const widths = { text: 0, money: 14, number: 8, time: 18, day: 12 };

function columnsOf(
  listing: Listing,
  headings: readonly string[],
  first: readonly (readonly Cell[])[],
): SheetColumn[] {
  return Object.values<Column>(listing.columns).map(({ type }, index) => {
    const kind = kinds[type];
    const heading = headings[index]!;
    const texts = first
      .slice(0, judged)
      .map((row) => (kind === 'text' ? String(row[index] ?? '').length : 0));
    const width = Math.min(Math.max(heading.length, widths[kind], ...texts) + 2, widest);
    return { kind, heading, width };
  });
}

function cells(listing: Listing, reader: ListReader): (row: object) => Cell[] {
  const textOf = cellTexts(listing, isoFormats(reader));
  const keys = Object.keys(listing.columns);
  return (row) =>
    keys.map((key) => {
      const kind = kinds[listing.columns[key]!.type];
      const value = cellValue(listing, key, row);
      if (typeof value === 'number' && !hasOwnText(listing, key)) return value;
      const text = textOf(row, key);
      return text !== '' && (kind === 'time' || kind === 'day') ? daysSince1900(text) : text;
    });
}
