import { expect, it } from 'vitest';
import { staffApi } from '#features/office/people/contract/list.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { day, dayStart } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aLesson, buy } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { analyticsApi, type stuckNames } from '../contract.ts';

const film = { videoFile: 'film.mp4' };

describeOnEngines('who stalls', (makeWorld) => {
  it('is nobody of a presale before a week has passed since its start', async () => {
    const { world, student } = await aStudentOf(makeWorld, { startsIn: 8 });
    const startedAt = dayStart(dayAhead(world, 8), world.app.config.timeZone);
    world.passTime(8 * day);
    expect(await stuck(world, 'never_began')).toEqual([]);
    expect(await stuck(world, 'never_signed_in')).toEqual([]);
    expect(await isUnwatched(world, student)).toBe(false);
    world.passTime(8 * day);
    const [found] = await stuck(world, 'never_began');
    expect(found).toMatchObject({ id: student.id, since: startedAt });
    world.passTime(7 * day);
    expect(await isUnwatched(world, student)).toBe(true);
  });

  it('is nobody who has done what is open, until something opens', async () => {
    const { world, student, lessons } = await aStudentOf(makeWorld, {});
    await change(world, { id: lessons[1]!, opens_after_days: 40 });
    await student.call(learningApi.markDone, { id: lessons[0]! });
    world.passTime(30 * day);
    expect(await stuck(world, 'stopped')).toEqual([]);
    expect(await isUnwatched(world, student)).toBe(false);
    world.passTime(15 * day);
    expect(await stuck(world, 'stopped')).toEqual([]);
    world.passTime(10 * day);
    expect(await stuck(world, 'stopped')).toMatchObject([{ id: student.id }]);
    expect(await isUnwatched(world, student)).toBe(true);
  });

  it('is nobody who has done everything, with a certificate or without one', async () => {
    const { world, student, lessons } = await aStudentOf(makeWorld, {});
    await rows(world, `update users set email_verified_at = null where id = '${student.id}'`);
    for (const id of lessons) await student.call(learningApi.markDone, { id });
    await world.runJobs();
    world.passTime(20 * day);
    expect(await stuck(world, 'stopped')).toEqual([]);
    expect(await isUnwatched(world, student)).toBe(false);
  });

  it('is nobody whose access is over, also before a job has said so', async () => {
    const { world, student } = await aStudentOf(makeWorld, {});
    world.passTime(20 * day);
    expect(await stuck(world, 'never_began')).toHaveLength(1);
    const over = new Date(world.app.now().getTime() - day).toISOString();
    await rows(world, `update enrolments set until = '${over}' where user_id = '${student.id}'`);
    expect(await stuck(world, 'never_began')).toEqual([]);
    expect(await isUnwatched(world, student)).toBe(false);
  });

  it('counts a lesson that was added later from the day on which it is there', async () => {
    const { world, student, course, lessons } = await aStudentOf(makeWorld, {});
    for (const id of lessons) await student.call(learningApi.markDone, { id });
    world.passTime(60 * day);
    await aLesson(world, course.id, { ...film, number: 3 });
    expect(await stuck(world, 'stopped')).toEqual([]);
    world.passTime(15 * day);
    expect(await stuck(world, 'stopped')).toMatchObject([{ id: student.id }]);
  });
});

async function aStudentOf(makeWorld: () => Promise<World>, { startsIn }: { startsIn?: number }) {
  const world = await makeWorld();
  const startDate = startsIn === undefined ? null : dayAhead(world, startsIn);
  const course = await aCourse(world, { startDate });
  for (const number of [1, 2]) await aLesson(world, course.id, { ...film, number });
  const student = await world.signedInAs('user');
  await buy(world, student, course);
  const { lessons } = (await student.call(learningApi.lessons, { id: course.id })).body;
  return { world, student, course, lessons: lessons.map(({ id }) => id) };
}

async function change(world: World, input: { id: string; opens_after_days: number }): Promise<void> {
  const staff = await world.signedInAs('content_manager');
  expect((await staff.call(lessonsApi.change, input)).status).toBe(200);
}

async function stuck(world: World, kind: (typeof stuckNames)[number]) {
  const clerk = await world.signedInAs('support');
  return (await clerk.call(analyticsApi.stuck, { kind })).body.students;
}

async function isUnwatched(world: World, { id }: Person): Promise<boolean> {
  const clerk = await world.signedInAs('support');
  const { stuck } = (await clerk.call(staffApi.stuck, { id })).body;
  return stuck.some(({ kind }) => kind === 'course_unwatched');
}
