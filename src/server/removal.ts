/** Removes what a demo or a rehearsal left in the database: every feature its own part, as its manifest says. */
import { join } from 'node:path';
import type { App } from './app.ts';
import { beginChange } from './changes.ts';
import type { TxContext } from './context.ts';
import type { DemoPart, DemoRows, Removed } from './demoPart.ts';
import { featuresOf } from './feature.ts';
import { root } from './root.ts';

type RemovedMode = 'demo' | 'rehearsal';

/** As part of `ctx`'s transaction; a second run finds nothing left to do. */
export async function removeRows(ctx: TxContext, mode: RemovedMode, since: string | null): Promise<Removed> {
  const parts = await partsFromTheTop(ctx.app, mode);
  const removed: Removed = {
    accounts: 0,
    closed: 0,
    orders: 0,
    courses: 0,
    models: 0,
    reviews: 0,
    texts: 0,
    visits: 0,
  };
  await beginChange(ctx);
  const rows = await findRows(ctx, parts, since);
  for (const { remove } of parts)
    await remove?.(ctx, rows, (kind, count) => {
      removed[kind] += count;
    });
  return removed;
}

/** Higher features first, since their rows name those of lower ones. */
async function partsFromTheTop(app: App, mode: RemovedMode): Promise<DemoPart[]> {
  const areas = (await import(join(root, 'ladder.cjs'))).default as Record<string, string[]>;
  const ladder = Object.values(areas).flat();
  return featuresOf(app)
    .toSorted((a, b) => ladder.indexOf(b.name) - ladder.indexOf(a.name))
    .flatMap(({ [mode]: part }) => (part ? [part] : []));
}

async function findRows(ctx: TxContext, parts: readonly DemoPart[], since: string | null): Promise<DemoRows> {
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
