/**
 * Mails to students about their own courses. Each job checks again whether it still has something to say: since the
 * mail was planned the student may have watched, finished, or lost the course.
 */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type CourseRow, findCourse } from '#features/teaching/courses/server/courses.ts';
import { type OpenEnrolment, openEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Lesson } from '#features/teaching/learning/contract.ts';
import { type Standing, standingIn } from '#features/teaching/learning/rules/standing.ts';
import { listLessons } from '#features/teaching/learning/server/learning.ts';
import { hasOpened } from '#features/teaching/learning/server/lessons.ts';
import { standingsOf } from '#features/teaching/learning/server/standings.ts';
import { type Member, system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { MailTemplate, MailValues } from '#server/mail/template.ts';
import type { Claim } from '#server/outbox/job.ts';
import { day, lastDayBefore, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { formatDay } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { mailingsTexts } from '../texts.ts';
import { unsubscribeAddress, wantsReminders } from './preferences.ts';
import * as store from './store.ts';

export interface Study {
  userId: string;
  courseId: string;
}

/** A student who has done nothing for this long, though something was open, has stalled. */
export const stalledMs = 7 * day;

/** How to begin; to nobody who has begun, or cannot yet. */
export async function sendWelcome(ctx: Context, study: Study, claim: Claim): Promise<void> {
  const view = await studentsView(ctx, study);
  if (!view || view.lessons.some(hasBegun) || !hasOpened(ctx, view.row)) return;
  const { waiting } = view.standing;
  const [first] = waiting;
  if (!first) return;
  const values = { open: waiting.length };
  await write(
    ctx,
    {
      view,
      messages: mailingsTexts.server.welcome,
      lesson: first,
      values,
      kind: 'welcome',
      about: today(ctx),
    },
    claim,
  );
}

/** @param lessonIds those whose day has come; some may be closed for another reason */
export async function sendLessonsOpened(
  ctx: Context,
  { lessonIds, ...study }: Study & { lessonIds: string[] },
  claim: Claim,
): Promise<void> {
  const view = await studentsView(ctx, study);
  if (!view || !(await wantsReminders(ctx.db, study.userId))) return;
  const opened = view.standing.waiting.filter((lesson) => lessonIds.includes(lesson.id));
  const [first] = opened;
  if (!first) return;
  const list = opened.map(({ title }) => quoted(title, view.reader.language)).join(', ');
  const values = { list, opened: opened.length };
  await write(
    ctx,
    {
      view,
      messages: mailingsTexts.server.lessonsOpened,
      lesson: first,
      values,
      kind: 'opened',
      about: today(ctx),
    },
    claim,
  );
}

/** Where they stopped; once for an enrolment, and to nobody who has nothing to do, or did something meanwhile. */
export async function sendStalled(
  ctx: Context,
  { enrolmentId, ...study }: Study & { enrolmentId: string },
  claim: Claim,
): Promise<void> {
  const view = await studentsView(ctx, study);
  if (!view || !(await wantsReminders(ctx.db, study.userId))) return;
  const key = {
    user_id: study.userId,
    course_id: study.courseId,
    kind: 'stalled',
    about: enrolmentId,
  } as const;
  if (view.enrolment.id !== enrolmentId || (await store.hasLeft(ctx.db, key))) return;
  const [place] = await standingsOf(ctx, [view.enrolment]);
  const [next] = view.standing.waiting;
  const since = place?.idle?.sinceLast;
  if (!next || since === undefined || ctx.app.now().getTime() - Date.parse(since) < stalledMs) return;
  const values = { begun: view.lessons.some(hasBegun) ? 'yes' : 'no', done: view.standing.done };
  await write(
    ctx,
    {
      view,
      messages: mailingsTexts.server.stalled,
      lesson: next,
      values,
      kind: 'stalled',
      about: enrolmentId,
    },
    claim,
  );
}

/** Asks for a review; of a course that has not begun there is nothing to say. False where no mail left. */
export async function sendReviewRequest(ctx: Context, study: Study, claim: Claim): Promise<boolean> {
  const view = await studentsView(ctx, study);
  if (!view || !hasOpened(ctx, view.row) || !view.lessons.some(({ can_watch }) => can_watch)) return false;
  const { id, email: to, language, name } = view.reader;
  const button = `${ctx.app.config.appUrl}/dashboard#own-reviews`;
  const unsubscribe = await unsubscribeAddress(ctx, id, 'newsletter');
  const values = { course: view.course.title };
  await mail(
    ctx,
    { to, language, name, messages: mailingsTexts.server.reviewRequest, values, button, unsubscribe },
    claim,
  );
  return true;
}

interface View {
  reader: { id: string; email: string; name: string; language: Language };
  row: CourseRow;
  enrolment: OpenEnrolment;
  course: { id: string; title: string };
  lessons: Lesson[];
  standing: Standing<Lesson>;
}

/** The course as the student sees it now; null if they cannot open it. */
async function studentsView(ctx: Context, { userId, courseId }: Study): Promise<View | null> {
  const account = await accountById(ctx, userId);
  if (!account || account.blocked_at || account.deleted_at || !account.email_verified_at) return null;
  const enrolment = await openEnrolment(ctx, userId, courseId);
  const row = await findCourse(ctx.db, courseId);
  if (!enrolment || !row) return null;
  const { id, role, email, language, first_name: name } = account;
  const actor: Member = { ...system, kind: 'member', id, role, email, sessionId: '', language };
  const { course, lessons } = await listLessons({ ...ctx, actor }, { id: courseId });
  const standing = standingIn(lessons, row.start_date);
  return { reader: { id, email, name, language }, row, enrolment, course, lessons, standing };
}

interface StudyMail {
  view: View;
  messages: Record<Language, MailTemplate>;
  /** Where the button leads. */
  lesson: Lesson;
  values: MailValues;
  kind: store.StudyMailKey['kind'];
  /** What makes it the only one of its kind. */
  about: string;
}

/**
 * Every mail may say how many lessons there are, until when the course is open, and when the next one opens. Of several on
 * a day the first one leaves.
 */
async function write(
  ctx: Context,
  { view, messages, lesson, values, kind, about }: StudyMail,
  claim: Claim,
): Promise<void> {
  const { reader, course, standing, enrolment } = view;
  const { email: to, language, name } = reader;
  const { timeZone } = ctx.app.config;
  const { until } = enrolment;
  const known = {
    course: course.title,
    lesson: lesson.title,
    count: standing.total,
    until: until === null ? 'none' : formatDay(lastDayBefore(until, timeZone), language, true),
    next: standing.opensOn === null ? 'none' : formatDay(standing.opensOn, language, true),
  };
  const button = `${ctx.app.config.appUrl}/course/${course.id}/lesson/${lesson.id}`;
  const unsubscribe = await unsubscribeAddress(ctx, reader.id, 'reminders');
  const own = { user_id: reader.id, course_id: course.id, kind, about, sent_on: today(ctx) };
  if (!(await store.takeDay(ctx.db, own))) return;
  try {
    await mail(
      ctx,
      { to, language, name, messages, values: { ...known, ...values }, button, unsubscribe },
      claim,
    );
  } catch (error) {
    await store.giveDayBack(ctx.db, own);
    throw error;
  }
}

function today({ app }: Context): SchoolDay {
  return schoolDay(app.now(), app.config.timeZone);
}

function hasBegun({ is_done, position_seconds, watched_percent }: Lesson): boolean {
  return is_done || position_seconds > 0 || watched_percent > 0;
}

function quoted(title: string, language: Language): string {
  return language === 'ru' ? `«${title}»` : `“${title}”`;
}
