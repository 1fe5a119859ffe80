import { colleague, inner, oneself, type PersonalData, search, secret } from '#server/personalData.ts';
import { searchable } from '#shared/search.ts';
import { checkoutsTexts } from '../texts.ts';
import * as store from './store.ts';

/** Buyers who did not finish paying. */
export const personalData: PersonalData = {
  words: checkoutsTexts.server.personalData,
  tables: [
    {
      section: 'unfinished_orders',
      table: 'unfinished_orders',
      owner: { column: 'order_id', of: 'orders' },
      subject: 'checkout',
      erased: 'by erase',
      columns: ['order_id', 'state', 'note', 'created_at', 'changed_at', 'reminded_at'],
      leftOut: { id: inner, changed_by: colleague, token: secret, search },
    },
    {
      section: 'reminder_stops',
      table: 'reminder_stops',
      owner: { column: 'user_id', orAddress: 'email' },
      erased: 'deleted',
      columns: ['email', 'created_at'],
      leftOut: { user_id: oneself },
    },
  ],
  async erase(ctx, person) {
    // The orders stay without a name; what staff wrote about the person goes.
    for (const { id, course_title } of await store.unfinishedOf(ctx.db, person.userId))
      await store.changeUnfinished(ctx.db, id, { note: '', search: searchable(course_title) });
  },
};
