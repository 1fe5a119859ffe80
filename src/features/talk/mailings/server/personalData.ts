import { inner, oneself, type PersonalData, secret } from '#server/personalData.ts';
import { mailingsTexts } from '../texts.ts';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: mailingsTexts.server.personalData,
  tables: [
    {
      section: 'mail_preferences',
      table: 'mail_preferences',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['has_reminders', 'updated_at'],
      leftOut: { user_id: oneself, token: secret },
    },
    {
      section: 'study_mails',
      table: 'study_mails',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['course_id', 'kind', 'sent_on'],
      leftOut: { user_id: oneself, about: inner },
    },
    {
      section: 'review_requests',
      table: 'review_requests',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['course_id', 'asked_at'],
      leftOut: { user_id: oneself },
    },
  ],
  ofSchool: {
    announced_lessons: 'the catalogue',
  },
};
