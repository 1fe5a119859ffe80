import { inner, oneself, type PersonalData, secret } from '#server/personalData.ts';
import { signInTexts } from '../texts.ts';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: signInTexts.server.personalData,
  tables: [
    {
      section: 'sessions',
      table: 'sessions',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['created_at', 'seen_at', 'expires_at', 'address', 'user_agent'],
      leftOut: { id: inner, user_id: oneself, token_hash: secret },
    },
    {
      section: 'devices',
      table: 'known_devices',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['seen_at'],
      leftOut: { user_id: oneself, token_hash: secret },
    },
    {
      section: 'access_mails',
      table: 'access_mails',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['asked_at'],
      leftOut: { id: inner, user_id: oneself },
    },
    {
      section: 'links',
      table: 'one_time_links',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['purpose', 'created_at', 'expires_at', 'used_at'],
      forms: { purpose: 'code' },
      leftOut: { user_id: oneself, token_hash: secret },
    },
    {
      section: 'identities',
      table: 'identities',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['provider', 'subject', 'created_at'],
      leftOut: { user_id: oneself },
    },
  ],
  ofSchool: {
    security_settings: 'how long staff stay signed in',
  },
  ofProduct: {
    oauth_arrivals: 'on the way in from another service: becomes an account within minutes, or is gone',
    oauth_flows: 'on the way to another service: gone within minutes',
  },
};
