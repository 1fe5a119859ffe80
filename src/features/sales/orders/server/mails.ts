/** Mails about an order, as its story keeps them. */
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { Claim } from '#server/outbox/job.ts';
import { hasMailTo, insertMail } from './notes.store.ts';
import type { OrderRow } from './store.ts';

/**
 * Records that a job has sent a mail about the order: its history shows staff what the buyer got. Once for a job,
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

/** Whether a mail server has taken a mail about the payment, to the address that the order has now. */
export async function isPaymentTold(db: Db, { id, email, paid_at }: OrderRow): Promise<boolean> {
  return paid_at !== null && hasMailTo(db, { orderId: id, email, since: paid_at });
}
