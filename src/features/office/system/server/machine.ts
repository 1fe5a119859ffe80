/** The owner's controls of the running server: restart it, clear its caches, ask visitors to come back later. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { forgetDrawings } from '#server/drawings/drawings.ts';
import { maintenanceSince, readMaintenance, setMaintenance } from '#server/maintenance/maintenance.ts';
import { countKeptPages } from '#server/pages/keptPages.ts';
import { clearSizes } from '#server/pictures.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { machineApi } from '../contract/machine.ts';
import { systemErrors } from '../errors.ts';

type Out<K extends keyof typeof machineApi> = Output<(typeof machineApi)[K]>;

/** @throws AppError restart_by_hand where nothing would start it again */
export async function restart(ctx: Context): Promise<Out<'restart'>> {
  const { restart } = ctx.app;
  if (!restart) throw new AppError(systemErrors.restart_by_hand);
  await ctx.transaction((ctx) => record(ctx, 'system.restarted'));
  restart();
  return { restarting: true };
}

export async function clearCache(ctx: Context): Promise<Out<'clearCache'>> {
  const pages = countKeptPages(ctx.app);
  const { card, pdf, photo } = forgetDrawings(ctx.app);
  const cleared = { pages, pictures: await clearSizes(ctx), cards: card, papers: pdf + photo };
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    await record(ctx, 'system.cache_cleared', {
      pages: cleared.pages,
      pictures: cleared.pictures,
      cards: cleared.cards,
      papers: cleared.papers,
    });
  });
  return cleared;
}

/** Every process follows within a second; this one at once. */
export async function changeMaintenance(
  ctx: Context,
  { is_on }: ParsedInput<typeof machineApi.setMaintenance>,
): Promise<Out<'setMaintenance'>> {
  await ctx.transaction(async (ctx) => {
    if (!(await setMaintenance(ctx, is_on))) return;
    await record(ctx, is_on ? 'maintenance.begun' : 'maintenance.ended');
  });
  await readMaintenance(ctx);
  return showMaintenance(ctx);
}

export function showMaintenance({ app }: Context): Out<'standing'> {
  return { since: maintenanceSince(app) };
}

type SystemAction = 'system.restarted' | 'system.cache_cleared' | 'maintenance.begun' | 'maintenance.ended';

function record(ctx: TxContext, action: SystemAction, after: Record<string, number> = {}): Promise<void> {
  return recordAction(ctx, { action, subject: { kind: 'system', id: 'system', label: 'system' }, after });
}
