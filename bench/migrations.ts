import { runLong } from './longTests.ts';

/** R14: killed before every statement. */
export async function run(): Promise<void> {
  await runLong('src/server/db/migrate.test.ts');
}
