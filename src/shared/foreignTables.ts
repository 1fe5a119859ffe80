/** Limits of tables that other programs have written, and what may be wrong with one. */

export const mostRows = 200_000;
export const mostColumns = 200;
export const longestCell = 5_000;
export const mostCells = 4_000_000;
/** Of all parts of a workbook together, unpacked; and of all text that its cells come to. */
export const mostUnpackedBytes = 400 * 1024 * 1024;
/** Processor time and memory that the reading of one file may take. */
export const mostReading = { seconds: 60, megabytes: 256 };

/** Encodings of texts that schools receive; Windows' Russian one is by far the most frequent beside Unicode. */
export const textEncodings = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic'] as const),
  ...(['gb18030', 'big5', 'windows-1252'] as const),
] as const;
export type TextEncoding = (typeof textEncodings)[number];

export const tableProblems = [
  'not_a_table',
  'quotes',
  'cell_too_long',
  'too_many_columns',
  'too_many_rows',
  'too_many_cells',
  'too_large',
  'too_costly',
  'no_rows',
  'no_headings',
  'damaged',
  'old_excel',
] as const;
export type TableProblem = (typeof tableProblems)[number];

/** The limits, for the words of a refusal. */
export const tableLimits = {
  rows: mostRows,
  columns: mostColumns,
  characters: longestCell,
  cells: mostCells,
  unpacked: mostUnpackedBytes / 1024 / 1024,
  ...mostReading,
};

/** The file cannot be read, or no further; `line` is where. */
export class TableUnreadable extends Error {
  readonly problem: TableProblem;
  readonly line: number;
  constructor(problem: TableProblem, line: number) {
    super(`${problem} in line ${line}`);
    this.problem = problem;
    this.line = line;
  }
}
