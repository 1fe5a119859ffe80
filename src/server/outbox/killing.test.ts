// Lane: alone.
// Races.
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { killWorkers } from '#test/workers.ts';

/** R13, short; the long count is `npm run bench jobs`. */
test('jobs of two processes that are killed over and over happen once each', async () => {
  const { database, url, dispose } = await freshDatabase('postgres');
  const survival = await killWorkers(database, url!, { jobs: 400, workers: 2, kills: 8, leaseMs: 1000 });
  expect(survival).toMatchObject({ effects: 400, doubled: 0, lost: 0, kills: 8 });
  expect(survival.retaken).toBeGreaterThan(0);
  await dispose();
});
