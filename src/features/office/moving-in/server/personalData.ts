import { queue } from '#server/outbox/queue.ts';
import { code, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { movingInTexts } from '../texts.ts';
import { withdrawFiles } from './jobs.ts';

/** The import that brought somebody, and the file itself, which names people. */
export const personalData: PersonalData = {
  words: movingInTexts.server.personalData,
  tables: [
    {
      section: 'moved_in',
      table: 'import_people',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['is_new', 'invited_at'],
      forms: { is_new: 'flag' },
      leftOut: { import_id: inner, user_id: oneself, kept_because: inner, undone_at: inner },
    },
    {
      section: 'imports',
      table: 'imports',
      owner: { column: 'user_id' },
      erased: () => ({ user_id: null, file_name: '—' }),
      kept: { mapping: 'headings of a table', problem: code, file: 'withdrawn with its file' },
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
      erased: 'deleted',
      columns: ['kind'],
      forms: { kind: 'code' },
      leftOut: {
        ...{ import_id: inner, user_id: oneself, thing_id: inner },
        before: 'what stands at the account, the course or the order, as it was before; kept for an undo',
      },
    },
  ],
  ofSchool: {
    import_mappings: 'headings of tables and what they mean',
  },
  ofProduct: {
    import_rows: 'lines of a file and what they came to, without what they say',
  },
  erase: (ctx) => queue(ctx, withdrawFiles, {}),
};
