/** A workbook for Excel, as much of it as a table of texts and numbers needs (ECMA-376, "transitional"). */
import { strToU8, zipSync } from 'fflate';

export interface Sheet {
  /** At most 31 characters, without \ / ? * [ ] : */
  name: string;
  /** The first row is a heading. Texts stay texts whatever they begin with. */
  rows: readonly (readonly (string | number | null)[])[];
  /** Widths of the columns, in characters. */
  widths: readonly number[];
  /** By column: numbers are sums and have two decimals; otherwise they are as they are. */
  hasKopecks: readonly boolean[];
}

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

export function xlsxOf(sheets: readonly Sheet[], at: Date): Uint8Array<ArrayBuffer> {
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': related([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
  };
  sheets.forEach((sheet, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = worksheet(sheet);
  });
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(header + text)] as const);
  return zipSync(Object.fromEntries(bytes), { mtime: at }) as Uint8Array<ArrayBuffer>;
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

function workbook(sheets: readonly Sheet[]): string {
  const lines = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${lines.join('')}</sheets></workbook>`;
}

/** 0: text · 1: a heading · 2: a number with two decimals. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function worksheet({ rows, widths, hasKopecks }: Sheet): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, column) => cellOf(cell, { isHeading: index === 0, hasKopecks: hasKopecks[column] === true })).join('')}</row>`,
  );
  return `<worksheet xmlns="${main}"><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A text is an inline string: nothing that somebody typed becomes a formula. */
function cellOf(
  cell: string | number | null,
  { isHeading, hasKopecks }: { isHeading: boolean; hasKopecks: boolean },
): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c${hasKopecks ? ' s="2"' : ''}><v>${cell}</v></c>`;
  const style = isHeading ? ' s="1"' : '';
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Also without characters that XML has no place for. */
function escaped(text: string): string {
  const plain = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
