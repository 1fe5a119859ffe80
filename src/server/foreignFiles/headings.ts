/** Where a table begins, and which of its lines are none. */
import { TableUnreadable } from '#shared/foreignTables.ts';
import type { ForeignRow } from './rows.ts';

interface Headed {
  headings: string[];
  titles: number;
  rows: AsyncGenerator<ForeignRow>;
}

/** Lines among which the headings are looked for. */
const firstLines = 20;

/** Headings fill their line; a title above them stands in a cell or two. @throws TableUnreadable */
export async function headed(all: AsyncGenerator<ForeignRow>): Promise<Headed> {
  const first: ForeignRow[] = [];
  const rest = tidied(all);
  let trouble: unknown = null;
  try {
    while (first.length < firstLines) {
      const { value, done } = await rest.next();
      if (done) break;
      first.push(value);
    }
  } catch (error) {
    trouble = error;
  }
  if (first.length === 0) throw trouble ?? new TableUnreadable('no_rows', 1);
  const widest = Math.max(...first.map(filled));
  const told = first.findIndex((row) => filled(row) * 2 > widest && isOfWords(row));
  const at = Math.max(told, 0);
  if (!first[at]!.cells.some((cell) => /\p{L}/u.test(cell))) throw new TableUnreadable('no_headings', 1);
  return { headings: headingsIn(first[at]!), titles: at, rows: after() };

  async function* after(): AsyncGenerator<ForeignRow> {
    yield* first.slice(at + 1);
    if (trouble) throw trouble;
    yield* rest;
  }
}

function filled({ cells }: ForeignRow): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** Names of columns, where a row of data has numbers, days and addresses among its words. */
function isOfWords({ cells }: ForeignRow): boolean {
  const given = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const words = given.filter((cell) => !/^\d/.test(cell) && (/\p{L}/u.test(cell) || !/\d/.test(cell)));
  return words.length * 4 >= given.length * 3 && !given.some((cell) => cell.includes('@'));
}

/** Without empty lines, and without the empty cells behind the last one. */
async function* tidied(rows: AsyncGenerator<ForeignRow>): AsyncGenerator<ForeignRow> {
  for await (const row of rows) {
    const { cells } = row;
    while (cells.length > 0 && cells.at(-1)!.trim() === '') cells.pop();
    if (cells.length > 0) yield row;
  }
}

/** Headings are compared again and again; none that means anything is longer. */
const longestHeading = 200;

function headingsIn({ cells }: ForeignRow): string[] {
  return cells.map((cell) =>
    cell
      .replace(/^\ufeff/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longestHeading),
  );
}
