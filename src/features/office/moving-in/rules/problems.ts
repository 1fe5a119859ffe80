/** Files that are no table, or only in part, and work that ended before its time. */
import { type TableProblem, tableProblems } from '#shared/foreignTables.ts';

export const problems = [...tableProblems, 'file_gone', 'interrupted'] as const;
export type Problem = TableProblem | 'file_gone' | 'interrupted';

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
