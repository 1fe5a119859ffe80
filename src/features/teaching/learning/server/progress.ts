/** A student's progress: the position in each video, and the lessons that are done. */
import type { LessonRow } from '#features/teaching/lessons/server/lessons.ts';
import { type Actor, member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { courseCompleted, type learningApi } from '../contract.ts';
import { progressPercent } from '../rules/learning.ts';
import { doneAtPercent, mergeSpans, middle, resumeAt, type Span, watchedPercent } from '../rules/progress.ts';
import { completions } from './completion.ts';
import { findWatchable } from './lessons.ts';
import * as store from './progress.store.ts';
import { hasDoneButton, isEmbedded } from './videoOpening.ts';

type In<K extends keyof typeof learningApi> = ParsedInput<(typeof learningApi)[K]>;
/** A pause that ends a sitting. */
const sittingPauseMs = 1 * hour;

type State = Output<typeof learningApi.saveProgress>;

/**
 * Saves the student's position and the spans watched since the last call, added to those known. The lesson is
 * done once they cover 90 % of the video. @throws not_found, or forbidden when the caller may not watch the
 * lesson, or its film plays in another host's player
 */
export async function saveProgress(ctx: Context, input: In<'saveProgress'>): Promise<State> {
  const student = member(ctx.actor);
  const { lesson } = await findWatchable(ctx, input.id);
  if (isEmbedded(lesson)) throw new AppError('forbidden');
  const now = ctx.app.now().toISOString();
  return ctx.transaction(async (ctx) => {
    const before = await store.holdProgress(ctx.db, { userId: student.id, lessonId: lesson.id, now });
    const length = await lengthOf(ctx.db, lesson, { told: input.duration_seconds, userId: student.id });
    const duration = Math.ceil(length);
    const watched = mergeSpans([...knownSpans(before, duration), ...input.watched], length);
    const percent = watchedPercent(watched, length);
    const hasCrossed = before.watched_percent < doneAtPercent && percent >= doneAtPercent;
    const watchedAt = new Date(Date.parse(now) - input.watched_ms_ago).toISOString();
    // A device that was without a network tells later what it showed earlier: it goes on where they stopped last.
    const isNewest = watchedAt >= (before.position_at ?? '');
    const after = {
      ...before,
      ...(isNewest && {
        position_seconds: Math.floor(Math.min(input.position_seconds, length)),
        position_at: watchedAt,
      }),
      duration_seconds: duration,
      watched: JSON.stringify(watched),
      watched_percent: percent,
      completed_at: before.completed_at ?? (hasCrossed ? now : null),
      updated_at: now,
      sittings: before.sittings + (isNewSitting(before.updated_at, now) ? 1 : 0),
    };
    await store.changeProgress(ctx.db, after);
    return stateAfter(ctx, lesson.course_id, { before, after });
  });
}

/** After a pause a student has come back to the lesson. */
function isNewSitting(before: string, now: string): boolean {
  return Date.parse(now) - Date.parse(before) >= sittingPauseMs;
}

/**
 * Marks a lesson as done or not done, as the student says. @throws not_found, forbidden, also where the teacher
 * has taken the button away: the film is to be watched
 */
export async function markDone(ctx: Context, input: In<'markDone'>): Promise<State> {
  const student = member(ctx.actor);
  const { lesson } = await findWatchable(ctx, input.id);
  if (input.is_done && !hasDoneButton(lesson)) throw new AppError('forbidden');
  const now = ctx.app.now().toISOString();
  return ctx.transaction(async (ctx) => {
    const before = await store.holdProgress(ctx.db, { userId: student.id, lessonId: lesson.id, now });
    const completed_at = input.is_done ? (before.completed_at ?? now) : null;
    const after = { ...before, completed_at, updated_at: now };
    await store.changeProgress(ctx.db, after);
    return stateAfter(ctx, lesson.course_id, { before, after });
  });
}

export interface LessonProgress {
  is_done: boolean;
  watched_percent: number;
  position_seconds: number;
  seconds_left: number | null;
}

export const nothingWatched: LessonProgress = {
  is_done: false,
  watched_percent: 0,
  position_seconds: 0,
  seconds_left: null,
};

/** The person's progress in the lessons of a course, by lesson id; empty for visitors. */
export async function progressInCourse(
  actor: Actor,
  db: Db,
  courseId: string,
): Promise<(lessonId: string) => LessonProgress> {
  const rows = actor.kind === 'member' ? await store.progressIn(db, actor.id, courseId) : [];
  const byLesson = new Map(rows.map((row) => [row.lesson_id, row]));
  return (lessonId) => progressOf(byLesson.get(lessonId));
}

/** Share of each course that the person has done, in whole percent, by course id. */
export async function progressByCourse(
  db: Db,
  userId: string,
  courseIds: readonly string[],
): Promise<(courseId: string) => number> {
  const counts = await store.countDone(db, userId, courseIds);
  const percents = new Map(counts.map((row) => [row.course_id, progressPercent(row.done, row.lessons)]));
  return (courseId) => percents.get(courseId) ?? 0;
}

/** How many of a course's lessons the person has done. */
export async function lessonsDone(
  db: Db,
  userId: string | null,
  courseId: string | null,
): Promise<{ done: number; total: number }> {
  if (courseId === null) return { done: 0, total: 0 };
  // Nobody has done anything where no account is named.
  const [count] = await store.countDone(db, userId ?? '', [courseId]);
  return { done: count?.done ?? 0, total: count?.lessons ?? 0 };
}

/**
 * Seconds of the film: the length that the school knows; where it knows none, what the player says, but not less than
 * most others' players have said.
 */
async function lengthOf(
  db: Db,
  { id, video_file, video_seconds }: LessonRow,
  { told, userId }: { told: number; userId: string },
): Promise<number> {
  if (video_file !== null && video_seconds !== null) return video_seconds;
  const others = await store.lengthsToldByOthers(db, { lessonId: id, userId });
  return Math.max(told, middle(others) ?? 0);
}

/** Spans watched of another video, which this one has replaced, do not count. */
function knownSpans(row: store.ProgressRow, durationSeconds: number): Span[] {
  const isSameFilm = Math.abs(row.duration_seconds - durationSeconds) <= 1;
  return isSameFilm ? (JSON.parse(row.watched) as Span[]) : [];
}

interface Step {
  before: store.ProgressRow;
  after: store.ProgressRow;
}

/** Publishes `courseCompleted` where this was the last lesson that the owner of the course had to do. */
async function stateAfter(ctx: TxContext, courseId: string, { before, after }: Step): Promise<State> {
  const { user_id: userId } = after;
  if (before.completed_at === null && after.completed_at !== null) {
    const [completion] = await completions(ctx.db, { userId, courseId });
    if (completion) await publish(ctx, courseCompleted, completion);
  }
  const { done, lessons } = await store.countDoneIn(ctx.db, userId, courseId);
  return { ...progressOf(after), course_progress: progressPercent(done, lessons) };
}

function progressOf(row: store.ProgressRow | undefined): LessonProgress {
  if (!row) return nothingWatched;
  const position = resumeAt(row.position_seconds, row.duration_seconds);
  return {
    is_done: row.completed_at !== null,
    watched_percent: row.watched_percent,
    position_seconds: position,
    seconds_left: row.duration_seconds > 0 ? Math.max(row.duration_seconds - position, 0) : null,
  };
}
