import { code, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { uploadsTexts } from '../texts.ts';

/** Files that staff have sent. Erasing somebody leaves the files: they belong to the school. */
export const personalData: PersonalData = {
  words: uploadsTexts.server.personalData,
  tables: [
    {
      section: 'uploads',
      table: 'uploads',
      owner: { column: 'user_id' },
      erased: () => ({ user_id: null }),
      kept: { name: 'the file is the school’s', purpose: code, media_type: code, file: inner, problem: code },
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
};
