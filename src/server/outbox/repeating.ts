/** Doing a job once more that has ended, or sooner where it waits. */
import type { TxContext } from '#server/context.ts';
import { findPayload } from './reading.store.ts';
import { advanceQueued, requeueEnded } from './store.ts';

/** The payload the job was queued with; undefined once it is deleted. */
export async function payloadOf(ctx: TxContext, jobId: string): Promise<unknown> {
  const payload = await findPayload(ctx.db, jobId);
  return payload === undefined ? {} : JSON.parse(payload);
}

/**
 * Queues an ended job again, as part of `tx`: under the same id, with all its tries. @returns whether it is still kept
 */
export async function repeatJob(ctx: TxContext, jobId: string): Promise<boolean> {
  const isKept = await requeueEnded(ctx.db, jobId, ctx.app.now().toISOString());
  if (isKept) ctx.app.wakeWorker();
  return isKept;
}

/**
 * Makes a job due that waits for another try, as part of `tx`; its tries so far count. @returns whether there is such a
 * job: one under way needs no hurry
 */
export async function hurryJob(ctx: TxContext, jobId: string): Promise<boolean> {
  const isThere = await advanceQueued(ctx.db, jobId, ctx.app.now().toISOString());
  if (isThere) ctx.app.wakeWorker();
  return isThere;
}
