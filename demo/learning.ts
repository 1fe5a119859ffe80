/** The demo student's progress: the small course is done, the main one half-way. */

import { accountById } from '#features/accounts/account/server/accounts.ts';
import { findCourseToSell } from '#features/teaching/courses/server/onSale.ts';
import { grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { listLessons } from '#features/teaching/learning/server/learning.ts';
import { markDone, saveProgress } from '#features/teaching/learning/server/progress.ts';
import { type Member, member, system } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { type Context, contextOf } from '#server/context.ts';

/** Seconds of the demo film, and where the student stopped. */
const film = { duration_seconds: 20, position_seconds: 8, watched_ms_ago: 0 };

export async function createDemoLearning(app: App, studentId: string): Promise<void> {
  const account = await accountById(contextOf(app), studentId);
  if (!account) return;
  const { id, role, email, language } = account;
  const actor: Member = { ...system, kind: 'member', id, role, email, language, sessionId: '' };
  const ctx = contextOf(app, actor);
  const basic = await own(ctx, 'basic');
  for (const lesson of basic) await markDone(ctx, { id: lesson, is_done: true });
  const [first, second, third] = await own(ctx, 'optimum');
  for (const lesson of [first, second]) if (lesson) await markDone(ctx, { id: lesson, is_done: true });
  if (third)
    await saveProgress(ctx, { id: third, ...film, watched: [{ from: 0, to: film.position_seconds }] });
}

/** @returns the lessons of the course, in order; none where it is not sold */
async function own(ctx: Context, type: 'basic' | 'optimum'): Promise<string[]> {
  const course = await findCourseToSell(ctx, { course_type: type, description: '' });
  if (!course) return [];
  const grant = { userId: member(ctx.actor).id, courseId: course.id, orderId: null };
  await ctx.transaction((ctx) => grantEnrolment(ctx, grant));
  const { lessons } = await listLessons(ctx, { id: course.id });
  return lessons.map(({ id }) => id);
}
