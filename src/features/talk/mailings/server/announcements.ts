/** New lessons, to those who have consented to hear of them: one mail for all that came up since the last. */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { hasNewsletter } from '#features/accounts/consents/server/newsletter.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { lessonsByIds } from '#features/teaching/lessons/server/lessons.ts';
import type { Context } from '#server/context.ts';
import type { Claim } from '#server/outbox/job.ts';
import { day, hour } from '#shared/dates.ts';
import { textIn } from '#shared/localText.ts';
import { mailingsTexts } from '../texts.ts';
import { unsubscribeAddress } from './preferences.ts';
import * as store from './store.ts';

/** A lesson is announced only after this long: its author may still be correcting it. */
const settledMs = 3 * hour;
/** Older lessons are no news: the school may not have had mails at all. */
const newsMs = 3 * day;
/** Lessons of a course that is new itself are not announced one by one. */
const newCourseMs = 1 * day;

/** Lessons to be announced now. */
export async function newLessons(ctx: Context): Promise<string[]> {
  const now = ctx.app.now().getTime();
  const rows = await store.lessonsToAnnounce(ctx.db, {
    from: new Date(now - newsMs).toISOString(),
    until: new Date(now - settledMs).toISOString(),
  });
  const isNews = (lesson: (typeof rows)[number]) =>
    Date.parse(lesson.created_at) - Date.parse(lesson.course_created_at) > newCourseMs;
  return rows.filter(isNews).map(({ id }) => id);
}

/** Tells one subscriber; nobody who has withdrawn their consent meanwhile. */
export async function sendNewLessons(
  ctx: Context,
  { userId, lessonIds }: { userId: string; lessonIds: string[] },
  claim: Claim,
): Promise<void> {
  const account = await accountById(ctx, userId);
  if (!account || account.blocked_at || account.deleted_at || !account.email_verified_at) return;
  if (!(await hasNewsletter(ctx.db, userId))) return;
  const lessons = (await lessonsByIds(ctx.db, lessonIds)).filter(({ is_active }) => is_active === 1);
  if (lessons.length === 0) return;
  const { language } = account;
  const courses = await findCourses(ctx.db, [...new Set(lessons.map(({ course_id }) => course_id))]);
  const list = courses
    .map((course) => {
      const titles = lessons
        .filter(({ course_id }) => course_id === course.id)
        .map((row) => textIn(row, 'title', language));
      return `${textIn(course, 'title', language)}: ${titles.join(', ')}`;
    })
    .join('; ');
  await mail(
    ctx,
    {
      to: account.email,
      language,
      name: account.first_name,
      messages: mailingsTexts.server.newLessons,
      values: { list, count: lessons.length },
      button: `${ctx.app.config.appUrl}/dashboard`,
      unsubscribe: await unsubscribeAddress(ctx, userId, 'newsletter'),
    },
    claim,
  );
}
