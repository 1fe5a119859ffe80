/** A visitor's message: kept, and answered by the assistant unless a person is there. */
import type { Answer, PreviousTurn } from '#features/talk/assistant/contract.ts';
import { answerQuestion } from '#features/talk/assistant/server/answerQuestion.ts';
import { lessonById } from '#features/teaching/lessons/server/lessons.ts';
import type { Actor } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { publish } from '#server/outbox/queue.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import { type supportApi, visitorWrote } from '../contract/chat.ts';
import { isWithPeople, previousTurns, subjectOf } from '../rules/conversation.ts';
import { assistantLimits } from '../rules/limits.ts';
import { unreadMs } from '../rules/waiting.ts';
import { isCallForOperator } from './callForOperator.ts';
import { optionsOf, stateOf } from './chatView.ts';
import { callPerson } from './handingOver.ts';
import { findReply, findSent, lastSaid, type MessageRow } from './messages.store.ts';
import { isChatOn } from './offer.ts';
import * as store from './store.ts';
import { inConversation, say, sayEvent, tellWatchers } from './talk.ts';
import { lookLater, releasedIfAlone } from './waiting.ts';

type Input = ParsedInput<typeof supportApi.send>;
type Sent = Output<typeof supportApi.send>;

interface Received {
  row: store.ConversationRow;
  sent: MessageRow;
  /** The earlier answer to a message that is sent again. */
  reply?: MessageRow | undefined;
  /** Null unless the message began the conversation, or found one that another device has begun. */
  token: string | null;
}

/**
 * Goes on with the conversation that the token opens, else with that of the account's same session, else begins one: a
 * session's id can be guessed, and nobody but its visitor may write into a talk. A message that is sent again, since its
 * answer was lost, is the same message and gets the same answer. @throws not_found where there is no chat
 */
export async function sendMessage(ctx: Context, input: Input): Promise<Sent> {
  if (!(await isChatOn(ctx))) throw notFound();
  if (!(await isToPeople(ctx, input))) await countAttempt(ctx, assistantLimits, {});
  const lesson = input.lesson_id && (await lessonById(ctx.db, input.lesson_id));
  const received = await ctx.transaction((ctx) => receive(ctx, input, lesson ? lesson.id : null));
  const { row } = received;
  if (received.reply || isWithPeople(row.state)) return toSent(ctx, received, received.reply ?? null);
  const answer = isForPerson(input)
    ? null
    : await answerQuestion(ctx, {
        question: input.message,
        language: ctx.actor.language,
        previous: await previousOf(ctx, received),
        courseId: lesson ? lesson.course_id : undefined,
        memberId: ctx.actor.kind === 'member' ? ctx.actor.id : undefined,
      });
  const reply = await inConversation(ctx, row.id, async (ctx, row) => {
    // The same message, sent again meanwhile, may have been answered.
    const given = await findReply(ctx.db, received.sent);
    return given ?? replyTo(ctx, row, { answer, sentId: received.sent.id });
  });
  return toSent(ctx, received, reply);
}

/** Whether staff read the message, and no model is asked. */
async function isToPeople(ctx: Context, { conversation_token: token, session_id }: Input): Promise<boolean> {
  const session = token ? null : sessionKey(ctx.actor, session_id);
  const known = token
    ? await findOpened(ctx, token)
    : ((session && (await store.findBySession(ctx.db, session))) ?? (await findWithPeople(ctx)));
  return Boolean(known && isOf(ctx.actor, known) && isWithPeople(known.state));
}

async function receive(ctx: TxContext, input: Input, lessonId: string | null): Promise<Received> {
  const { message, message_id = null, page = '' } = input;
  const isMember = ctx.actor.kind === 'member';
  const known = await findOwn(ctx, input);
  const found = known && (await releasedIfAlone(ctx, known));
  const before = found && message_id ? await findSent(ctx.db, found.id, message_id) : undefined;
  if (found && before) return receivedBefore(ctx, input, { row: found, sent: before });
  const here = {
    ...{ page, lesson_id: lessonId, language: ctx.actor.language },
    ...(isMember && { user_id: (ctx.actor as { id: string }).id }),
  };
  const token = found ? null : newToken();
  const row = found ? await goOn(ctx, found, here) : await begin(ctx, input, { token: token!, here });
  // The same first message has begun it at this moment.
  if (!row) return receive(ctx, input, lessonId);
  const sent = await say(ctx, row.id, { sender: 'user', text: message, client_id: message_id });
  if (row.state === 'human')
    await publish(ctx, visitorWrote, { conversationId: row.id, position: sent.position });
  if (row.state === 'human') await lookLater(ctx, row.id, unreadMs);
  await tellWatchers(ctx);
  const session = input.conversation_token ? null : sessionKey(ctx.actor, input.session_id);
  // Begun on another device of the account, which this one goes on with from now on.
  if (found && session && found.session_key !== session) return { row, sent, token: row.id };
  return { row, sent, token };
}

/** A first message sent again means the token never arrived: there is a new one, and the lost one is void. */
async function receivedBefore(
  ctx: TxContext,
  input: Input,
  { row, sent }: { row: store.ConversationRow; sent: MessageRow },
): Promise<Received> {
  const reply = await findReply(ctx.db, sent);
  const isOpened = input.conversation_token && hashToken(input.conversation_token) === row.token_hash;
  if (isOpened || row.first_key !== firstKey(ctx.actor, input)) return { row, sent, reply, token: null };
  const token = newToken();
  await store.changeConversation(ctx.db, row.id, { token_hash: hashToken(token) });
  return { row, sent, reply, token };
}

/** Where the visitor is now, and who that is if signed in. */
type Here = Pick<store.ConversationRow, 'page' | 'lesson_id' | 'language'> & { user_id?: string };

async function goOn(ctx: TxContext, row: store.ConversationRow, here: Here): Promise<store.ConversationRow> {
  const isAwaited = isWithPeople(row.state) && row.awaits_since === null;
  const change: store.ConversationChange = {
    ...here,
    first_key: null,
    // Whoever writes has the talk before them.
    seen_position: row.last_position,
    ...(isAwaited && { awaits_since: ctx.app.now().toISOString() }),
    // A conversation that was over starts again.
    ...(row.state === 'closed' && { state: 'bot', operator_id: null, operator_channel: null }),
  };
  await store.changeConversation(ctx.db, row.id, change);
  return { ...row, ...change } as store.ConversationRow;
}

/** Held. Undefined where neither the token, nor the account's session, nor the first message opens one of the caller's. */
async function findOwn(ctx: TxContext, input: Input): Promise<store.ConversationRow | undefined> {
  const { conversation_token: token } = input;
  const session = token ? null : sessionKey(ctx.actor, input.session_id);
  const first = firstKey(ctx.actor, input);
  const ways = [
    () => token && findOpened(ctx, token),
    () => session && store.findBySession(ctx.db, session),
    () => first && store.findByFirstMessage(ctx.db, first),
    () => (token ? undefined : findWithPeople(ctx)),
  ];
  for (const find of ways) {
    const known = await find();
    if (known && isOf(ctx.actor, known)) return store.holdConversation(ctx.db, known.id);
  }
  return undefined;
}

/** The account's talk with people, from whichever device: what it writes anywhere is for them. */
async function findWithPeople(ctx: Context): Promise<store.ConversationRow | undefined> {
  if (ctx.actor.kind !== 'member') return undefined;
  const row = await store.findOpenOf(ctx.db, ctx.actor.id);
  return row && isWithPeople(row.state) ? row : undefined;
}

/** By its token, or for an account by the id of its own. */
export async function findOpened(ctx: Context, token: string): Promise<store.ConversationRow | undefined> {
  const row = await store.findByToken(ctx.db, hashToken(token));
  if (row || ctx.actor.kind !== 'member') return row;
  const own = await store.findConversation(ctx.db, token);
  return own?.user_id === ctx.actor.id ? own : undefined;
}

/** Once its visitor has signed in, a conversation is that account's alone. */
export function isOf(actor: Actor, { user_id }: Pick<store.ConversationRow, 'user_id'>): boolean {
  return user_id === null || (actor.kind === 'member' && actor.id === user_id);
}

/** The session of somebody signed in: an account answers for its sessions, a stranger for none. */
function sessionKey(actor: Actor, sessionId: string): string | null {
  return actor.kind === 'member' ? hashToken(`${sessionId} ${actor.id}`) : null;
}

/** By the random number of its message, a browser shows that a conversation is the one that it has begun. */
function firstKey(actor: Actor, { session_id, message_id }: Input): string | null {
  const account = actor.kind === 'member' ? actor.id : '';
  return message_id === undefined ? null : hashToken(`first ${account} ${session_id} ${message_id}`);
}

/** Null where the same message has begun it meanwhile. */
async function begin(
  ctx: TxContext,
  input: Input,
  { token, here }: { token: string; here: Here },
): Promise<store.ConversationRow | null> {
  const now = ctx.app.now().toISOString();
  const subject = subjectOf(input.message);
  const row: store.ConversationRow = {
    id: newId(),
    ...{ token_hash: hashToken(token), session_key: sessionKey(ctx.actor, input.session_id) },
    first_key: firstKey(ctx.actor, input),
    ...{ user_id: null, state: 'bot', ...here },
    ...{ operator_id: null, operator_channel: null, awaits_since: null },
    ...{ subject, name: null, email: null, phone: null },
    ...{ mails_answers: 0, mailed_position: 0, rating: null, rating_comment: null },
    ...{ last_position: 0, revision: 0, created_at: now, updated_at: now, anonymised_at: null },
    ...{ asked_at: null, answered_at: null, reached_staff: 0, answer_minutes: null },
    read_position: 0,
    seen_position: 0,
    told_position: 0,
    told_at: null,
    search: searchable(subject, ctx.actor.kind === 'member' ? ctx.actor.email : ''),
  };
  return (await store.insertConversation(ctx.db, row)) ? row : null;
}

function isForPerson({ wants_operator = false, message }: Input): boolean {
  return wants_operator || isCallForOperator(message);
}

/** Questions with their answers, oldest first, up to the message just received. */
async function previousOf(ctx: Context, { row, sent, token }: Received): Promise<PreviousTurn[]> {
  if (token !== null) return [];
  const said = await lastSaid(ctx.db, row.id, previousTurns * 3);
  const turns: PreviousTurn[] = [];
  for (const [index, { sender, text, position }] of said.entries()) {
    const next = said[index + 1];
    if (position >= sent.position || sender !== 'user' || next?.sender !== 'bot') continue;
    const sources = (JSON.parse(next.sources ?? '[]') as { id: string }[]).map(({ id }) => id);
    turns.push({ question: text, answer: next.text, sources });
  }
  return turns.slice(-previousTurns);
}

/** Null where somebody of the staff has taken the conversation meanwhile: the assistant is silent. */
async function replyTo(
  ctx: TxContext,
  row: store.ConversationRow,
  { answer, sentId }: { answer: Answer | null; sentId: string },
): Promise<MessageRow | null> {
  if (isWithPeople(row.state)) return null;
  if (!answer || answer.wantsHuman)
    return callPerson(ctx, row, { language: answer?.language ?? ctx.actor.language, sentId });
  if (row.state === 'closed') {
    await store.changeConversation(ctx.db, row.id, { state: 'bot', operator_id: null });
    await sayEvent(ctx, row.id, { event: 'released' });
  }
  return say(ctx, row.id, {
    ...{ sender: 'bot', text: answer.text, answer_id: answer.id, reply_to: sentId },
    options: answer.options?.length ? JSON.stringify(answer.options) : null,
    sources: JSON.stringify(answer.sources),
    is_confident: answer.isConfident ? 1 : 0,
  });
}

async function toSent(ctx: Context, received: Received, reply: MessageRow | null): Promise<Sent> {
  const row = (await store.findConversation(ctx.db, received.row.id)) ?? received.row;
  const options = reply ? optionsOf(reply) : [];
  return {
    response: reply?.text ?? '',
    ...(options.length > 0 && { options }),
    ...(received.token && { conversation_token: received.token }),
    message_id: reply?.id ?? null,
    sent_id: received.sent.id,
    is_answer: reply?.answer_id != null,
    ...(await stateOf(ctx, row)),
  };
}
