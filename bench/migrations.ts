import { tryFormerStates } from './formerMigrations.ts';
import { runLong } from './longTests.ts';

/** R14: killed before every statement; and every earlier state of main is brought up to date. */
export async function run(): Promise<void> {
  await runLong('src/server/db/migrate.test.ts');
  await tryFormerStates();
}
