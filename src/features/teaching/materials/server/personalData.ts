import { inner, oneself, type PersonalData, secret } from '#server/personalData.ts';
import { materialsTexts } from '../texts.ts';

/** Materials belong to the school; a ticket says who downloads one. */
export const personalData: PersonalData = {
  words: materialsTexts.server.personalData,
  tables: [
    {
      section: 'material_tickets',
      table: 'material_tickets',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['material_id', 'expires_at', 'address'],
      leftOut: { token_hash: secret, user_id: oneself, session_id: inner },
    },
  ],
  ofSchool: {
    materials: 'the catalogue',
  },
};
