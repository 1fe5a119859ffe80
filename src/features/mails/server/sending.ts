/** Mails in doubt, as staff see them and send them again. */
import { recordAction } from '#features/audit/server/audit.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { repeatJob } from '#server/outbox/repeating.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { day } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { DoubtfulMail, mailsApi } from '../contract.ts';
import { againADay, listedMs } from '../rules.ts';
import * as store from './store.ts';

type In<K extends keyof typeof mailsApi> = ParsedInput<(typeof mailsApi)[K]>;

export async function listDoubtful(
  ctx: Context,
  { user_id, order_id }: In<'list'>,
): Promise<Output<typeof mailsApi.list>> {
  const since = new Date(ctx.app.now().getTime() - listedMs).toISOString();
  const rows = await store.listDoubtful(ctx.db, { since, userId: user_id, orderId: order_id });
  return { mails: rows.map(toMail) };
}

/** A mail that was written down; null once it is forgotten or was sent again. */
export async function doubtfulMail(ctx: Context, id: string): Promise<DoubtfulMail | null> {
  const row = await store.findDoubtful(ctx.db, id);
  return row && row.sent_again_at === null ? toMail(row) : null;
}

/**
 * Queues the same mail once more, under its own name: a mail program shows it once, should the first have arrived.
 * @throws not_found, conflict where it was sent again already or its job is kept no more, too_many_requests
 */
export async function sendAgain(ctx: Context, { id }: In<'sendAgain'>): Promise<DoubtfulMail> {
  await ctx.transaction(async (ctx) => {
    const row = await store.holdDoubtful(ctx.db, id);
    if (!row) throw notFound();
    if (row.sent_again_at !== null) throw new AppError('conflict');
    const now = ctx.app.now();
    const since = new Date(now.getTime() - day).toISOString();
    if ((await store.countSentAgain(ctx.db, row.email, since)) >= againADay)
      throw new AppError('too_many_requests');
    if (!(await repeatJob(ctx, row.job_id))) throw new AppError('conflict');
    await store.markSentAgain(ctx.db, id, { at: now.toISOString(), by: member(ctx.actor).id });
    await recordAction(ctx, {
      action: 'mail.sent_again',
      subject: { kind: 'mail', id, label: row.email },
      after: { subject: row.subject },
    });
  });
  const sent = await store.findDoubtful(ctx.db, id);
  if (!sent) throw notFound();
  return toMail(sent);
}

function toMail(row: store.ListedRow): DoubtfulMail {
  const { id, email, subject, user_id, order_id, created_at, sent_again_at } = row;
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  return { id, email, subject, user_id, order_id, created_at, sent_again_at, sent_again_by: name || null };
}
