/** Contents of a course, read from the tables of their owners. */
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import type { MaterialPurpose } from '../rules/goods.ts';

/** Active lessons of a course, taken together. */
export interface LessonTotals {
  courseId: string;
  lessons: number;
  /** Lessons with a film or a link to one. */
  toWatch: number;
  /** The length with practice; a lesson without one counts as long as its film. */
  minutes: number;
  /** Length of the films, as far as it is known. */
  filmSeconds: number;
}

/** Courses without an active lesson are not among them. */
export async function lessonTotals(db: Db): Promise<Map<string, LessonTotals>> {
  const rows = await totalsOfAll(db, {});
  const totals = rows.map(({ course_id, lessons, to_watch, minutes, film_seconds }) => ({
    courseId: course_id,
    lessons: Number(lessons),
    toWatch: Number(to_watch),
    minutes: Number(minutes),
    filmSeconds: Number(film_seconds),
  }));
  return new Map(totals.map((each) => [each.courseId, each]));
}

const totalsOfAll = prepared((db, _: object) =>
  db
    .selectFrom('lessons')
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .groupBy('course_id')
    .select(['course_id', (e) => e.fn.countAll<number>().as('lessons')])
    .select([
      sql<number>`count(coalesce(video_file, yandex_disk_url, video_url, url))`.as('to_watch'),
      sql<number>`sum(${minutesOfLesson})`.as('minutes'),
      sql<number>`sum(case when video_file is null then 0 else coalesce(video_seconds, 0) end)`.as(
        'film_seconds',
      ),
    ]),
);

const minutesOfLesson = sql`case when duration_minutes > 0 or video_file is null then duration_minutes
  else (coalesce(video_seconds, 0) + 59) / 60 end`;

/** Purposes of the materials that each course has, those of its lessons included, by course id. */
export async function purposesByCourse(db: Db): Promise<Map<string, Set<MaterialPurpose>>> {
  const rows = await db
    .selectFrom('materials')
    .select(['course_id', 'purpose'])
    .where('deleted_at', 'is', null)
    .distinct()
    .execute();
  const byCourse = Map.groupBy(rows, (row) => row.course_id);
  return new Map(
    [...byCourse].map(([id, ofCourse]) => [id, new Set(ofCourse.map(({ purpose }) => purpose))]),
  );
}
