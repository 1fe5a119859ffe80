import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { publishOnce, queue } from '#server/outbox/queue.ts';
import { hour, minute, schoolDay } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { backupOverdue } from '../contract.ts';
import { isNightlyDue, isOverdue } from '../rules/sets.ts';
import { noteErased } from './erased.ts';
import { beginRun, perform } from './runs.ts';
import * as store from './store.ts';

export const makeBackup = job('backups.make', z.object({ runId: idField }), (ctx, { runId }, claim) =>
  perform(ctx, runId, claim),
);

/** Where the night's backup is still missing it is tried once more at each look, until there is one. */
const nightly = job('backups.nightly', z.object({}), async (ctx) => {
  const { timeZone } = ctx.app.config;
  if (!(await store.settings.find(ctx.db))) return;
  if (!isNightlyDue(ctx.app.now(), (await store.lastDone(ctx.db))?.started_at ?? null, timeZone)) return;
  await beginRun(ctx, 'nightly', (ctx, runId) => queue(ctx, makeBackup, { runId }));
});

/** Warns once a day, whichever backup was the last. */
const watch = job('backups.watch', z.object({}), async (ctx) => {
  const since = await unbackedSince(ctx);
  const now = ctx.app.now();
  if (since === null || !isOverdue(now, since)) return;
  const uniqueKey = `backup overdue ${schoolDay(now, ctx.app.config.timeZone)}`;
  await ctx.transaction((ctx) => publishOnce(ctx, backupOverdue, { payload: { since }, uniqueKey }));
});

/** When the last backup began, or the key was made; null where nobody expects one. */
export async function unbackedSince({ db }: Pick<Context, 'db'>): Promise<string | null> {
  const chosen = await store.settings.find(db);
  if (!chosen) return null;
  return (await store.lastDone(db))?.started_at ?? chosen.changed_at;
}

/** Beside the sets, so that it is known even where the database is lost. */
export const noteErasure = job('backups.note_erasure', z.object({ userId: idField }), (ctx, { userId }) =>
  noteErased(ctx, userId),
);

export const backupsJobs: Job[] = [makeBackup, nightly, watch, noteErasure];
export const backupsSchedules: Schedule[] = [
  { name: 'backups.nightly', everyMs: 20 * minute, job: nightly },
  { name: 'backups.watch', everyMs: 1 * hour, job: watch },
];
