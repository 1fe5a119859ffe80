import { colleague, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { mailsTexts } from '../texts.ts';

/** Mails that went out, did not, or may not have arrived. */
export const personalData: PersonalData = {
  words: mailsTexts.server.personalData,
  tables: [
    {
      section: 'sent_mails',
      table: 'sent_mails',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['subject', 'sent_at'],
      leftOut: { job_id: inner, user_id: oneself },
    },
    {
      section: 'unsent_mails',
      table: 'unsent_mails',
      owner: { column: 'user_id', orAddress: 'email' },
      subject: 'mail',
      erased: 'deleted',
      columns: ['email', 'subject', 'state', 'created_at', 'sent_again_at'],
      leftOut: {
        ...{ id: inner, job_id: inner, user_id: oneself, order_id: inner, sent_again_by: colleague },
        ...{ reason: inner, answer: inner, failed_at: inner, spell: inner },
      },
    },
  ],
};
