import { minute, second } from '#shared/dates.ts';
import { crash } from '#test/crash/crash.ts';
import { startEngines } from '#test/engines.ts';
import { printOutcome } from './crash.ts';
import { atLeast, atMost } from './verdict.ts';

/** R8: PostgreSQL crashes 50 times and ends 500 connections while people buy; short: 10 and 100. */
export async function run(): Promise<void> {
  const kills = process.argv.includes('--long') ? 50 : 10;
  const running = await startEngines(true);
  try {
    const { restartPostgres: restartDatabase } = running;
    // Hardly any work is done while the database goes and comes: most of it is left for the end.
    const plan = { kills, aheadMs: 0, restMs: second, quietWithinMs: 5 * minute, restartDatabase };
    const outcome = await crash('postgres', plan);
    console.log(`\n8 buyers, ${kills} crashes of the database, ${kills * 10} connections ended`);
    printOutcome(outcome);
    atLeast('paid orders', outcome.counts['orders paid']!, kills);
    const broken = outcome.checks.filter(({ differs }) => differs.length > 0).length;
    atMost(`of ${outcome.checks.length} promises are broken`, broken, 0);
  } finally {
    await running.stop();
  }
}
