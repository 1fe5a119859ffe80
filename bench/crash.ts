import { minute, second } from '#shared/dates.ts';
import { crash, type Outcome } from '#test/crash/crash.ts';
import { engines } from '#test/database.ts';
import { startEngines } from '#test/engines.ts';
import { atLeast, atMost } from './verdict.ts';

/** R1: `npm run bench crash` kills 40 times an engine, `npm run bench crash -- --long` 500 times. */
export async function run(): Promise<void> {
  const kills = process.argv.includes('--long') ? 500 : 40;
  const running = await startEngines();
  try {
    for (const engine of engines) {
      const startedAt = performance.now();
      const outcome = await crash(engine, { kills, aheadMs: 0, restMs: second, quietWithinMs: minute });
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`\n${engine}: 8 buyers, ${kills} kills, in ${seconds} s`);
      printOutcome(outcome);
      atLeast(`paid orders (${engine})`, outcome.counts['orders paid']!, kills);
      const many = outcome.counts['orders with more mails than two']!;
      atMost(`orders with more mails than two (${engine})`, many, 0);
      const broken = outcome.checks.filter(({ differs }) => differs.length > 0).length;
      atMost(`of ${outcome.checks.length} promises are broken (${engine})`, broken, 0);
    }
  } finally {
    await running.stop();
  }
}

export function printOutcome({ checks, counts, evidence }: Outcome): void {
  for (const [name, count] of Object.entries(counts))
    console.log(`  ${count.toLocaleString('en').padStart(8)}  ${name}`);
  console.log('\n  looked at  differ');
  for (const { promise, compared, differs } of checks) {
    console.log(`  ${String(compared).padStart(9)}${String(differs.length).padStart(8)}  ${promise}`);
    for (const text of differs.slice(0, 10)) console.log(`                     ${text}`);
  }
  if (evidence) console.log(`\n  The evidence is in ${evidence}`);
}
