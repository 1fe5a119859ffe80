import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { keepAsking } from '#test/keepAsking.ts';
import { restartable } from '#test/restarting.ts';
import { isLong } from './longTests.ts';
import { temporaryFolder } from './product.ts';
import { atLeast, atMost } from './verdict.ts';

/** R11: twenty restarts from the panel while eight people ask; `-- --long`: a hundred. */
export async function run(): Promise<void> {
  const restarts = isLong ? 100 : 20;
  const data = await temporaryFolder();
  const { product, publicPage, restartWholly } = await restartable(data, 'own');
  try {
    const asking = keepAsking(publicPage, 8);
    for (let n = 0; n < restarts; n++) {
      const status = await restartWholly();
      if (status !== 200) throw new Error(`restart ${n + 1} answered ${status}`);
      allowAnother(join(data, 'podium.db'));
    }
    const { answered, broken, gapMs } = await asking.stop();
    console.log(`\n${restarts} restarts, 8 people who ask without a rest`);
    atLeast('answers', answered, restarts * 20);
    atMost('broken or refused', broken.length, 0);
    atMost('longest time without an answer', gapMs / 1000, 3, ' s');
  } finally {
    await product.kill().catch(() => {});
    await rm(data, { recursive: true, force: true });
  }
}

/** The school allows one restart a minute. */
function allowAnother(file: string): void {
  const database = new BetterSqlite(file);
  database.pragma('busy_timeout = 5000');
  database.exec('delete from limit_counters');
  database.close();
}
