import { expect, it } from 'vitest';
import { erase } from '#features/office/privacy/server/erasure.ts';
import { holdAccount } from '#features/office/privacy/server/holdAccount.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { learningSchedules } from '#features/teaching/learning/server/jobs.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { contextOf } from '#server/context.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { aPaidOrder, later, makeRefund, refundsOf } from '#test/refunds.ts';
import { aCourse, aLesson, buy } from '#test/school.ts';
import { type Caller, describeOnBothEngines, type World } from '#test/world.ts';

describeOnBothEngines('the suggested sum', (makeWorld) => {
  it('follows what was used, whatever the student unmarks later, and says so', async () => {
    const { world, student, order, course } = await aPaidOrder(makeWorld);
    const lessons = await lessonsIn(student, course.id);
    await watchAll(student, lessons[0]!);
    for (const id of lessons) await student.call(learningApi.markDone, { id });
    world.passTime(20 * day);
    const again = await later(world, student);
    expect(await suggested(world, order)).toMatchObject({ amount: 0, lessons_done: 3, lessons_unmarked: 0 });
    for (const id of lessons) await again.call(learningApi.markDone, { id, is_done: false });
    const used = { amount: 0, lessons_done: 3, lessons_total: 3, lessons_unmarked: 3 };
    expect(await suggested(world, order)).toMatchObject(used);
  });

  it('counts what was watched to 90 % without a mark, and not what was watched less', async () => {
    const { world, student, order, course } = await aPaidOrder(makeWorld);
    const [first, second] = await lessonsIn(student, course.id);
    await watchAll(student, first!);
    await student.call(learningApi.markDone, { id: first!, is_done: false });
    await watchAll(student, second!, 170);
    world.passTime(20 * day);
    expect(await suggested(world, order)).toMatchObject({ amount: 8333.33, lessons_done: 1 });
  });

  it('takes nothing for a preview that was watched before the purchase', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aLesson(world, course.id, { isFree: true, videoFile: 'film.mp4' });
    await aLesson(world, course.id, { number: 2, videoFile: 'film.mp4' });
    const student = await world.signedInAs('user');
    const [free] = await lessonsIn(student, course.id);
    expect((await watchAll(student, free!)).body.is_done).toBe(true);
    await student.call(learningApi.markDone, { id: free! });
    world.passTime(day / 2);
    const { order_id } = await buy(world, student, course);
    world.passTime(20 * day);
    expect(await suggested(world, order_id)).toMatchObject({ amount: 12_500, lessons_done: 0 });
    const again = await later(world, student);
    await watchAll(again, free!, 100);
    expect(await suggested(world, order_id)).toMatchObject({ amount: 12_500, lessons_done: 0 });
    await watchAll(again, free!);
    expect(await suggested(world, order_id)).toMatchObject({ amount: 6250, lessons_done: 1 });
  });

  it('is moved by nothing that the school adds, hides, deletes or replaces later', async () => {
    const { world, student, order, course } = await aPaidOrder(makeWorld);
    const lessons = await lessonsIn(student, course.id);
    await student.call(learningApi.markDone, { id: lessons[0]! });
    world.passTime(20 * day);
    const due = { amount: 8333.33, lessons_done: 1, lessons_total: 3 };
    expect(await suggested(world, order)).toMatchObject(due);
    const staff = await world.signedInAs('content_manager');
    await aLesson(world, course.id, { number: 7, videoFile: 'film.mp4' });
    expect(await suggested(world, order)).toMatchObject(due);
    await staff.call(lessonsApi.change, { id: lessons[1]!, is_active: false });
    await staff.call(lessonsApi.change, { id: lessons[0]!, is_active: false });
    expect(await suggested(world, order)).toMatchObject(due);
    await staff.call(lessonsApi.delete, { id: lessons[0]! });
    expect(await suggested(world, order)).toMatchObject(due);
  });

  it('stays when the buyer has the account erased', async () => {
    const { world, student, order, course } = await aPaidOrder(makeWorld);
    for (const id of await lessonsIn(student, course.id)) await student.call(learningApi.markDone, { id });
    world.passTime(20 * day);
    await contextOf(world.app).transaction(async (ctx) => {
      await erase(ctx, (await holdAccount(ctx.db, student.id))!);
    });
    expect(await suggested(world, order)).toMatchObject({ amount: 0, lessons_done: 3 });
  });

  it('of a presale is worked out from the lessons that there are on its first day', async () => {
    const world = await makeWorld();
    const course = await aCourse(world, { startDate: dayAhead(world, 3) });
    await aLesson(world, course.id, { videoFile: 'film.mp4' });
    const student = await world.signedInAs('user');
    const { order_id } = await buy(world, student, course);
    await aLesson(world, course.id, { number: 2, videoFile: 'film.mp4' });
    world.passTime(4 * day);
    await queueDueSchedules(world.app, learningSchedules);
    await world.runJobs();
    await aLesson(world, course.id, { number: 3, videoFile: 'film.mp4' });
    const again = await later(world, student);
    const [first] = await lessonsIn(again, course.id);
    await again.call(learningApi.markDone, { id: first! });
    world.passTime(20 * day);
    expect(await suggested(world, order_id)).toMatchObject({
      amount: 6250,
      lessons_done: 1,
      lessons_total: 2,
    });
  });

  it('of a second purchase counts nothing of the first', async () => {
    const { world, student, officer, order, course } = await aPaidOrder(makeWorld);
    for (const id of await lessonsIn(student, course.id)) await student.call(learningApi.markDone, { id });
    await makeRefund(world, officer, order, { amount: 12_500, closes_access: true });
    const { order_id } = await buy(world, student, course);
    world.passTime(20 * day);
    expect(await suggested(world, order_id)).toMatchObject({ amount: 12_500, lessons_done: 0 });
  });
});

async function lessonsIn(caller: Caller, courseId: string): Promise<string[]> {
  return (await caller.call(learningApi.lessons, { id: courseId })).body.lessons.map(({ id }) => id);
}

function watchAll(caller: Caller, id: string, to = 195) {
  const watched = [{ from: 0, to }];
  return caller.call(learningApi.saveProgress, { id, position_seconds: to, duration_seconds: 200, watched });
}

async function suggested(world: World, order: string) {
  return (await refundsOf(await world.signedInAs('financial'), order)).suggestion;
}
