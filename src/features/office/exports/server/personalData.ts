import { inner, oneself, type PersonalData } from '#server/personalData.ts';
import { exportsTexts } from '../texts.ts';
import { withdraw } from './jobs.ts';

/** The exports that somebody requested, and the files that name anybody. */
export const personalData: PersonalData = {
  words: exportsTexts.server.personalData,
  tables: [
    {
      section: 'exports',
      table: 'exports',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['kind', 'list', 'format', 'state', 'created_at', 'finished_at'],
      forms: { kind: 'code', state: 'code' },
      leftOut: {
        ...{ id: inner, user_id: oneself, language: inner, run: inner, rows_total: inner, rows_done: inner },
        ...{ bytes: inner, name: inner, expires_at: inner, told_at: inner },
        query: 'what a list was narrowed to, until the file is made',
      },
    },
  ],
  erase: withdraw,
};
