import { colleague, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { deleteOf } from './store.ts';

/** Mails that may not have arrived. */
export const personalData: PersonalData = {
  tables: [
    {
      section: 'doubtful_mails',
      table: 'doubtful_mails',
      owner: { column: 'user_id', orAddress: 'email' },
      columns: ['email', 'subject', 'created_at', 'sent_again_at'],
      leftOut: { id: inner, job_id: inner, user_id: oneself, order_id: inner, sent_again_by: colleague },
    },
  ],
  async erase(ctx, person) {
    await deleteOf(ctx.db, person);
  },
};
