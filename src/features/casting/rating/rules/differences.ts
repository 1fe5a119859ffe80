/** Changes between two results of the same person. */
import type { Result } from './formula.ts';
import { type FactorName, factors } from './points.ts';

export interface Difference {
  name: FactorName;
  /** Null where the factor was not scored. */
  before: number | null;
  after: number | null;
}

/** Only factors whose points changed. */
export function differencesOf(before: Pick<Result, 'factors'>, after: Pick<Result, 'factors'>): Difference[] {
  const points = ({ factors: scored }: Pick<Result, 'factors'>, name: FactorName) =>
    scored.find((factor) => factor.name === name)?.points ?? null;
  return factors
    .map((name) => ({ name, before: points(before, name), after: points(after, name) }))
    .filter((change) => change.before !== change.after);
}
