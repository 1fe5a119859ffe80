import { z } from 'zod';
import { findAccountByEmail, findUser, type UserRow } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { schoolIn } from '#features/publishing/school/server/school.ts';
import type { Context } from '#server/context.ts';
import { job } from '#server/outbox/job.ts';
import { readableEmail } from '#shared/domains.ts';
import { idField } from '#shared/fields.ts';
import { createTranslator, defaultLanguage, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { strangersWords } from '#shared/plainText.ts';
import { uiTexts } from '#ui/texts.ts';
import { consultationsTexts } from '../texts.ts';
import { calendarOf } from './invitation.ts';
import { type ConsultationRow, findListed } from './store.ts';

const newsMessages = {
  requested: consultationsTexts.server.requestedMail,
  confirmed: consultationsTexts.server.confirmedMail,
  moved: consultationsTexts.server.movedMail,
  canceled: consultationsTexts.server.canceledMail,
  course_ended: consultationsTexts.server.courseEndedMail,
};
const staffNewsMessages = {
  requested: consultationsTexts.server.staffRequestedMail,
  canceled: consultationsTexts.server.staffCanceledMail,
  course_ended: consultationsTexts.server.staffCourseEndedMail,
};

/** Mails a step to the student. One that another step has overtaken is not sent: its mail tells the rest. */
export const sendNews = job(
  'consultations.send_news',
  z.object({
    consultationId: idField,
    news: z.enum(['requested', 'confirmed', 'moved', 'canceled', 'course_ended']),
    sequence: z.number().int(),
  }),
  async (ctx, { consultationId, news, sequence }, claim) => {
    const row = await findListed(ctx.db, consultationId);
    const user = row && (await findUser(ctx.db, row.user_id));
    if (!row || !user || user.blocked_at || row.sequence !== sequence) return;
    const { email, language, first_name: name } = user;
    const values = await valuesFor(ctx, row, language);
    const calendar = await invitationFor(ctx, { row, user, values });
    const button = `${ctx.app.config.appUrl}/dashboard`;
    const messages = newsMessages[news];
    await mail(
      ctx,
      { to: email, language, name, messages, values, button, ...(calendar && { calendar }) },
      claim,
    );
  },
);

/** Tells the school's own address that somebody waits for a date, or will not come. */
export const tellStaff = job(
  'consultations.tell_staff',
  z.object({ consultationId: idField, news: z.enum(['requested', 'canceled', 'course_ended']) }),
  async (ctx, { consultationId, news }, claim) => {
    const row = await findListed(ctx.db, consultationId);
    const { email } = await schoolIn(ctx.db, defaultLanguage);
    if (!row) return;
    const to = email ?? ctx.app.config.adminEmail;
    // The school's mailbox may be that of a colleague, who has a language.
    const reader = await findAccountByEmail(ctx.db, to);
    const language = reader?.language ?? defaultLanguage;
    const student = `${row.first_name} ${row.last_name}`.trim() || readableEmail(row.email);
    const told = await valuesFor(ctx, row, language);
    const typed = {
      wishes: strangersWords(told.wishes),
      contact: strangersWords(told.contact),
      reason: strangersWords(told.reason),
    };
    const values = { ...told, ...typed, student };
    const button = `${ctx.app.config.appUrl}/admin/courses/consultations/${row.id}`;
    await mail(ctx, { to, language, messages: staffNewsMessages[news], values, button }, claim);
  },
);

interface News {
  row: ConsultationRow;
  user: UserRow;
  values: Awaited<ReturnType<typeof valuesFor>>;
}

/** Nothing before there was a date: a calendar knows nothing yet that could be canceled. */
async function invitationFor(ctx: Context, { row, user, values }: News) {
  const { starts_at } = row;
  if (starts_at === null) return null;
  const { language } = user;
  const t = createTranslator({ locale: language, messages: consultationsTexts.server.calendar[language] });
  const school = await schoolIn(ctx.db, language);
  return calendarOf(ctx, {
    row: { ...row, starts_at },
    summary: t('summary', { school: school.name ?? uiTexts.ui[language].brand }),
    description: t('description', values),
    school: { name: school.name ?? uiTexts.ui[language].brand, email: addressOf(ctx.app.config.mail.from) },
    student: { name: `${user.first_name} ${user.last_name}`.trim() || user.email, email: user.email },
  });
}

/** Values of the mails; the time is the school's, and says so. */
async function valuesFor(ctx: Context, row: ConsultationRow, language: Language) {
  const { timeZone } = ctx.app.config;
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone, timeZoneName: 'shortOffset' },
  });
  return {
    course: textIn(row, 'course_title', language),
    when: row.starts_at ? format.format(new Date(row.starts_at)) : '',
    place: row.place ?? '',
    wishes: row.wishes,
    contact: row.contact,
    reason: row.cancel_reason ?? '',
    by: row.canceled_by ?? 'nobody',
  };
}

function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
