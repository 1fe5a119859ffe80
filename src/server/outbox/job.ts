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
  /**
   * The last step before an effect outside that nobody recognises when it is repeated, as the end of a mail is: from
   * here until the job is done, a process that dies leaves it uncertain. @throws LostLease, or Uncertain where that has
   * happened twice: the job then ends, since a third effect would be worse than the doubt.
   */
  handOver(): Promise<void>;
  /** The effect is known not to have happened. */
  takeBack(): Promise<void>;
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

/** An effect outside has been begun twice, and nobody knows how it ended. */
export class Uncertain extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} was handed over twice, and its process ended each time before it knew more`);
  }
}

export class LostLease extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} was taken over by another worker`);
  }
}
