/** Lists as files to read on: by programs (JSON, XML) and by people (text, a page). */
import { hasOwnText, headingsOf, isoFormats, type ListReader } from '#server/csv.ts';
import { escaped } from '#server/xml.ts';
import { formatRubles } from '#shared/formats.ts';
import type { Column, Listing } from '#shared/listing.ts';
import { type CellFormats, cellTexts, cellValue } from '#shared/listingTexts.ts';

type Pages = AsyncIterable<readonly object[]>;

/** Values as the list's call answers them, by the names of its columns. */
export async function* jsonOf(listing: Listing, pages: Pages, reader: ListReader): AsyncGenerator<string> {
  const valuesOf = rowValues(listing, reader);
  let sign = '[';
  for await (const page of pages)
    for (const row of page) {
      yield `${sign}\n${JSON.stringify(Object.fromEntries(valuesOf(row)))}`;
      sign = ',';
    }
  yield sign === '[' ? '[]\n' : '\n]\n';
}

/** The same as elements; one without a value is empty. */
export async function* xmlOf(listing: Listing, pages: Pages, reader: ListReader): AsyncGenerator<string> {
  const valuesOf = rowValues(listing, reader);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<export list="${listing.name}" made="${reader.at.toISOString()}">\n`;
  for await (const page of pages) {
    const rows = page.map((row) => {
      const fields = valuesOf(row).map(([key, value]) =>
        value === null ? `<${key}/>` : `<${key}>${escaped(String(value))}</${key}>`,
      );
      return `<row>${fields.join('')}</row>\n`;
    });
    yield rows.join('');
  }
  yield '</export>\n';
}

type Value = string | number | boolean | null;

/** A value that no field holds as it is reads as it does in the panel. */
function rowValues(listing: Listing, reader: ListReader): (row: object) => [string, Value][] {
  const keys = Object.keys(listing.columns);
  const textOf = cellTexts(listing, isoFormats(reader));
  return (row) =>
    keys.map((key) => {
      const value = cellValue(listing, key, row);
      const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
      const isField = isPlain && !(hasOwnText(listing, key) && listing.columns[key]!.field);
      return [key, isField ? (value as Value) : textOf(row, key) || null];
    });
}

/** A line for each value under its heading, and an empty one after each row; UTF-8 with its mark. */
export async function* textOf(listing: Listing, pages: Pages, reader: ListReader): AsyncGenerator<string> {
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

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** As people read it: sums with their sign, times to the minute. */
export function paperFormats(reader: ListReader): CellFormats {
  const iso = isoFormats(reader);
  return {
    ...iso,
    money: (rubles) => formatRubles(rubles, reader.language),
    time: (moment) => iso.time(moment).slice(0, 16),
    none: '—',
  };
}

const look = `body{font:14px/1.45 system-ui,sans-serif;color:#15110e;margin:24px}h1{font-size:20px;margin:0 0 4px}p{color:#5c544d;margin:0 0 16px}table{border-collapse:collapse}th,td{border:1px solid #d9cfc2;padding:4px 8px;text-align:left;vertical-align:top;white-space:pre-line}th{background:#fbf8f4;position:sticky;top:0}.n{text-align:right;white-space:nowrap}td{mso-number-format:"\\@"}@media print{body{margin:0;font-size:10px}}`;

/** A page that stands by itself. A spreadsheet that opens it takes every cell for text. */
export async function* pageOf(listing: Listing, pages: Pages, reader: ListReader): AsyncGenerator<string> {
  const columns = Object.entries<Column>(listing.columns);
  const cellText = cellTexts(listing, paperFormats(reader));
  const isNumber = columns.map(([, { type }]) => type === 'money' || type === 'count');
  const title = escaped(reader.words(`${listing.words}.title`));
  const heads = headingsOf(listing, reader).map((text) => `<th scope="col">${escaped(text)}</th>`);
  const made = isoFormats(reader).time(reader.at.toISOString());
  yield `<!doctype html>\n<html lang="${reader.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${look}</style></head><body><h1>${title}</h1><p>${made}</p><table><thead><tr>${heads.join('')}</tr></thead><tbody>\n`;
  for await (const page of pages) {
    const rows = page.map((row) => {
      const cells = columns.map(([key], index) => {
        const text = cellText(row, key);
        return `<td${isNumber[index] ? ' class="n"' : ''}${asText(text)}>${escaped(text)}</td>`;
      });
      return `<tr>${cells.join('')}</tr>\n`;
    });
    yield rows.join('');
  }
  yield '</tbody></table></body></html>\n';
}

/** LibreOffice does not read the style, and would calculate what begins with a sign. */
function asText(text: string): string {
  return /^[^\p{L}\p{N}—]/u.test(text) ? ' sdnum="1033;0;@"' : '';
}
