import { z } from 'zod';
import type { Context, TxContext } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { hour } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { lostMs, rememberedMs } from '../rules.ts';
import { exportFile, sweepExports } from './files.ts';
import { makeIt } from './make.ts';
import * as store from './store.ts';

export const makeExport = job('exports.make', z.object({ id: idField }), makeIt);

/** Deletes the files that have expired, were withdrawn, or belong to nobody. */
export const sweepFiles = job('exports.sweep', z.object({}), async (ctx: Context) => {
  const now = ctx.app.now();
  const at = now.toISOString();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await store.failLost(ctx.db, ago(lostMs), at);
  await store.deleteBefore(ctx.db, ago(rememberedMs));
  const kept = await store.keptExports(ctx.db, at);
  await sweepExports(ctx.app, kept.map(exportFile));
});

/** Files are not searched for a name: all that may hold it go. */
export const withdrawFiles = job('exports.withdraw', z.object({}), (ctx) => ctx.transaction(withdraw));

/** As part of the transaction that erases somebody. */
export async function withdraw(ctx: TxContext): Promise<void> {
  await store.withdrawAll(ctx.db, ctx.app.now().toISOString());
  await queue(ctx, sweepFiles, {});
}

export const exportsJobs: Job[] = [makeExport, sweepFiles, withdrawFiles];
export const exportsSchedules: Schedule[] = [{ name: 'exports.sweep', everyMs: 1 * hour, job: sweepFiles }];
