import { z } from 'zod';
import { documentVersions } from '#features/accounts/consents/contract/consents.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { answerOptionSchema } from '#features/talk/assistant/contract.ts';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { emailField, idField, linesField, nameField, phoneField } from '#shared/fields.ts';
import { conversationEvents, conversationStates, maxMessage, maxSessionId } from '../rules/conversation.ts';
import { markLimits, seenLimits, sendLimits } from '../rules/limits.ts';

/** A message as the visitor sees it. */
export const chatMessageSchema = z.object({
  id: z.string(),
  position: z.number().int(),
  sender: z.enum(['bot', 'user']),
  text: z.string(),
  event: z.enum(conversationEvents).nullable().describe('something that happened, in place of a text'),
  operator: z
    .string()
    .nullable()
    .describe('first name of the member of staff who wrote it, empty where none is given; null: nobody'),
  options: z.array(answerOptionSchema).optional(),
  is_answer: z.boolean().describe("the assistant's, which may be found helpful or not"),
  is_helpful: z.boolean().nullable(),
  timestamp: z.string(),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

const chatState = {
  state: z.enum(conversationStates),
  operator: z
    .string()
    .nullable()
    .describe('first name of whoever has the conversation; empty where none is given'),
  rating: z.number().int().nullable(),
  is_away: z.boolean().describe('a person is awaited, and the staff are not there now'),
  opens_at: z.string().nullable().describe('when they come, if they are not there'),
  has_contacts: z.boolean().describe('the answer can be mailed'),
};

/** A conversation, or what is new in one; also the data of an event of its live stream. */
export const chatSchema = z.object({ ...chatState, messages: z.array(chatMessageSchema) });
export type Chat = z.output<typeof chatSchema>;

const history = z.object({
  messages: z.array(chatMessageSchema).describe('the last fifty, in their order'),
  has_earlier: z.boolean().describe('there are messages before them'),
});
export const chatHistorySchema = z.object({
  ...chatState,
  ...history.shape,
  seen_position: z.number().int().describe('the last message that its visitor has had before them'),
});
export type ChatHistory = z.output<typeof chatHistorySchema>;
/** Position of the earliest message that is known. */
export const beforePosition = z.coerce.number().int().positive();

/** Opens one conversation: history and live messages need it. */
export const conversationToken = z.string().regex(/^[\w-]{20,100}$/);
const opened = z.object({ token: conversationToken });

export const supportApi = {
  offer: endpoint({
    method: 'GET',
    path: '/api/support/offer',
    access: 'anyone',
    summary: 'Whether the school has its chat switched on, and what its greeting may name',
    input: z.object({}),
    output: z.object({
      is_on: z.boolean(),
      is_open: z.boolean().describe('somebody of the staff is there now'),
      opens_at: z.string().nullable(),
      has_instalments: z.boolean(),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/support/chat/send',
    access: 'anyone',
    summary: 'A message of a visitor; answered by the assistant unless a person is there',
    input: z.object({
      message: linesField.min(1).max(maxMessage),
      session_id: z.string().min(1).max(maxSessionId).describe("the client's own, one per conversation"),
      conversation_token: conversationToken.optional().describe('goes on with that conversation'),
      message_id: idField
        .optional()
        .describe("the client's own, random: a message that is sent again with it gets the same answer"),
      wants_operator: z.boolean().optional().describe('a person is asked for, whatever the message says'),
      page: z.string().max(300).optional().describe('path of the page it is sent from'),
      lesson_id: idField.optional().describe('the lesson that the visitor has before them'),
    }),
    output: z.object({
      response: z.string().describe("the assistant's reply; empty while it is silent"),
      options: z.array(answerOptionSchema).optional(),
      conversation_token: z.string().optional().describe('with the first answer of a conversation'),
      message_id: z.string().nullable().describe('of the reply'),
      sent_id: z.string().describe('of the message sent'),
      is_answer: z.boolean().describe('the reply may be found helpful or not'),
      ...chatState,
    }),
    errors: ['not_found', 'too_many_requests'],
    limits: sendLimits,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/support/chat/{token}',
    access: 'anyone',
    summary: 'One conversation, with its last messages',
    input: opened,
    output: chatHistorySchema,
    errors: ['not_found'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/support/own',
    access: 'signed-in',
    summary:
      "The caller's conversation with people, or one with answers that they have not seen, on any device",
    input: z.object({}),
    output: z.object({
      conversation_token: conversationToken
        .nullable()
        .describe('opens it for the caller alone; null: there is none'),
    }),
  }),
  seen: endpoint({
    method: 'POST',
    path: '/api/support/chat/{token}/seen',
    access: 'anyone',
    summary: 'The visitor has the conversation before them, up to a message',
    input: opened.extend({ position: z.number().int().positive() }),
    output: z.object({}),
    errors: ['not_found'],
    limits: seenLimits,
  }),
  earlier: endpoint({
    method: 'GET',
    path: '/api/support/chat/{token}/messages',
    access: 'anyone',
    summary: 'Earlier messages of a conversation, fifty at a time',
    input: opened.extend({ before: beforePosition }),
    output: history,
    errors: ['not_found'],
  }),
  rateAnswer: endpoint({
    method: 'POST',
    path: '/api/support/chat/{token}/answers',
    access: 'anyone',
    summary: 'Whether an answer of the assistant helped; the last word counts',
    input: opened.extend({ message_id: idField, is_helpful: z.boolean() }),
    output: z.object({}),
    errors: ['not_found'],
    limits: markLimits,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/support/chat/{token}/rating',
    access: 'anyone',
    summary: 'How the visitor found the help of the staff',
    input: opened.extend({
      rating: z.number().int().min(1).max(5),
      comment: linesField.max(500).default(''),
    }),
    output: z.object({}),
    errors: ['not_found', 'conflict'],
    limits: markLimits,
  }),
  leaveContacts: endpoint({
    method: 'POST',
    path: '/api/support/chat/{token}/contacts',
    access: 'anyone',
    summary: 'Where the answer goes while the staff are away; it is mailed as well',
    input: opened.extend({
      name: nameField,
      email: emailField,
      phone: phoneField.optional(),
      consent: z.boolean(),
      document_versions: documentVersions.optional(),
    }),
    output: z.object({}),
    errors: ['not_found', consentErrors.consent_required, consentErrors.document_changed],
    limits: markLimits,
  }),
};

/** The form's own fields. */
export const contactsInput = supportApi.leaveContacts.input.omit({ token: true, document_versions: true });

/** A conversation waits for a person, from that message on. */
export const personAsked = domainEvent(
  'support.person_asked',
  z.object({
    conversationId: idField,
    position: z.number().int(),
    again_at: z.string().optional().describe('staff are told once more: nobody has read or taken it'),
  }),
);

/** Some wait without a notice of their own, since too many have asked. */
export const manyWait = domainEvent('support.many_wait', z.object({ at: z.string() }));

/** A visitor wrote to the member of staff who has the conversation. */
export const visitorWrote = domainEvent(
  'support.visitor_wrote',
  z.object({ conversationId: idField, position: z.number().int() }),
);
