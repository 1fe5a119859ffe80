/** The inbox of the staff: the list, one conversation with its visitor, how many wait. */

import { findUser, lookedAt, type UserRow } from '#features/accounts/account/server/accounts.ts';
import { currentStoppage } from '#features/records/mails/server/stoppage.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { ordersOfAccount } from '#features/sales/orders/server/own.ts';
import { standingsOf } from '#features/sales/orders/server/standing.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import type { AnswerSource } from '#features/talk/assistant/contract.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { enrolmentsOf } from '#features/teaching/enrolments/server/enrolments.ts';
import { lessonById } from '#features/teaching/lessons/server/lessons.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { cut } from '#shared/graphemes.ts';
import { textIn } from '#shared/localText.ts';
import type {
  InboxSummary,
  inboxApi,
  OpenConversation,
  StaffMessage,
  VisitorCard,
} from '../contract/inbox.ts';
import { type Conversation, type ConversationsQuery, conversationsListing } from '../listing.ts';
import { pageOfMessages } from '../rules/conversation.ts';
import { optionsOf } from './chatView.ts';
import * as list from './list.store.ts';
import { type MessageRow, messagesBefore } from './messages.store.ts';
import { nameOf } from './operators.ts';
import { type ConversationRow, findConversation, latestOfAccount } from './store.ts';

type In<K extends keyof typeof inboxApi> = ParsedInput<(typeof inboxApi)[K]>;
type Out<K extends keyof typeof inboxApi> = Output<(typeof inboxApi)[K]>;
type People = Awaited<ReturnType<typeof list.findPeople>>;

/** Characters of what was said last. */
const excerpt = 160;

export async function listConversations(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const selection = selectionOf(ctx, input);
  const rows = await list.findConversations(ctx.db, selection);
  return {
    conversations: await toListed(ctx, rows),
    total: await list.countConversations(ctx.db, selection),
  };
}

export const listedConversations = listedRows({
  listing: conversationsListing,
  count: (ctx, input) => list.countConversations(ctx.db, selectionOf(ctx, input)),
  async *pages(ctx, input) {
    for await (const rows of list.everyConversation(ctx.db, selectionOf(ctx, input)))
      yield await toListed(ctx, rows);
  },
});

/** Also what else support staff see on every page of the panel. */
export async function summarise(ctx: Context): Promise<InboxSummary> {
  const stopped = await currentStoppage(ctx);
  return {
    ...(await list.countAwaited(ctx.db, member(ctx.actor).id)),
    mails_stopped: stopped && { count: stopped.count, since: stopped.since, reason: stopped.reason },
  };
}

/** @throws not_found */
export async function showConversation(ctx: Context, { id }: { id: string }): Promise<OpenConversation> {
  const row = await findConversation(ctx.db, id);
  if (!row) throw notFound();
  const [listed] = await toListed(ctx, [row]);
  return {
    ...listed!,
    is_mine: row.state === 'human' && row.operator_id === member(ctx.actor).id,
    mails_answers: row.mails_answers === 1,
    rating_comment: row.rating_comment,
    is_anonymous: row.anonymised_at !== null,
    card: await cardOf(ctx, row),
    ...(await messagesOf(ctx, id, null)),
  };
}

/** @throws not_found */
export async function conversationsOfPerson(ctx: Context, { id }: In<'ofPerson'>): Promise<Out<'ofPerson'>> {
  await lookedAt(ctx, id);
  return { conversations: await toListed(ctx, await latestOfAccount(ctx.db, id, mostOfPerson)) };
}

/** @throws not_found */
export async function showEarlier(ctx: Context, { id, before }: In<'earlier'>): Promise<Out<'earlier'>> {
  if (!(await findConversation(ctx.db, id))) throw notFound();
  return messagesOf(ctx, id, before);
}

async function messagesOf(ctx: Context, id: string, before: number | null): Promise<Out<'earlier'>> {
  const page = { conversationId: id, before, limit: pageOfMessages + 1, withNotes: true };
  const rows = await messagesBefore(ctx.db, page);
  const people = await list.findPeople(
    ctx.db,
    rows.map(({ author_id }) => author_id),
  );
  return {
    messages: rows.slice(-pageOfMessages).map((message) => toStaffMessage(message, people)),
    has_earlier: rows.length > pageOfMessages,
  };
}

function selectionOf(ctx: Context, query: ConversationsQuery) {
  return { query, timeZone: ctx.app.config.timeZone, operatorId: member(ctx.actor).id };
}

async function toListed(ctx: Context, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const people = await list.findPeople(
    ctx.db,
    rows.flatMap((row) => [row.user_id, row.operator_id]),
  );
  const last = await list.lastSaid(
    ctx.db,
    rows.filter((row) => row.anonymised_at === null).map(({ id }) => id),
  );
  return rows.map((row) => {
    const said = last.get(row.id);
    const visitor = row.user_id === null ? undefined : people.get(row.user_id);
    const operator = row.operator_id === null ? undefined : people.get(row.operator_id);
    const { id, subject, state, operator_id, awaits_since, language, rating, created_at, updated_at } = row;
    return {
      ...{ id, subject, state, operator_id, awaits_since, language, rating, created_at, updated_at },
      name: row.name ?? (visitor ? nameOf(visitor) : ''),
      email: row.email ?? visitor?.email ?? null,
      operator: operator ? nameOf(operator) : null,
      last: said ? { sender: said.sender, text: cut(said.text, excerpt) } : null,
    };
  });
}

function toStaffMessage(row: MessageRow, people: People): StaffMessage {
  const author = row.author_id === null ? undefined : people.get(row.author_id);
  const flag = (value: number | null) => (value === null ? null : value === 1);
  return {
    ...{ id: row.id, position: row.position, sender: row.sender, text: row.text },
    author: author ? nameOf(author) : null,
    options: optionsOf(row),
    sources: JSON.parse(row.sources ?? '[]') as AnswerSource[],
    is_confident: flag(row.is_confident),
    is_helpful: flag(row.is_helpful),
    created_at: row.created_at,
  };
}

/** The visitor's own words about themselves, and facts of their account. */
async function cardOf(ctx: Context, row: ConversationRow): Promise<VisitorCard> {
  const user = row.user_id ? await findUser(ctx.db, row.user_id) : undefined;
  const lesson = row.lesson_id ? await lessonById(ctx.db, row.lesson_id) : undefined;
  const card = {
    user_id: row.user_id,
    name: row.name ?? (user ? nameOf(user) : ''),
    email: row.email ?? user?.email ?? null,
    phone: row.phone ?? user?.phone ?? null,
    page: row.page,
    lesson: lesson ? textIn(lesson, 'title', ctx.actor.language) : null,
  };
  return { ...card, ...(await knownOf(ctx, row, user)) };
}

/** Conversations that a person's page names. */
const mostOfPerson = 50;

/** Earlier talks that are named. */
const mostTalks = 10;

type Known = Pick<VisitorCard, 'orders' | 'courses' | 'earlier'>;

/** An address alone proves nothing: orders and courses are those of the signed-in account. */
async function knownOf(ctx: Context, row: ConversationRow, user: UserRow | undefined): Promise<Known> {
  if (!user) return { orders: [], courses: [], earlier: [] };
  const orders = (await ordersOfAccount(ctx.db, user.id)).slice(0, 20);
  const standings = await standingsOf(ctx, orders);
  const owned = (await enrolmentsOf(ctx, user.id)).map(({ course_id }) => course_id);
  const courses = await findCourses(ctx.db, owned);
  const titles = new Map(courses.map((course) => [course.id, textIn(course, 'title', ctx.actor.language)]));
  const talks = await latestOfAccount(ctx.db, user.id, mostTalks + 1);
  return {
    orders: orders.map((order) => ({
      id: order.id,
      number: orderNumber(order.number),
      state: standings.get(order.id)!,
      created_at: order.created_at,
      course: titleOf(order, ctx.actor.language),
    })),
    courses: owned.map((id) => ({ id, title: titles.get(id) ?? '' })),
    earlier: talks
      .filter(({ id }) => id !== row.id)
      .slice(0, mostTalks)
      .map(({ id, subject, state, updated_at }) => ({ id, subject, state, updated_at })),
  };
}
