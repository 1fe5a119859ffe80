import { runLong } from './longTests.ts';

/** R4: 20 rounds of fifty calls at the same instant, on both engines. */
export function run(): Promise<void> {
  return runLong('src/features/payments/races.test.ts');
}
