/** Mails about an order, as its story keeps them. */
import type { Context } from '#server/context.ts';
import type { Claim } from '#server/outbox/job.ts';
import { insertMail } from './notes.store.ts';

/**
 * Keeps that a job has sent a mail about the order: in its story staff see what the buyer was told. Once for a job,
 * however often it runs. `mail()` answers the subject.
 */
export async function rememberMail(
  ctx: Context,
  { orderId, email, subject }: { orderId: string; email: string; subject: string },
  claim: Claim,
): Promise<void> {
  const at = ctx.app.now().toISOString();
  await insertMail(ctx.db, {
    id: claim.jobId,
    order_id: orderId,
    author_id: null,
    email,
    title: subject,
    text: null,
    created_at: at,
    sent_at: at,
  });
}
