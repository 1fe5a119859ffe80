/** How far a student has come: where each film stopped, which lessons are done. */
import { type Actor, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { learningApi } from '../contract.ts';
import { findWatchable } from '../lessons/service.ts';
import { progressPercent } from '../rules.ts';
import { doneAtPercent, mergeSpans, resumeAt, type Span, watchedPercent } from './rules.ts';
import * as store from './store.ts';

type In<K extends keyof typeof learningApi> = ParsedInput<(typeof learningApi)[K]>;
type State = Output<typeof learningApi.saveProgress>;

/**
 * Keeps where the student is and what has been watched since the last time, on top of what is known. The lesson is
 * done when that first comes to 90 % of the film. @throws not_found, forbidden for who may not watch the lesson
 */
export async function saveProgress(actor: Actor, app: App, input: In<'saveProgress'>): Promise<State> {
  const student = member(actor);
  const { lesson } = await findWatchable(actor, app, input.id);
  const now = app.now().toISOString();
  return app.database.transaction(async (tx) => {
    const before = await store.holdProgress(tx, student.id, lesson.id, now);
    const duration = Math.ceil(input.duration_seconds);
    const watched = mergeSpans([...knownSpans(before, duration), ...input.watched], input.duration_seconds);
    const percent = watchedPercent(watched, input.duration_seconds);
    const hasCrossed = before.watched_percent < doneAtPercent && percent >= doneAtPercent;
    const change = {
      position_seconds: Math.floor(Math.min(input.position_seconds, input.duration_seconds)),
      duration_seconds: duration,
      watched: JSON.stringify(watched),
      watched_percent: percent,
      completed_at: before.completed_at ?? (hasCrossed ? now : null),
      updated_at: now,
    };
    await store.changeProgress(tx, student.id, lesson.id, change);
    return stateAfter(tx, lesson.course_id, { ...before, ...change });
  });
}

/** The student's own word that a lesson is done, or is not yet. @throws not_found, forbidden */
export async function markDone(actor: Actor, app: App, input: In<'markDone'>): Promise<State> {
  const student = member(actor);
  const { lesson } = await findWatchable(actor, app, input.id);
  const now = app.now().toISOString();
  return app.database.transaction(async (tx) => {
    const before = await store.holdProgress(tx, student.id, lesson.id, now);
    const change = { completed_at: input.is_done ? (before.completed_at ?? now) : null, updated_at: now };
    await store.changeProgress(tx, student.id, lesson.id, change);
    return stateAfter(tx, lesson.course_id, { ...before, ...change });
  });
}

export interface LessonProgress {
  is_done: boolean;
  watched_percent: number;
  position_seconds: number;
  seconds_left: number | null;
}

/** By the lesson's id, what the person did in the lessons of a course; nothing for visitors. */
export async function progressInCourse(
  actor: Actor,
  db: Db,
  courseId: string,
): Promise<(lessonId: string) => LessonProgress> {
  const rows = actor.kind === 'member' ? await store.progressIn(db, actor.id, courseId) : [];
  const byLesson = new Map(rows.map((row) => [row.lesson_id, row]));
  return (lessonId) => progressOf(byLesson.get(lessonId));
}

/** By the course's id, how much of it the person has done, in whole percent. */
export async function progressByCourse(
  db: Db,
  userId: string,
  courseIds: readonly string[],
): Promise<(courseId: string) => number> {
  const counts = await store.countDone(db, userId, courseIds);
  const percents = new Map(counts.map((row) => [row.course_id, progressPercent(row.done, row.lessons)]));
  return (courseId) => percents.get(courseId) ?? 0;
}

/** What was watched of another film, which this one has replaced, does not count. */
function knownSpans(row: store.ProgressRow, durationSeconds: number): Span[] {
  const isSameFilm = Math.abs(row.duration_seconds - durationSeconds) <= 1;
  return isSameFilm ? (JSON.parse(row.watched) as Span[]) : [];
}

async function stateAfter(tx: Tx, courseId: string, row: store.ProgressRow): Promise<State> {
  const progress = await progressByCourse(tx, row.user_id, [courseId]);
  return { ...progressOf(row), course_progress: progress(courseId) };
}

function progressOf(row: store.ProgressRow | undefined): LessonProgress {
  if (!row) return { is_done: false, watched_percent: 0, position_seconds: 0, seconds_left: null };
  const position = resumeAt(row.position_seconds, row.duration_seconds);
  return {
    is_done: row.completed_at !== null,
    watched_percent: row.watched_percent,
    position_seconds: position,
    seconds_left: row.duration_seconds > 0 ? Math.max(row.duration_seconds - position, 0) : null,
  };
}
