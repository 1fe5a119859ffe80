/**
 * Work that must follow from a change: queued in the transaction of the change, done at least once afterwards.
 * A job whose effect is in the database settles itself inside its own transaction, and so happens exactly once.
 */
import type { z } from 'zod';
import type { App } from '../app.ts';
import type { Tx } from '../db/database.ts';

export interface Claim {
  jobId: string;
  /** 1 for the first try. */
  attempt: number;
  /** Aborted when the lease is lost or the process stops: outside calls should pass it on. */
  signal: AbortSignal;
  /**
   * Marks the job done as part of `tx`. @throws LostLease when another worker has taken the job meanwhile, so
   * that the transaction rolls back and the effect happens only once.
   */
  settle(tx: Tx): Promise<void>;
}

export interface Job<P extends z.ZodType = z.ZodType> {
  kind: string;
  payload: P;
  /** Tries before the job is put aside as dead. */
  maxAttempts: number;
  run(app: App, payload: z.output<P>, claim: Claim): Promise<void>;
}

export function job<P extends z.ZodType>(
  kind: string,
  payload: P,
  run: Job<P>['run'],
  options: { maxAttempts?: number } = {},
): Job<P> {
  return { kind, payload, run, maxAttempts: options.maxAttempts ?? 20 };
}

/** Work by the clock, at most one run at a time over all processes. */
export interface Schedule {
  name: string;
  everyMs: number;
  job: Job;
}

export class LostLease extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} was taken over by another worker`);
  }
}
