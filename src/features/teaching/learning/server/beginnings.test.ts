import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { openEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { enrolmentsSchedules } from '#features/teaching/enrolments/server/jobs.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { contextOf } from '#server/context.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day, type SchoolDay } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { later, refundAll } from '#test/refunds.ts';
import { aCourse, aLesson, buy, type SoldCourse } from '#test/school.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { learningApi } from '../contract.ts';

interface Life {
  world: World;
  student: Person;
  course: SoldCourse;
}
type Step = (life: Life) => Promise<unknown>;

const bought: Step = async ({ world, student, course }) => buy(world, await later(world, student), course);
const given: Step = async ({ world, student, course }) => give(world, student, course);
const givenFor =
  (days: number): Step =>
  async ({ world, student, course }) =>
    give(world, student, course, dayAhead(world, days));
const takenBack: Step = async ({ world, student, course }) => {
  const staff = await world.signedInAs('manager');
  await staff.call(peopleApi.endAccess, { id: student.id, course_id: course.id });
};
const refunded: Step = ({ world, student }) => refundAll(world, student);
const blocked: Step = async ({ world, student }) => {
  await (await world.signedInAs('admin')).call(peopleApi.block, student);
};
const letBack: Step = async ({ world, student }) => {
  await (await world.signedInAs('admin')).call(peopleApi.unblock, student);
};
const passed =
  (days: number): Step =>
  async ({ world }) => {
    world.passTime(days * day);
    await queueDueSchedules(world.app, enrolmentsSchedules);
    await world.runJobs();
  };

/** Ways in which a course begins, ends and begins again; lesson 2 opens seven days after the first beginning. */
const lives: { name: string; steps: Step[]; isOpen: boolean; hasSecond: boolean }[] = [
  { name: 'bought', steps: [bought, passed(6)], isOpen: true, hasSecond: false },
  { name: 'bought a week ago', steps: [bought, passed(7)], isOpen: true, hasSecond: true },
  {
    name: 'given for a time, then bought',
    steps: [givenFor(30), passed(8), bought],
    isOpen: true,
    hasSecond: true,
  },
  { name: 'given, ended, given anew', steps: [givenFor(3), passed(8), given], isOpen: true, hasSecond: true },
  { name: 'given, ended, bought', steps: [givenFor(3), passed(8), bought], isOpen: true, hasSecond: true },
  {
    name: 'given, and the end moved',
    steps: [givenFor(3), givenFor(30), passed(8)],
    isOpen: true,
    hasSecond: true,
  },
  {
    name: 'given, taken back, given',
    steps: [given, passed(8), takenBack, given],
    isOpen: true,
    hasSecond: true,
  },
  {
    name: 'bought, refunded, bought',
    steps: [bought, passed(8), refunded, bought],
    isOpen: true,
    hasSecond: true,
  },
  {
    name: 'bought, refunded, given',
    steps: [bought, passed(8), refunded, given],
    isOpen: true,
    hasSecond: true,
  },
  { name: 'given, taken back', steps: [given, passed(8), takenBack], isOpen: false, hasSecond: false },
  { name: 'bought, refunded', steps: [bought, passed(8), refunded], isOpen: false, hasSecond: false },
  { name: 'given, and over', steps: [givenFor(3), passed(8)], isOpen: false, hasSecond: false },
  {
    name: 'blocked, and let back',
    steps: [bought, passed(3), blocked, passed(5), letBack],
    isOpen: true,
    hasSecond: true,
  },
];

describeOnBothEngines('a course that begins again', (makeWorld) => {
  it.each(lives)(
    '$name: its days are counted from the first beginning',
    async ({ steps, isOpen, hasSecond }) => {
      const life = await aLife(await makeWorld());
      for (const step of steps) await step(life);
      const { world, course } = life;
      const student = await later(world, life.student);
      const { lessons } = (await student.call(learningApi.lessons, { id: course.id })).body;
      expect(lessons.map(({ can_watch }) => can_watch)).toEqual([isOpen, hasSecond]);
      for (const [index, { id }] of lessons.entries()) {
        const expected = [isOpen, hasSecond][index] ? 200 : 403;
        expect((await student.call(learningApi.openVideo, { id })).status).toBe(expected);
        expect((await student.call(learningApi.markDone, { id })).status).toBe(expected);
        const told = { id, position_seconds: 1, duration_seconds: 10, watched: [] };
        expect((await student.call(learningApi.saveProgress, told)).status).toBe(expected);
      }
    },
  );

  it('given anew while its end is over and no job has said so, is open without an end', async () => {
    const life = await aLife(await makeWorld());
    const { world, student, course } = life;
    await givenFor(2)(life);
    world.passTime(4 * day);
    await given(life);
    expect(await openEnrolment(contextOf(world.app), student.id, course.id)).toMatchObject({ until: null });
  });

  it('a presale opens on its day to all who bought before, and counts their days from the purchase', async () => {
    const world = await makeWorld();
    const life = await aLife(world, dayAhead(world, 10));
    await bought(life);
    await passed(9)(life);
    expect(await watchable(life)).toEqual([false, false]);
    await passed(1)(life);
    expect(await watchable(life)).toEqual([true, true]);
  });
});

describeOnBothEngines('the end of access', (makeWorld) => {
  it('is what the clock says, also where no job has run', async () => {
    const life = await aLife(await makeWorld());
    const { world, course } = life;
    await givenFor(2)(life);
    const before = await later(world, life.student);
    const [first] = (await before.call(learningApi.lessons, { id: course.id })).body.lessons;
    const ticket = await before.call(learningApi.openVideo, { id: first!.id });
    world.passTime(3 * day);
    const student = await later(world, life.student);
    expect((await student.call(learningApi.openVideo, { id: first!.id })).status).toBe(403);
    expect((await student.call(learningApi.markDone, { id: first!.id })).status).toBe(403);
    expect((await world.server.inject({ url: ticket.body.url })).statusCode).toBe(404);
    const { courses, ended } = (await student.call(learningApi.purchased, {})).body;
    expect(courses).toEqual([]);
    expect(ended).toMatchObject([{ id: course.id, progress: 0, is_active: true }]);
    const staff = await world.signedInAs('manager');
    const shown = await staff.request({ url: `/api/admin/users/${life.student.id}` });
    expect(shown.body).toMatchObject({ has_course_access: false });
    expect((await student.request({ url: '/api/me' })).body).toMatchObject({ has_course_access: false });
  });
});

async function aLife(world: World, startDate: SchoolDay | null = null): Promise<Life> {
  const course = await aCourse(world, { startDate });
  await aLesson(world, course.id, { videoFile: 'film.mp4' });
  await aLesson(world, course.id, { number: 2, videoFile: 'film.mp4' });
  const staff = await world.signedInAs('content_manager');
  const { lessons } = (await staff.call(lessonsApi.list, { id: course.id })).body;
  await staff.call(lessonsApi.change, { id: lessons[1]!.id, opens_after_days: 7 });
  return { world, course, student: await world.signedInAs('user') };
}

async function watchable({ world, student, course }: Life): Promise<boolean[]> {
  const again = await later(world, student);
  const { lessons } = (await again.call(learningApi.lessons, { id: course.id })).body;
  return lessons.map(({ can_watch }) => can_watch);
}

async function give(world: World, { id }: Person, course: SoldCourse, until?: string): Promise<void> {
  const staff = await world.signedInAs('manager');
  const answer = await staff.call(peopleApi.giveAccess, {
    id,
    course_id: course.id,
    ...(until && { until }),
  });
  expect(answer.status).toBe(200);
}
