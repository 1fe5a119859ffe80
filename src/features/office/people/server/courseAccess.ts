/** Course access given and taken back by staff. Bought courses are not theirs to close. */
import type { AuditFields } from '#features/records/audit/rules.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import {
  type CourseRow,
  findActiveOfType,
  findCourse,
  findCourses,
} from '#features/teaching/courses/server/courses.ts';
import {
  changeEnrolmentEnd,
  endGivenEnrolments,
  enrolmentsOf,
  grantEnrolment,
} from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { dayStart, nextDay } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { peopleApi } from '../contract/actions.ts';
import { changePerson, recordPersonAction } from './staffAction.ts';

type In<K extends keyof typeof peopleApi> = ParsedInput<(typeof peopleApi)[K]>;
interface Person {
  id: string;
  email: string;
}

/**
 * Opens a course, for a time or without an end. One that staff have opened before gets the new end; one that was
 * bought stays as it is. @throws AppError course_unknown, invalid_input for a day that is over
 */
export async function giveAccess(ctx: Context, input: In<'giveAccess'>) {
  const course = await courseToGive(ctx, input.course_id);
  const until = endOf(ctx, input.until);
  return changePerson(ctx, { id: input.id, action: 'change_access' }, (ctx, person) =>
    openCourse(ctx, person, { course, until }),
  );
}

/** Ends access given by staff; does nothing without any. */
export async function endAccess(ctx: Context, input: In<'endAccess'>) {
  return changePerson(ctx, { id: input.id, action: 'change_access' }, (ctx, person) =>
    closeGiven(ctx, person, input.course_id),
  );
}

/** The course with the id, on sale or not; Optimum by default. @throws AppError course_unknown */
export async function courseToGive(ctx: Context, id?: string): Promise<CourseRow> {
  const { handle } = ctx.app.database;
  const course = id ? await findCourse(handle, id) : await findActiveOfType(handle, 'optimum');
  if (!course) throw new AppError(courseErrors.course_unknown);
  return course;
}

/**
 * The moment at which access until that school day ends; null for access without an end.
 * @throws AppError invalid_input for a day that is over
 */
export function endOf(ctx: Context, until: string | undefined): string | null {
  if (until === undefined) return null;
  const end = dayStart(nextDay(until), ctx.app.config.timeZone);
  if (end <= ctx.app.now().toISOString())
    throw new AppError('invalid_input', { fields: { until: 'in_the_past' } });
  return end;
}

/** Opens the course as part of `tx` and records it in the log. */
export async function openCourse(
  ctx: TxContext,
  person: Person,
  { course, until }: { course: CourseRow; until: string | null },
) {
  const grant = { userId: person.id, courseId: course.id, until };
  const isNew = await grantEnrolment(ctx, { ...grant, orderId: null });
  if (!isNew && !(await changeEnrolmentEnd(ctx, grant))) return;
  const after: AuditFields = { course: course.title, course_id: course.id, until };
  await recordPersonAction(ctx, person, { action: 'user.access_given', after });
}

/** Ticked: a person without any course gets `course`. Unticked: access given by staff ends. */
export async function setAccess(
  ctx: TxContext,
  person: Person,
  access: { isOpen: boolean; course: CourseRow | null },
): Promise<void> {
  if (!access.isOpen) return closeGiven(ctx, person);
  const has = await enrolmentsOf(ctx, person.id);
  if (has.length === 0 && access.course)
    await openCourse(ctx, person, { course: access.course, until: null });
}

async function closeGiven(ctx: TxContext, person: Person, courseId?: string) {
  const ended = await endGivenEnrolments(ctx, person.id, courseId);
  for (const { id, title } of await findCourses(ctx.db, ended)) {
    const before = { course: title, course_id: id };
    await recordPersonAction(ctx, person, { action: 'user.access_ended', before });
  }
}
