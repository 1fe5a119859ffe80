/** Tables as text: whatever encoding and separator the program that wrote them has. */
import { longestCell, mostColumns, TableUnreadable } from '#shared/foreignTables.ts';
import type { ForeignRow } from './rows.ts';

export function textOf(bytes: Uint8Array): string {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

const separators = [';', ',', '\t', '|'];
/** Characters of the heading that are looked at: 200 columns have no more. */
const longestHeading = 64 * 1024;

/** The one that stands most often in the heading, outside quotation marks. */
export function separatorOf(text: string): string {
  const counts = new Map(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const letter of text.slice(0, longestHeading)) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' || letter === '\r') break;
    else if (counts.has(letter)) counts.set(letter, counts.get(letter)! + 1);
  }
  return separators.toSorted((one, other) => counts.get(other)! - counts.get(one)!)[0]!;
}

/** Records by RFC 4180, each with the line of the file on which it begins. @throws TableUnreadable */
export function* recordsOf(text: string): Generator<ForeignRow> {
  if (text.includes('\u0000')) throw new TableUnreadable('not_a_table', 1);
  const separator = separatorOf(text);
  const ends = new RegExp(`[${separator === '|' ? '\\|' : separator}\r\n]`, 'g');
  let [at, line] = [0, 1];
  while (at < text.length) {
    const first = line;
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at, first) : plain(text, at, ends);
      cells.push(cell.value);
      line += cell.lines;
      at = cell.end;
      if (cell.value.length > longestCell) throw new TableUnreadable('cell_too_long', first);
      if (cells.length > mostColumns) throw new TableUnreadable('too_many_columns', first);
      if (text[at] !== separator) break;
      at += 1;
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n')
      throw new TableUnreadable('quotes', first);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== '') yield { line: first, cells };
  }
}

interface Cell {
  value: string;
  end: number;
  lines: number;
}

function plain(text: string, at: number, ends: RegExp): Cell {
  ends.lastIndex = at;
  const end = ends.exec(text)?.index ?? text.length;
  return { value: text.slice(at, end), end, lines: 0 };
}

function quoted(text: string, at: number, line: number): Cell {
  let [value, from] = ['', at + 1];
  for (;;) {
    const end = text.indexOf('"', from);
    if (end === -1) throw new TableUnreadable('quotes', line);
    value += text.slice(from, end);
    if (value.length > longestCell) throw new TableUnreadable('cell_too_long', line);
    if (text[end + 1] !== '"') return { value, end: end + 1, lines: value.split('\n').length - 1 };
    value += '"';
    from = end + 2;
  }
}
