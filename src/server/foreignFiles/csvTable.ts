/** Tables as text: whatever encoding and separator the program that wrote them has. */
import { longestCell, mostColumns, TableUnreadable } from '#shared/foreignTables.ts';
import type { ForeignRow } from './rows.ts';

const separators = [';', ',', '\t', '|'];
/** Lines that tell the separator: a title above the headings has none of its own. */
const [tellingLines, tellingCharacters] = [20, 64 * 1024];

/** The one that stands equally often in most of the first lines, outside quotation marks. */
export function separatorOf(text: string): string {
  const lines = countsIn(text.slice(0, tellingCharacters));
  const scores = separators.map((separator) => {
    const times = new Map<number, number>();
    for (const line of lines) {
      const count = line.get(separator);
      if (count) times.set(count, (times.get(count) ?? 0) + 1);
    }
    const [count = 0, lineCount = 0] =
      [...times].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [];
    return { separator, count, lineCount };
  });
  return scores.toSorted((a, b) => b.lineCount - a.lineCount || b.count - a.count)[0]!.separator;
}

function countsIn(text: string): Map<string, number>[] {
  let [line, isQuoted] = [new Map<string, number>(), false];
  const lines = [line];
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n') {
      if (lines.length === tellingLines) break;
      line = new Map();
      lines.push(line);
    } else if (separators.includes(letter)) line.set(letter, (line.get(letter) ?? 0) + 1);
  }
  return lines;
}

/** What Excel reads before anything else: `sep=;`. */
const separatorLine = /^"?sep=([;,\t|])"?[;,\t|]*(?:\r\n|\r|\n|$)/i;

/** Records by RFC 4180, each with the line of the file on which it begins. @throws TableUnreadable */
export function* recordsOf(text: string): Generator<ForeignRow> {
  if (text.includes('\u0000')) throw new TableUnreadable('not_a_table', 1);
  const [first = '', named] = separatorLine.exec(text) ?? [];
  const separator = named ?? separatorOf(text);
  const ends = new RegExp(`[${separator}\r\n]`, 'g');
  let [at, line] = [first.length, first === '' ? 1 : 2];
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at, begun) : plain(text, at, ends);
      cells.push(cell.value);
      line += cell.lines;
      at = cell.end;
      if (cell.value.length > longestCell) throw new TableUnreadable('cell_too_long', begun);
      if (cells.length > mostColumns) throw new TableUnreadable('too_many_columns', begun);
      if (text[at] !== separator) break;
      at += 1;
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n')
      throw new TableUnreadable('quotes', begun);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== '') yield { line: begun, cells };
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
