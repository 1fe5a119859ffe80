/** The first sheet of a workbook (ECMA-376), row by row: its values as the file has them, without their looks. */
import { longestCell, mostColumns, mostRows } from '../rules/kinds.ts';
import { Unreadable } from '../rules/problems.ts';
import { entriesOf, textIn } from './zipEntries.ts';

/** @throws Unreadable */
export async function* rowsOfBook(bytes: Buffer): AsyncGenerator<{ line: number; cells: string[] }> {
  const entries = entriesOf(bytes);
  const texts = await sharedTexts(bytes, entries);
  const sheet = entries.get(await firstSheet(bytes, entries));
  if (!sheet) throw new Unreadable('damaged', 1);
  let line = 0;
  for await (const row of elements(textIn(bytes, sheet), 'row')) {
    line = Number(/^<row[^>]*\sr="(\d+)"/.exec(row)?.[1] ?? line + 1);
    if (line > mostRows + 1) throw new Unreadable('too_many_rows', line);
    const cells = cellsOf(row, texts, line);
    if (cells.some((cell) => cell !== '')) yield { line, cells };
  }
}

type Entries = ReturnType<typeof entriesOf>;

async function whole(bytes: Buffer, entries: Entries, name: string): Promise<string> {
  let text = '';
  for await (const piece of textIn(bytes, entries.get(name))) text += piece;
  return text;
}

async function firstSheet(bytes: Buffer, entries: Entries): Promise<string> {
  const book = await whole(bytes, entries, 'xl/workbook.xml');
  const id = /<(?:\w+:)?sheet\s[^>]*r:id="([^"]+)"/.exec(book)?.[1];
  const relations = await whole(bytes, entries, 'xl/_rels/workbook.xml.rels');
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) =>
    tag.includes(`Id="${id}"`),
  );
  const target = /Target="([^"]+)"/.exec(relation?.[0] ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sharedTexts(bytes: Buffer, entries: Entries): Promise<string[]> {
  const texts: string[] = [];
  for await (const item of elements(textIn(bytes, entries.get('xl/sharedStrings.xml')), 'si'))
    texts.push(textsIn(item));
  return texts;
}

/** Elements of that name, which do not stand in each other, as they come. */
async function* elements(pieces: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  const [open, close] = [new RegExp(`<${name}(?=[\\s>/])`, 'g'), `</${name}>`];
  let waiting = '';
  for await (const piece of pieces) {
    waiting += piece;
    let at = 0;
    for (;;) {
      open.lastIndex = at;
      const start = open.exec(waiting)?.index;
      const tagEnd = start === undefined ? -1 : waiting.indexOf('>', start);
      if (start === undefined || tagEnd === -1) break;
      const isEmpty = waiting[tagEnd - 1] === '/';
      const end = isEmpty ? tagEnd + 1 : waiting.indexOf(close, tagEnd) + close.length;
      if (end < close.length) break;
      yield waiting.slice(start, end);
      at = end;
    }
    waiting = waiting.slice(at);
    if (waiting.length > 4 * 1024 * 1024) throw new Unreadable('damaged', 1);
  }
}

function cellsOf(row: string, texts: readonly string[], line: number): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(
    /<c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/c>)/g,
  )) {
    const column = columnOf(/\sr="([A-Z]{1,3})\d*"/.exec(attributes)?.[1]) ?? cells.length;
    if (column >= mostColumns) throw new Unreadable('too_many_columns', line);
    while (cells.length <= column) cells.push('');
    const cell = cellValue(/\st="(\w+)"/.exec(attributes)?.[1], content, texts);
    if (cell.length > longestCell) throw new Unreadable('cell_too_long', line);
    cells[column] = cell;
  }
  return cells;
}

function columnOf(letters: string | undefined): number | null {
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellValue(type: string | undefined, content: string, texts: readonly string[]): string {
  if (type === 'inlineStr') return textsIn(content);
  const value = unescaped(/<v[^>]*>([^<]*)<\/v>/.exec(content)?.[1] ?? '');
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'e') return '';
  return type === undefined || type === 'n' ? written(value) : value;
}

/** Excel writes 12500.1 as 12500.100000000001. */
function written(value: string): string {
  return /\.\d{9,}|E/i.test(value) ? String(Number(Number(value).toFixed(8))) : value;
}

function textsIn(xml: string): string {
  const spoken = xml.replace(/<rPh[\s\S]*?<\/rPh>/g, '');
  return [...spoken.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)]
    .map(([, text = '']) => unescaped(text))
    .join('');
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, digits, hex, name) => {
    if (name) return marks[name] ?? all;
    const point = digits ? Number(digits) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
