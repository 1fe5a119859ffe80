/** Notices to staff about mails that do not go out. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { readableEmail } from '#shared/domains.ts';
import { formatDayOf, formatTimeOfDay } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { mailDoubtful, mailsStopped } from '../contract.ts';
import { mails } from '../manifest.ts';
import { mailPaths } from '../paths.ts';
import { mailsTexts } from '../texts.ts';
import { currentStoppage } from './stoppage.ts';
import { doubtfulMail } from './unsentMails.ts';

export const mailNotices = noticesOf(mails.notices, {
  words: mailsTexts.noticeKinds,
  told: {
    mail_doubtful: about(mailDoubtful, ({ mailId }) => mailId, describeMail),
    mails_stopped: about(mailsStopped, ({ spell }) => spell, describeStoppage),
  },
});

async function describeMail(ctx: Context, id: string): Promise<Facts | null> {
  const mail = await doubtfulMail(ctx, id);
  if (!mail) return null;
  return { values: { subject: mail.subject, email: readableEmail(mail.email) }, path: mailPaths.list };
}

/** The state when the notice is sent: by then mails may go out again. */
async function describeStoppage(ctx: Context, _spell: string, language: Language): Promise<Facts | null> {
  const stopped = await currentStoppage(ctx);
  if (!stopped) return null;
  const { timeZone } = ctx.app.config;
  const { time } = formatTimeOfDay(stopped.since, timeZone);
  return {
    values: {
      day: formatDayOf(stopped.since, timeZone, language),
      ...{ time, count: stopped.count, reason: mailsTexts.mailReasons[language][stopped.reason] },
    },
    path: mailPaths.list,
  };
}
