import { z } from 'zod';
import { discard, releaseUpload } from '#features/records/uploads/server/uploads.ts';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { publish } from '#server/outbox/queue.ts';
import { hour } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { movingInEnded } from '../contract.ts';
import { lostMs, undoMs, untouchedMs } from '../rules/kinds.ts';
import { forgetThingsOver } from './people.store.ts';
import { forgetRowsOver } from './rows.store.ts';
import * as store from './store.ts';
import { forgetTable } from './table.ts';
import { undoIt } from './undo.ts';
import { workOn } from './work.ts';

export const workOnFile = job('moving_in.work', z.object({ id: idField }), workOn);
export const undoFile = job('moving_in.undo', z.object({ id: idField }), undoIt);

/** Ends what was lost, and forgets files whose time is over. */
export const sweepImports = job('moving_in.sweep', z.object({}), async (ctx: Context) => {
  const now = ctx.app.now();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await ctx.transaction(async (ctx) => {
    const undoUntil = new Date(now.getTime() + undoMs).toISOString();
    const lost = await store.failLost(ctx.db, { before: ago(lostMs), at: now.toISOString(), undoUntil });
    for (const { id, run } of lost) await publish(ctx, movingInEnded, { id, run });
    await forgetThingsOver(ctx.db, now.toISOString());
    await forgetRowsOver(ctx.db, now.toISOString());
  });
  await forgetFiles(
    ctx,
    await store.filesOver(ctx.db, { now: now.toISOString(), untouched: ago(untouchedMs) }),
  );
});

/** Files are not searched for a name: all that may hold it go, once nobody works on them. */
export const withdrawFiles = job('moving_in.withdraw', z.object({}), async (ctx) => {
  await forgetFiles(ctx, await store.filesAtRest(ctx.db));
  if (await store.hasBusy(ctx.db)) throw new Error('a file is being worked on: it goes after that');
});

async function forgetFiles(ctx: Context, imports: readonly { id: string; file: string }[]): Promise<void> {
  for (const { id, file } of imports) {
    await ctx.transaction(async (ctx) => {
      await store.forgetFile(ctx.db, id);
      await releaseUpload(ctx, file);
    });
    await discard(ctx, file);
    await forgetTable(ctx.app, file);
  }
}

export const movingInJobs: Job[] = [workOnFile, undoFile, sweepImports, withdrawFiles];
export const movingInSchedules: Schedule[] = [{ name: 'moving_in.sweep', everyMs: hour, job: sweepImports }];
