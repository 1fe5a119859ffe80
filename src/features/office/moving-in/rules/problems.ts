/** Files that are no table, or only in part. */
export const problems = [
  ...(['not_a_table', 'quotes', 'cell_too_long', 'too_many_columns', 'too_many_rows', 'too_large'] as const),
  ...(['no_rows', 'no_headings', 'damaged', 'old_excel', 'file_gone', 'interrupted'] as const),
] as const;
export type Problem = (typeof problems)[number];

/** The file itself cannot be read; `line` is where. */
export class Unreadable extends Error {
  readonly problem: Problem;
  readonly line: number;
  constructor(problem: Problem, line: number) {
    super(`${problem} in line ${line}`);
    this.problem = problem;
    this.line = line;
  }
}
