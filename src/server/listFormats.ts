/** Formats that a list is taken away in. */
import type { SentFile } from '#shared/files.ts';
import type { Listing, OtherFormat } from '#shared/listing.ts';
import { cellTexts, cellValue } from '#shared/listingTexts.ts';
import { csvOf, isoFormats, type ListReader, rowCells } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

export type ListFormat = 'csv' | OtherFormat;
type Pages = AsyncIterable<readonly object[]>;

interface Format {
  type: string;
  write(listing: Listing, pages: Pages, reader: ListReader): SentFile['bytes'] | Promise<SentFile['bytes']>;
}

export const listFormats: Record<ListFormat, Format> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: workbookOf,
  },
  json: { type: 'application/json; charset=utf-8', write: jsonOf },
  txt: { type: 'text/plain; charset=utf-8', write: textOf },
};

/** As many rows as a sheet of Excel has below its heading. */
const sheetRows = 1_048_575;

/** Made whole before it is sent: a workbook is an archive. */
async function workbookOf(
  listing: Listing,
  pages: Pages,
  reader: ListReader,
): Promise<Uint8Array<ArrayBuffer>> {
  const cellsOf = rowCells(listing, isoFormats(reader));
  const rows: (string | number)[][] = [];
  for await (const page of pages) for (const row of page) rows.push(cellsOf(row));
  const heading = headingsOf(listing, reader);
  const widths = heading.map((title, index) =>
    Math.min(Math.max(title.length, ...rows.slice(0, 200).map((row) => String(row[index]).length)) + 2, 60),
  );
  const sheets = Array.from({ length: Math.max(Math.ceil(rows.length / sheetRows), 1) }, (_, index) => ({
    name: `${listing.name} ${index + 1}`,
    rows: [heading, ...rows.slice(index * sheetRows, (index + 1) * sheetRows)],
    widths,
    hasKopecks: Object.values(listing.columns).map(({ type }) => type === 'money'),
  }));
  return xlsxOf(sheets, reader.at);
}

/** Values as the list's call answers them, by the names of its columns. */
async function* jsonOf(listing: Listing, pages: Pages): AsyncGenerator<string> {
  const keys = Object.keys(listing.columns);
  let sign = '[';
  for await (const page of pages)
    for (const row of page) {
      yield `${sign}\n${JSON.stringify(Object.fromEntries(keys.map((key) => [key, cellValue(listing, key, row) ?? null])))}`;
      sign = ',';
    }
  yield sign === '[' ? '[]\n' : '\n]\n';
}

/** A line for each value under its heading, and an empty one after each row; UTF-8 with its mark. */
async function* textOf(listing: Listing, pages: Pages, reader: ListReader): AsyncGenerator<string> {
  const keys = Object.keys(listing.columns);
  const headings = headingsOf(listing, reader);
  const cellText = cellTexts(listing, { ...isoFormats(reader), none: '—' });
  yield '\ufeff';
  for await (const page of pages)
    for (const row of page) {
      const lines = keys.map((key, index) => `${headings[index]}: ${oneLine(cellText(row, key))}`);
      yield `${lines.join('\r\n')}\r\n\r\n`;
    }
}

function headingsOf(listing: Listing, { words }: ListReader): string[] {
  return Object.keys(listing.columns).map((key) => words(`${listing.words}.columns.${key}`));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
