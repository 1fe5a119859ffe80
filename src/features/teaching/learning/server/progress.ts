/** A student's progress: the position in each video, and the lessons that are done. */
import { countsWithoutFilm, filmOf } from '#features/teaching/lessons/server/counted.ts';
import type { LessonRow } from '#features/teaching/lessons/server/lessons.ts';
import { member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
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
import { noteDone, noteWatched } from './uses.ts';
import { filmNameOf, hasDoneButton, isEmbedded } from './videoOpening.ts';

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
  const { lesson, enrolment } = await findWatchable(ctx, input.id);
  if (isEmbedded(lesson)) throw new AppError('forbidden');
  const isFormer = input.film !== undefined && input.film !== filmNameOf(lesson);
  const now = ctx.app.now().toISOString();
  return ctx.transaction(async (ctx) => {
    const held = await store.holdProgress(ctx.db, { userId: student.id, lessonId: lesson.id, now });
    const before = ofPresentFilm(held, lesson);
    // What a page shows that was opened before another film took its place.
    if (isFormer) return stateAfter(ctx, lesson, { before: held, after: held });
    const length = await lengthOf(ctx.db, lesson, { told: input.duration_seconds, userId: student.id });
    const duration = Math.ceil(length);
    const watched = mergeSpans([...knownSpans(before, duration), ...input.watched], length);
    const watchedAt = new Date(Date.parse(now) - input.watched_ms_ago).toISOString();
    const after = {
      ...before,
      ...placeAfter(before, { seconds: Math.min(input.position_seconds, length), watchedAt }),
      film: filmOf(lesson),
      duration_seconds: duration,
      watched: JSON.stringify(watched),
      watched_percent: watchedPercent(watched, length),
      updated_at: now,
      sittings: before.sittings + (isNewSitting(before.updated_at, now) ? 1 : 0),
    };
    const isDone = isDoneBy(ctx.app, lesson, { before, after });
    after.completed_at = before.completed_at ?? (isDone ? now : null);
    await store.changeProgress(ctx.db, after);
    await noteWatched(ctx, { enrolment, lesson }, { watched: input.watched, length, at: watchedAt });
    return stateAfter(ctx, lesson, { before: held, after });
  });
}

/** A device that was without a network tells later what it showed earlier: it goes on where they stopped last. */
function placeAfter(
  before: store.ProgressRow,
  { seconds, watchedAt }: { seconds: number; watchedAt: string },
) {
  const isNewest = watchedAt >= (before.position_at ?? '');
  return isNewest ? { position_seconds: Math.floor(seconds), position_at: watchedAt } : {};
}

/** Taking back holds, although enough was watched; but not where there is no button to say so again. */
function isDoneBy(app: App, lesson: LessonRow, { before, after }: Step): boolean {
  if (after.watched_percent < doneAtPercent) return false;
  return before.watched_percent < doneAtPercent || !hasDoneButton(app, lesson);
}

/** After a pause a student has come back to the lesson. */
function isNewSitting(before: string, now: string): boolean {
  return Date.parse(now) - Date.parse(before) >= sittingPauseMs;
}

/**
 * Marks a lesson as done or not done, as the student says. @throws not_found, forbidden, also where the teacher
 * has taken the button away: the film is to be watched, which makes it done again as well
 */
export async function markDone(ctx: Context, input: In<'markDone'>): Promise<State> {
  const student = member(ctx.actor);
  const { lesson, enrolment } = await findWatchable(ctx, input.id);
  if (input.is_done && !hasDoneButton(ctx.app, lesson)) throw new AppError('forbidden');
  const now = ctx.app.now().toISOString();
  return ctx.transaction(async (ctx) => {
    const before = await store.holdProgress(ctx.db, { userId: student.id, lessonId: lesson.id, now });
    const completed_at = input.is_done ? (before.completed_at ?? now) : null;
    const after = { ...before, completed_at, updated_at: now };
    await store.changeProgress(ctx.db, after);
    if (input.is_done) await noteDone(ctx, { enrolment, lesson }, now);
    return stateAfter(ctx, lesson, { before, after });
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

/** The person's progress in the lessons of a course; none for visitors. */
export async function progressInCourse(
  { actor, db }: Context,
  courseId: string,
): Promise<(lesson: LessonRow) => LessonProgress> {
  const rows = actor.kind === 'member' ? await store.progressIn(db, actor.id, courseId) : [];
  const byLesson = new Map(rows.map((row) => [row.lesson_id, row]));
  return (lesson) => progressOf(byLesson.get(lesson.id), lesson);
}

/** Share of each course that the person has done, in whole percent, by course id. */
export async function progressByCourse(
  { app, db }: Context,
  userId: string,
  courseIds: readonly string[],
): Promise<(courseId: string) => number> {
  const counts = await store.countDone(db, { userId, courseIds, withoutFilm: countsWithoutFilm(app) });
  const percents = new Map(counts.map((row) => [row.course_id, progressPercent(row.done, row.lessons)]));
  return (courseId) => percents.get(courseId) ?? 0;
}

/**
 * Seconds of the film: the length that the school knows; where it knows none, what the player says, but not less than
 * most others' players have said.
 */
async function lengthOf(
  db: Db,
  lesson: LessonRow,
  { told, userId }: { told: number; userId: string },
): Promise<number> {
  const { video_file, video_seconds } = lesson;
  if (video_file !== null && video_seconds !== null) return video_seconds;
  const others = await store.lengthsToldByOthers(db, { lessonId: lesson.id, userId, film: filmOf(lesson) });
  return Math.max(told, middle(others) ?? 0);
}

/** A place belongs to a film: of another one, which has taken its place, nothing was watched. */
function ofPresentFilm(row: store.ProgressRow, lesson: LessonRow): store.ProgressRow {
  if (row.film === null || row.film === filmOf(lesson)) return row;
  return {
    ...row,
    position_seconds: 0,
    position_at: null,
    duration_seconds: 0,
    watched: '[]',
    watched_percent: 0,
  };
}

/** Nor were those of the same file with another length, as a player has measured it. */
function knownSpans(row: store.ProgressRow, durationSeconds: number): Span[] {
  const isSameFilm = Math.abs(row.duration_seconds - durationSeconds) <= 1;
  return isSameFilm ? (JSON.parse(row.watched) as Span[]) : [];
}

interface Step {
  before: store.ProgressRow;
  after: store.ProgressRow;
}

/** Publishes `courseCompleted` where this was the last lesson that the owner of the course had to do. */
async function stateAfter(ctx: TxContext, lesson: LessonRow, { before, after }: Step): Promise<State> {
  const { user_id: userId } = after;
  const { course_id: courseId } = lesson;
  if (before.completed_at === null && after.completed_at !== null) {
    const [completion] = await completions(ctx, { userId, courseId });
    if (completion) await publish(ctx, courseCompleted, { userId, courseId });
  }
  const withoutFilm = countsWithoutFilm(ctx.app);
  const { done, lessons } = await store.countDoneIn(ctx.db, { userId, courseId, withoutFilm });
  const film = filmNameOf(lesson);
  return { ...progressOf(after, lesson), film, course_progress: progressPercent(done, lessons) };
}

function progressOf(kept: store.ProgressRow | undefined, lesson: LessonRow): LessonProgress {
  if (!kept) return nothingWatched;
  const row = ofPresentFilm(kept, lesson);
  const position = resumeAt(row.position_seconds, row.duration_seconds);
  return {
    is_done: row.completed_at !== null,
    watched_percent: row.watched_percent,
    position_seconds: position,
    seconds_left: row.duration_seconds > 0 ? Math.max(row.duration_seconds - position, 0) : null,
  };
}
