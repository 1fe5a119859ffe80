import { queue } from '#server/outbox/queue.ts';
import { inner, oneself, type PersonalData } from '#server/personalData.ts';
import { movingInPrivacyMessages } from '../messages/privacy.ts';
import { withdrawFiles } from './jobs.ts';
import { forgetPerson } from './people.store.ts';
import { forgetBringer } from './store.ts';

/** The import that brought somebody, and the file itself, which names people. */
export const personalData: PersonalData = {
  words: movingInPrivacyMessages,
  tables: [
    {
      section: 'moved_in',
      table: 'import_people',
      owner: { column: 'user_id' },
      columns: ['is_new', 'invited_at'],
      forms: { is_new: 'flag' },
      leftOut: { import_id: inner, user_id: oneself, kept_because: inner, undone_at: inner },
    },
    {
      section: 'imports',
      table: 'imports',
      owner: { column: 'user_id' },
      columns: ['kind', 'file_name', 'state', 'created_at', 'finished_at'],
      forms: { kind: 'code', state: 'code' },
      leftOut: {
        ...{ id: inner, user_id: oneself, source: inner, problem: inner, run: inner, rows_total: inner },
        ...{ rows_done: inner, started_at: inner, worked_at: inner, undo_until: inner, writes: inner },
        ...{ file: 'people of the school, kept until it cannot be undone any more', mapping: inner },
      },
    },
    {
      section: 'import_things',
      table: 'import_things',
      owner: { column: 'user_id' },
      columns: ['kind'],
      forms: { kind: 'code' },
      leftOut: {
        ...{ import_id: inner, user_id: oneself, thing_id: inner },
        before: 'what stands at the account, the course or the order, as it was before; kept for an undo',
      },
    },
  ],
  aboutNobody: {
    import_rows: 'lines of a file and what they came to, without what they say',
    import_mappings: 'headings of tables and what they mean',
  },
  async erase(ctx, { userId }) {
    await forgetPerson(ctx.db, userId);
    await forgetBringer(ctx.db, userId);
    await queue(ctx, withdrawFiles, {});
  },
};
