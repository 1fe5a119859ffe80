/** Sums of enrolments and progress, which triggers write (migrations/144-baseline/learningSums.ts): rows are added, and added up from time to time. */
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { isCounted } from '#features/teaching/lessons/server/counted.ts';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

type SumRow = Selectable<Schema['learning_sums']>;

/** Students of each course that somebody has: how many have it, and how many of them have looked at a lesson of it. */
export async function studentsByCourse(
  db: Db,
): Promise<{ course_id: string; students: number; begun: number }[]> {
  const rows = await db
    .selectFrom('learning_sums')
    .select('course_id')
    .select((e) => [e.fn.sum<number>('students').as('students'), e.fn.sum<number>('begun').as('begun')])
    .where('lesson_id', '=', '')
    .groupBy('course_id')
    .having((e) => e.fn.sum('students'), '>', 0)
    .execute();
  return rows.map(({ course_id, students, begun }) => ({
    ...{ course_id, students: Number(students), begun: Number(begun) },
  }));
}

/** Students who have the course and have done each of its lessons, by lesson in their order. */
export async function doneByLesson(
  db: Db,
  withoutFilm: 0 | 1,
): Promise<{ course_id: string; title: string; translations: string; done: number }[]> {
  const rows = await db
    .selectFrom('lessons')
    .leftJoin('learning_sums', 'learning_sums.lesson_id', 'lessons.id')
    .select(['lessons.course_id', 'lessons.title', 'lessons.translations'])
    .select(sql<number>`coalesce(sum(learning_sums.done), 0)`.as('done'))
    .where(isCounted(withoutFilm))
    .groupBy([
      ...(['lessons.id', 'lessons.course_id', 'lessons.title'] as const),
      ...(['lessons.translations', 'lessons.lesson_number'] as const),
    ])
    .orderBy('lessons.course_id')
    .orderBy('lessons.lesson_number')
    .execute();
  return rows.map((row) => ({ ...row, done: Number(row.done) }));
}

/** Makes one row of those of each course and lesson, as part of `tx`: what is added meanwhile stays beside them. */
export async function addUp(tx: Db): Promise<void> {
  const rows = await tx.deleteFrom('learning_sums').returningAll().execute();
  const sums = new Map<string, SumRow>();
  for (const { course_id, lesson_id, ...counts } of rows) {
    const key = `${course_id} ${lesson_id}`;
    const sum = sums.get(key) ?? { course_id, lesson_id, students: 0, begun: 0, done: 0 };
    sum.students += Number(counts.students);
    sum.begun += Number(counts.begun);
    sum.done += Number(counts.done);
    sums.set(key, sum);
  }
  const left = [...sums.values()].filter(({ students, begun, done }) => students || begun || done);
  for (const sum of left) await tx.insertInto('learning_sums').values(sum).execute();
}
