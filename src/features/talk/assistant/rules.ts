/** Bounds of the school's own articles, and what happens to questions without an answer. */
import { day } from '#shared/dates.ts';

export const articleStates = ['on', 'off', 'deleted'] as const;

/** So many articles are searched for each question. */
export const mostArticles = 500;
export const maxQuestion = 200;
export const maxWordings = 2000;

/** How long a deleted article can be restored. */
export const restorableMs = 30 * day;

/** `unhelpful`: answered, and a visitor said that it did not help. */
export const unansweredReasons = ['unknown', 'unhelpful'] as const;
export type UnansweredReason = (typeof unansweredReasons)[number];

export const unansweredStates = ['open', 'answered', 'dismissed'] as const;
export type UnansweredState = (typeof unansweredStates)[number];

/** How long what was asked is kept, without anybody's name. */
export const keptMs = 90 * day;

/** How a word of a question was read: as it stands, by likeness, as one without a subject, or not at all. */
export const wordStates = ['known', 'guessed', 'filler', 'unknown'] as const;

/** A number to call for people in danger. */
export interface HelpLine {
  /** ISO 3166, two letters. */
  country: string;
  number: string;
}

/** So many fit into an answer. */
export const mostHelpLines = 5;

const helpLine = /^([A-Z]{2}) ([+\d][\d ()-]{1,28}\d)$/;

/** Whether each line is a country and a number, such as `RU 8-800-2000-122`. */
export function areHelpLines(text: string): boolean {
  const lines = linesOf(text);
  return lines.length <= mostHelpLines && lines.every((line) => helpLine.test(line));
}

export function readHelpLines(text: string): HelpLine[] {
  return linesOf(text).flatMap((line) => {
    const [, country, number] = helpLine.exec(line) ?? [];
    return country && number ? [{ country, number }] : [];
  });
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
