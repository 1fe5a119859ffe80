import { runLong } from './longTests.ts';

/**
 * R3: 10,000 sequences of notices that are late, doubled, reordered, lost, broken or forged, half on each
 * engine; the same around refunds, and of the bank's webhooks about instalments.
 */
export async function run(): Promise<void> {
  await runLong('src/features/sales/payments/server/storm.test.ts');
  await runLong('src/features/sales/refunds/server/storm.test.ts');
  await runLong('src/features/sales/instalments/server/storm.test.ts');
}
