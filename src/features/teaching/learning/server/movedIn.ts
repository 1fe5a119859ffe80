/** Progress in a former school: this many of a course's lessons count as done. */
import { openEnrolment } from '#features/teaching/enrolments/server/movedIn.ts';
import { lessonById, lessonsInOrder } from '#features/teaching/lessons/server/lessons.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import * as store from './progress.store.ts';
import { noteDone } from './uses.ts';

export type ProgressRow = store.ProgressRow;

/** Ids of a course's active lessons, in learning order. */
export async function lessonsToLearn(db: Db, courseId: string): Promise<string[]> {
  return (await lessonsInOrder(db, courseId, { language: 'ru' })).map(({ lesson }) => lesson.id);
}

export interface MovedInProgress {
  userId: string;
  lessonId: string;
  /** Null: looked at, and not done. */
  doneAt: string | null;
  watchedAt: string;
}

/**
 * Where both schools know of a lesson, the earlier completion and the later look win.
 * @returns the row as it was, null where there was none; undefined where nothing changed
 */
export async function moveInProgress(
  ctx: TxContext,
  { userId, lessonId, doneAt, watchedAt }: MovedInProgress,
): Promise<ProgressRow | null | undefined> {
  const known = (await store.progressOn(ctx.db, { userId, lessonId })) ?? null;
  const row = await store.holdProgress(ctx.db, { userId, lessonId, now: watchedAt });
  const completed_at = earlier(row.completed_at, doneAt);
  const updated_at = row.updated_at > watchedAt ? row.updated_at : watchedAt;
  if (known && completed_at === row.completed_at && updated_at === row.updated_at) return undefined;
  await store.changeProgress(ctx.db, { ...row, completed_at, updated_at });
  const lesson = doneAt === null ? undefined : await lessonById(ctx.db, lessonId);
  const enrolment = lesson && (await openEnrolment(ctx.db, userId, lesson.course_id));
  if (lesson && doneAt) await noteDone(ctx, { enrolment, lesson }, doneAt);
  return known;
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** As it was before, or not at all. */
export async function putProgressBack(
  ctx: TxContext,
  { userId, lessonId, before }: { userId: string; lessonId: string; before: ProgressRow | null },
): Promise<void> {
  if (before) await store.changeProgress(ctx.db, before);
  else await store.deleteProgressIn(ctx.db, { userId, lessonId });
}
