import { colleague, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { peoplePrivacyMessages } from '../messages/privacy.ts';
import { deleteNotesAbout } from './notes.store.ts';

/** Notes of staff about a person. */
export const personalData: PersonalData = {
  words: peoplePrivacyMessages,
  tables: [
    {
      section: 'person_notes',
      table: 'person_notes',
      owner: { column: 'user_id' },
      columns: ['created_at', 'text'],
      leftOut: { id: inner, user_id: oneself, author_id: colleague },
    },
  ],
  async erase(ctx, { userId }) {
    await deleteNotesAbout(ctx.db, userId);
  },
};
