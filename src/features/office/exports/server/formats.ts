/** Formats that a list is taken away in. */
import { csvOf, type ListReader } from '#server/csv.ts';
import { xlsxType } from '#server/xlsx.ts';
import type { ListFormat, Listing } from '#shared/listing.ts';
import { paperOf } from './paper.ts';
import { sheetsOf } from './sheets.ts';
import { jsonOf, pageOf, textOf, xmlOf } from './texts.ts';

interface Format {
  type: string;
  /** Made of more it would be of no use to anybody. */
  mostRows?: number;
  write(
    listing: Listing,
    pages: AsyncIterable<readonly object[]>,
    reader: ListReader,
  ): AsyncIterable<string | Uint8Array>;
}

const mostToRead = 5000;

export const formats: Record<ListFormat, Format> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: { type: xlsxType, write: sheetsOf },
  json: { type: 'application/json; charset=utf-8', write: jsonOf },
  xml: { type: 'application/xml; charset=utf-8', write: xmlOf },
  txt: { type: 'text/plain; charset=utf-8', write: textOf },
  html: { type: 'text/html; charset=utf-8', mostRows: mostToRead, write: pageOf },
  pdf: { type: 'application/pdf', mostRows: mostToRead, write: paperOf },
};
