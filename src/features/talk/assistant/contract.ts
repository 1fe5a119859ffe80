/** Questions to the assistant, and its answers. Feature `support` asks for visitors, feature `assistant` answers. */
import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { idField, linesField } from '#shared/fields.ts';
import { inEveryTranslation, type Language, languages } from '#shared/i18n.ts';
import { articleSchema, articlesListing, unansweredListing, unansweredSchema } from './listing.ts';
import { areHelpLines, maxQuestion, maxWordings, wordStates } from './rules.ts';

/** Characters of an answer. */
export const maxAnswer = 500;

/**
 * Button beneath an answer. `ask` sends the value as the next question, `open` goes to the address that is the value
 * (a path of this school, or `#section` of its page), `operator` asks for a person.
 */
export const answerOptionSchema = z.object({
  text: z.string(),
  value: z.string(),
  action: z.enum(['ask', 'open', 'operator']),
});
export type AnswerOption = z.output<typeof answerOptionSchema>;

/** Where an answer comes from, for staff alone: never sent to visitors. */
export const answerSourceSchema = z.object({
  /** Kind and key of the piece of knowledge, such as `article:<id>` or `course:<id>`. */
  id: z.string(),
  title: z.string(),
  /** Where staff see or change it, a path of the panel; null where there is no such place. */
  path: z.string().nullable(),
});
export type AnswerSource = z.output<typeof answerSourceSchema>;

/** One turn of the same conversation, as far as it matters to "and how long does it take?". */
export interface PreviousTurn {
  question: string;
  answer: string;
  /** Ids of the answer's sources. */
  sources: readonly string[];
}

export interface Question {
  /** As typed: trimmed, 1–2,000 characters, any language. */
  question: string;
  /** Language of the page, for questions that do not show their own. */
  language: Language;
  /** Oldest first, at most five; those of this conversation alone. */
  previous: readonly PreviousTurn[];
  /** The course whose lesson the visitor has before them. */
  courseId?: string | undefined;
  /** The signed-in person who asks: questions about own orders, access and progress concern this account alone. */
  memberId?: string | undefined;
}

export interface Answer {
  /** The assistant's own number for this answer, which `answerRated` names. */
  id: string;
  /** Plain text, at most `maxAnswer` characters, in `language`. Never empty. */
  text: string;
  /** The question's own language. */
  language: Language;
  sources: readonly AnswerSource[];
  /** False: the text says so, and offers a person. */
  isConfident: boolean;
  /** The visitor asked for a person, in whatever words. */
  wantsHuman: boolean;
  options?: readonly AnswerOption[] | undefined;
}

/** A visitor found an answer helpful or not. Published for the person who asked; the last one counts. */
export const answerRated = domainEvent(
  'assistant.answer_rated',
  z.object({ answerId: idField, isHelpful: z.boolean() }),
);

const one = z.object({ id: idField });
const manage = { access: 'content.manage' } as const;

/** Line breaks, and no other control characters nor what turns the direction of the text around it. */
const plainText = (max: number) =>
  linesField
    .max(max)
    .refine((text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text.replace(/\r?\n|\t/g, ' ')), {
      params: { field: 'invalid' },
    });
const text = (max: number) => plainText(max).min(1);
/** Empty: not translated. */
const translated = (max: number) =>
  z.object({ ru: text(max), ...inEveryTranslation(() => plainText(max).optional()) });

const newArticle = z.object({
  question: translated(maxQuestion),
  answer: translated(maxAnswer),
  wordings: plainText(maxWordings),
  is_on: z.boolean(),
});
export type NewArticle = z.output<typeof newArticle>;

const settingsInput = z.object({
  help_lines: plainText(300)
    .refine(areHelpLines, { params: { field: 'help_lines' } })
    .describe('numbers for people in danger, one a line behind its country: RU 8-800-2000-122'),
});
const settings = settingsInput.extend({ version: z.string() });
export type AssistantSettings = z.output<typeof settings>;

const scored = z.object({ title: z.string(), score: z.number().describe('0–1') });

export const assistantApi = {
  articles: endpoint({
    ...manage,
    method: 'GET',
    path: '/api/admin/assistant/articles',
    summary: 'What the school has written for its assistant, searched, filtered, sorted and paged',
    input: articlesListing.query,
    output: z.object({ articles: z.array(articleSchema), total: z.number() }),
  }),
  article: endpoint({
    ...manage,
    method: 'GET',
    path: '/api/admin/assistant/articles/{id}',
    summary: 'One article, deleted ones included',
    input: one,
    output: articleSchema,
    errors: ['not_found'],
  }),
  addArticle: endpoint({
    ...manage,
    method: 'POST',
    path: '/api/admin/assistant/articles',
    summary: 'A new article; the question without an answer that it was made from is answered by it',
    input: newArticle.extend({ unanswered_id: idField.optional() }),
    output: articleSchema,
    errors: ['conflict', 'not_found'],
  }),
  changeArticle: endpoint({
    ...manage,
    method: 'PUT',
    path: '/api/admin/assistant/articles/{id}',
    summary: 'Changes an article: the next answer follows it',
    input: newArticle.extend({ id: idField, version: z.string().max(64) }),
    output: articleSchema,
    errors: ['not_found', 'conflict'],
  }),
  deleteArticle: endpoint({
    ...manage,
    method: 'DELETE',
    path: '/api/admin/assistant/articles/{id}',
    summary: 'Deletes an article, for good after 30 days',
    input: one,
    output: articleSchema,
    errors: ['not_found'],
  }),
  restoreArticle: endpoint({
    ...manage,
    method: 'POST',
    path: '/api/admin/assistant/articles/{id}/restore',
    summary: 'Brings a deleted article back',
    input: one,
    output: articleSchema,
    errors: ['not_found', 'conflict'],
  }),
  unanswered: endpoint({
    ...manage,
    method: 'GET',
    path: '/api/admin/assistant/unanswered',
    summary: 'Questions that had no answer, or one that did not help',
    input: unansweredListing.query,
    output: z.object({ unanswered: z.array(unansweredSchema), total: z.number() }),
  }),
  dismiss: endpoint({
    ...manage,
    method: 'POST',
    path: '/api/admin/assistant/unanswered/{id}/dismiss',
    summary: 'Takes a question off the list, or puts it back',
    input: one.extend({ is_dismissed: z.boolean() }),
    output: unansweredSchema,
    errors: ['not_found'],
  }),
  showSettings: endpoint({
    ...manage,
    method: 'GET',
    path: '/api/admin/assistant/settings',
    summary: 'What the school has set for its assistant',
    input: z.object({}),
    output: settings,
  }),
  saveSettings: endpoint({
    ...manage,
    method: 'PUT',
    path: '/api/admin/assistant/settings',
    summary: 'Changes it: the next answer follows',
    input: settingsInput.extend({ version: z.string().max(64) }),
    output: settings,
    errors: ['conflict'],
  }),
  tryOut: endpoint({
    ...manage,
    method: 'POST',
    path: '/api/admin/assistant/try',
    summary: 'What a visitor would be answered now, how surely, and from what; nothing is kept',
    input: z.object({
      question: text(2000),
      previous: plainText(2000).optional().describe('the question before it'),
      language: z.enum(languages).describe('of the page'),
    }),
    output: z.object({
      text: z.string(),
      language: z.enum(languages),
      score: z.number().min(0).max(1),
      threshold: z.number(),
      is_confident: z.boolean(),
      wants_human: z.boolean(),
      words: z
        .array(z.object({ word: z.string(), state: z.enum(wordStates) }))
        .describe('the question as it was read: its words, and how each was understood'),
      candidates: z
        .array(scored.extend({ cues: z.number(), witness: z.number() }))
        .describe('topics that it may be about, the likeliest first: by their words and by examples alike'),
      passages: z.array(scored).describe("the school's own articles and questions that are near to it"),
      sources: z.array(answerSourceSchema),
      by_model: z.boolean().describe('worded by the language model'),
    }),
  }),
};
