/** When mails about learning are planned. Each is planned once per student and reason, however often this runs. */
import { z } from 'zod';
import { enrolmentOpened } from '#features/teaching/enrolments/contract.ts';
import type { Context } from '#server/context.ts';
import { rangesOf } from '#server/db/ranges.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queue, queueWith } from '#server/outbox/queue.ts';
import { addDays, day, dayStart, hour, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { newLessons, sendNewLessons } from './announcements.ts';
import { findReviewers, reviewRequestJobs } from './reviewRequests.jobs.ts';
import * as store from './store.ts';
import { sendLessonsOpened, sendStalled, sendWelcome } from './studyMails.ts';

const study = z.object({ userId: idField, courseId: idField });
const nothing = z.object({});
const pageSize = 200;
/** A buyer has just got the mail about the order: this one is for those who have not begun by then. */
const welcomeAfterPurchaseMs = 3 * hour;
/** A student who has watched nothing for this long has stalled. */
const stalledMs = 7 * day;
/** Mails leave from this hour of the school's day on. */
const morningHour = 9;

const welcome = job('mailings.welcome', study, sendWelcome);
const lessonsOpened = job(
  'mailings.lessons_opened',
  study.extend({ lessonIds: z.array(idField) }),
  sendLessonsOpened,
);
const stalled = job('mailings.stalled', study.extend({ since: z.iso.datetime() }), sendStalled);
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
  const now = ctx.app.now();
  const today = schoolDay(now, timeZone);
  if (now < new Date(Date.parse(dayStart(today, timeZone)) + morningHour * hour)) return;
  for (const { courseId, lessonIds, bought } of await openingToday(ctx, today)) {
    await eachPage(
      (after) => store.enrolmentsIn(ctx.db, { courseId, bought, after, limit: pageSize }),
      (page) =>
        ctx.transaction(async (ctx) => {
          for (const { user_id: userId } of page) {
            const uniqueKey = `opened ${userId} ${today} ${lessonIds[0]}`;
            await queueWith(ctx, { job: lessonsOpened, payload: { userId, courseId, lessonIds }, uniqueKey });
          }
        }),
    );
  }
});

const findStalled = job('mailings.find_stalled', nothing, async (ctx) => {
  const until = new Date(ctx.app.now().getTime() - stalledMs);
  // Wide enough for a server that was off for two days; older ones have had their mail, or nobody's time.
  const window = { from: new Date(until.getTime() - 2 * day).toISOString(), until: until.toISOString() };
  for await (const ids of rangesOf(ctx.db, 'enrolments')) {
    const found = await store.leftLying(ctx.db, { ...window, ids });
    if (found.length === 0) continue;
    await ctx.transaction(async (ctx) => {
      for (const { id, user_id: userId, course_id: courseId } of found)
        await queueWith(ctx, {
          job: stalled,
          payload: { userId, courseId, since: window.until },
          uniqueKey: `stalled ${id}`,
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

interface Opening {
  courseId: string;
  lessonIds: string[];
  /** Opens for those alone who bought on this school day, as two moments; null for everybody. */
  bought: { from: string; until: string } | null;
}

/**
 * Lessons that the day opens: a course that starts, a lesson with that date, a lesson a number of days after the
 * purchase.
 */
async function openingToday(ctx: Context, today: SchoolDay): Promise<Opening[]> {
  const { timeZone } = ctx.app.config;
  const lessons = await store.timedLessons(ctx.db, today);
  const starting = Map.groupBy(
    lessons.filter(({ start_date }) => start_date === today),
    ({ course_id }) => course_id,
  );
  return [
    ...[...starting].map(([courseId, group]) => ({
      courseId,
      lessonIds: group.map(({ id }) => id),
      bought: null,
    })),
    ...lessons
      .filter(({ opens_on, start_date }) => opens_on === today && start_date !== today)
      .map(({ id, course_id }) => ({ courseId: course_id, lessonIds: [id], bought: null })),
    ...lessons.flatMap(({ id, course_id, opens_after_days: days }) => {
      if (days === null) return [];
      const boughtOn = addDays(today, -days);
      const bought = { from: dayStart(boughtOn, timeZone), until: dayStart(addDays(boughtOn, 1), timeZone) };
      return { courseId: course_id, lessonIds: [id], bought };
    }),
  ];
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
