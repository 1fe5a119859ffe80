import type { z } from 'zod';
import type { DomainEvent } from '#shared/events.ts';
import type { App } from '../app.ts';
import type { Tx } from '../db/database.ts';
import { newId } from '../tokens.ts';
import type { Job } from './job.ts';
import { deleteFinishedNaming, insertJob } from './store.ts';

interface QueueOptions {
  runAt?: Date;
  /** Queued at most once for this key, ever. */
  uniqueKey?: string;
}

/** Queues a job as part of `tx`: it exists if and only if the transaction commits. */
export async function queue<P extends z.ZodType>(
  app: App,
  tx: Tx,
  job: Job<P>,
  payload: z.input<P>,
  options: QueueOptions = {},
): Promise<void> {
  await insert(app, tx, job.kind, job.payload.parse(payload), options);
}

/** Says that something happened, as part of `tx`. Those who listen are named in app/events.ts. */
export async function publish<P extends z.ZodType>(
  app: App,
  tx: Tx,
  event: DomainEvent<P>,
  payload: z.input<P>,
): Promise<void> {
  await insert(app, tx, eventKind(event.name), event.payload.parse(payload), {});
}

export function eventKind(name: string): string {
  return `event:${name}`;
}

/** What is over and names somebody, by number or address, is dropped before its time. */
export function forgetFinished(tx: Tx, words: readonly string[]): Promise<void> {
  return deleteFinishedNaming(tx, words);
}

async function insert(
  app: App,
  tx: Tx,
  kind: string,
  payload: unknown,
  options: QueueOptions,
): Promise<void> {
  const now = app.now().toISOString();
  await insertJob(tx, {
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
  });
  app.wakeWorker();
}
