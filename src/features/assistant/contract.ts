/** What the assistant is asked, and what it answers. Feature `support` asks for visitors, feature `assistant` answers. */
import { z } from 'zod';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';
import type { Language } from '#shared/i18n.ts';

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

/** A visitor found an answer helpful or not. Published by whoever asked; the last one holds. */
export const answerRated = domainEvent(
  'assistant.answer_rated',
  z.object({ answerId: idField, isHelpful: z.boolean() }),
);
