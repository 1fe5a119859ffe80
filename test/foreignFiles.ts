/** Tables as other programs write them, and as somebody writes them who means harm. */
import { type Sheet, workbook } from '#server/xlsx.ts';
import { zipped } from '#server/zip.ts';

/** As this product writes it: its types stand at the end. */
export async function aWorkbook(rows: string[][] = [['a@example.com', 'Анна']]): Promise<Buffer> {
  const columns = ['Email', 'ФИО'].map((heading) => ({ kind: 'text' as const, heading, width: 20 }));
  const sheet: Sheet = { name: 'Users', columns, batches: [rows] };
  return whole(workbook([sheet], new Date()));
}

export interface BookParts {
  book?: string;
  relations?: string;
  texts?: string;
  styles?: string;
  sheet?: string;
}

/** A workbook of the parts that are given, and of sound ones for the rest. */
export function aBook(parts: BookParts = {}): Promise<Buffer> {
  const sound = {
    book: `<workbook ${names}><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    relations: `<Relationships>${related('r1', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    texts: '<sst><si><t>Email</t></si><si><t>a@example.com</t></si></sst>',
    styles: '<styleSheet/>',
    sheet: aSheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>',
    ),
    ...parts,
  };
  return anArchive({
    'xl/workbook.xml': sound.book,
    'xl/_rels/workbook.xml.rels': sound.relations,
    'xl/sharedStrings.xml': sound.texts,
    'xl/styles.xml': sound.styles,
    'xl/worksheets/sheet1.xml': sound.sheet,
    '_rels/.rels': `<Relationships>${related('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    '[Content_Types].xml': contentTypes,
  });
}

/** Files by their names, in this order. */
export function anArchive(files: Record<string, string>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, text]) => ({ name, content: inPieces(text) }));
  return whole(zipped(entries, new Date()));
}

export function aSheet(rows: string): string {
  return `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

/** Four megabytes of it: what a pattern that looks back needs hours for. */
const much = (piece: string) => piece.repeat(Math.ceil(4_000_000 / piece.length));

/** Files of a few kilobytes that want to keep their reader busy. */
export const hostileBooks: [title: string, parts: BookParts][] = [
  ['cells that are never closed', { sheet: `<worksheet><sheetData><row r="1">${much('<c ')}` }],
  ['cells within cells', { sheet: `<worksheet><sheetData><row r="1">${much('<c>')}` }],
  ['values that are never closed', { sheet: `<worksheet><sheetData><row r="1"><c>${much('<v')}` }],
  ['readings aloud that are never closed', { texts: `<sst><si>${much('<rPh')}` }],
  ['texts that are never closed', { texts: `<sst><si>${much('<t ')}` }],
  ['sheets that are never closed', { book: `<workbook><sheets>${much('<sheet ')}` }],
  ['relations that are never closed', { relations: `<Relationships>${much('<Relationship ')}` }],
];

const names =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';

function related(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
}

async function* inPieces(text: string): AsyncGenerator<string> {
  yield text;
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(pieces));
}
