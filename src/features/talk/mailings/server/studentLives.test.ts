/**
 * Drawn lives of a student, held against what must be true after every step: what was open stays open, percents agree
 * wherever they are shown, the suggested refund follows what was used, and mails say what is true on their day.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { enrolmentsOf } from '#features/teaching/enrolments/server/enrolments.ts';
import { enrolmentsSchedules } from '#features/teaching/enrolments/server/jobs.ts';
import { progressApi } from '#features/teaching/learning/contract/panel.ts';
import { type Lesson, learningApi } from '#features/teaching/learning/contract.ts';
import { standingIn } from '#features/teaching/learning/rules/standing.ts';
import { learningSchedules } from '#features/teaching/learning/server/jobs.ts';
import { standingsOf } from '#features/teaching/learning/server/standings.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { contextOf } from '#server/context.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { atCount, tell } from '#test/counts.ts';
import { dayAhead } from '#test/days.ts';
import { later, refundAll, refundsOf } from '#test/refunds.ts';
import { aCourse, aLesson, buy, type SoldCourse } from '#test/school.ts';
import { describeOnBothEngines, makeWorld, type Person, type World } from '#test/world.ts';
import { mailingsSchedules } from './jobs.ts';

const lives = atCount(3, 200, 2_000);
const timeout = atCount(120_000, 6 * 3_600_000);

interface Life {
  world: World;
  person: Person;
  course: SoldCourse;
  /** The order that holds the course open, with the lessons used since then. */
  order: { id: string; used: Set<string>; sold: string[] } | null;
  /** Lessons that were open while the course was, by id; what the school hides is taken out. */
  opened: Set<string>;
  mails: number;
  /** Subjects of the mails about the course, by school day. */
  studyMails: Map<string, string[]>;
}

const steps = {
  async buy(life: Life) {
    const { world, course } = life;
    const student = await later(world, life.person);
    const { courses } = (await student.call(learningApi.purchased, {})).body;
    // What is open without an end is not sold again.
    if (courses.some(({ access_until }) => access_until === null)) return;
    const { order_id } = await buy(world, student, course);
    const sold = (await lessonsOf(life)).filter(({ is_counted }) => is_counted).map(({ id }) => id);
    life.order = { id: order_id, used: new Set(), sold };
  },
  async give({ world, person, course }: Life, at: number) {
    const until = at % 2 === 0 ? { until: dayAhead(world, 3 + (at % 9)) } : {};
    const staff = await world.signedInAs('manager');
    await staff.call(peopleApi.giveAccess, { id: person.id, course_id: course.id, ...until });
  },
  async takeBack({ world, person, course }: Life) {
    const staff = await world.signedInAs('manager');
    await staff.call(peopleApi.endAccess, { id: person.id, course_id: course.id });
  },
  async refund(life: Life) {
    if (!life.order) return;
    await refundAll(life.world, life.person);
    life.order = null;
  },
  async watch(life: Life, at: number) {
    const lesson = pick(await lessonsOf(life), at);
    if (!lesson) return;
    const student = await later(life.world, life.person);
    const to = at % 3 === 0 ? 100 : 195;
    const told = { position_seconds: to, duration_seconds: 200, watched: [{ from: 0, to }] };
    const { status, body } = await student.call(learningApi.saveProgress, { id: lesson.id, ...told });
    expect(status).toBe(lesson.can_watch ? 200 : 403);
    if (status === 200 && to === 195) life.order?.used.add(lesson.id);
    if (status === 200 && to === 195 && lesson.watched_percent < 90) expect(body.is_done).toBe(true);
  },
  async mark(life: Life, at: number) {
    const lesson = pick(await lessonsOf(life), at);
    if (!lesson) return;
    const student = await later(life.world, life.person);
    const is_done = at % 4 !== 0;
    const { status } = await student.call(learningApi.markDone, { id: lesson.id, is_done });
    expect(status).toBe(lesson.can_watch ? 200 : 403);
    if (status === 200 && is_done) life.order?.used.add(lesson.id);
  },
  async addLesson({ world, course }: Life, at: number) {
    await aLesson(world, course.id, {
      number: 100 + at,
      videoFile: 'film.mp4',
      title: { ru: `Новый ${at}` },
    });
  },
  async hide(life: Life, at: number) {
    const lesson = pick(await lessonsOf(life), at);
    if (!lesson) return;
    const staff = await life.world.signedInAs('content_manager');
    await staff.call(lessonsApi.change, { id: lesson.id, is_active: false });
    life.opened.delete(lesson.id);
  },
  async show({ world, course }: Life, at: number) {
    const staff = await world.signedInAs('content_manager');
    const { lessons } = (await staff.call(lessonsApi.list, { id: course.id })).body;
    const hidden = pick(
      lessons.filter(({ is_active }) => !is_active),
      at,
    );
    if (hidden) await staff.call(lessonsApi.change, { id: hidden.id, is_active: true });
  },
  async pass(life: Life, at: number) {
    const { world } = life;
    for (let passed = 0; passed < 1 + (at % 12); passed += 1) {
      world.passTime(day);
      for (const schedules of [enrolmentsSchedules, learningSchedules, mailingsSchedules])
        await queueDueSchedules(world.app, schedules);
      await world.runJobs();
      await mailsAreTrue(life);
    }
  },
};
type Name = keyof typeof steps;

const drawn = fc.array(
  fc.tuple(fc.constantFrom(...(Object.keys(steps) as Name[]), 'pass' as const, 'watch' as const), fc.nat(40)),
  { minLength: 6, maxLength: 14 },
);

describeOnBothEngines('the life of a student', (_makeWorld, engine) => {
  it(
    'keeps open what was open, counts alike everywhere, and is told what is true',
    async () => {
      for (const [index, life] of fc.sample(drawn, { numRuns: lives, seed: 50 }).entries()) {
        const world = await makeWorld(engine);
        try {
          await live(world, life);
        } catch (error) {
          throw new Error(`life ${index}: ${JSON.stringify(life)}`, { cause: error });
        } finally {
          await world.dispose();
        }
      }
      tell('lives of a student', lives);
    },
    timeout,
  );
});

async function live(world: World, drawnLife: readonly (readonly [Name, number])[]): Promise<void> {
  const startDate = drawnLife[0]![1] % 3 === 0 ? dayAhead(world, drawnLife[0]![1] % 7) : null;
  const course = await aCourse(world, { startDate });
  for (const number of [1, 2, 3, 4])
    await aLesson(world, course.id, {
      number,
      videoFile: 'film.mp4',
      isFree: number === 1,
      title: { ru: `Урок ${number}` },
    });
  const staff = await world.signedInAs('content_manager');
  const { lessons } = (await staff.call(lessonsApi.list, { id: course.id })).body;
  await staff.call(lessonsApi.change, { id: lessons[2]!.id, opens_after_days: 5 });
  await staff.call(lessonsApi.change, { id: lessons[3]!.id, opens_on: dayAhead(world, 9) });
  const person = await world.signedInAs('user');
  const life: Life = {
    world,
    person,
    course,
    order: null,
    opened: new Set(),
    mails: 0,
    studyMails: new Map(),
  };
  for (const [name, at] of drawnLife) {
    await steps[name](life, at);
    await mailsAreTrue(life);
    await opensStayOpen(life);
    await countsAgree(life);
    await suggestionFollowsUse(life);
  }
}

async function opensStayOpen(life: Life): Promise<void> {
  const lessons = await lessonsOf(life);
  const isOwned = lessons.every(({ locked }) => locked !== 'not_owned');
  if (!isOwned) return;
  for (const { id, can_watch, is_free } of lessons) {
    if (is_free) continue;
    if (life.opened.has(id)) expect(can_watch, 'what was open stays open').toBe(true);
    if (can_watch) life.opened.add(id);
  }
}

async function countsAgree(life: Life): Promise<void> {
  const { world, person, course } = life;
  const ctx = contextOf(world.app);
  const enrolments = await enrolmentsOf(ctx, person.id);
  if (enrolments.length === 0) return;
  const student = await later(world, person);
  const [own] = (await student.call(learningApi.purchased, {})).body.courses;
  const inCabinet = standingIn(await lessonsOf(life), course.startDate);
  const { standing } = (await standingsOf(ctx, enrolments))[0]!;
  const admin = await world.signedInAs('admin');
  const [inPanel] = (await admin.call(progressApi.ofPerson, { id: person.id })).body.courses;
  const exported = await admin.request({ url: '/api/export/progress?format=json' });
  const row = (exported.body as unknown as { percent: number; ended_at: string | null }[]).find(
    ({ ended_at }) => ended_at === null,
  );
  const percent = inCabinet.total === 0 ? 0 : Math.floor((100 * inCabinet.done) / inCabinet.total);
  expect([own!.progress, row!.percent]).toEqual([percent, percent]);
  expect([standing.done, standing.total]).toEqual([inCabinet.done, inCabinet.total]);
  if (inCabinet.total > 0)
    expect([inPanel!.lessons_done, inPanel!.lessons_total]).toEqual([inCabinet.done, inCabinet.total]);
}

async function suggestionFollowsUse({ world, course, order }: Life): Promise<void> {
  const hasStarted =
    course.startDate === null || course.startDate <= schoolDay(world.app.now(), world.app.config.timeZone);
  if (!order || !hasStarted || course.startDate !== null) return;
  const { suggestion } = await refundsOf(await world.signedInAs('financial'), order.id);
  const used = order.sold.filter((id) => order.used.has(id)).length;
  expect([suggestion!.lessons_done, suggestion!.lessons_total]).toEqual([used, order.sold.length]);
  const due = Math.round((12_500_00 * (order.sold.length - used)) / order.sold.length) / 100;
  if (!suggestion!.in_time) expect(suggestion!.amount).toBe(due);
}

/** Each mail that has left since the last look names what is open now, and no second one left on the day. */
async function mailsAreTrue(life: Life): Promise<void> {
  const all = life.world.mail.messages().filter(({ to }) => to.includes(life.person.email));
  const fresh = all.slice(life.mails);
  life.mails = all.length;
  const study = fresh.filter(({ subject }) => /^Открыл|ждёт вас$|с чего начать$/.test(subject));
  const today = schoolDay(life.world.app.now(), life.world.app.config.timeZone);
  const ofToday = [...(life.studyMails.get(today) ?? []), ...study.map(({ subject }) => subject)];
  life.studyMails.set(today, ofToday);
  expect(ofToday.length, ofToday.join()).toBeLessThanOrEqual(1);
  expect(all.filter(({ subject }) => subject.endsWith('ждёт вас')).length).toBeLessThanOrEqual(8);
  const lessons = await lessonsOf(life);
  for (const { text } of study) {
    expect(text).not.toMatch(/[{}]/);
    const named = lessons.filter(({ title }) => text.includes(`«${title}»`));
    expect(
      named.every(({ can_watch }) => can_watch),
      'a mail names what is open',
    ).toBe(true);
    const [enrolment] = await enrolmentsOf(contextOf(life.world.app), life.person.id);
    if (enrolment?.until) expect(text).not.toContain('Уроки останутся');
  }
}

async function lessonsOf({ world, person, course }: Life): Promise<Lesson[]> {
  const student = await later(world, person);
  return (await student.call(learningApi.lessons, { id: course.id })).body.lessons;
}

function pick<T>(some: readonly T[], at: number): T | undefined {
  return some[at % Math.max(1, some.length)];
}
