import type { Selectable } from 'kysely';
import { isCounted } from '#features/teaching/lessons/server/counted.ts';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `position_seconds`: Position where the person stopped watching.
 * - `duration_seconds`: Duration of the video, the school's own or as the player measured it; 0 until it has played.
 * - `watched`: JSON of `Span[]` (rules.ts).
 * - `film`: The film that position, duration and spans belong to; null until it has played.
 * - `sittings`: How often the person sat down to the film, an hour's pause between.
 * - `position_at`: When that position was watched; null: when it was saved, in rows older than this column.
 */
export type ProgressRow = Selectable<Schema['lesson_progress']>;

interface Place {
  userId: string;
  lessonId: string;
}

/** The person's row for the lesson, created if missing, and locked until the transaction ends. */
export async function holdProgress(
  tx: Db,
  { userId, lessonId, now }: Place & { now: string },
): Promise<ProgressRow> {
  // Nearly every report finds its row: looking first saves a write.
  const [known] = await heldProgress(tx, { userId, lessonId });
  if (known) return known;
  await tx
    .insertInto('lesson_progress')
    .values({
      user_id: userId,
      lesson_id: lessonId,
      position_seconds: 0,
      duration_seconds: 0,
      watched: '[]',
      watched_percent: 0,
      completed_at: null,
      updated_at: now,
      position_at: null,
    })
    .onConflict((c) => c.columns(['user_id', 'lesson_id']).doNothing())
    .execute();
  const [row] = await heldProgress(tx, { userId, lessonId });
  return row!;
}

const heldProgress = prepared((db, { userId, lessonId }: { userId: string; lessonId: string }) =>
  held(
    db,
    db
      .selectFrom('lesson_progress')
      .selectAll()
      .where('user_id', '=', userId)
      .where('lesson_id', '=', lessonId),
  ),
);

/** The person's row for the lesson, if there is one. */
export function progressOn(db: Db, { userId, lessonId }: Place): Promise<ProgressRow | undefined> {
  return db
    .selectFrom('lesson_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
}

/** Writes the row as it is now. */
export async function changeProgress(tx: Db, row: ProgressRow): Promise<void> {
  await changedProgress(tx, { ...row });
}

const changedProgress = prepared((db, row: { [K in keyof ProgressRow]: ProgressRow[K] }) =>
  db
    .updateTable('lesson_progress')
    .set({
      position_seconds: row.position_seconds,
      duration_seconds: row.duration_seconds,
      watched: row.watched,
      watched_percent: row.watched_percent,
      completed_at: row.completed_at,
      updated_at: row.updated_at,
      position_at: row.position_at,
      sittings: row.sittings,
      film: row.film,
    })
    .where('user_id', '=', row.user_id)
    .where('lesson_id', '=', row.lesson_id),
);

/** Lengths of a film as the players of other people have measured it; some of them, if there are many. */
export async function lengthsToldByOthers(
  db: Db,
  { lessonId, userId, film }: Place & { film: string | null },
): Promise<number[]> {
  const rows = await db
    .selectFrom('lesson_progress')
    .select('duration_seconds')
    .where('lesson_id', '=', lessonId)
    .where('user_id', '<>', userId)
    .where('duration_seconds', '>', 0)
    .where('film', '=', film)
    .limit(25)
    .execute();
  return rows.map((row) => row.duration_seconds);
}

/** The person's progress in the lessons of a course. */
export function progressIn(db: Db, userId: string, courseId: string): Promise<ProgressRow[]> {
  return db
    .selectFrom('lesson_progress')
    .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
    .selectAll('lesson_progress')
    .where('lesson_progress.user_id', '=', userId)
    .where('lessons.course_id', '=', courseId)
    .execute();
}

/** The person's last progress in each of the courses, newest first. */
export function latestIn(db: Db, userId: string, courseIds: readonly string[]) {
  if (courseIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('lesson_progress')
    .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
    .select(['lessons.course_id', 'lessons.title', 'lessons.translations', 'lesson_progress.updated_at'])
    .where('lesson_progress.user_id', '=', userId)
    .where('lessons.course_id', 'in', courseIds)
    .orderBy('lesson_progress.updated_at', 'desc')
    .orderBy('lessons.id')
    .execute();
}

/** What these people have done in these courses. */
export async function progressOfMany(
  db: Db,
  { userIds, courseIds }: { userIds: readonly string[]; courseIds: readonly string[] },
) {
  if (userIds.length === 0 || courseIds.length === 0) return [];
  return db
    .selectFrom('lesson_progress')
    .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
    .select(['lesson_progress.user_id', 'lesson_progress.lesson_id', 'lessons.course_id'])
    .select(['lesson_progress.completed_at', 'lesson_progress.updated_at'])
    .where('lesson_progress.user_id', 'in', userIds)
    .where('lessons.course_id', 'in', courseIds)
    .execute();
}

/** For each of the courses with lessons that count: how many there are, and how many the person has done. */
export async function countDone(
  db: Db,
  { userId, courseIds, withoutFilm }: { userId: string; courseIds: readonly string[]; withoutFilm: 0 | 1 },
): Promise<{ course_id: string; lessons: number; done: number }[]> {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom('lessons')
    .leftJoin('lesson_progress', (on) =>
      on.onRef('lesson_progress.lesson_id', '=', 'lessons.id').on('lesson_progress.user_id', '=', userId),
    )
    .select((e) => [
      'lessons.course_id',
      e.fn.count<number>('lessons.id').as('lessons'),
      e.fn.count<number>('lesson_progress.completed_at').as('done'),
    ])
    .where(isCounted(withoutFilm))
    .where('lessons.course_id', 'in', courseIds)
    .groupBy('lessons.course_id')
    .execute();
}

/** The same for one course; the only one asked for with every report. */
export async function countDoneIn(
  db: Db,
  of: { userId: string; courseId: string; withoutFilm: 0 | 1 },
): Promise<{ lessons: number; done: number }> {
  const [counts] = await countedIn(db, of);
  return { lessons: Number(counts?.lessons ?? 0), done: Number(counts?.done ?? 0) };
}

type Counted = { userId: string; courseId: string; withoutFilm: number };
const countedIn = prepared((db, { userId, courseId, withoutFilm }: Counted) =>
  db
    .selectFrom('lessons')
    .leftJoin('lesson_progress', (on) =>
      on.onRef('lesson_progress.lesson_id', '=', 'lessons.id').on('lesson_progress.user_id', '=', userId),
    )
    .select((e) => [
      e.fn.count<number>('lessons.id').as('lessons'),
      e.fn.count<number>('lesson_progress.completed_at').as('done'),
    ])
    .where(isCounted(withoutFilm))
    .where('lessons.course_id', '=', courseId),
);

/** The one lesson of a person. */
export async function deleteProgressIn(db: Db, { userId, lessonId }: Place): Promise<void> {
  await db
    .deleteFrom('lesson_progress')
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .execute();
}
