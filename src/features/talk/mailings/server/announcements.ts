/** New lessons, to those who have consented to hear of them: one mail for all that came up since the last. */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { hasNewsletter } from '#features/accounts/consents/server/newsletter.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type CourseRow, findCourses } from '#features/teaching/courses/server/courses.ts';
import { openEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { openingDay } from '#features/teaching/learning/rules/learning.ts';
import { lockOf } from '#features/teaching/learning/server/lessons.ts';
import { counts, countsWithoutFilm } from '#features/teaching/lessons/server/counted.ts';
import { type LessonRow, lessonsByIds } from '#features/teaching/lessons/server/lessons.ts';
import type { Context } from '#server/context.ts';
import type { Claim } from '#server/outbox/job.ts';
import { day, dayStart, hour, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { formatDay } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { mailingsTexts } from '../texts.ts';
import { unsubscribeAddress, wantsReminders } from './preferences.ts';
import * as store from './store.ts';

/** A lesson is announced only after this long: its author may still be correcting it. */
const settledMs = 3 * hour;
/** Older lessons are no news: the school may not have had mails at all. */
const newsMs = 3 * day;
/** Lessons of a course that is new itself are not announced one by one. */
const newCourseMs = 1 * day;
/** What a day opens is news in its morning. */
const morningMs = 6 * hour;

/** Lessons to be announced now: they are news from the moment when they can be seen. */
export async function newLessons(ctx: Context): Promise<string[]> {
  const { timeZone } = ctx.app.config;
  const now = ctx.app.now().getTime();
  const rows = await store.lessonsToAnnounce(ctx.db, {
    from: new Date(now - newsMs).toISOString(),
    firstDay: schoolDay(new Date(now - newsMs), timeZone),
    withoutFilm: countsWithoutFilm(ctx.app),
  });
  return rows.filter(isNews).map(({ id }) => id);

  function isNews({ shown_at, opens_on, is_free, course_created_at, start_date }: (typeof rows)[number]) {
    const shownAt = Date.parse(shown_at ?? '');
    const isOfNewCourse = shownAt - Date.parse(course_created_at) <= newCourseMs;
    // Before its first day a course is still being made: it is news as a whole.
    const isOfPresale = start_date !== null && Date.parse(dayStart(start_date, timeZone)) >= shownAt;
    const opensAt =
      opens_on === null || is_free === 1 ? 0 : Date.parse(dayStart(opens_on, timeZone)) + morningMs;
    const seenAt = Math.max(shownAt, opensAt);
    return !isOfNewCourse && !isOfPresale && seenAt <= now - settledMs && seenAt > now - newsMs;
  }
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
  const news = await newsFor(ctx, { id: userId, lessonIds });
  if (news.length === 0) return;
  const { language } = account;
  const courses = [...Map.groupBy(news, ({ course }) => course.id).values()];
  const list = courses
    .map((ofCourse) => {
      const titles = ofCourse.map((one) => titled(one, language));
      return `${textIn(ofCourse[0]!.course, 'title', language)}: ${titles.join(', ')}`;
    })
    .join('; ');
  const open = news.filter(({ isOpen }) => isOpen).length;
  await mail(
    ctx,
    {
      to: account.email,
      language,
      name: account.first_name,
      messages: mailingsTexts.server.newLessons,
      values: { list, count: news.length, open, openAll: open === news.length ? 'yes' : 'no' },
      button: `${ctx.app.config.appUrl}/dashboard`,
      unsubscribe: await unsubscribeAddress(ctx, userId, 'newsletter'),
    },
    claim,
  );
}

interface News {
  course: CourseRow;
  lesson: LessonRow;
  /** To this reader, at this moment. */
  isOpen: boolean;
  /** School day on which it opens to them, where they have the course and it is still closed. */
  opensOn: SchoolDay | null;
}

/** What is still there, and what no other mail of the day tells this reader. */
async function newsFor(ctx: Context, reader: { id: string; lessonIds: readonly string[] }): Promise<News[]> {
  const lessons = (await lessonsByIds(ctx.db, reader.lessonIds)).filter((one) => counts(ctx.app, one));
  const courses = await findCourses(ctx.db, [...new Set(lessons.map(({ course_id }) => course_id))]);
  const isReminded = await wantsReminders(ctx.db, reader.id);
  const news: News[] = [];
  for (const lesson of lessons) {
    const course = courses.find(({ id }) => id === lesson.course_id);
    if (!course) continue;
    const enrolment = await openEnrolment(ctx, reader.id, course.id);
    // On the day that opens it its students hear of it anyway.
    if (enrolment && isReminded && lesson.opens_on !== null && lesson.is_free === 0) continue;
    const isOpen = lockOf(ctx, lesson, { course, enrolment }) === null;
    const opensOn =
      enrolment && !isOpen ? openingDay(lesson, enrolment.begun_at, ctx.app.config.timeZone) : null;
    news.push({ course, lesson, isOpen, opensOn });
  }
  return news;
}

function titled({ lesson, opensOn }: News, language: Language): string {
  const title = textIn(lesson, 'title', language);
  if (opensOn === null) return title;
  const t = createTranslator({ locale: language, messages: mailingsTexts.server.news[language] });
  return t('opensOn', { lesson: title, date: formatDay(opensOn, language, true) });
}
