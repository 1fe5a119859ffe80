/** Courses that staff open to people and close again. What was bought is not theirs to close. */
import { type CourseRow, findCourse, findCourses, findCourseToSell } from '#features/courses/service.ts';
import { endGivenEnrolments, enrolmentsOf, grantEnrolment } from '#features/learning/enrolments/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { peopleApi } from '../people/contract.ts';
import { changePerson, recordChange } from '../reach/service.ts';

type In<K extends keyof typeof peopleApi> = ParsedInput<(typeof peopleApi)[K]>;
interface Person {
  id: string;
  email: string;
}

/** Opens a course; one that is open stays as it is. @throws AppError course_unknown */
export async function giveAccess(actor: Actor, app: App, input: In<'giveAccess'>) {
  const course = await courseToGive(app, input.course_id);
  return changePerson(actor, app, input.id, 'change_access', (tx, person) =>
    openCourse(app, tx, actor, person, course),
  );
}

/** Closes what staff have opened; where nothing is, nothing happens. */
export async function endAccess(actor: Actor, app: App, input: In<'endAccess'>) {
  return changePerson(actor, app, input.id, 'change_access', (tx, person) =>
    closeGiven(app, tx, actor, person, input.course_id),
  );
}

/** The course of the id, on sale or not; «optimum» where there is none. @throws AppError course_unknown */
export async function courseToGive(app: App, id?: string): Promise<CourseRow> {
  const { handle } = app.database;
  const course = id
    ? await findCourse(handle, id)
    : await findCourseToSell(handle, { course_type: 'optimum', description: '' });
  if (!course) throw new AppError('course_unknown');
  return course;
}

/** Opens the course as part of `tx` and says so in the log. */
export async function openCourse(app: App, tx: Tx, actor: Actor, person: Person, course: CourseRow) {
  const isNew = await grantEnrolment(app, tx, { userId: person.id, courseId: course.id, orderId: null });
  if (!isNew) return;
  const after = { course: course.title, course_id: course.id };
  await recordChange(app, tx, actor, person, 'user.access_given', { after });
}

/** Ticked: somebody without any course gets `course`. Unticked: what staff have opened is closed. */
export async function setAccess(
  app: App,
  tx: Tx,
  actor: Actor,
  person: Person,
  access: { isOpen: boolean; course: CourseRow | null },
): Promise<void> {
  if (!access.isOpen) return closeGiven(app, tx, actor, person);
  const has = await enrolmentsOf(tx, person.id);
  if (has.length === 0 && access.course) await openCourse(app, tx, actor, person, access.course);
}

async function closeGiven(app: App, tx: Tx, actor: Actor, person: Person, courseId?: string) {
  const ended = await endGivenEnrolments(app, tx, person.id, courseId);
  for (const { id, title } of await findCourses(tx, ended)) {
    const before = { course: title, course_id: id };
    await recordChange(app, tx, actor, person, 'user.access_ended', { before });
  }
}
