/** Findings of an audit, promise by promise. */

export interface Check {
  promise: string;
  /** Number of things compared. */
  compared: number;
  differs: string[];
}

export function each<T>(promise: string, things: readonly T[], problem: (thing: T) => string | null): Check {
  return check(promise, things, () => things.map(problem).filter((text) => text !== null));
}

export function check(promise: string, things: readonly unknown[], find: () => readonly string[]): Check {
  return { promise, compared: things.length, differs: [...find()] };
}

export function grouped<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  return Map.groupBy(rows, key);
}

export function sum<T>(rows: readonly T[], amount: (row: T) => number): number {
  return rows.reduce((total, row) => total + amount(row), 0);
}
