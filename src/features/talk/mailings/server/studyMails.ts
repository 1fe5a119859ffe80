/**
 * Mails to students about their own courses. Each job checks again whether it still has something to say: since the
 * mail was planned the student may have watched, finished, or lost the course.
 */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Lesson } from '#features/teaching/learning/contract.ts';
import { listLessons } from '#features/teaching/learning/server/learning.ts';
import { type Member, system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { MailTemplate, MailValues } from '#server/mail/template.ts';
import type { Claim } from '#server/outbox/job.ts';
import type { Language } from '#shared/i18n.ts';
import { mailingsTexts } from '../texts.ts';
import { unsubscribeAddress, wantsReminders } from './preferences.ts';
import * as store from './store.ts';

export interface Study {
  userId: string;
  courseId: string;
}

/** How to begin; to nobody who has begun, or cannot yet. */
export async function sendWelcome(ctx: Context, study: Study, claim: Claim): Promise<void> {
  const view = await studentsView(ctx, study);
  if (!view || view.lessons.some(hasBegun)) return;
  const first = view.lessons.find(({ can_watch }) => can_watch);
  if (!first) return;
  await write(ctx, { view, messages: mailingsTexts.server.welcome, lesson: first, values: {} }, claim);
}

/** @param lessonIds those whose day has come; some may be closed for another reason */
export async function sendLessonsOpened(
  ctx: Context,
  { lessonIds, ...study }: Study & { lessonIds: string[] },
  claim: Claim,
): Promise<void> {
  const view = await studentsView(ctx, study);
  if (!view || !(await wantsReminders(ctx.db, study.userId))) return;
  const opened = view.lessons.filter((lesson) => lessonIds.includes(lesson.id) && isWaiting(lesson));
  const [first] = opened;
  if (!first) return;
  const list = opened.map(({ title }) => quoted(title, view.reader.language)).join(', ');
  await write(
    ctx,
    {
      view,
      messages: mailingsTexts.server.lessonsOpened,
      lesson: first,
      values: { list, opened: opened.length },
    },
    claim,
  );
}

/** Where they stopped. @param since nothing was watched after it when the mail was planned */
export async function sendStalled(
  ctx: Context,
  { since, ...study }: Study & { since: string },
  claim: Claim,
): Promise<void> {
  const view = await studentsView(ctx, study);
  if (!view || !(await wantsReminders(ctx.db, study.userId))) return;
  const last = await store.lastActivity(ctx.db, study);
  if (last !== null && last > since) return;
  const next = view.lessons.find(isWaiting);
  if (!next) return;
  const begun = view.lessons.some(hasBegun) ? 'yes' : 'no';
  const done = view.lessons.filter(({ is_done }) => is_done).length;
  await write(
    ctx,
    { view, messages: mailingsTexts.server.stalled, lesson: next, values: { begun, done } },
    claim,
  );
}

/** Asks for a review; of a course that nobody can watch yet there is nothing to say. */
export async function sendReviewRequest(ctx: Context, study: Study, claim: Claim): Promise<void> {
  const view = await studentsView(ctx, study);
  if (!view?.lessons.some(({ can_watch }) => can_watch)) return;
  const { id, email: to, language, name } = view.reader;
  const button = `${ctx.app.config.appUrl}/dashboard#own-reviews`;
  const unsubscribe = await unsubscribeAddress(ctx, id, 'newsletter');
  const values = { course: view.course.title };
  await mail(
    ctx,
    { to, language, name, messages: mailingsTexts.server.reviewRequest, values, button, unsubscribe },
    claim,
  );
}

interface View {
  reader: { id: string; email: string; name: string; language: Language };
  course: { id: string; title: string };
  lessons: Lesson[];
}

/** The course as the student sees it now; null if they cannot open it. */
async function studentsView(ctx: Context, { userId, courseId }: Study): Promise<View | null> {
  const account = await accountById(ctx, userId);
  if (!account || account.blocked_at || account.deleted_at || !account.email_verified_at) return null;
  if (!(await ownsCourse(ctx.db, userId, courseId))) return null;
  const { id, role, email, language, first_name: name } = account;
  const actor: Member = { ...system, kind: 'member', id, role, email, sessionId: '', language };
  const { course, lessons } = await listLessons({ ...ctx, actor }, { id: courseId });
  return { reader: { id, email, name, language }, course, lessons };
}

interface StudyMail {
  view: View;
  messages: Record<Language, MailTemplate>;
  /** Where the button leads. */
  lesson: Lesson;
  values: MailValues;
}

async function write(
  ctx: Context,
  { view, messages, lesson, values }: StudyMail,
  claim: Claim,
): Promise<void> {
  const { reader, course, lessons } = view;
  const { email: to, language, name } = reader;
  const known = { course: course.title, lesson: lesson.title, count: lessons.length };
  const button = `${ctx.app.config.appUrl}/course/${course.id}/lesson/${lesson.id}`;
  const unsubscribe = await unsubscribeAddress(ctx, reader.id, 'reminders');
  await mail(
    ctx,
    { to, language, name, messages, values: { ...known, ...values }, button, unsubscribe },
    claim,
  );
}

function isWaiting({ can_watch, is_done }: Lesson): boolean {
  return can_watch && !is_done;
}

function hasBegun({ is_done, position_seconds, watched_percent }: Lesson): boolean {
  return is_done || position_seconds > 0 || watched_percent > 0;
}

function quoted(title: string, language: Language): string {
  return { ru: `«${title}»`, en: `“${title}”`, zh: `“${title}”` }[language];
}
