import { expect, it } from 'vitest';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { learningApi } from '../contract.ts';

describeOnEngines('a film that is replaced while it is watched', (makeWorld) => {
  it.each([3000, 600, 20])('is watched from the beginning, also one of %i seconds', async (seconds) => {
    const world = await makeWorld();
    const { student, course, lessons } = await aStudentWithLessons(world);
    const id = lessons[0]!;
    await film(world, id, { video_file: 'first.mp4', video_seconds: 3000 });
    const ticket = await student.call(learningApi.openVideo, { id });
    const former = (await lessonOf(student, course.id)).film;
    expect(ticket.body.film).toBe(former);
    await told(student, { id, film: former!, to: 2400, seconds: 3000 });
    expect(await lessonOf(student, course.id)).toMatchObject({ position_seconds: 2400, watched_percent: 80 });

    await film(world, id, { video_file: 'second.mp4', video_seconds: seconds });
    const nothing = { position_seconds: 0, watched_percent: 0, seconds_left: null, is_done: false };
    const now = await lessonOf(student, course.id);
    expect(now).toMatchObject(nothing);
    expect(now.film).not.toBe(former);
    expect((await world.server.inject({ url: ticket.body.url })).statusCode).toBe(404);

    // The page that still shows the former film, and a device that was without a network.
    const late = await told(student, { id, film: former!, to: 2990, seconds: 3000 });
    expect(late.body).toMatchObject({ position_seconds: 0, watched_percent: 0, is_done: false });
    expect(await lessonOf(student, course.id)).toMatchObject(nothing);
    const own = await told(student, { id, film: now.film!, to: seconds / 2, seconds });
    expect(own.body).toMatchObject({ position_seconds: seconds / 2, watched_percent: 50 });
  });

  it('stays done for those who had done the lesson', async () => {
    const world = await makeWorld();
    const { student, course, lessons } = await aStudentWithLessons(world);
    const id = lessons[0]!;
    await told(student, { id, film: (await lessonOf(student, course.id)).film!, to: 195, seconds: 200 });
    await film(world, id, { video_file: 'second.mp4', video_seconds: 100 });
    expect(await lessonOf(student, course.id)).toMatchObject({
      is_done: true,
      position_seconds: 0,
      watched_percent: 0,
    });
  });
});

describeOnEngines('a lesson without a button', (makeWorld) => {
  it('whose mark was taken back is done again by watching', async () => {
    const world = await makeWorld();
    const { student, course, lessons } = await aStudentWithLessons(world);
    const id = lessons[0]!;
    const name = (await lessonOf(student, course.id)).film!;
    expect((await told(student, { id, film: name, to: 200, seconds: 200 })).body.is_done).toBe(true);
    await student.call(learningApi.markDone, { id, is_done: false });
    const staff = await world.signedInAs('content_manager');
    await staff.call(lessonsApi.change, { id, has_done_button: false });
    expect((await told(student, { id, film: name, to: 20, seconds: 200 })).body).toMatchObject({
      is_done: true,
    });
  });
});

async function lessonOf(student: Person, courseId: string) {
  return (await student.call(learningApi.lessons, { id: courseId })).body.lessons[0]!;
}

function told(
  student: Person,
  { id, film, to, seconds }: { id: string; film: string; to: number; seconds: number },
) {
  const watched = [{ from: 0, to }];
  return student.call(learningApi.saveProgress, {
    id,
    film,
    position_seconds: to,
    duration_seconds: seconds,
    watched,
  });
}

async function film(
  world: World,
  id: string,
  change: { video_file: string; video_seconds: number },
): Promise<void> {
  await world.app.database.handle.updateTable('lessons').set(change).where('id', '=', id).execute();
}
