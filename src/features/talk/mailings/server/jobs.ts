/** When mails about learning are planned. Each is planned once per student and reason, however often this runs. */
import { z } from 'zod';
import { enrolmentOpened } from '#features/teaching/enrolments/contract.ts';
import { openingDay } from '#features/teaching/learning/rules/learning.ts';
import { standingsOf } from '#features/teaching/learning/server/standings.ts';
import { countsWithoutFilm } from '#features/teaching/lessons/server/counted.ts';
import type { Context } from '#server/context.ts';
import { rangesOf } from '#server/db/ranges.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import { addDays, day, dayStart, hour, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { newLessons, sendNewLessons } from './announcements.ts';
import { findReviewers, reviewRequestJobs } from './reviewRequests.jobs.ts';
import * as store from './store.ts';
import { sendLessonsOpened, sendStalled, sendWelcome, stalledMs } from './studyMails.ts';

const study = z.object({ userId: idField, courseId: idField });
const nothing = z.object({});
const pageSize = 200;
/** A buyer has just got the mail about the order: this one is for those who have not begun by then. */
const welcomeAfterPurchaseMs = 3 * hour;
/** Mails leave from this hour of the school's day on. */
const morningHour = 9;

const welcome = job('mailings.welcome', study, sendWelcome);
const lessonsOpened = job(
  'mailings.lessons_opened',
  study.extend({ lessonIds: z.array(idField) }),
  sendLessonsOpened,
);
const stalled = job('mailings.stalled', study.extend({ enrolmentId: idField }), sendStalled);
const announce = job(
  'mailings.new_lessons',
  z.object({ userId: idField, lessonIds: z.array(idField) }),
  sendNewLessons,
);

export const planWelcome = job(
  'mailings.plan_welcome',
  enrolmentOpened.payload,
  async (ctx, { userId, courseId, orderId, quietUntil }, claim) => {
    const delayMs = orderId === null ? 0 : welcomeAfterPurchaseMs;
    const runAt = new Date(Math.max(ctx.app.now().getTime() + delayMs, Date.parse(quietUntil ?? '') || 0));
    await ctx.transaction(async (ctx) => {
      await queueWith(ctx, {
        job: welcome,
        payload: { userId, courseId },
        runAt,
        uniqueKey: `welcome ${userId} ${courseId}`,
      });
      await claim.settle(ctx.db);
    });
  },
);

const findOpened = job('mailings.find_opened', nothing, async (ctx) => {
  const { timeZone } = ctx.app.config;
  const today = schoolDay(ctx.app.now(), timeZone);
  const now = ctx.app.now().toISOString();
  if (Date.parse(now) < Date.parse(dayStart(today, timeZone)) + morningHour * hour) return;
  for (const { courseId, lessons, begun } of await openingToday(ctx, today)) {
    await eachPage(
      (after) => store.enrolmentsIn(ctx.db, { courseId, begun, now, after, limit: pageSize }),
      (page) =>
        ctx.transaction(async (ctx) => {
          for (const { user_id: userId, begun_at } of page) {
            const lessonIds = lessons
              .filter((lesson) => opensOn(lesson, begun_at, timeZone) === today)
              .map(({ id }) => id);
            if (lessonIds.length === 0) continue;
            const uniqueKey = `opened ${userId} ${courseId} ${today}`;
            await queueWith(ctx, { job: lessonsOpened, payload: { userId, courseId, lessonIds }, uniqueKey });
          }
        }),
    );
  }
});

const findStalled = job('mailings.find_stalled', nothing, async (ctx) => {
  const now = ctx.app.now();
  const today = schoolDay(now, ctx.app.config.timeZone);
  const until = new Date(now.getTime() - stalledMs).toISOString();
  // Wide enough for a server that was off for two days; older ones have had their mail, or nobody's time.
  const from = new Date(now.getTime() - stalledMs - 2 * day).toISOString();
  for await (const ids of rangesOf(ctx.db, 'enrolments')) {
    const found = await store.leftLying(ctx.db, { until, now: now.toISOString(), ids });
    const standings = await standingsOf(ctx, found);
    const stalledNow = found.filter((_, index) => {
      const since = standings[index]?.idle?.sinceLast;
      return since !== undefined && since >= from && since <= until;
    });
    if (stalledNow.length === 0) continue;
    await ctx.transaction(async (ctx) => {
      for (const { id: enrolmentId, user_id: userId, course_id: courseId } of stalledNow)
        await queueWith(ctx, {
          job: stalled,
          payload: { userId, courseId, enrolmentId },
          // Tried again on another day, should there be nothing to say on this one.
          uniqueKey: `stalled ${enrolmentId} ${today}`,
        });
    });
  }
});

const findNewLessons = job('mailings.find_new_lessons', nothing, async (ctx, _nothing, claim) => {
  const lessonIds = await newLessons(ctx);
  if (lessonIds.length === 0) return;
  await ctx.transaction(async (ctx) => {
    await store.markAnnounced(ctx.db, lessonIds, ctx.app.now().toISOString());
    await queue(ctx, announceFrom, { lessonIds, after: '' });
    await claim.settle(ctx.db);
  });
});

/** One page of subscribers at a time: a job is repeated from its own page on. */
const announceFrom = job(
  'mailings.announce',
  z.object({ lessonIds: z.array(idField), after: z.string() }),
  async (ctx, { lessonIds, after }, claim) => {
    const people = await store.subscribers(ctx.db, { after, limit: pageSize });
    await ctx.transaction(async (ctx) => {
      for (const userId of people)
        await queueWith(ctx, {
          job: announce,
          payload: { userId, lessonIds },
          uniqueKey: `new lesson ${lessonIds[0]} ${userId}`,
        });
      if (people.length === pageSize) await queue(ctx, announceFrom, { lessonIds, after: people.at(-1)! });
      await claim.settle(ctx.db);
    });
  },
);

export const mailingsJobs: Job[] = [
  ...[welcome, lessonsOpened, stalled, announce, planWelcome],
  ...[findOpened, findStalled, findNewLessons, announceFrom],
  ...reviewRequestJobs,
];
export const mailingsSchedules: Schedule[] = [
  { name: 'mailings.find_opened', everyMs: 1 * hour, job: findOpened },
  { name: 'mailings.find_stalled', everyMs: 6 * hour, job: findStalled },
  { name: 'mailings.find_new_lessons', everyMs: 1 * hour, job: findNewLessons },
  { name: 'mailings.find_reviewers', everyMs: 6 * hour, job: findReviewers },
];

type TimedLesson = Awaited<ReturnType<typeof store.timedLessons>>[number];

interface Opening {
  courseId: string;
  lessons: TimedLesson[];
  /** Those alone can have a lesson opened to whom the course was first open within these times; null: everybody. */
  begun: store.Span[] | null;
}

/** Courses of which the day opens something: all of them, to everybody, or to those who began on some days. */
async function openingToday(ctx: Context, today: SchoolDay): Promise<Opening[]> {
  const { timeZone } = ctx.app.config;
  const timed = await store.timedLessons(ctx.db, { today, withoutFilm: countsWithoutFilm(ctx.app) });
  const byCourse = Map.groupBy(timed, ({ course_id }) => course_id);
  return [...byCourse].map(([courseId, lessons]) => {
    const isForAll = lessons.some(({ start_date, opens_on }) => start_date === today || opens_on === today);
    const days = new Set(lessons.flatMap(({ opens_after_days }) => opens_after_days ?? []));
    const begun = [...days].map((count) => {
      const begunOn = addDays(today, -count);
      return { from: dayStart(begunOn, timeZone), until: dayStart(addDays(begunOn, 1), timeZone) };
    });
    return { courseId, lessons, begun: isForAll ? null : begun };
  });
}

/** School day on which the lesson opens to somebody, with its course at the earliest. */
function opensOn(lesson: TimedLesson, begunAt: string, timeZone: string): SchoolDay | null {
  const own = openingDay(lesson, begunAt, timeZone);
  return own !== null && (lesson.start_date === null || own > lesson.start_date) ? own : lesson.start_date;
}

async function eachPage<R extends { id: string }>(
  read: (after: string) => Promise<R[]>,
  work: (page: R[]) => Promise<void>,
): Promise<void> {
  for (let after = ''; ; ) {
    const page = await read(after);
    if (page.length > 0) await work(page);
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}
