import { runLong } from './longTests.ts';

/** R14: killed before every statement. */
export function run(): Promise<void> {
  return runLong('src/server/db/migrate.test.ts');
}
