import { inner, oneself, type PersonalData, search, secret } from '#server/personalData.ts';
import { waitlistTexts } from '../texts.ts';

/** Addresses that wait for the opening; their consents are sealed with all others (accounts/consents). */
export const personalData: PersonalData = {
  words: waitlistTexts.server.personalData,
  tables: [
    {
      section: 'waitlist',
      table: 'waitlist_entries',
      owner: { column: 'user_id', orAddress: 'email' },
      erased: 'deleted',
      columns: ['email', 'language', 'state', 'created_at', 'confirmed_at', 'told_at'],
      forms: { language: 'code', state: 'code' },
      leftOut: { id: inner, user_id: oneself, token: secret, consent_id: inner, search },
    },
  ],
};
