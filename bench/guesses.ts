import { runLong } from './longTests.ts';

/** S4: 10,000 guesses from one address and from 300, on both engines. */
export function run(): Promise<void> {
  return runLong('src/server/limits/guesses.test.ts');
}
