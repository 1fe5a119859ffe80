import { z } from 'zod';
import { languages } from '#shared/i18n.ts';
import { listing } from '#shared/listing.ts';
import { conversationStates } from './rules/conversation.ts';

/** A conversation in the inbox. */
export const conversationSchema = z.object({
  id: z.string(),
  name: z.string().describe('empty for a visitor who has not said it'),
  email: z.string().nullable(),
  subject: z.string(),
  state: z.enum(conversationStates),
  operator_id: z.string().nullable(),
  operator: z.string().nullable(),
  awaits_since: z.string().nullable().describe('since when the visitor waits for a person'),
  last: z
    .object({ sender: z.enum(['user', 'bot', 'operator']), text: z.string() })
    .nullable()
    .describe('what was said last, shortened; null while nothing was, and once anonymised'),
  language: z.enum(languages),
  rating: z.number().int().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Conversation = z.output<typeof conversationSchema>;

export const conversationsListing = listing({
  name: 'conversations',
  words: 'supportInbox.list',
  access: { see: 'support.chat', export: 'users.manage' },
  row: conversationSchema,
  columns: {
    subject: { type: 'text', isLong: true },
    name: { type: 'text' },
    email: { type: 'text', isHidden: true },
    state: { type: 'choice', values: conversationStates, isFilter: true },
    operator: { type: 'text' },
    language: { type: 'choice', values: languages, texts: 'languages', isFilter: true },
    rating: { type: 'count' },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    updated_at: { type: 'time', sort: 'desc' },
  },
  filters: { whose: { type: 'choice', values: ['mine', 'open'] } },
  sortedBy: 'updated_at',
});
export type ConversationsQuery = z.output<typeof conversationsListing.query>;
