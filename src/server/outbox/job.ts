/**
 * Work that must follow from a change: queued in the change's transaction, done at least once afterwards. A
 * job whose effect is in the database settles itself in its own transaction, and so happens exactly once.
 */
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';

export interface Claim {
  jobId: string;
  /** 1 for the first try. */
  attempt: number;
  /** Aborted when the lease is lost or the process stops: outside calls should pass it on. */
  signal: AbortSignal;
  /**
   * Marks the job done as part of `tx`. @throws LostLease when another worker has claimed the job meanwhile,
   * so that the transaction rolls back and the effect happens only once.
   */
  settle(tx: Tx): Promise<void>;
  /**
   * The last step before an outside effect that the other side cannot recognise as repeated, such as the end
   * of a mail: from here until the job is done, a process that dies leaves the outcome unknown. @throws
   * LostLease, or Uncertain when that has happened twice: the job then ends, since a third effect would be
   * worse than the doubt.
   */
  handOver(): Promise<void>;
  /** Undoes `handOver`: the effect is known not to have happened. */
  takeBack(): Promise<void>;
  /**
   * Call once it is certain that there is a mail to send, before anything is prepared for it. Does nothing
   * for a job queued without a turn. @throws NotYet when there is no room: the job runs again when there is
   */
  takeTurn(): Promise<void>;
}

export interface Job<P extends z.ZodType = z.ZodType> {
  kind: string;
  payload: P;
  /** Tries before the job is put aside as dead. */
  maxAttempts: number;
  run(ctx: Context, payload: z.output<P>, claim: Claim): Promise<void>;
}

export function job<P extends z.ZodType>(kind: string, payload: P, run: Job<P>['run']): Job<P> {
  return { kind, payload, run, maxAttempts: 20 };
}

/** A schedule; at most one run at a time over all processes. */
export interface Schedule {
  name: string;
  everyMs: number;
  job: Job;
}

/** An outside effect was begun twice with an unknown outcome. */
export class Uncertain extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} was handed over twice, and its process ended each time before it knew more`);
  }
}

/** No room for one more: the job waits for its turn. */
export class NotYet extends Error {}

export class LostLease extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} was taken over by another worker`);
  }
}
