import { runLong } from './longTests.ts';

/** 100,000 random sets of answers to each property of the rating's formula: bounds, order, and what is never said. */
export function run(): Promise<void> {
  return runLong('src/features/casting/rating/rules/formula.test.ts');
}
