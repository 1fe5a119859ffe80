import { oneself, type PersonalData, secret } from '#server/personalData.ts';
import { mailingsPrivacyMessages } from '../messages/privacy.ts';
import { deleteRequests } from './reviewRequests.store.ts';
import { deletePreferences } from './store.ts';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: mailingsPrivacyMessages,
  tables: [
    {
      section: 'mail_preferences',
      table: 'mail_preferences',
      owner: { column: 'user_id' },
      columns: ['has_reminders', 'updated_at'],
      leftOut: { user_id: oneself, token: secret },
    },
    {
      section: 'review_requests',
      table: 'review_requests',
      owner: { column: 'user_id' },
      columns: ['course_id', 'asked_at'],
      leftOut: { user_id: oneself },
    },
  ],
  aboutNobody: { announced_lessons: 'the catalogue' },
  async erase(ctx, { userId }) {
    await deletePreferences(ctx.db, userId);
    await deleteRequests(ctx.db, userId);
  },
};
