import { z } from 'zod';
import { localTextField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { listing } from '#shared/listing.ts';
import { articleStates, unansweredReasons, unansweredStates } from './rules.ts';

export const articleSchema = z.object({
  id: z.string(),
  question: localTextField(z.string()),
  answer: localTextField(z.string()),
  wordings: z.string().describe('the same question in other words, one a line'),
  state: z.enum(articleStates),
  is_demo: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.string(),
});
export type Article = z.output<typeof articleSchema>;

export const articlesListing = listing({
  name: 'assistant-articles',
  words: 'assistantPanel.articles',
  access: { see: 'content.manage', export: 'content.manage' },
  row: articleSchema,
  columns: {
    question: { type: 'text', sort: 'asc', isLong: true, text: ({ question }) => question.ru },
    answer: { type: 'text', isLong: true, text: ({ answer }) => answer.ru },
    languages: {
      type: 'text',
      field: 'answer',
      text: ({ answer }) => languages.filter((language) => answer[language]).join(', '),
    },
    state: { type: 'choice', values: articleStates },
    updated_at: { type: 'time', sort: 'desc' },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
  },
  filters: { state: { type: 'choice', values: articleStates } },
  sortedBy: 'created_at',
});
export type ArticlesQuery = z.output<typeof articlesListing.query>;

export const unansweredSchema = z.object({
  id: z.string(),
  question: z.string(),
  language: z.enum(languages),
  reason: z.enum(unansweredReasons),
  times: z.number().int(),
  created_at: z.string().describe('when it was first asked'),
  last_asked_at: z.string(),
  state: z.enum(unansweredStates),
  article_id: z.string().nullable(),
});
export type Unanswered = z.output<typeof unansweredSchema>;

export const unansweredListing = listing({
  name: 'assistant-unanswered',
  words: 'assistantPanel.unanswered',
  access: { see: 'content.manage', export: 'content.manage' },
  row: unansweredSchema,
  columns: {
    question: { type: 'text', isLong: true },
    language: { type: 'choice', values: languages, texts: 'languages' },
    reason: { type: 'choice', values: unansweredReasons },
    times: { type: 'count', sort: 'desc' },
    last_asked_at: { type: 'time', sort: 'desc' },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    state: { type: 'choice', values: unansweredStates, isHidden: true },
  },
  filters: { state: { type: 'choice', values: unansweredStates } },
  sortedBy: 'created_at',
});
export type UnansweredQuery = z.output<typeof unansweredListing.query>;
