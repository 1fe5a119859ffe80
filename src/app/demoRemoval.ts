/** `podium demo remove`: removes the demo's data from a database, and nothing else. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { materialFiles } from '#demo/materials.ts';
import { media } from '#demo/school.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { demoSince } from '#server/demoMark.ts';
import type { Removed } from '#server/demoPart.ts';
import { removeRows } from '#server/removal.ts';
import { simulatorFiles } from './simulatorFiles.ts';

/**
 * In one transaction; a second run finds nothing left to do. Afterwards live mode starts, since the demo mark
 * is gone as well. Data that somebody has changed stay, and so does an account or a course that a real order
 * names.
 */
export async function removeDemo(app: App): Promise<Removed> {
  const removed = await contextOf(app).transaction(async (ctx) =>
    removeRows(ctx, 'demo', await demoSince(ctx.db)),
  );
  await removeFiles(app);
  return removed;
}

/** Last, since files cannot be restored: the next run removes what a crash leaves behind. */
async function removeFiles({ config: { dataDir } }: App): Promise<void> {
  const films = [...Object.values(media), ...materialFiles].map((name) => join('uploads', name));
  for (const name of [...Object.values(simulatorFiles('demo')), ...films])
    await rm(join(dataDir, name), { recursive: true, force: true });
}
