/** Limits of a review, and the moves between its states. */
import { z } from 'zod';
import { parseVideoLink } from '#features/teaching/lessons/rules/links.ts';
import { day, hour } from '#shared/dates.ts';
import { codeField, emailField, idField, lineField, linesField, nameField } from '#shared/fields.ts';
import type { Limit } from '#shared/limits.ts';
import { hiddenCharacters } from '#shared/plainText.ts';

export const reviewKinds = ['written', 'video'] as const;

export const storedStates = ['waiting', 'published', 'hidden', 'rejected'] as const;
export type StoredState = (typeof storedStates)[number];
export const reviewStates = [...storedStates, 'deleted'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Moves of moderation. A change by its buyer sends a review back to `waiting` from anywhere. */
const moves: Record<ReviewState, readonly StoredState[]> = {
  waiting: ['published', 'rejected'],
  published: ['hidden'],
  hidden: ['published'],
  rejected: ['published'],
  deleted: [],
};

export function canMove(from: ReviewState, to: StoredState): boolean {
  return moves[from].includes(to);
}

/** Ratings are whole stars. */
export const mostStars = 5;
export const stars = [5, 4, 3, 2, 1] as const;

const isPlain = (text: string) => text.replace(/[\n\t]/g, ' ').search(hiddenCharacters) === -1;
const plain = { params: { field: 'hidden_characters' } } as const;
const line = lineField.max(200).refine(isPlain, plain);
const paragraph = linesField.max(2000).refine(isPlain, plain);
/** Number of stars, also as a form sends it. */
const starsField = z
  .union([z.number(), codeField.min(1)])
  .transform(Number)
  .pipe(z.number().int().min(1).max(mostStars));
const ageField = z
  .union([z.literal('').transform(() => null), z.null(), codeField.min(1).transform(Number), z.number()])
  .pipe(z.number().int().min(8).max(99).nullable());
const monthField = z.union([
  z.literal('').transform(() => null),
  z.null(),
  z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
]);

/** An address at a cloud drive, of a file that somebody shares. */
export function isCloudLink(url: string): boolean {
  return parseVideoLink(url)?.kind === 'yandex-disk';
}

const noLink = z.literal('').transform(() => null);
export const reviewFields = {
  name: nameField,
  email: z.union([z.literal(''), emailField]),
  age: ageField,
  role: line,
  text: paragraph.min(1),
  result: line,
  reply: paragraph,
  pictureAlt: line,
  rating: starsField,
  month: monthField,
  videoUrl: z.union([noLink, z.null(), z.url({ protocol: /^https$/ }).max(500)]),
  videoFile: z.union([noLink, z.null(), idField]),
  yandexUrl: z.union([
    noLink,
    z.null(),
    z
      .url({ protocol: /^https$/ })
      .max(500)
      .refine(isCloudLink, { params: { field: 'link' } }),
  ]),
};

/** Deleted reviews can come back for this long. */
export const restorableMs = 30 * day;

/** The page shows no more of them. */
export const mostShown = 200;

export const reviewLimits = {
  manage: [{ name: 'reviews', by: 'person', times: 600, perMs: hour, atOnce: 100 }],
  own: [{ name: 'own reviews', by: 'person', times: 20, perMs: day, atOnce: 10 }],
} satisfies Record<string, Limit[]>;

/** Where anybody may watch the video of a published review. */
export function filmPath(id: string): string {
  return `/media/reviews/${id}`;
}

export interface Distribution {
  count: number;
  /** To one decimal; null without any. */
  average: number | null;
  /** How many gave five stars, four, … one. */
  stars: readonly { rating: number; count: number }[];
}

/** How the ratings are spread, as they are. */
export function distributionOf(ratings: readonly number[]): Distribution {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    count: ratings.length,
    average: ratings.length === 0 ? null : Math.round((sum / ratings.length) * 10) / 10,
    stars: stars.map((rating) => ({ rating, count: ratings.filter((each) => each === rating).length })),
  };
}
