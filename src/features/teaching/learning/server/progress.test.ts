import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { hour } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { refundAll } from '#test/refunds.ts';
import { aLesson, aStudentWithLessons } from '#test/school.ts';
import { type Caller, describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { learningApi } from '../contract.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

describeOnBothEngines('progress', (makeWorld) => {
  // spec: 275
  it('a film goes on where it was left, on any device', async () => {
    const world = await makeWorld();
    const { course, lessons, student } = await aStudentWithLessons(world);
    expect(await lessonOf(student, course.id)).toMatchObject({
      is_done: false,
      watched_percent: 0,
      position_seconds: 0,
      seconds_left: null,
    });
    const saved = await watch(student, lessons[0]!, { from: 0, to: 61.7 });
    expect(saved).toMatchObject({
      status: 200,
      body: { is_done: false, watched_percent: 30, position_seconds: 61, course_progress: 0 },
    });
    const phone = await signedInAgain(world, student);
    expect(await lessonOf(phone, course.id)).toMatchObject({ position_seconds: 61, seconds_left: 139 });
  });

  // spec: 275
  it('a lesson is done at 90 % of what was really watched, however it was put together', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aStudentWithLessons(world);
    const jumped = await watch(student, lessons[0]!, { from: 195, to: 200 });
    expect(jumped.body).toMatchObject({ is_done: false, watched_percent: 2, position_seconds: 0 });
    await watch(student, lessons[0]!, { from: 100, to: 195 });
    expect((await watch(student, lessons[0]!, { from: 10, to: 89 })).body).toMatchObject({
      is_done: false,
      watched_percent: 89,
    });
    expect((await watch(student, lessons[0]!, { from: 88, to: 100 })).body).toMatchObject({
      is_done: true,
      watched_percent: 95,
      course_progress: 33,
    });
  });

  // spec: 275
  it('a lesson is done by the button too, and can be taken up again', async () => {
    const world = await makeWorld();
    const { course, lessons, student } = await aStudentWithLessons(world);
    for (const [index, id] of lessons.entries()) {
      const { body } = await student.call(learningApi.markDone, { id });
      expect(body).toMatchObject({ is_done: true, course_progress: [33, 66, 100][index] });
    }
    expect((await student.call(learningApi.purchased, {})).body.courses).toMatchObject([{ progress: 100 }]);
    const undone = await student.call(learningApi.markDone, { id: lessons[0]!, is_done: false });
    expect(undone.body).toMatchObject({ is_done: false, course_progress: 66 });
    expect(await lessonOf(student, course.id)).toMatchObject({ is_done: false });
  });

  it('what was taken up again by hand is not done again by watching on', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aStudentWithLessons(world);
    expect((await watch(student, lessons[0]!, { from: 0, to: 190 })).body.is_done).toBe(true);
    await student.call(learningApi.markDone, { id: lessons[0]!, is_done: false });
    expect((await watch(student, lessons[0]!, { from: 190, to: 195 })).body.is_done).toBe(false);
    await student.call(learningApi.markDone, { id: lessons[0]! });
    expect((await watch(student, lessons[0]!, { from: 0, to: 5 })).body.is_done).toBe(true);
  });

  it('another film in its place is watched from the beginning', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aStudentWithLessons(world);
    await watch(student, lessons[0]!, { from: 0, to: 150 });
    const { body } = await watch(student, lessons[0]!, { from: 0, to: 40, duration: 400 });
    expect(body).toMatchObject({ watched_percent: 10, is_done: false });
  });

  it('a film of unknown length is not shorter for one than for most others', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aStudentWithLessons(world);
    const free = lessons[1]!;
    for (const length of [200, 200, 201, 2, 9000])
      await watch(await world.signedInAs('user'), free, { from: 0, to: 1, duration: length });
    expect((await watch(student, free, { from: 0, to: 10, duration: 10 })).body).toMatchObject({
      watched_percent: 5,
      is_done: false,
    });
  });

  it('a course that gets another lesson is no longer complete', async () => {
    const world = await makeWorld();
    const { course, lessons, student } = await aStudentWithLessons(world);
    for (const id of lessons) await student.call(learningApi.markDone, { id });
    await aLesson(world, course.id, { number: 4 });
    expect((await student.call(learningApi.purchased, {})).body.courses).toMatchObject([{ progress: 75 }]);
  });

  // spec: 275
  it('two devices at once lose nothing of each other', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aStudentWithLessons(world);
    const phone = await signedInAgain(world, student);
    const parts = Array.from({ length: 10 }, (_, index) => index * 20);
    const answers = await Promise.all(
      parts.map((from, index) => watch(index % 2 ? student : phone, lessons[0]!, { from, to: from + 20 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
    expect((await watch(student, lessons[0]!, { from: 0, to: 1 })).body).toMatchObject({
      watched_percent: 100,
      is_done: true,
    });
  });

  it('what a device tells late moves no newer position, and its spans count all the same', async () => {
    const world = await makeWorld();
    const { course, lessons, student } = await aStudentWithLessons(world);
    const phone = await signedInAgain(world, student);
    await watch(student, lessons[0]!, { from: 0, to: 20 });
    world.passTime(2 * hour);
    await watch(phone, lessons[0]!, { from: 20, to: 120 });
    // Watched an hour before, without a network.
    const late = { position_seconds: 60, duration_seconds: 200, watched: [{ from: 120, to: 160 }] };
    const told = await student.call(learningApi.saveProgress, {
      id: lessons[0]!,
      ...late,
      watched_ms_ago: 1 * hour,
    });
    expect(told.body).toMatchObject({ position_seconds: 120, watched_percent: 80 });
    expect(await lessonOf(student, course.id)).toMatchObject({ position_seconds: 120, watched_percent: 80 });
    await student.call(learningApi.saveProgress, { id: lessons[0]!, ...late });
    expect(await lessonOf(phone, course.id)).toMatchObject({ position_seconds: 60 });
  });

  it('nobody else’s progress is seen or touched', async () => {
    const world = await makeWorld();
    const { course, lessons, student } = await aStudentWithLessons(world);
    await watch(student, lessons[0]!, { from: 0, to: 100 });
    const others = [await world.signedInAs('user'), await world.signedInAs('content_manager')];
    for (const other of others) {
      for (const id of [lessons[0]!, lessons[2]!]) {
        expect(await watch(other, id, { from: 0, to: 200 })).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        });
        expect(await other.call(learningApi.markDone, { id })).toMatchObject({ status: 403 });
      }
      expect(await lessonOf(other, course.id)).toMatchObject({ is_done: false, position_seconds: 0 });
    }
    expect(await lessonOf(world.visitor(), course.id)).toMatchObject({ position_seconds: 0, is_done: false });
    // The owner of the progress comes from the session alone.
    await others[0]!.request({
      method: 'POST',
      url: `/api/lessons/${lessons[1]}/done`,
      payload: { is_done: true, user_id: student.id },
    });
    const { lessons: listed } = (await student.call(learningApi.lessons, { id: course.id })).body;
    expect(listed.map(({ position_seconds, is_done }) => [position_seconds, is_done])).toEqual([
      [100, false],
      [0, false],
      [0, false],
    ]);
    expect(await watch(world.visitor(), lessons[1]!, { from: 0, to: 10 })).toMatchObject({ status: 401 });
    expect(await world.visitor().call(learningApi.markDone, { id: lessons[1]! })).toMatchObject({
      status: 401,
    });
    expect(await watch(student, unknownId, { from: 0, to: 10 })).toMatchObject({ status: 404 });
  });

  it('a free lesson goes on where it was left for anybody signed in', async () => {
    const world = await makeWorld();
    const { course, lessons } = await aStudentWithLessons(world);
    const stranger = await world.signedInAs('user');
    expect((await watch(stranger, lessons[1]!, { from: 0, to: 70 })).body).toMatchObject({
      position_seconds: 70,
    });
    expect((await stranger.call(learningApi.lessons, { id: course.id })).body.lessons[1]).toMatchObject({
      position_seconds: 70,
      locked: null,
    });
    expect((await stranger.call(learningApi.purchased, {})).body.courses).toEqual([]);
  });

  // spec: 276
  it('a refund that closes the course closes everything of it at once', async () => {
    const world = await makeWorld();
    const { course, lessons, student } = await aStudentWithLessons(world);
    const ticket = (await student.call(learningApi.openVideo, { id: lessons[0]! })).body;
    const play = () => world.server.inject({ url: ticket.url, remoteAddress: '10.0.0.1' });
    expect((await play()).statusCode).toBe(200);
    await refundAll(world, student);
    expect((await play()).statusCode).toBe(404);
    expect((await student.call(learningApi.openVideo, { id: lessons[0]! })).status).toBe(403);
    expect((await watch(student, lessons[0]!, { from: 0, to: 10 })).status).toBe(403);
    expect((await student.call(learningApi.markDone, { id: lessons[0]! })).status).toBe(403);
    expect((await student.call(learningApi.purchased, {})).body.courses).toEqual([]);
    expect(await lessonOf(student, course.id)).toMatchObject({ can_watch: false, locked: 'not_owned' });
    expect((await student.call(signInApi.me, {})).body.has_course_access).toBe(false);
  });

  // spec: 276
  it('a locked lesson says why', async () => {
    const world = await makeWorld();
    const startDate = dayAhead(world, 40);
    const { course, lessons, student } = await aStudentWithLessons(world, { startDate });
    const reasons = async (caller: Caller) =>
      (await caller.call(learningApi.lessons, { id: course.id })).body.lessons.map(({ locked }) => locked);
    expect(await reasons(student)).toEqual(['not_started', null, 'not_started']);
    expect(await reasons(world.visitor())).toEqual(['not_owned', null, 'not_owned']);
    expect((await watch(student, lessons[0]!, { from: 0, to: 10 })).status).toBe(403);
  });

  it('what a player cannot have measured is refused', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aStudentWithLessons(world);
    const send = (changes: object) =>
      student.request({
        method: 'POST',
        url: `/api/lessons/${lessons[0]}/progress`,
        payload: { position_seconds: 1, duration_seconds: 200, watched: [], ...changes },
      });
    for (const wrong of [
      { position_seconds: -1 },
      { duration_seconds: 0 },
      { duration_seconds: 1e9 },
      { position_seconds: 'x' },
      { watched: [{ from: 0 }] },
      { watched: Array(101).fill({ from: 0, to: 1 }) },
      { watched_ms_ago: -1 },
    ])
      expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect((await send({ position_seconds: 500 })).body).toMatchObject({ position_seconds: 0 });
  });
});

/** The player of a 200-second video reports what it has shown. */
function watch(
  caller: Caller,
  id: string,
  { from, to, duration = 200 }: { from: number; to: number; duration?: number },
) {
  const told = { position_seconds: to, duration_seconds: duration, watched: [{ from, to }] };
  return caller.call(learningApi.saveProgress, { id, ...told });
}

async function lessonOf(caller: Caller, courseId: string) {
  return (await caller.call(learningApi.lessons, { id: courseId })).body.lessons[0]!;
}

async function signedInAgain(world: World, { email, password }: Person): Promise<Caller> {
  const { body } = await world.visitor().call(signInApi.login, { email, password });
  return world.bearer(body.access_token);
}
