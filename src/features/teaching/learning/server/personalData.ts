import { inner, oneself, type PersonalData, secret } from '#server/personalData.ts';
import type { Span } from '../rules/progress.ts';
import { learningTexts } from '../texts.ts';
import { forgetWatched } from './uses.store.ts';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: learningTexts.server.personalData,
  tables: [
    {
      section: 'progress',
      table: 'lesson_progress',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: [
        ...['lesson_id', 'watched_percent', 'completed_at', 'position_seconds', 'duration_seconds'],
        ...['watched', 'updated_at', 'position_at', 'sittings'],
      ],
      forms: { watched: (spans) => (spans as Span[]).map(({ from, to }) => `${from}–${to}`).join(', ') },
      titles: [{ column: 'lesson_id', of: 'lessons', as: 'lesson_title' }],
      leftOut: { user_id: oneself, film: inner },
    },
    {
      section: 'lesson_uses',
      table: 'lesson_uses',
      owner: { column: 'user_id' },
      erased: 'by erase',
      columns: ['lesson_id', 'watched', 'watched_percent', 'used_at'],
      forms: { watched: (spans) => (spans as Span[]).map(({ from, to }) => `${from}–${to}`).join(', ') },
      titles: [{ column: 'lesson_id', of: 'lessons', as: 'lesson_title' }],
      leftOut: { user_id: oneself, enrolment_id: inner, film: inner },
    },
    {
      section: 'video_tickets',
      table: 'video_tickets',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['lesson_id', 'expires_at', 'address'],
      titles: [{ column: 'lesson_id', of: 'lessons', as: 'lesson_title' }],
      leftOut: { token_hash: secret, user_id: oneself, session_id: inner, film: inner },
    },
  ],
  // That a lesson was used stays with the order that paid for it.
  erase: (ctx, { userId }) => forgetWatched(ctx.db, userId),
  ofProduct: {
    learning_sums: 'how many students have, have begun and have done something',
  },
};
