/** `podium demo remove`: removes the demo's data from a database, and nothing else. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { materialFiles } from '#demo/materials.ts';
import { media } from '#demo/school.ts';
import type { App } from '#server/app.ts';
import { beginChange } from '#server/changes.ts';
import { contextOf, type TxContext } from '#server/context.ts';
import { demoSince } from '#server/demoMark.ts';
import type { DemoPart, DemoRows, Removed } from '#server/demoPart.ts';
import { featuresOf } from '#server/feature.ts';
import { root } from '#server/root.ts';

/**
 * In one transaction; a second run finds nothing left to do. Afterwards live mode starts, since the demo mark
 * is gone as well. Data that somebody has changed stay, and so does an account or a course that a real order
 * names.
 */
export async function removeDemo(app: App): Promise<Removed> {
  const parts = await partsFromTheTop(app);
  const removed: Removed = { accounts: 0, closed: 0, orders: 0, courses: 0, models: 0, reviews: 0, texts: 0 };
  await contextOf(app).transaction(async (ctx) => {
    await beginChange(ctx);
    const demo = await findDemo(ctx, parts);
    for (const { remove } of parts)
      await remove?.(ctx, demo, (kind, rows) => {
        removed[kind] += rows;
      });
  });
  await removeFiles(app);
  return removed;
}

/** Higher features first, since their rows name those of lower ones. */
async function partsFromTheTop(app: App): Promise<DemoPart[]> {
  const areas = (await import(join(root, 'ladder.cjs'))).default as Record<string, string[]>;
  const ladder = Object.values(areas).flat();
  return featuresOf(app)
    .toSorted((a, b) => ladder.indexOf(b.name) - ladder.indexOf(a.name))
    .flatMap(({ demo }) => (demo ? [demo] : []));
}

async function findDemo(ctx: TxContext, parts: readonly DemoPart[]): Promise<DemoRows> {
  const since = await demoSince(ctx.db);
  let found: DemoRows = { since, orderIds: [], buyerIds: [], accounts: [], open: [], courseIds: [] };
  for (const { find } of parts) found = { ...found, ...(await find?.(ctx, found)) };
  const kept = new Set<string>();
  for (const { keeps } of parts) for (const id of (await keeps?.(ctx, found)) ?? []) kept.add(id);
  return {
    ...found,
    accounts: found.accounts.filter(({ id }) => !kept.has(id)),
    open: [...found.open, ...found.accounts.filter(({ id }) => kept.has(id))],
    courseIds: found.courseIds.filter((id) => !kept.has(id)),
  };
}

/** Last, since files cannot be restored: the next run removes what a crash leaves behind. */
async function removeFiles({ config: { dataDir } }: App): Promise<void> {
  const files = [
    'demo-mail',
    'demo-yookassa.json',
    'demo-yookassa.port',
    'demo-tbank.json',
    'demo-tbank.port',
  ];
  const films = [...Object.values(media), ...materialFiles].map((name) => join('uploads', name));
  for (const name of [...files, ...films]) await rm(join(dataDir, name), { recursive: true, force: true });
}
