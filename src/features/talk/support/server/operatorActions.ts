/** Steps of staff in a conversation. One operator has it alone: another one's word is refused. */

import type { AuditFields } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { schoolTime } from '#features/teaching/courses/rules/courses.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { inboxApi, OpenConversation } from '../contract/inbox.ts';
import { supportErrors } from '../errors.ts';
import type { support } from '../manifest.ts';
import { canMove, isWithPeople } from '../rules/conversation.ts';
import { firstReminderMs } from '../rules/waiting.ts';
import { showConversation } from './inbox.ts';
import { mailAnswers, mailedTogetherMs, unseenMs } from './jobs.ts';
import { findSent } from './messages.store.ts';
import { nameOfStaff, operatorById } from './operators.ts';
import * as store from './store.ts';
import { inConversation, say, sayEvent } from './talk.ts';
import { lookLater } from './waiting.ts';

type In<K extends keyof typeof inboxApi> = ParsedInput<(typeof inboxApi)[K]>;

/** A step within its transaction; the actor is a member of staff. */
type Step = (ctx: TxContext, row: store.ConversationRow) => Promise<void>;

/** @throws not_found, conversation_taken where a colleague was quicker */
export function takeConversation(ctx: Context, { id }: In<'take'>): Promise<OpenConversation> {
  return step(ctx, id, async (ctx, row) => {
    if (row.state !== 'human') await take(ctx, row, 'panel');
  });
}

/** @throws not_found, also for nobody who may answer; conversation_taken where it has moved on since `from` */
export function assignConversation(ctx: Context, input: In<'assign'>): Promise<OpenConversation> {
  return inConversation(ctx, input.id, async (ctx, row) => {
    refuseAnonymous(row);
    const has = row.state === 'human' ? row.operator_id : null;
    if (has !== input.from) throw await taken(ctx, has);
    const operator = await operatorById(ctx, input.operator_id);
    if (has === operator.id) return;
    await store.changeConversation(ctx.db, row.id, {
      ...{ state: 'human', operator_id: operator.id, operator_channel: 'panel' },
      // What one has read, the other has not.
      read_position: operator.id === member(ctx.actor).id ? row.last_position : 0,
      told_position: row.last_position,
      told_at: ctx.app.now().toISOString(),
    });
    await lookLater(ctx, row.id, firstReminderMs);
    await sayEvent(ctx, row.id, { event: has ? 'handed_on' : 'taken', authorId: operator.id });
    const before: AuditFields = has ? { operator: await nameOfStaff(ctx, has) } : {};
    await record(ctx, row, { action: 'conversation.handed_on', before, after: { operator: operator.name } });
  }).then(() => showConversation(ctx, input));
}

/** @throws not_found, conversation_taken where it has moved on since `from` */
export function takeOver(ctx: Context, { id, from }: In<'takeOver'>): Promise<OpenConversation> {
  return assignConversation(ctx, { id, from, operator_id: member(ctx.actor).id });
}

/**
 * A repeated call with the same `message_id` adds nothing. @throws not_found, conflict for an anonymised conversation,
 * conversation_taken: nothing was sent
 */
export async function answerVisitor(ctx: Context, input: In<'answer'>): Promise<OpenConversation> {
  const { id, text, message_id } = input;
  await answerFrom(ctx, { id, texts: [{ text, message_id }], channel: 'panel' });
  return showConversation(ctx, input);
}

interface StaffAnswer {
  id: string;
  /** One after another, all or none. */
  texts: readonly { text: string; message_id?: string | undefined }[];
  channel: 'panel' | 'telegram';
}

/** The same from wherever staff write. */
export function answerFrom(ctx: Context, { id, texts, channel }: StaffAnswer): Promise<void> {
  return inConversation(ctx, id, async (ctx, row) => {
    // Sent before, whatever has happened to the conversation since.
    const [first] = texts;
    if (first?.message_id && (await findSent(ctx.db, id, first.message_id))) return;
    refuseAnonymous(row);
    // A reply to an old notice is no wish to begin again what is over.
    if (channel === 'telegram' && !isWithPeople(row.state))
      throw new AppError(supportErrors.conversation_over);
    await refuseTaken(ctx, row);
    if (row.state !== 'human') await take(ctx, row, channel);
    await store.changeConversation(ctx.db, id, {
      awaits_since: null,
      operator_channel: channel,
      read_position: row.last_position,
    });
    const { id: authorId } = member(ctx.actor);
    for (const { text, message_id } of texts)
      await say(ctx, id, {
        sender: 'operator',
        text,
        author_id: authorId,
        client_id: message_id ?? null,
      });
    await record(ctx, row, { action: 'conversation.answered', after: { channel } });
    const isKnown = row.user_id !== null || row.email !== null;
    const inMs = row.mails_answers === 1 ? mailedTogetherMs : unseenMs;
    const runAt = new Date(ctx.app.now().getTime() + inMs);
    if (isKnown) await queueWith(ctx, { job: mailAnswers, payload: { conversationId: id }, runAt });
  });
}

/** A member of staff has the conversation before them, up to that message. @throws not_found */
export async function noteReading(
  ctx: Context,
  { id, position }: In<'read'>,
): Promise<Output<typeof inboxApi.read>> {
  if (!(await store.findConversation(ctx.db, id))) throw notFound();
  await store.noteRead(ctx.db, id, { column: 'read_position', position });
  return {};
}

/** A repeated call adds nothing. @throws not_found, conflict for an anonymised conversation */
export async function addNote(ctx: Context, { id, text, message_id }: In<'note'>): Promise<OpenConversation> {
  await inConversation(ctx, id, async (ctx, row) => {
    if (message_id && (await findSent(ctx.db, id, message_id))) return;
    refuseAnonymous(row);
    await say(ctx, id, {
      sender: 'note',
      text,
      author_id: member(ctx.actor).id,
      client_id: message_id ?? null,
    });
    await record(ctx, row, { action: 'conversation.noted' });
  });
  return showConversation(ctx, { id });
}

/** @throws not_found, conflict, conversation_taken */
export function releaseConversation(ctx: Context, { id }: In<'release'>): Promise<OpenConversation> {
  return step(ctx, id, (ctx, row) =>
    end(ctx, row, { to: 'bot', event: 'released', action: 'conversation.released' }),
  );
}

/** @throws not_found, conflict, conversation_taken */
export function closeConversation(ctx: Context, { id }: In<'close'>): Promise<OpenConversation> {
  return step(ctx, id, (ctx, row) =>
    end(ctx, row, { to: 'closed', event: 'closed', action: 'conversation.closed' }),
  );
}

async function step(ctx: Context, id: string, work: Step): Promise<OpenConversation> {
  await inConversation(ctx, id, async (ctx, row) => {
    refuseAnonymous(row);
    await refuseTaken(ctx, row);
    await store.noteRead(ctx.db, id, { column: 'read_position', position: row.last_position });
    await work(ctx, row);
  });
  return showConversation(ctx, { id });
}

async function take(
  ctx: TxContext,
  row: store.ConversationRow,
  channel: 'panel' | 'telegram',
): Promise<void> {
  const { id } = member(ctx.actor);
  await store.changeConversation(ctx.db, row.id, {
    ...{ state: 'human', operator_id: id, operator_channel: channel },
  });
  await sayEvent(ctx, row.id, { event: 'taken', authorId: id });
  await record(ctx, row, { action: 'conversation.taken' });
}

interface End {
  to: 'bot' | 'closed';
  event: 'released' | 'closed';
  action: (typeof support.audit)[number];
}

/** A closed conversation keeps its operator's name: the visitor's rating is about them. */
async function end(ctx: TxContext, row: store.ConversationRow, { to, event, action }: End): Promise<void> {
  if (!canMove(row.state, to)) throw new AppError('conflict');
  const { id } = member(ctx.actor);
  await store.changeConversation(ctx.db, row.id, {
    ...{ state: to, awaits_since: null, operator_channel: null },
    operator_id: to === 'closed' ? (row.operator_id ?? id) : null,
    ...(to === 'closed' && { rating: null, rating_comment: null }),
  });
  await sayEvent(ctx, row.id, { event, authorId: id });
  await record(ctx, row, { action, before: { state: row.state } });
}

async function refuseTaken(ctx: TxContext, row: store.ConversationRow): Promise<void> {
  if (row.state === 'human' && row.operator_id !== member(ctx.actor).id)
    throw await taken(ctx, row.operator_id);
}

async function taken(ctx: Context, operatorId: string | null): Promise<AppError> {
  if (operatorId === null) return new AppError('conflict');
  return new AppError(supportErrors.conversation_taken, {
    values: { name: await nameOfStaff(ctx, operatorId) },
  });
}

/** Nobody is left to be answered. */
function refuseAnonymous(row: store.ConversationRow): void {
  if (row.anonymised_at !== null) throw new AppError('conflict');
}

interface Done {
  action: (typeof support.audit)[number];
  before?: AuditFields;
  after?: AuditFields;
}

async function record(ctx: TxContext, row: store.ConversationRow, done: Done): Promise<void> {
  // Subjects name nobody: the first question is the visitor's own words, which end with the conversation.
  const begun = schoolTime(new Date(row.created_at), ctx.app.config.timeZone);
  const subject = { kind: 'conversation', id: row.id, label: begun.replace('T', ' ') };
  await recordAction(ctx, { ...done, subject });
}
