/** Tasks of the school. */
import { mostTold, tasksOf } from '#server/tasks.ts';
import { readableEmail } from '#shared/domains.ts';
import { mails } from '../manifest.ts';
import { mailPaths } from '../paths.ts';
import { findStuck } from './store.ts';

export const mailTasks = tasksOf(mails.tasks, {
  async mail_unsent(ctx) {
    const { total, oldest } = await findStuck(ctx.db, mostTold);
    return {
      total,
      oldest: oldest.map(({ id, email, subject, created_at }) => ({
        id,
        subject: `${readableEmail(email)} · ${subject}`,
        since: created_at,
        path: mailPaths.list,
        holder: null,
      })),
    };
  },
});
