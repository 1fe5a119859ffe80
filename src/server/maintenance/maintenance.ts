/** The school's pause for visitors: kept in the database, known to every process within a second. */
import type { App } from '../app.ts';
import { type Context, contextOf, type TxContext } from '../context.ts';
import { markChanged, watchVersion } from '../versions/versions.ts';
import * as store from './store.ts';

const known = new WeakMap<App, string>();

/** When maintenance began, as this process knows; null while visitors are let in. */
export function maintenanceSince(app: App): string | null {
  return known.get(app) ?? null;
}

/** True where that changed it. */
export async function setMaintenance(ctx: TxContext, isOn: boolean): Promise<boolean> {
  const wasOn = (await store.findSince(ctx.db)) !== null;
  if (wasOn === isOn) return false;
  if (isOn) await store.insertSince(ctx.db, ctx.app.now().toISOString());
  else await store.deleteSince(ctx.db);
  await markChanged(ctx, 'maintenance');
  return true;
}

/** Reads it into this process. */
export async function readMaintenance({ app, db }: Context): Promise<void> {
  const since = await store.findSince(db);
  if (since === null) known.delete(app);
  else known.set(app, since);
}

/** Reads it now, and again whenever any process has changed it, until `signal` aborts. */
export async function followMaintenance(app: App, signal: AbortSignal): Promise<void> {
  const ctx = contextOf(app);
  await watchVersion(app, {
    name: 'maintenance',
    signal,
    onChange: () => {
      readMaintenance(ctx).catch((err: unknown) =>
        app.log.error({ err }, 'the maintenance mode was not read'),
      );
    },
  });
  await readMaintenance(ctx);
}
