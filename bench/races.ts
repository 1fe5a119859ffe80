import { runLong } from './longTests.ts';

/** R4: 20 rounds of fifty calls at the same instant, on both engines. */
export async function run(): Promise<void> {
  await runLong('src/features/payments/server/races.test.ts');
  await runLong('src/features/refunds/server/races.test.ts');
  await runLong('src/features/instalments/server/races.test.ts');
  await runLong('src/features/sign-in/server/races.test.ts');
}
