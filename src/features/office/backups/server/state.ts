/** How the backups stand, for an operator who asks: a good one of late, its key, and room for the next. */
import type { Context } from '#server/context.ts';
import { hasRoomFor } from '#server/storage/reserve.ts';
import { isAhead, isOverdue } from '../rules/sets.ts';
import { unbackedSince } from './jobs.ts';
import { roomNeeded } from './makeSet.ts';
import { makePlace, roomFor } from './places.ts';
import { SetError } from './setError.ts';
import { setsIn } from './sets.ts';
import { publicSigner } from './signers.ts';
import { findSigner } from './signing.ts';
import { bytesOf } from './snapshot.store.ts';
import { allFiles, lastDone } from './store.ts';

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
  if (isAhead(ctx.app.now(), since))
    return { state: 'failing', said: `${last}, which is still to come: a clock was ahead, or is behind now` };
  if ((await publicSigner(ctx)) && !(await findSigner(config)))
    return { state: 'failing', said: `${last}; ${new SetError('no_signer').message}` };
  if (isOverdue(ctx.app.now(), since)) return { state: 'failing', said: last };
  const found = await setsIn(makePlace(config.backups)).catch(() => null);
  if (!found) return { state: 'failing', said: `${last}; their place does not answer` };
  if (done && !found.sets.some(({ name }) => name === done.set_name))
    return { state: 'failing', said: `${last}, and it is gone from its place` };
  const lost = (await allFiles(ctx.db)).filter(({ lost_at }) => lost_at !== null);
  if (lost.length > 0)
    return {
      state: 'failing',
      said: `${last}; copies of files are damaged: ${lost.length}, ${lost[0]!.name}`,
    };
  const needed = roomNeeded(database.engine, await bytesOf(database));
  if (!hasRoomFor(needed, await roomFor(config.backups)))
    return { state: 'failing', said: `${last}; ${new SetError('no_room').message}` };
  return { state: done ? 'good' : 'not_begun', said: last };
}
