/** Mails that have not gone out, or perhaps not, as staff see them and send them again. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { tooManyRequests } from '#server/limits/limits.ts';
import { hurryJob, repeatJob } from '#server/outbox/repeating.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { day } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { mailsApi, UnsentMail } from '../contract.ts';
import { againADay, listedMs, type MailState } from '../rules.ts';
import { beginNoting } from './noteMails.ts';
import * as store from './store.ts';

type In<K extends keyof typeof mailsApi> = ParsedInput<(typeof mailsApi)[K]>;

export async function listUnsent(
  ctx: Context,
  { user_id, order_id }: In<'list'>,
): Promise<Output<typeof mailsApi.list>> {
  const since = new Date(ctx.app.now().getTime() - listedMs).toISOString();
  const rows = await store.listUnsent(ctx.db, { since, userId: user_id, orderId: order_id });
  return { mails: rows.map(toMail) };
}

/** A mail that was written down; null once it is forgotten or was sent again. */
export async function doubtfulMail(ctx: Context, id: string): Promise<UnsentMail | null> {
  const row = await store.findUnsent(ctx.db, id);
  return row && stateOf(row) === 'doubtful' ? toMail(row) : null;
}

/**
 * Queues the same mail once more, under its own name: a mail program shows it once, should the first have arrived. One that
 * waits is tried at once, with the tries that it has left.
 * @throws not_found, conflict where it was sent again already or its job is kept no more, too_many_requests
 */
export async function sendAgain(ctx: Context, { id }: In<'sendAgain'>): Promise<UnsentMail> {
  await ctx.transaction(async (ctx) => {
    await beginNoting(ctx);
    const row = await store.holdUnsent(ctx.db, id);
    if (!row) throw notFound();
    if (row.sent_again_at !== null) throw new AppError('conflict');
    const now = ctx.app.now();
    await refuseMany(ctx, row.email);
    const isQueued = (await repeatJob(ctx, row.job_id)) || (await hurryJob(ctx, row.job_id));
    if (!isQueued) throw new AppError('conflict');
    await store.markSentAgain(ctx.db, id, { at: now.toISOString(), by: member(ctx.actor).id });
    await recordAction(ctx, {
      action: 'mail.sent_again',
      subject: { kind: 'mail', id, label: row.email },
      after: { subject: row.subject },
    });
  });
  const sent = await store.findUnsent(ctx.db, id);
  if (!sent) throw notFound();
  return toMail(sent);
}

/** @throws too_many_requests */
async function refuseMany(ctx: TxContext, email: string): Promise<void> {
  const dayAgoMs = ctx.app.now().getTime() - day;
  const times = await store.timesSentAgain(ctx.db, email, new Date(dayAgoMs).toISOString());
  const before = times.at(-againADay);
  if (before) throw tooManyRequests(Date.parse(before) - dayAgoMs);
}

function toMail(row: store.ListedRow): UnsentMail {
  const { id, email, subject, user_id, order_id, reason, answer, created_at, sent_again_at } = row;
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  const state = stateOf(row);
  return {
    ...{ id, email, subject, user_id, order_id, state, reason, answer, created_at, sent_again_at },
    next_try_at: state === 'waiting' && row.status === 'queued' ? row.run_at : null,
    sent_again_by: name || null,
  };
}

function stateOf({ state, status, sent_again_at }: store.ListedRow): MailState {
  if (sent_again_at !== null) return 'sent_again';
  if (state === 'doubtful') return 'doubtful';
  return status === 'dead' ? 'given_up' : 'waiting';
}
