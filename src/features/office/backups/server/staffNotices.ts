/** Notices to staff about backups that are missing. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { hour } from '#shared/dates.ts';
import { backupOverdue } from '../contract.ts';
import { backups } from '../manifest.ts';
import { backupPaths } from '../paths.ts';
import { isOverdue } from '../rules/sets.ts';
import { backupsTexts } from '../texts.ts';
import { unbackedSince } from './jobs.ts';

export const backupNotices = noticesOf(backups.notices, {
  words: backupsTexts.noticeKinds,
  told: { backup_overdue: about(backupOverdue, ({ since }) => since, describeOverdue) },
});

/** Nothing where one was made meanwhile. */
async function describeOverdue(ctx: Context): Promise<Facts | null> {
  const since = await unbackedSince(ctx);
  const now = ctx.app.now();
  if (since === null || !isOverdue(now, since)) return null;
  const hours = Math.floor((now.getTime() - Date.parse(since)) / hour);
  return { values: { hours }, path: backupPaths.list };
}
