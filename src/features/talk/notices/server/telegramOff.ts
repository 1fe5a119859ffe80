/** The mail that says that the bot can no longer write, with the news it would have brought. */

import { z } from 'zod';
import { accountById } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { noticesTexts } from '../texts.ts';
import { newsText } from './digest.ts';
import { newsOf } from './news.ts';
import { batchOf } from './store.ts';

export const tellTelegramOff = job(
  'notices.tell_telegram_off',
  z.object({ userId: idField, batchId: idField.nullable().describe('null: nothing was to be said') }),
  async (ctx, { userId, batchId }, claim) => {
    const reader = await accountById(ctx, userId);
    if (!reader || reader.blocked_at !== null) return;
    const { email: to, language, first_name: name } = reader;
    const news = batchId === null ? [] : await newsOf(ctx, await batchOf(ctx.db, batchId), reader);
    const missed = newsText(ctx, { language, news }) || 'none';
    const button = `${ctx.app.config.appUrl}/admin/account/notices`;
    await mail(
      ctx,
      { to, language, name, messages: noticesTexts.server.telegramOff, values: { missed }, button },
      claim,
    );
  },
);
