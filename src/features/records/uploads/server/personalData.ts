import { inner, oneself, type PersonalData } from '#server/personalData.ts';
import { uploadsPrivacyMessages } from '../messages.ts';
import { forgetSender } from './store.ts';

/** Files that staff have sent. Erasing somebody leaves the files: they belong to the school. */
export const personalData: PersonalData = {
  words: uploadsPrivacyMessages,
  tables: [
    {
      section: 'uploads',
      table: 'uploads',
      owner: { column: 'user_id' },
      columns: ['purpose', 'name', 'size_bytes', 'media_type', 'state', 'created_at', 'finished_at'],
      forms: { purpose: 'code' },
      leftOut: {
        id: inner,
        user_id: oneself,
        file: inner,
        problem: inner,
        synced_bytes: inner,
        discarded_at: inner,
        seconds: inner,
      },
    },
  ],
  async erase(ctx, { userId }) {
    await forgetSender(ctx.db, userId);
  },
};
