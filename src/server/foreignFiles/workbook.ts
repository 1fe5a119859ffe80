/** The first sheet of a workbook (ECMA-376), row by row: its values as the file has them, and their number formats. */
import { longestCell, mostCells, mostColumns, mostRows, TableUnreadable } from '#shared/foreignTables.ts';
import { builtInFormats } from './builtInFormats.ts';
import type { ForeignRow } from './rows.ts';
import { walk, walked } from './xml.ts';
import { entriesOf, makeRoom, textIn } from './zipEntries.ts';

export interface Workbook {
  isFrom1904: boolean;
  rows: AsyncGenerator<ForeignRow>;
}

type Part = (name: string | undefined) => AsyncGenerator<string>;

/** @throws TableUnreadable */
export async function openWorkbook(bytes: Buffer, room = makeRoom()): Promise<Workbook> {
  const entries = entriesOf(bytes);
  const part: Part = (name) => textIn(bytes, name === undefined ? undefined : entries.get(name), room);
  const { sheet, isFrom1904, relations } = await outlineOf(part);
  const sheetName = relations.get(sheet) ?? 'xl/worksheets/sheet1.xml';
  if (!entries.has(sheetName)) throw new TableUnreadable('damaged', 1);
  const texts = await textsOf(part(relations.get('sharedStrings') ?? 'xl/sharedStrings.xml'));
  const formats = await formatsOf(part(relations.get('styles') ?? 'xl/styles.xml'));
  return { isFrom1904, rows: rowsOf(part(sheetName), { texts, formats }) };
}

/** The first sheet, and where parts are: by the id that sheets have, or by the kind that the book has one of. */
async function outlineOf(part: Part) {
  let [sheet, isFrom1904] = ['', false];
  await walk(part('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet') sheet ||= localAttribute(attributes, 'id') ?? '';
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    },
  });
  const relations = new Map<string, string>();
  await walk(part('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship' || relations.size > 10_000) return;
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      relations.set(Id, path).set(Type.slice(Type.lastIndexOf('/') + 1), path);
    },
  });
  return { sheet, isFrom1904, relations };
}

/** `r:id`, whatever the prefix is; not `sheetId`. */
function localAttribute(attributes: Record<string, string>, local: string): string | undefined {
  const name = Object.keys(attributes).find((name) => name.endsWith(`:${local}`));
  return name === undefined ? undefined : attributes[name];
}

/** Texts that cells point to, without what is written above them for reading aloud. */
async function textsOf(pieces: AsyncGenerator<string>): Promise<string[]> {
  const texts: string[] = [];
  const run = textRun();
  await walk(pieces, {
    open(name) {
      if (name === 'si') run.begin();
      run.open(name);
    },
    text: run.text,
    close(name) {
      run.close(name);
      if (name !== 'si') return;
      if (texts.length === mostCells) throw new TableUnreadable('too_many_cells', 1);
      texts.push(run.found());
    },
  });
  return texts;
}

/** Gathers what stands in `t`, and no more of it than shows that it is too long. */
function textRun() {
  let [found, isText, aloud] = ['', false, 0];
  return {
    begin() {
      found = '';
    },
    open(name: string) {
      if (name === 't') isText = true;
      if (name === 'rPh') aloud += 1;
    },
    text(text: string) {
      if (isText && aloud === 0 && found.length <= longestCell) found += text.slice(0, longestCell + 1);
    },
    close(name: string) {
      if (name === 't') isText = false;
      if (name === 'rPh') aloud -= 1;
    },
    found: () => found,
  };
}

/** Number format of each style of cells. */
async function formatsOf(pieces: AsyncGenerator<string>): Promise<string[]> {
  const own = new Map<string, string>();
  const formats: string[] = [];
  let isCells = false;
  await walk(pieces, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, formatCode.slice(0, 255));
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells)
        formats.push(own.get(numFmtId) ?? builtInFormats.get(Number(numFmtId)) ?? 'General');
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

interface Looks {
  texts: readonly string[];
  formats: readonly string[];
}

async function* rowsOf(pieces: AsyncGenerator<string>, looks: Looks): AsyncGenerator<ForeignRow> {
  const found: ForeignRow[] = [];
  for await (const _ of walked(
    pieces,
    sheetWalker(looks, (row) => found.push(row)),
  )) {
    yield* found;
    found.length = 0;
  }
}

function sheetWalker({ texts, formats }: Looks, yieldRow: (row: ForeignRow) => void) {
  const run = textRun();
  let row: ForeignRow = { line: 0, cells: [] };
  let cell = { column: 0, type: '', style: 0 };
  let [next, value, isValue] = [0, '', false];
  return {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'row') {
        row = { line: numberOf(attributes.r) ?? row.line + 1, cells: [] };
        next = 0;
      } else if (name === 'c') {
        const { r, t = 'n', s } = attributes;
        cell = { column: columnOf(r) ?? next, type: t, style: numberOf(s) ?? 0 };
        next = cell.column + 1;
        value = '';
        run.begin();
      } else if (name === 'v') isValue = true;
      else run.open(name);
    },
    text(text: string) {
      if (isValue && value.length <= longestCell) value += text.slice(0, longestCell + 1);
      else run.text(text);
    },
    close(name: string) {
      if (name === 'v') isValue = false;
      else if (name === 'c') put(row, cell.column, valueIn());
      else if (name === 'row') end();
      else run.close(name);
    },
  };

  function valueIn(): { text: string; format?: string } {
    if (cell.type === 'inlineStr') return { text: run.found() };
    if (cell.type === 's') return { text: texts[Number(value)] ?? '' };
    if (cell.type === 'e') return { text: '' };
    if (cell.type !== 'n' || value === '') return { text: value };
    return { text: written(value), format: formats[cell.style] ?? 'General' };
  }

  function end(): void {
    if (row.cells.length === 0) return;
    if (row.line > mostRows + 1) throw new TableUnreadable('too_many_rows', row.line);
    yieldRow(row);
  }
}

/** Cells that are only formatted, and rows of them, do not count. */
function put(row: ForeignRow, column: number, { text, format }: { text: string; format?: string }): void {
  if (text === '') return;
  if (column >= mostColumns) throw new TableUnreadable('too_many_columns', row.line);
  if (text.length > longestCell) throw new TableUnreadable('cell_too_long', row.line);
  while (row.cells.length <= column) row.cells.push('');
  row.cells[column] = text;
  if (format === undefined) return;
  row.formats ??= {};
  row.formats[column] = format;
}

function numberOf(digits: string | undefined): number | null {
  return digits !== undefined && /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function columnOf(place: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel writes 12500.1 as 12500.100000000001. */
function written(value: string): string {
  return /\.\d{9,}|E/i.test(value) ? String(Number(Number(value).toFixed(8))) : value;
}
