import { catalogue, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { enrolmentsTexts } from '../texts.ts';
import { endRowsOf } from './store.ts';

/** Enrolments end with the person's erasure, and stay as a line of the order that bought them. */
export const personalData: PersonalData = {
  words: enrolmentsTexts.server.personalData,
  tables: [
    {
      section: 'courses',
      table: 'enrolments',
      owner: { column: 'user_id' },
      erased: 'by erase',
      kept: { lessons_sold: catalogue },
      columns: ['course_id', 'order_id', 'created_at', 'ended_at', 'until'],
      titles: [{ column: 'course_id', of: 'courses', as: 'course_title' }],
      leftOut: { id: inner, user_id: oneself, lessons_seen: inner, lessons_sold: inner },
    },
  ],
  async erase(ctx, { userId }) {
    await endRowsOf(ctx.db, userId, ctx.app.now().toISOString());
  },
};
