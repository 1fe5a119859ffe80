import { inner, oneself, type PersonalData, secret } from '#server/personalData.ts';
import { launchTexts } from '../texts.ts';

/** The trial mail of the launch that somebody has asked for. */
export const personalData: PersonalData = {
  words: launchTexts.server.personalData,
  tables: [
    {
      section: 'launch_mails',
      table: 'launch_mails',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['asked_at', 'sent_at'],
      leftOut: { id: inner, user_id: oneself, code_hash: secret, subject: inner },
    },
  ],
  ofSchool: {
    launch_marks: "steps of the school's launch; who took them stands in the audit log",
  },
};
