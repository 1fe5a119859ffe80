/**
 * A workbook for Excel, as much of it as tables need (ECMA-376, "transitional"), made while it is sent: a sheet of any
 * length takes the memory of one batch of its rows.
 */

import { cut } from '#shared/graphemes.ts';
import { escaped } from './xml.ts';
import { zipped } from './zip.ts';

/** Numbers of a `time` or `day` are days since 1900, as `daysSince1900` counts them. */
const styleOf = { text: 4, money: 2, number: 0, time: 3, day: 5 } as const;
const headingStyle = 1;
/** Excel keeps no longer text in a cell. */
const longestText = 32_767;

export type Cell = string | number | null;
export interface SheetColumn {
  kind: keyof typeof styleOf;
  heading: string;
  /** In characters. */
  width: number;
}

export interface Sheet {
  /** At most 31 characters, without \ / ? * [ ] : */
  name: string;
  columns: readonly SheetColumn[];
  /** Texts stay texts whatever they begin with. */
  batches: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;
}

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How many sheets there are need not be known before the last of them. */
export function workbook(
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  return zipped(partsOf(sheets), madeAt);
}

async function* partsOf(sheets: AsyncIterable<Sheet> | Iterable<Sheet>) {
  const names: string[] = [];
  for await (const sheet of sheets) {
    names.push(sheet.name);
    yield { name: `xl/worksheets/sheet${names.length}.xml`, content: worksheet(sheet) };
  }
  const parts: Record<string, string> = {
    'xl/workbook.xml': bookOf(names),
    'xl/_rels/workbook.xml.rels': related([
      ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
    '[Content_Types].xml': contentTypes(names.length),
  };
  for (const [name, text] of Object.entries(parts)) yield { name, content: whole(header + text) };
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

function contentTypes(count: number): string {
  const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const sheets = Array.from(
    { length: count },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${part}.worksheet+xml"/>`,
  );
  return `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/>${sheets.join('')}</Types>`;
}

function related(targets: readonly (readonly [kind: string, target: string])[]): string {
  const lines = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packaged}/relationships">${lines.join('')}</Relationships>`;
}

function bookOf(names: readonly string[]): string {
  const lines = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${lines.join('')}</sheets></workbook>`;
}

/** By `styleOf`. Days and times are formats 14 and 22, which Excel writes as its reader's country does. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/>${[4, 22, 49, 14].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

/** Its heading stays in sight, and each column can be filtered. */
async function* worksheet({ columns, batches }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `${header}<worksheet xmlns="${main}">${view}<cols>${widths.join('')}</cols><sheetData>`;
  yield rowOf(
    1,
    columns.map(({ heading }) => cellOf(heading, headingStyle)),
  );
  let row = 1;
  for await (const batch of batches) {
    let text = '';
    for (const cells of batch) {
      row += 1;
      text += rowOf(
        row,
        cells.map((cell, index) => cellOf(cell, styleOf[columns[index]!.kind])),
      );
    }
    yield text;
  }
  yield `</sheetData><autoFilter ref="A1:${letterOf(columns.length)}${row}"/></worksheet>`;
}

function rowOf(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** A text is an inline string: nothing that somebody typed becomes a formula. */
function cellOf(cell: Cell, style: number): string {
  if (cell === null || cell === '') return '<c/>';
  const styled = style === 0 ? '' : ` s="${style}"`;
  if (typeof cell === 'number') return `<c${styled}><v>${cell}</v></c>`;
  const isText = style === styleOf.text || style === headingStyle;
  return `<c t="inlineStr"${isText ? styled : ''}><is><t xml:space="preserve">${escaped(cut(cell, longestText))}</t></is></c>`;
}

/** The letters of a column, numbered from 1: A, Z, AA. */
function letterOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? letterOf(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Converts a local day or time: `2026-03-01`, `2026-03-01 14:05:09`. */
export function daysSince1900(shown: string): number {
  const [day = '', time = '00:00:00'] = shown.split(' ');
  const at = Date.parse(`${day}T${time}Z`) / 86_400_000 + 25_569;
  // A millionth of a day is finer than a second.
  return Math.round(at * 1e6) / 1e6;
}
