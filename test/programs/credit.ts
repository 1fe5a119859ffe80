/**
 * A separate process that credits a payment over and over: node test/programs/credit.ts <database> <payment
 * id> <times> [time], with the settings in the environment.
 */
import { makeApp } from '#app/podium.ts';
import { creditPayment } from '#features/sales/payments/server/settlement.ts';
import { findPaymentByProviderId } from '#features/sales/payments/server/store.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { makeLog } from '#server/log.ts';
import { runningClock } from '#test/moment.ts';

const [at = '', providerPaymentId = '', times = '1', begins] = process.argv.slice(2);
const database = at.startsWith('postgres') ? openPostgres(at) : openSqlite(at);
const { app } = makeApp({
  config: readConfig(),
  database,
  log: makeLog('silent'),
  now: runningClock(begins),
});
const payment = await findPaymentByProviderId(database.handle, providerPaymentId);
if (!payment) throw new Error(`no payment ${providerPaymentId}`);
// Both processes begin together: the parent gives the signal when both are ready.
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const settled = await Promise.all(
  Array.from({ length: Number(times) }, () => creditPayment(contextOf(app), payment, { timeoutMs: 10_000 })),
);
process.stdout.write(`${settled.every((settlement) => settlement === 'settled') ? 'settled' : 'failed'}\n`);
await database.close();
process.stdin.destroy();
