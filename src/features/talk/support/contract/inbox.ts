import { z } from 'zod';
import { mailReasons } from '#features/records/mails/rules.ts';
import { standings } from '#features/sales/orders/rules/standings.ts';
import { answerOptionSchema, answerSourceSchema } from '#features/talk/assistant/contract.ts';
import { endpoint } from '#shared/contract.ts';
import { idField, linesField } from '#shared/fields.ts';
import { supportErrors } from '../errors.ts';
import { conversationSchema, conversationsListing } from '../listing.ts';
import { maxMessage } from '../rules/conversation.ts';
import { beforePosition } from './chat.ts';

/** A message as staff see it: notes and the sources of the assistant's answers included. */
export const staffMessageSchema = z.object({
  id: z.string(),
  position: z.number().int(),
  sender: z.enum(['user', 'bot', 'operator', 'note', 'event']),
  author: z.string().nullable(),
  text: z.string(),
  options: z.array(answerOptionSchema),
  sources: z.array(answerSourceSchema),
  is_confident: z.boolean().nullable(),
  is_helpful: z.boolean().nullable(),
  created_at: z.string(),
});
export type StaffMessage = z.output<typeof staffMessageSchema>;
const staffMessages = {
  messages: z.array(staffMessageSchema).describe('the last fifty, in their order'),
  has_earlier: z.boolean().describe('there are messages before them'),
};

const cardSchema = z.object({
  user_id: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  page: z.string(),
  lesson: z.string().nullable(),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      course: z.string(),
      state: z.enum(standings),
      created_at: z.string(),
    }),
  ),
  courses: z.array(z.object({ id: z.string(), title: z.string() })),
  earlier: z.array(conversationSchema.pick({ id: true, subject: true, state: true, updated_at: true })),
});
export type VisitorCard = z.output<typeof cardSchema>;

export const openConversationSchema = conversationSchema.extend({
  is_mine: z.boolean(),
  mails_answers: z.boolean(),
  rating_comment: z.string().nullable(),
  is_anonymous: z.boolean(),
  card: cardSchema,
  ...staffMessages,
});
export type OpenConversation = z.output<typeof openConversationSchema>;

const one = z.object({ id: idField });
const step = { access: 'support.chat', output: openConversationSchema } as const;
const text = linesField.min(1).max(maxMessage);
const message_id = idField.optional().describe("the sender's own: a repeated call is one message");

export const summarySchema = z.object({
  waiting: z.number().int().describe('conversations that nobody has taken'),
  own: z.number().int().describe("the caller's whose visitor waits for a word"),
  mails_stopped: z
    .object({
      count: z.number().int().describe('mails that failed and wait for another try'),
      since: z.string(),
      reason: z.enum(mailReasons),
    })
    .nullable()
    .describe('null while mails go out, or fail for a moment'),
});
export type InboxSummary = z.output<typeof summarySchema>;

export const inboxApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/support/conversations',
    access: 'support.chat',
    summary: 'Conversations, searched, filtered, sorted and paged',
    input: conversationsListing.query,
    output: z.object({ conversations: z.array(conversationSchema), total: z.number() }),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/admin/support/summary',
    access: 'support.chat',
    summary: 'How many conversations wait',
    input: z.object({}),
    output: summarySchema,
  }),
  operators: endpoint({
    method: 'GET',
    path: '/api/admin/support/operators',
    access: 'support.chat',
    summary: 'Staff who may be given a conversation',
    input: z.object({}),
    output: z.object({ operators: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/support/conversations/{id}',
    ...step,
    summary: 'One conversation with its messages, and what is known of the visitor',
    input: one,
    errors: ['not_found'],
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/conversations',
    access: 'support.chat',
    summary: 'Conversations of an account, newest first, fifty at most',
    input: one,
    output: z.object({ conversations: z.array(conversationSchema) }),
    errors: ['not_found'],
  }),
  earlier: endpoint({
    method: 'GET',
    path: '/api/admin/support/conversations/{id}/messages',
    access: 'support.chat',
    summary: 'Earlier messages of a conversation, fifty at a time',
    input: one.extend({ before: beforePosition }),
    output: z.object(staffMessages),
    errors: ['not_found'],
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/admin/support/conversations/{id}/take',
    ...step,
    summary: 'The caller takes a conversation that nobody has; the assistant is silent from then on',
    input: one,
    errors: ['not_found', supportErrors.conversation_taken],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/admin/support/conversations/{id}/assign',
    ...step,
    summary: 'Hands a conversation on, to a colleague or to oneself',
    input: one.extend({
      operator_id: idField,
      from: idField.nullable().describe('who has it, as far as the caller knows'),
    }),
    errors: ['not_found', supportErrors.conversation_taken],
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/admin/support/conversations/{id}/take-over',
    ...step,
    summary: 'The caller takes a conversation from a colleague',
    input: one.extend({ from: idField.describe('who has it, as far as the caller knows') }),
    errors: ['not_found', supportErrors.conversation_taken],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/admin/support/conversations/{id}/answers',
    ...step,
    summary: 'Answers the visitor, and takes the conversation if nobody has it',
    input: one.extend({ text, message_id }),
    errors: ['not_found', 'conflict', supportErrors.conversation_taken],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/admin/support/conversations/{id}/read',
    access: 'support.chat',
    summary: 'The caller has read the conversation up to a message',
    input: one.extend({ position: z.number().int().positive() }),
    output: z.object({}),
    errors: ['not_found'],
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/admin/support/conversations/{id}/notes',
    ...step,
    summary: 'A note for colleagues; the visitor never sees it',
    input: one.extend({ text, message_id }),
    errors: ['not_found', 'conflict'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/admin/support/conversations/{id}/release',
    ...step,
    summary: 'Gives the conversation back to the assistant',
    input: one,
    errors: ['not_found', 'conflict', supportErrors.conversation_taken],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/admin/support/conversations/{id}/close',
    ...step,
    summary: 'Ends the conversation; it goes on when the visitor writes again',
    input: one,
    errors: ['not_found', 'conflict', supportErrors.conversation_taken],
  }),
};
