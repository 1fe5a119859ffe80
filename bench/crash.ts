/** What was paid survives kills of the product (R1), and crashes of PostgreSQL below it (R8). */
import { minute, second } from '#shared/dates.ts';
import { crash, type Outcome } from '#test/crash/crash.ts';
import { engines } from '#test/database.ts';
import { startEngines } from '#test/engines.ts';
import { isLong } from './longTests.ts';
import { atLeast, atMost } from './verdict.ts';

/** 40 kills of the product on each engine, of the long run 500. */
export async function run(): Promise<void> {
  const kills = isLong ? 500 : 40;
  const running = await startEngines();
  try {
    for (const engine of engines) {
      const outcome = await crash(engine, { kills, aheadMs: 0, restMs: second, quietWithinMs: minute });
      judge(`${engine}: 8 buyers, ${kills} kills`, outcome, kills);
      const many = outcome.counts['orders with more mails than two']!;
      atMost(`orders with more mails than two (${engine})`, many, 0);
    }
  } finally {
    await running.stop();
  }
}

/** PostgreSQL crashes 10 times and ends 100 connections while people buy; in the long run 50 and 500. */
export async function runOnCrashingDatabase(): Promise<void> {
  const kills = isLong ? 50 : 10;
  const running = await startEngines(true);
  try {
    const { restartPostgres: restartDatabase } = running;
    // Hardly any work is done while the database goes and comes: most of it is left for the end.
    const plan = { kills, aheadMs: 0, restMs: second, quietWithinMs: 5 * minute, restartDatabase };
    const title = `8 buyers, ${kills} crashes of the database, ${kills * 10} connections ended`;
    judge(title, await crash('postgres', plan), kills);
  } finally {
    await running.stop();
  }
}

function judge(title: string, { checks, counts, evidence }: Outcome, kills: number): void {
  console.log(`\n${title}`);
  for (const [name, count] of Object.entries(counts))
    console.log(`  ${count.toLocaleString('en').padStart(8)}  ${name}`);
  console.log('\n  looked at  differ');
  for (const { promise, compared, differs } of checks) {
    console.log(`  ${String(compared).padStart(9)}${String(differs.length).padStart(8)}  ${promise}`);
    for (const text of differs.slice(0, 10)) console.log(`                     ${text}`);
  }
  if (evidence) console.log(`\n  The evidence is in ${evidence}`);
  atLeast(`paid orders (${title})`, counts['orders paid']!, kills);
  const broken = checks.filter(({ differs }) => differs.length > 0).length;
  atMost(`of ${checks.length} promises are broken (${title})`, broken, 0);
}
