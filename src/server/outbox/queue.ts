import type { z } from 'zod';
import type { TxContext } from '#server/context.ts';
import type { DomainEvent } from '#shared/events.ts';
import type { Tx } from '../db/database.ts';
import { newId } from '../tokens.ts';
import type { Job } from './job.ts';
import { deleteFinishedNaming, deleteNaming, insertJob } from './store.ts';
import { refuseCrowd } from './turns.ts';

interface Options {
  runAt?: Date;
  /**
   * Queued at most once for this key, ever; except that times written by a clock that was ahead do not count.
   */
  uniqueKey?: string;
  /** Turn of a mail that anybody can trigger (turns.ts). */
  turn?: number;
}

interface Task<P extends z.ZodType> extends Options {
  job: Job<P>;
  payload: z.input<P>;
}

/** Queues a job as part of `tx`: it exists if and only if the transaction commits. */
export function queue<P extends z.ZodType>(ctx: TxContext, job: Job<P>, payload: z.input<P>): Promise<void> {
  return queueWith(ctx, { job, payload });
}

/**
 * Queues a job for later, once for a key, or for its turn.
 * @throws AppError too_many_requests when it has a turn and too many wait for theirs
 */
export async function queueWith<P extends z.ZodType>(
  ctx: TxContext,
  { job, payload, ...options }: Task<P>,
): Promise<void> {
  if (options.turn !== undefined && !ctx.app.isRetelling) await refuseCrowd(ctx.db, options.turn);
  await insert(ctx, { kind: job.kind, payload: job.payload.parse(payload), options });
}

/** Publishes an event as part of `tx`. Listeners are declared in the features' manifests. */
export async function publish<P extends z.ZodType>(
  ctx: TxContext,
  event: DomainEvent<P>,
  payload: z.input<P>,
): Promise<void> {
  await insert(ctx, { kind: eventKind(event.name), payload: event.payload.parse(payload), options: {} });
}

/** Publishes an event at most once for the key, ever. */
export async function publishOnce<P extends z.ZodType>(
  ctx: TxContext,
  event: DomainEvent<P>,
  { payload, uniqueKey }: { payload: z.input<P>; uniqueKey: string },
): Promise<void> {
  await insert(ctx, {
    kind: eventKind(event.name),
    payload: event.payload.parse(payload),
    options: { uniqueKey },
  });
}

export function eventKind(name: string): string {
  return `event:${name}`;
}

/** Deletes finished jobs that name a person, by id or address, before their retention ends. */
export function forgetFinished(tx: Tx, words: readonly string[]): Promise<void> {
  return deleteFinishedNaming(tx, words);
}

/** Deletes jobs about something that no longer exists, found by id or address. */
export async function forgetWorkOn(tx: Tx, words: readonly string[]): Promise<void> {
  for (const word of words) await deleteNaming(tx, word);
}

async function insert(
  ctx: TxContext,
  { kind, payload, options }: { kind: string; payload: unknown; options: Options },
): Promise<void> {
  if (ctx.app.isRetelling) return;
  const now = ctx.app.now().toISOString();
  await insertJob(ctx.db, {
    id: newId(),
    kind,
    payload: JSON.stringify(payload),
    status: 'queued',
    unique_key: options.uniqueKey ?? null,
    run_at: options.runAt?.toISOString() ?? now,
    created_at: now,
    attempts: 0,
    fence: 0,
    leased_until: null,
    last_error: null,
    finished_at: null,
    turn: options.turn ?? null,
  });
  ctx.app.wakeWorker();
}
