/** Tables as text: whatever encoding and separator the program that wrote them has. */
import { longestCell, mostColumns } from '../rules/kinds.ts';
import { Unreadable } from '../rules/problems.ts';

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

/** The one that splits the heading into most parts. */
export function separatorOf(text: string): string {
  const [heading = ''] = text.split(/\r\n|\r|\n/, 1);
  const outside = heading.replace(/"[^"]*"/g, '');
  const count = (separator: string) => outside.split(separator).length;
  return [';', ',', '\t', '|'].toSorted((a, b) => count(b) - count(a))[0]!;
}

/** Records by RFC 4180, each with the line of the file on which it begins. @throws Unreadable */
export function* recordsOf(text: string): Generator<{ line: number; cells: string[] }> {
  if (text.includes('\u0000')) throw new Unreadable('not_a_table', 1);
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
      if (cell.value.length > longestCell) throw new Unreadable('cell_too_long', first);
      if (cells.length > mostColumns) throw new Unreadable('too_many_columns', first);
      if (text[at] !== separator) break;
      at += 1;
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n') throw new Unreadable('quotes', first);
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
    if (end === -1) throw new Unreadable('quotes', line);
    value += text.slice(from, end);
    if (text[end + 1] !== '"') return { value, end: end + 1, lines: value.split('\n').length - 1 };
    value += '"';
    from = end + 2;
  }
}
