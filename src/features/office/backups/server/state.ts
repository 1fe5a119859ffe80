/** How the backups stand, for an operator who asks: a good one of late, its key, and room for the next. */
import type { Context } from '#server/context.ts';
import { hasRoomFor } from '#server/storage/reserve.ts';
import { isOverdue } from '../rules/sets.ts';
import { unbackedSince } from './jobs.ts';
import { makePlace, roomFor } from './places.ts';
import { SetError } from './setError.ts';
import { setsIn } from './sets.ts';
import { bytesOf } from './snapshot.store.ts';
import { lastDone } from './store.ts';

export interface BackupsState {
  state: 'good' | 'not_begun' | 'failing';
  /** One line. */
  said: string;
}

export async function backupsState(ctx: Context): Promise<BackupsState> {
  const { config, database } = ctx.app;
  const since = await unbackedSince(ctx);
  if (since === null) return { state: 'not_begun', said: new SetError('no_key').message };
  const done = await lastDone(ctx.db);
  const last = done ? `the last good one is of ${done.started_at}` : 'none has been made yet';
  if (isOverdue(ctx.app.now(), since)) return { state: 'failing', said: last };
  const found = await setsIn(makePlace(config.backups)).catch(() => null);
  if (!found) return { state: 'failing', said: `${last}; their place does not answer` };
  if (done && !found.sets.some(({ name }) => name === done.set_name))
    return { state: 'failing', said: `${last}, and it is gone from its place` };
  if (!hasRoomFor(3 * (await bytesOf(database)), await roomFor(config.backups)))
    return { state: 'failing', said: `${last}; ${new SetError('no_room').message}` };
  return { state: done ? 'good' : 'not_begun', said: last };
}
