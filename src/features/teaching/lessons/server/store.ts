import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { slugsIn } from '#server/db/slugs.ts';
import { isCounted } from './counted.store.ts';
import { countsWithoutFilm } from './counted.ts';
import type { LessonsTable } from './lessonsTable.ts';

export type LessonRow = Selectable<LessonsTable>;
export type LessonChange = Updateable<LessonsTable>;

/** Whether a lesson is shown depends on the school, and since when on its clock. */
type Shown = Pick<Context, 'app' | 'db'>;

const tables = (db: Db) => db.$extendTables<{ lessons: LessonsTable }>();

export const slugs = slugsIn('lessons', {
  ...{ former: 'former_lesson_slugs', column: 'lesson_id', spare: 'lesson' },
});

export function activeLessons(db: Db, courseId: string): Promise<LessonRow[]> {
  return existing(db).where('course_id', '=', courseId).where('is_active', '=', 1).execute();
}

/** Active lessons of these courses, in the order of their numbers. */
export async function lessonsOfCourses(db: Db, courseIds: readonly string[]): Promise<LessonRow[]> {
  if (courseIds.length === 0) return [];
  return existing(db).where('course_id', 'in', courseIds).where('is_active', '=', 1).execute();
}

/** Inactive ones included. */
export function lessonsOf(db: Db, courseId: string): Promise<LessonRow[]> {
  return existing(db).where('course_id', '=', courseId).execute();
}

export async function lessonById(db: Db, id: string): Promise<LessonRow | undefined> {
  const [lesson] = await lessonsOfId(db, { id });
  return lesson;
}

const lessonsOfId = prepared((db, { id }: { id: string }) => existing(db).where('id', '=', id));

export function lessonsByIds(db: Db, ids: readonly string[]): Promise<LessonRow[]> {
  return existing(db)
    .where('id', 'in', ids)
    .clearOrderBy()
    .orderBy('course_id')
    .orderBy('lesson_number')
    .execute();
}

/** The newest first. */
export function deletedLessons(db: Db, courseId: string): Promise<LessonRow[]> {
  return tables(db)
    .selectFrom('lessons')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();
}

export function deletedLesson(db: Db, id: string): Promise<LessonRow | undefined> {
  return tables(db)
    .selectFrom('lessons')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

/** All lessons with their courses, in the order of both; none of a deleted course. */
export function titlesOfAll(db: Db) {
  return tables(db)
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select(['lessons.id', 'lessons.title', 'lessons.course_id', 'courses.title as course'])
    .where('lessons.deleted_at', 'is', null)
    .where('courses.deleted_at', 'is', null)
    .orderBy('courses.position')
    .orderBy('lessons.lesson_number')
    .orderBy('lessons.id')
    .execute();
}

/** Those deleted before `at`, of all courses. */
export function deletedBefore(db: Db, at: string): Promise<LessonRow[]> {
  return tables(db).selectFrom('lessons').selectAll().where('deleted_at', '<', at).execute();
}

/** How many lessons play the file: copies of a course share it. */
export async function countPlaying(db: Db, videoFile: string): Promise<number> {
  const { lessons } = await tables(db)
    .selectFrom('lessons')
    .select((e) => e.fn.countAll<number>().as('lessons'))
    .where('video_file', '=', videoFile)
    .executeTakeFirstOrThrow();
  return lessons;
}

/** All lessons of a course, those that were deleted included, with their films. */
export function filmsOf(db: Db, courseId: string): Promise<Pick<LessonRow, 'id' | 'video_file'>[]> {
  return tables(db)
    .selectFrom('lessons')
    .select(['id', 'video_file'])
    .where('course_id', '=', courseId)
    .execute();
}

/** Numbers that are taken in a course, those of deleted lessons included. */
export async function takenNumbers(db: Db, courseId: string): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('lessons')
    .select('lesson_number')
    .where('course_id', '=', courseId)
    .execute();
  return rows.map((row) => row.lesson_number);
}

/** Does nothing when the course already has a lesson with that number. */
export async function insertLesson(ctx: Shown, row: Insertable<LessonsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(ctx.db)
    .insertInto('lessons')
    .values(row)
    .onConflict((c) => c.columns(['course_id', 'lesson_number']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await noteShown(ctx, row.id);
  return true;
}

export async function changeLesson(ctx: Shown, id: string, change: LessonChange): Promise<void> {
  await tables(ctx.db).updateTable('lessons').set(change).where('id', '=', id).execute();
  await noteShown(ctx, id);
}

/** Where it stands alone: that shows nothing new. */
export async function placeLesson(
  db: Db,
  id: string,
  place: Pick<LessonChange, 'section_id' | 'lesson_number'>,
): Promise<void> {
  await tables(db).updateTable('lessons').set(place).where('id', '=', id).execute();
}

/** What shows a lesson to students for the first time is kept with its moment. */
async function noteShown({ app, db }: Shown, id: string): Promise<void> {
  await tables(db)
    .updateTable('lessons')
    .set({ shown_at: app.now().toISOString() })
    .where('id', '=', id)
    .where('shown_at', 'is', null)
    .where(isCounted(countsWithoutFilm(app)))
    .execute();
}

/** A deleted one, with everybody's progress in it; one that was restored meanwhile stays. */
export async function forgetLesson(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('lessons').where('id', '=', id).where('deleted_at', 'is not', null).execute();
}

/** Deletes everybody's progress in them too. */
export async function deleteLessonsOf(db: Db, courseId: string): Promise<void> {
  await tables(db).deleteFrom('lessons').where('course_id', '=', courseId).execute();
}

function existing(db: Db) {
  return tables(db)
    .selectFrom('lessons')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('lesson_number');
}
