/** A consultation as the student has it: asked for, and canceled if need be. */

import { findUser } from '#features/accounts/account/server/accounts.ts';
import { switchedOn } from '#features/publishing/school/server/benefits.ts';
import { findCourse, findCourses } from '#features/teaching/courses/server/courses.ts';
import { includedIn } from '#features/teaching/courses/server/includes.ts';
import { enrolmentsOf, ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { localTextOf, textIn, translatedColumns } from '#shared/localText.ts';
import { searchable } from '#shared/search.ts';
import type { consultationsApi, OwnConsultation } from '../contract.ts';
import { canMove, hasBegun } from '../rules.ts';
import { reasonIn } from './endWithCourse.ts';
import { sendNews, tellStaff } from './jobs.ts';
import * as store from './store.ts';

type In<K extends keyof typeof consultationsApi> = ParsedInput<(typeof consultationsApi)[K]>;
type Out<K extends keyof typeof consultationsApi> = Output<(typeof consultationsApi)[K]>;

/** The caller's consultations, newest first, and the courses that still have one to give. */
export async function myConsultations(ctx: Context): Promise<Out<'mine'>> {
  const { id } = member(ctx.actor);
  const { language } = ctx.actor;
  const rows = await store.consultationsOf(ctx.db, id);
  // One that was held is used up; a canceled one may be asked for again.
  const used = new Set(rows.filter(({ state }) => state !== 'canceled').map(({ course_id }) => course_id));
  const owned = (await enrolmentsOf(ctx, id)).map(({ course_id }) => course_id);
  const isGiven = (await switchedOn(ctx)).has('consultation');
  const courses = await findCourses(ctx.db, isGiven ? owned.filter((courseId) => !used.has(courseId)) : []);
  return {
    consultations: rows.map((row) => toOwn(ctx, row)),
    available: courses
      .filter((course) => includedIn(course).includes('consultation'))
      .map((course) => ({ course_id: course.id, course: textIn(course, 'title', language) })),
  };
}

/**
 * @throws forbidden for a course that is not owned or includes none, conflict where one is open or has been held
 */
export async function requestConsultation(ctx: Context, input: In<'request'>): Promise<OwnConsultation> {
  const { id: userId } = member(ctx.actor);
  return ctx.transaction(async (ctx) => {
    const course = await findCourse(ctx.db, input.course_id);
    const user = await findUser(ctx.db, userId);
    const isGiven = course && (await switchedOn(ctx)).has('consultation');
    if (!user || !isGiven || !includedIn(course).includes('consultation')) throw new AppError('forbidden');
    if (!(await ownsCourse(ctx, userId, course.id))) throw new AppError('forbidden');
    const earlier = await store.consultationsOf(ctx.db, userId);
    if (earlier.some(({ course_id, state }) => course_id === course.id && state === 'done'))
      throw new AppError('conflict');
    const now = ctx.app.now().toISOString();
    const { wishes, contact, note } = input;
    const row: store.ConsultationRow = {
      id: newId(),
      user_id: userId,
      course_id: course.id,
      ...translatedColumns({ course_title: localTextOf(course, 'title') }),
      state: 'requested',
      ...{ wishes, contact, note },
      ...{ starts_at: null, place: null, sequence: 0, canceled_by: null, cancel_reason: null },
      ...{ created_at: now, updated_at: now },
      search: searchable(user.first_name, user.last_name, user.email, course.title, contact),
    };
    if (!(await store.insertConsultation(ctx.db, row))) throw new AppError('conflict');
    await queue(ctx, sendNews, { consultationId: row.id, news: 'requested', sequence: 0 });
    await queue(ctx, tellStaff, { consultationId: row.id, news: 'requested' });
    return toOwn(ctx, row);
  });
}

/** @throws not_found, conflict where it is over, or its time has begun */
export async function cancelOwn(ctx: Context, { id }: In<'cancel'>): Promise<OwnConsultation> {
  return ctx.transaction(async (ctx) => {
    const row = await store.holdConsultation(ctx.db, id);
    if (!row || row.user_id !== member(ctx.actor).id) throw notFound();
    const isPast = hasBegun(row, ctx.app.now());
    if (isPast || !canMove(row.state, 'canceled')) throw new AppError('conflict');
    const change = {
      state: 'canceled',
      canceled_by: 'student',
      sequence: row.sequence + 1,
      updated_at: ctx.app.now().toISOString(),
    } as const;
    await store.changeConsultation(ctx.db, id, change);
    await queue(ctx, sendNews, { consultationId: id, news: 'canceled', sequence: change.sequence });
    await queue(ctx, tellStaff, { consultationId: id, news: 'canceled' });
    return toOwn(ctx, { ...row, ...change });
  });
}

function toOwn({ app, actor: { language } }: Context, row: store.ConsultationRow): OwnConsultation {
  const { id, course_id, state, wishes, contact, note, starts_at, place, created_at } = row;
  return {
    ...{ id, course_id, state, wishes, contact, note, starts_at, place, created_at },
    course: textIn(row, 'course_title', language),
    canceled_by: row.canceled_by,
    cancel_reason: reasonIn(row, language),
    can_cancel: canMove(row.state, 'canceled') && !hasBegun(row, app.now()),
  };
}
