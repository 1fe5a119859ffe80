import { runLong } from './longTests.ts';

/**
 * R3: 10,000 sequences of notices that are late, doubled, reordered, lost, broken or forged; half on each
 * engine.
 */
export function run(): Promise<void> {
  return runLong('src/features/payments/server/storm.test.ts');
}
