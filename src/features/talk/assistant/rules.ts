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
