import { colleague, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { peoplePrivacyMessages } from '../messages/privacy.ts';
import { forgetInBatches } from './batches.store.ts';
import { deleteNotesAbout } from './notes.store.ts';

/** Notes of staff about a person, and what was done to several at once. */
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
    {
      section: 'batches',
      table: 'batches',
      owner: { column: 'actor_id' },
      columns: ['subject', 'text', 'created_at', 'undone_at'],
      leftOut: {
        actor_id: oneself,
        id: inner,
        kind: inner,
        course_id: inner,
        until: inner,
        about: inner,
        is_study: inner,
      },
    },
    {
      section: 'batch_people',
      table: 'batch_people',
      owner: { column: 'user_id' },
      columns: ['mark', 'undone_at'],
      leftOut: { user_id: oneself, batch_id: inner, left_because: inner },
    },
  ],
  async erase(ctx, { userId }) {
    await deleteNotesAbout(ctx.db, userId);
    await forgetInBatches(ctx.db, userId);
  },
};
