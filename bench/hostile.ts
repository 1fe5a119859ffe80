import { runLong } from './longTests.ts';

/** S2: 200 requests to each endpoint on both engines, with `-- --long` 5,000. */
export function run(): Promise<void> {
  return runLong('src/app/hostile.test.ts');
}
