/** Writes down a mail of which nobody knows whether it has arrived, for staff to decide. */
import { findAccountByEmail } from '#features/people/server/people.ts';
import type { Context } from '#server/context.ts';
import type { Claim } from '#server/outbox/job.ts';
import { publish } from '#server/outbox/queue.ts';
import { payloadOf } from '#server/outbox/repeating.ts';
import { newId } from '#server/tokens.ts';
import { mailDoubtful } from '../contract.ts';
import * as store from './store.ts';

/** Once for each time that the job ends so: a process that dies right after it writes nothing down twice. */
export function noteDoubtful(
  ctx: Context,
  { to: email, subject, orderId }: { to: string; subject: string; orderId?: string },
  { jobId }: Pick<Claim, 'jobId'>,
): Promise<void> {
  return ctx.transaction(async (ctx) => {
    if (await store.isKnown(ctx.db, jobId)) return;
    const named = (await payloadOf(ctx, jobId)) as { orderId?: string };
    const id = newId();
    await store.insertDoubtful(ctx.db, {
      ...{ id, job_id: jobId, email, subject: subject.slice(0, 300) },
      user_id: (await findAccountByEmail(ctx.db, email))?.id ?? null,
      order_id: orderId ?? named.orderId ?? null,
      created_at: ctx.app.now().toISOString(),
      ...{ sent_again_at: null, sent_again_by: null },
    });
    await publish(ctx, mailDoubtful, { mailId: id });
  });
}
