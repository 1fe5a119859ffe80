import { inner, oneself, type PersonalData, secret } from '#server/personalData.ts';
import { materialsPrivacyMessages } from '../messages/privacy.ts';
import { deleteTicketsOf } from './tickets.store.ts';

/** Materials belong to the school; a ticket says who downloads one. */
export const personalData: PersonalData = {
  words: materialsPrivacyMessages,
  tables: [
    {
      section: 'material_tickets',
      table: 'material_tickets',
      owner: { column: 'user_id' },
      columns: ['material_id', 'expires_at', 'address'],
      leftOut: { token_hash: secret, user_id: oneself, session_id: inner },
    },
  ],
  aboutNobody: { materials: 'the catalogue' },
  async erase(ctx, { userId }) {
    await deleteTicketsOf(ctx.db, userId);
  },
};
