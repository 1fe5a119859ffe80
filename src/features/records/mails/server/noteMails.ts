/** Records mails that do not go out, and those that may or may not have arrived, for staff to see. */
import type { Context, TxContext } from '#server/context.ts';
import { writeIfPossible } from '#server/db/database.ts';
import type { Claim } from '#server/outbox/job.ts';
import { publish, publishOnce } from '#server/outbox/queue.ts';
import { payloadOf } from '#server/outbox/repeating.ts';
import { newId } from '#server/tokens.ts';
import { markChanged } from '#server/versions/versions.ts';
import { cut } from '#shared/graphemes.ts';
import { mailDoubtful, mailsStopped } from '../contract.ts';
import { failureOf } from './failures.ts';
import { keepSent } from './sent.store.ts';
import { currentStoppage } from './stoppage.ts';
import * as store from './store.ts';

interface NotedMail {
  to: string;
  subject: string;
  orderId?: string;
}

type Sender = Pick<Claim, 'jobId'>;

/** Called at each failed try: the latest reason is kept. Whether it is tried again the job itself tells. */
export function noteFailure(
  ctx: Context,
  mail: NotedMail,
  { jobId, error }: Sender & { error: unknown },
): Promise<void> {
  return ctx.transaction(async (ctx) => {
    await beginNoting(ctx);
    const now = ctx.app.now().toISOString();
    const failure = { ...failureOf(error), failed_at: now };
    const open = await store.findOpen(ctx.db, jobId);
    if (open) {
      await store.updateFailure(ctx.db, open.id, failure);
      return publishStoppage(ctx);
    }
    const before = await store.findFailedBefore(ctx.db, jobId);
    const [waiting] = (await store.countWaiting(ctx.db)).toSorted((a, b) => a.spell.localeCompare(b.spell));
    await store.insertUnsent(ctx.db, {
      ...(await rowOf(ctx, mail, jobId)),
      ...{ state: 'failing', ...failure },
      spell: waiting?.spell ?? before?.spell ?? now,
      created_at: before?.created_at ?? now,
    });
    await publishStoppage(ctx);
  });
}

/** Once for all that fail until none waits any more. */
async function publishStoppage(ctx: TxContext): Promise<void> {
  const stopped = await currentStoppage(ctx);
  if (!stopped) return;
  const { spell } = stopped;
  await publishOnce(ctx, mailsStopped, { payload: { spell }, uniqueKey: `mails.stopped ${spell}` });
}

/** It went out: kept for staff, where its reader has an account. */
export async function noteSent(ctx: Context, { to, subject }: NotedMail, { jobId }: Sender): Promise<void> {
  await noteSettled(ctx, { jobId });
  const user_id = await store.findRecipient(ctx.db, to);
  if (user_id === null) return;
  const sent_at = ctx.app.now().toISOString();
  // It is gone, and not worth a second one where this cannot be written.
  const row = { job_id: jobId, user_id, subject: cut(subject, 300), sent_at };
  await writeIfPossible(keepSent(ctx.db, row));
}

/** Its fate no longer matters. Mails that never failed cost one reading. */
export async function noteSettled(ctx: Context, { jobId }: Sender): Promise<void> {
  if (!(await store.findOpen(ctx.db, jobId))) return;
  await ctx.transaction(async (ctx) => {
    await beginNoting(ctx);
    await store.deleteFailure(ctx.db, jobId);
  });
}

/** Once for each time that the job ends so: a process that dies right after it writes nothing down twice. */
export function noteDoubtful(ctx: Context, mail: NotedMail, { jobId }: Sender): Promise<void> {
  return ctx.transaction(async (ctx) => {
    await beginNoting(ctx);
    await store.deleteFailure(ctx.db, jobId);
    if (await store.findOpen(ctx.db, jobId)) return;
    const row = await rowOf(ctx, mail, jobId);
    await store.insertUnsent(ctx.db, {
      ...{ ...row, state: 'doubtful', created_at: ctx.app.now().toISOString() },
      ...{ reason: null, answer: null, failed_at: null, spell: null },
    });
    await publish(ctx, mailDoubtful, { mailId: row.id });
  });
}

/**
 * Tells the panels. Also makes writers wait for each other, so that all mails that fail together agree on when that
 * began.
 */
export function beginNoting(ctx: TxContext): Promise<void> {
  return markChanged(ctx, 'support');
}

async function rowOf(ctx: TxContext, { to: email, subject, orderId }: NotedMail, jobId: string) {
  const named = (await payloadOf(ctx, jobId)) as { orderId?: string };
  return {
    ...{ id: newId(), job_id: jobId, email, subject: cut(subject, 300) },
    user_id: (await store.findRecipient(ctx.db, email)) ?? null,
    order_id: orderId ?? named.orderId ?? null,
    ...{ sent_again_at: null, sent_again_by: null },
  };
}
