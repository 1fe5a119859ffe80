/** Launch steps that concern backups. */
import { launchChecksOf } from '#server/launch.ts';
import { backups } from '../manifest.ts';
import { isAhead, isOverdue } from '../rules/sets.ts';
import { unbackedSince } from './jobs.ts';
import * as store from './store.ts';

export const backupsLaunch = launchChecksOf(backups.launch, {
  async backups(ctx) {
    const since = await unbackedSince(ctx);
    if (since === null) return { state: 'open', notes: [{ name: 'no_key' }] };
    const done = await store.lastDone(ctx.db);
    if (isAhead(ctx.app.now(), since)) return { state: 'failed', notes: [{ name: 'ahead' }] };
    if (isOverdue(ctx.app.now(), since)) return { state: 'failed', notes: [{ name: 'overdue' }] };
    if (!done) return { state: 'open', notes: [{ name: 'none_yet' }] };
    const place = ctx.app.config.backups.s3 ? 'bucket' : 'folder';
    return { state: 'done', at: done.finished_at, notes: [{ name: 'made', values: { place } }] };
  },
});
