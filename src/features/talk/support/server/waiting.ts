/**
 * Nobody writes to somebody who is gone or away: talks of an operator who may not answer any more wait for another, what
 * nobody reads is announced, who waits is announced again, and a talk that is quiet for a day is over.
 */

import { z } from 'zod';
import { mayStill } from '#features/accounts/account/server/accounts.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Leaving } from '#server/feature.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { publish, queueWith } from '#server/outbox/queue.ts';
import { roleCan } from '#shared/access.ts';
import { day } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { manyWait, personAsked } from '../contract/chat.ts';
import { isThanks } from '../rules/thanks.ts';
import { firstReminderMs, isDueAgain, reminderMs } from '../rules/waiting.ts';
import { lastOf, saidSinceAnswer } from './messages.store.ts';
import * as store from './store.ts';
import { inConversation, sayEvent, tellWatchers } from './talk.ts';

/** More talks of one operator are announced in one notice. */
const toldSingly = 10;
/** Talks in one go: the next go is a minute or an hour later. */
const batch = 500;
const quietMs = 1 * day;

/** The talks of somebody who may not answer any more, in the transaction that takes the right. */
export async function giveBackTalks(ctx: TxContext, { id, role }: Leaving): Promise<void> {
  if (role !== null && roleCan(role, 'support.chat')) return;
  const talks = await store.talksOfOperator(ctx.db, id);
  for (const talk of talks) {
    const row = await store.holdConversation(ctx.db, talk.id);
    if (row?.state === 'human' && row.operator_id === id)
      await waitAgain(ctx, row, { isTold: talks.length <= toldSingly });
  }
  if (talks.length === 0) return;
  if (talks.length > toldSingly) await publish(ctx, manyWait, { at: ctx.app.now().toISOString() });
  await tellWatchers(ctx);
}

/** A talk whose operator may not answer any more waits again: a right may go by an older copy of the database, too. */
export async function releasedIfAlone(
  ctx: TxContext,
  row: store.ConversationRow,
): Promise<store.ConversationRow> {
  if (row.state !== 'human' || (await mayStill(ctx.db, row.operator_id ?? '', 'support.chat'))) return row;
  await waitAgain(ctx, row, { isTold: true });
  return (await store.findConversation(ctx.db, row.id))!;
}

/** Looks at one talk when its visitor may have waited too long. */
export const lookAfter: Job<z.ZodObject<{ conversationId: typeof idField }>> = job(
  'support.look_after',
  z.object({ conversationId: idField }),
  async (ctx, { conversationId }) => {
    const [talk] = await store.findAwaited(ctx.db, { id: conversationId, limit: 1 });
    if (talk && isDueAgain(talk, ctx.app.now())) await announce(ctx, talk.id);
  },
);

/** Queues that look, as part of the transaction after which the visitor waits. */
export function lookLater(ctx: TxContext, conversationId: string, afterMs: number): Promise<void> {
  const runAt = new Date(ctx.app.now().getTime() + afterMs);
  return queueWith(ctx, { job: lookAfter, payload: { conversationId }, runAt });
}

/** All talks, each hour: nothing is forgotten because a job got lost. */
export async function lookAfterAll(ctx: Context): Promise<void> {
  for (const id of await store.operatorIds(ctx.db))
    if (!(await mayStill(ctx.db, id, 'support.chat')))
      await ctx.transaction((ctx) => giveBackTalks(ctx, { id, role: null }));
  for (const talk of await store.findAwaited(ctx.db, { id: null, limit: batch }))
    if (isDueAgain(talk, ctx.app.now())) await announce(ctx, talk.id);
}

/** Ends what has been quiet for a day; a question that nobody has read waits for another member of staff instead. */
export async function endQuiet(ctx: Context): Promise<void> {
  const before = new Date(ctx.app.now().getTime() - quietMs).toISOString();
  for (const { id } of await store.findLeftOpen(ctx.db, before, batch))
    await inConversation(ctx, id, async (ctx, row) => {
      if (row.updated_at >= before) return;
      const { asked, answered } = await lastOf(ctx.db, id);
      const isOpen = row.awaits_since !== null && asked > answered && !(await isThanked(ctx, row));
      if (row.state === 'human' && isOpen && asked > row.read_position)
        return waitAgain(ctx, row, { isTold: true });
      if (row.state === 'human' || (row.state === 'waiting' && !isOpen)) await close(ctx, row);
    });
}

/** Staff are told that its visitor waits, whoever has it. */
async function announce(ctx: Context, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const row = await store.holdConversation(ctx.db, id);
    if (!row || row.awaits_since === null || (await isThanked(ctx, row))) return;
    const at = ctx.app.now().toISOString();
    await store.changeConversation(ctx.db, id, { told_at: at, told_position: row.last_position });
    const { asked } = await lastOf(ctx.db, id);
    await lookLater(ctx, id, reminderMs);
    await publish(ctx, personAsked, { conversationId: id, position: asked, again_at: at });
  });
}

/** Since the last answer of the staff the visitor has said thanks, and nothing else. */
async function isThanked(ctx: TxContext, { id, state }: store.ConversationRow): Promise<boolean> {
  if (state !== 'human') return false;
  const said = await saidSinceAnswer(ctx.db, id);
  return said.length > 0 && said.every(isThanks);
}

async function waitAgain(
  ctx: TxContext,
  row: store.ConversationRow,
  { isTold }: { isTold: boolean },
): Promise<void> {
  const at = ctx.app.now().toISOString();
  await store.changeConversation(ctx.db, row.id, {
    state: 'waiting',
    operator_id: null,
    operator_channel: null,
    awaits_since: row.awaits_since ?? at,
    told_at: at,
    told_position: row.last_position,
  });
  await lookLater(ctx, row.id, firstReminderMs);
  const { position } = await sayEvent(ctx, row.id, { event: 'left', authorId: row.operator_id });
  if (isTold) await publish(ctx, personAsked, { conversationId: row.id, position });
}

/** The assistant answers again when the visitor comes back. */
async function close(ctx: TxContext, row: store.ConversationRow): Promise<void> {
  await store.changeConversation(ctx.db, row.id, {
    state: 'closed',
    awaits_since: null,
    operator_channel: null,
  });
  await sayEvent({ ...ctx, actor: system }, row.id, { event: 'closed', authorId: row.operator_id });
}
