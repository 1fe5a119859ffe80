import { runLong } from './longTests.ts';

/** R4: 20 rounds of fifty calls at the same instant, on both engines. */
export async function run(): Promise<void> {
  await runLong('src/features/sales/payments/server/races.test.ts');
  await runLong('src/features/sales/refunds/server/races.test.ts');
  await runLong('src/features/sales/instalments/server/races.test.ts');
  await runLong('src/features/accounts/sign-in/server/races.test.ts');
}
