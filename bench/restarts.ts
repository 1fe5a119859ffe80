import { crash } from '#test/crash/crash.ts';
import { startEngines } from '#test/engines.ts';
import { printOutcome } from './crash.ts';
import { atLeast, atMost } from './verdict.ts';

/** R8: PostgreSQL crashes 50 times and ends 500 connections while people buy; short: 10 and 100. */
export async function run(): Promise<void> {
  const kills = process.argv.includes('--long') ? 50 : 10;
  const running = await startEngines(true);
  try {
    const outcome = await crash('postgres', { kills, aheadMs: 0, restartDatabase: running.restartPostgres });
    console.log(`\n8 buyers, ${kills} crashes of the database, ${kills * 10} connections ended`);
    printOutcome(outcome);
    atLeast('paid orders', outcome.counts['orders paid']!, kills);
    const broken = outcome.checks.filter(({ differs }) => differs.length > 0).length;
    atMost(`of ${outcome.checks.length} promises are broken`, broken, 0);
  } finally {
    await running.stop();
  }
}
