/** Things stuck with a person. */
import { stuckOf } from '#server/stuck.ts';
import { mails } from '../manifest.ts';
import { listUnsent } from './unsentMails.ts';

export const mailStuck = stuckOf(mails.stuck, {
  async mail_unsent(ctx, { id }) {
    const listed = await listUnsent(ctx, { user_id: id });
    return listed.mails
      .filter(({ state }) => state !== 'sent_again')
      .map(({ subject, created_at }) => ({ subject, since: created_at, path: null }));
  },
});
