import { runLong } from './longTests.ts';

/** R16: 5,000 interleavings on each engine. */
export function run(): Promise<void> {
  return runLong('src/server/db/isolation.test.ts');
}
